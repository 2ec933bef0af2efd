import { describe, expect, it } from 'vitest';
import packs from 'virtual:texts';
import { GAMES, PLAYABLE } from '../games/registry';
import { DYNAMIC_TEXTS, SERVER_TEXTS } from './dynamic-texts';
import { LANGUAGES } from './language';
import {
  attributesAskedFor,
  keysAskedFor,
  literalsIn,
  messagesIn,
  prefixesAskedFor,
  referencesIn,
  type Messages,
} from './text-check';

// Vite wants to read the options of a glob without running anything: they cannot be shared.
const files = import.meta.glob<string>('../../../content/**/{en,de,it}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rust = import.meta.glob<string>('../../../crates/**/*.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(code);
const dynamicTexts = [...DYNAMIC_TEXTS, ...GAMES.flatMap(({ texts }) => texts?.dynamic ?? [])];
const serverTexts = [...SERVER_TEXTS, ...PLAYABLE.flatMap(({ texts }) => texts.server)];

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)]));

function textsIn(language: string): Messages {
  const all: Messages = new Map();
  for (const [path, source] of Object.entries(files).filter(([path]) => path.includes(`/${language}/`))) {
    for (const [key, variables] of messagesIn(source)) {
      if (all.has(key)) throw new Error(`${path}: ${key} is there twice`);
      all.set(key, variables);
    }
  }
  return all;
}

const english = texts.en!;

describe.each(['de', 'it'])('the texts in %s', (language) => {
  it('are the same messages as in English', () => {
    expect([...texts[language]!.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('take the same variables as in English', () => {
    const plain = (messages: Messages) =>
      Object.fromEntries([...messages].map(([key, variables]) => [key, [...variables].sort()]));
    expect(plain(texts[language]!)).toEqual(plain(english));
  });
});

/** The keys of each pack, as a page is given them. */
const given = Object.fromEntries(await Promise.all(Object.keys(packs).map(async (pack) => [pack, await keysGiven(pack)] as const)));

async function keysGiven(pack: string): Promise<Set<string>> {
  const { default: messages } = await packs[pack]!.en();
  return new Set(messages.flatMap(([id, value, attributes = {}]) => [...(value === null ? [] : [id]), ...Object.keys(attributes).map((name) => `${id}.${name}`)]));
}

/** Whether whoever shows a source has fetched a text: that of the shell is always there, that of a game in the game. */
function isThere(path: string, key: string): boolean {
  const game = /\/games\/([^/]+)\//.exec(path)?.[1];
  return given.sortie!.has(key) || (game !== undefined && Boolean(given[game]?.has(key)));
}

describe('a text', () => {
  it.each(sources)('that %s asks for is there when it is asked for', (path, source) => {
    expect(keysAskedFor(source).filter((key) => !isThere(path, key))).toEqual([]);
  });

  it('on the home page comes with the shell', () => {
    const onHome = PLAYABLE.flatMap(({ id, lesson }) => [`game-${id}`, `game-${id}.line`, ...(lesson ? [lesson.name, lesson.text] : [])]);
    expect(onHome.length).toBeGreaterThan(2);
    expect(onHome.filter((key) => !given.sortie!.has(key))).toEqual([]);
  });

  it('of a key is there in its game, and no key means two things', async () => {
    const rooms = PLAYABLE.flatMap((game) => [game, ...(game.companion ? [game.companion] : [])].map((room) => ({ id: game.id, room })));
    for (const { id, room } of rooms) {
      const { default: keyboard } = await room.keyboard();
      expect(keyboard.filter(({ text }) => !isThere(`../games/${id}/`, text))).toEqual([]);
      expect(new Set(keyboard.map(({ key }) => key)).size).toBe(keyboard.length);
    }
  });

  it('of the server or of another page is not fetched by home', () => {
    expect([...given.sortie!].filter((key) => key.startsWith('refused-'))).toEqual([]);
    expect(given.sortie!.size).toBeLessThan([...english.keys()].length / 5);
  });

  it('whose key is put together has its beginning in the list', () => {
    const asked = sources.flatMap(([path, source]) => prefixesAskedFor(source).map((prefix) => ({ path, prefix })));
    expect(asked.filter(({ prefix }) => !dynamicTexts.some((known) => prefix.startsWith(known)))).toEqual([]);
  });

  it('is meant by every beginning in the list', () => {
    const empty = [...dynamicTexts, ...serverTexts].filter(
      (prefix) => ![...english.keys()].some((key) => key.startsWith(prefix)),
    );
    expect(empty).toEqual([]);
  });

  it('is used by somebody', () => {
    const written = new Set([
      ...sources.flatMap(([, source]) => literalsIn(source)),
      ...Object.values(files).flatMap(referencesIn),
    ]);
    const attributes = new Set(sources.flatMap(([, source]) => attributesAskedFor(source)));
    const byServer = new Set(Object.values(rust).flatMap(literalsIn));
    const isUsed = (key: string): boolean => {
      const [id, attribute] = key.split('.', 2) as [string, string | undefined];
      if (written.has(key)) return true;
      const dynamic = dynamicTexts.some((prefix) => id.startsWith(prefix));
      if (attribute !== undefined) return attributes.has(attribute) && (dynamic || written.has(id));
      const server = serverTexts.find((prefix) => id.startsWith(prefix));
      return dynamic || byServer.has(id) || (server !== undefined && byServer.has(id.slice(server.length)));
    };
    // The cards of a game on its way have names before anybody can show them.
    const waiting = GAMES.filter((game) => !game.playable).map(({ id }) => `${id}-`);
    const isWaiting = (key: string) => waiting.some((prefix) => key.startsWith(prefix));
    expect([...english.keys()].filter((key) => !isWaiting(key) && !isUsed(key))).toEqual([]);
  });
});
