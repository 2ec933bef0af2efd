import { describe, expect, it } from 'vitest';
import { GAMES } from './registry';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../generated/**'], { query: '?raw', import: 'default', eager: true });
const REGISTRY = 'games/registry.ts';
const IDS = GAMES.map(({ id }) => id);

/** Every source by its path below `src/`. */
const files = Object.entries(SOURCES).map(([path, text]) => ({ path: normal(`games/${path}`), text }));

/** The game whose folder a path lies in; none for the shell. */
function gameAt(path: string): string | null {
  return /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The game that an import leads to; none for the shell. */
function gameOf(to: string): string | null {
  return IDS.find((id) => to === `games/${id}` || to.startsWith(`games/${id}/`)) ?? null;
}

/** A path without its `.` and `..`. */
function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Where the imports of a source lead, at once or when they are needed. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return [...text.matchAll(/(?:\bfrom|\bimport\(?|@import)\s*['"](\.[^'"]+)['"]/g)].map(([, to]) => normal(folder + to));
}

const leads = files.flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));

describe('a game', () => {
  it('has a folder of its id, and every folder is a game', () => {
    const folders = new Set(files.flatMap(({ path }) => gameAt(path) ?? []));
    expect([...folders].sort()).toEqual([...IDS].sort());
  });

  it('is reached from the shell through the registry alone', () => {
    expect(leads.length).toBeGreaterThan(1000);
    expect(leads.filter(({ from, to }) => gameAt(from) === null && gameOf(to) !== null && from !== REGISTRY)).toEqual([]);
  });

  it('knows no other game', () => {
    const away = ({ from, to }: (typeof leads)[number]) => gameAt(from) !== null && ![null, gameAt(from)].includes(gameOf(to));
    expect(leads.filter(away)).toEqual([]);
    expect(leads.filter(({ from, to }) => gameAt(from) !== null && `${to}.ts` === REGISTRY)).toEqual([]);
  });

  it('is named by nobody in the shell, neither in words nor by the types of its wire', () => {
    const names = new RegExp(`(?<![a-z])(?:${IDS.join('|')})`, 'i');
    const naming = files.filter(({ path, text }) => gameAt(path) === null && path !== REGISTRY && names.test(text));
    expect(naming.map(({ path, text }) => `${path}: ${names.exec(text)![0]}`)).toEqual([]);
  });
});
