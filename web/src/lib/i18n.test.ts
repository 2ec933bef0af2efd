import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../vite/messages';
import type { Language } from './language';

const TEXTS: Record<string, Record<Language, Message[]>> = {
  sortie: { en: [['close', 'Close']], de: [['close', 'Schließen']], it: [['close', 'Chiudi']] },
  chess: { en: [['chess-pawn', 'Pawn', { hint: 'Small' }]], de: [['chess-pawn', 'Bauer', { hint: 'Klein' }]], it: [['chess-pawn', 'Pedone', { hint: 'Piccolo' }]] },
};

type I18n = typeof import('./i18n.svelte');

/** What was asked for, in order, and how each request ends: by whoever waits for it. */
let asked: string[];
let answer: Record<string, (() => void) | undefined>;
let fail: Record<string, (() => void) | undefined>;
let i18n: I18n;

beforeEach(async () => {
  [asked, answer, fail] = [[], {}, {}];
  const fetch = (pack: string, language: Language) => () =>
    new Promise<{ default: Message[] }>((resolve, reject) => {
      const name = `${pack} ${language}`;
      asked.push(name);
      answer[name] = () => resolve({ default: TEXTS[pack]![language] });
      fail[name] = () => reject(new TypeError('offline'));
    });
  const packs = Object.keys(TEXTS).map((pack) => [pack, { en: fetch(pack, 'en'), de: fetch(pack, 'de'), it: fetch(pack, 'it') }]);
  localStorage.clear();
  vi.resetModules();
  vi.doMock('virtual:texts', () => ({ default: Object.fromEntries(packs) }));
  i18n = await import('./i18n.svelte');
});

async function learnt(pack: string): Promise<void> {
  const coming = i18n.learn(pack);
  answer[`${pack} ${i18n.i18n.language}`]!();
  await coming;
}

describe('a pack of texts', () => {
  it('is fetched when it is needed, in the one language that is spoken, once', async () => {
    expect(asked).toEqual([]);
    await learnt('sortie');
    await i18n.learn('sortie');
    expect(asked).toEqual(['sortie en']);
    expect(i18n.t('close')).toBe('Close');
    expect(i18n.has('chess-pawn')).toBe(false);
    await learnt('chess');
    expect(i18n.t('chess-pawn.hint')).toBe('Small');
  });

  it('that could not be fetched is asked for again', async () => {
    const lost = i18n.learn('chess');
    fail['chess en']!();
    await expect(lost).rejects.toThrow('offline');
    await learnt('chess');
    expect(i18n.t('chess-pawn')).toBe('Pawn');
  });

  it('that nobody wrote has no texts', async () => {
    await i18n.learn('draughts');
    expect(i18n.has('draughts-man')).toBe(false);
  });
});

describe('texts that the server adds', () => {
  /** As the server writes them into the head of the page. */
  const link = (pack: string, language: Language, href: string) =>
    document.head.insertAdjacentHTML('beforeend', `<link rel="texts" data-pack="${pack}" hreflang="${language}" href="${href}" />`);

  afterEach(() => {
    document.head.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('come with their pack, in the one language that is spoken, and replace what ships', async () => {
    const fetch = vi.fn(async (_: string) => new Response('chess-pawn = Foot soldier\nchess-king =\n    King { $n }\n'));
    vi.stubGlobal('fetch', fetch);
    for (const language of ['en', 'de'] as const) link('chess', language, `/texts/chess-${language}-1.ftl`);
    await learnt('sortie');
    expect(fetch).not.toHaveBeenCalled();
    await learnt('chess');
    expect(fetch.mock.calls.map(([address]) => new URL(address, location.href).pathname)).toEqual(['/texts/chess-en-1.ftl']);
    expect([i18n.t('chess-pawn'), i18n.t('chess-king', { n: 2 }), i18n.t('close')]).toEqual(['Foot soldier', 'King 2', 'Close']);
  });

  it('and are not there any more fail the pack: keys are no sentences', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    link('chess', 'en', '/texts/chess-en-1.ftl');
    await expect(learnt('chess')).rejects.toThrow('404');
  });
});

describe('another language', () => {
  it('is spoken when all that may be on the screen is there, and not before', async () => {
    await learnt('sortie');
    await learnt('chess');
    const spoken = i18n.speak('de');
    answer['sortie de']!();
    await Promise.resolve();
    // Whoever opens another page meanwhile finds it in the language that was chosen.
    expect(localStorage.getItem('sortie-language')).toBe('de');
    expect([i18n.i18n.language, i18n.t('close'), document.documentElement.lang]).toEqual(['en', 'Close', 'en']);
    answer['chess de']!();
    await spoken;
    expect([i18n.t('close'), i18n.t('chess-pawn')]).toEqual(['Schließen', 'Bauer']);
    expect([i18n.i18n.language, document.documentElement.lang]).toEqual(['de', 'de']);
    // Its texts are known now: going back and forth takes no time.
    void i18n.speak('en');
    expect(i18n.t('close')).toBe('Close');
    expect(asked).toEqual(['sortie en', 'chess en', 'sortie de', 'chess de']);
  });

  it('gives way to one that was wished for later', async () => {
    await learnt('sortie');
    const [german, italian] = [i18n.speak('de'), i18n.speak('it')];
    answer['sortie it']!();
    await italian;
    answer['sortie de']!();
    await german;
    expect(i18n.t('close')).toBe('Chiudi');
  });

  it('has the texts of a game that was entered while it was fetched', async () => {
    await learnt('sortie');
    const spoken = i18n.speak('de');
    const entered = i18n.learn('chess');
    answer['sortie de']!();
    await spoken;
    answer['chess en']!();
    answer['chess de']!();
    await entered;
    expect(i18n.t('chess-pawn')).toBe('Bauer');
  });

  it('that cannot be fetched leaves everything as it is', async () => {
    await learnt('sortie');
    const spoken = i18n.speak('de');
    fail['sortie de']!();
    await expect(spoken).rejects.toThrow('offline');
    expect(i18n.t('close')).toBe('Close');
    expect([document.documentElement.lang, localStorage.getItem('sortie-language')]).toEqual(['en', 'en']);
    // A game that is entered now speaks the language that stayed.
    await learnt('chess');
    expect(asked).not.toContain('chess de');
  });
});
