import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, speak } from '../../../lib/i18n.svelte';
import { castOf } from '../figures';
import { chartOf } from '../map';
import { CONTENT, MISSION, PICTURE, VIEW } from '../table-fixtures';
import { sentenceOf } from './sentences';
import { events, otherThoughts, thoughts, variants } from './stories';
import type { Tale } from './tale';
import { plainText } from './thoughts';

const tale: Tale = { cast: castOf(VIEW), content: CONTENT, chart: chartOf(PICTURE), mission: MISSION, alpha: 0 };

let warned: string[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words.join(' ')));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

/** What a reader must never see: a key, a hole, a variant by its name in files, two spaces or two stops. */
const LEFTOVER = /\{|\}|defenders-|undefined|\bnull\b|NaN|\[object|…|_| {2}|\.\.(?!\.)|[^.] [.,;:](?!\d)|::/;
/** The mission of this small table has neither things nor people. */
const NAMELESS = new Set(['item_taken', 'item_laid', 'item_gone', 'gun_jammed', 'role_taken', 'recast', 'joined']);

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it('every event and every thought has a sentence', () => {
    const all = [...Object.values(events), ...variants, ...Object.values(thoughts), ...otherThoughts];
    for (const event of all) {
      const text = sentenceOf(event, tale, 2);
      expect(text, event.event).toMatch(/\p{L}{3}/u);
      if (NAMELESS.has(event.event)) continue;
      expect(text, event.event).toMatch(/^[\p{Lu}\d„“«]/u);
      expect(text, event.event).not.toMatch(LEFTOVER);
    }
    expect(warned).toEqual([]);
  });

  it('no event is told in the words of another', () => {
    const told = Object.values(events).map((event) => sentenceOf(event, tale));
    expect(told.filter((text, n) => told.indexOf(text) !== n)).toEqual([]);
  });
});

describe('a sentence', () => {
  it('names who, where and with what', () => {
    expect(sentenceOf(events.walked, tale)).toBe('Chromium goes to area 1 centre.');
    expect(sentenceOf(events.walked, tale, 3)).toBe('Chromium goes 3 hexes, to area 1 centre.');
    expect(sentenceOf(events.declared, tale)).toMatch(/^Chromium attacks .+ 1 with GD4A1 Rifle, area damage paid for\. An extra attack\.$/);
    expect(sentenceOf({ ...events.moved, to: 5 }, tale)).toMatch(/moves to area 2 north-east\.$/);
  });

  it('in short says what an alien does', () => {
    expect(plainText(7, [thoughts.fits, thoughts.moves, thoughts.attacks], tale)).toMatch(/moves to area 1 .+ and attacks Chromium\.$/);
    expect(plainText(7, [thoughts.stays], tale)).toMatch(/can do nothing/);
    expect(plainText(7, [thoughts.fits], tale)).toBeNull();
  });
});
