import { expect, it } from 'vitest';
import { ICONS } from './icons';

const all = import.meta.glob<string>(['../**/*.{ts,svelte}', '!./icons.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = Object.values(all).join('\n');
const shell = Object.entries(all).filter(([path]) => !path.startsWith('../games/'));

it('no icon is carried along that nobody draws', () => {
  expect(ICONS.filter((name) => !text.includes(`'${name}'`) && !text.includes(`"${name}"`))).toEqual([]);
});

it('the shell draws no figure that is not in its list', () => {
  const drawn = shell.flatMap(([, source]) => [...source.matchAll(/['"](game-icons:[a-z0-9-]+)['"]/g)].map((match) => match[1]!));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((name) => !(ICONS as readonly string[]).includes(name))).toEqual([]);
});
