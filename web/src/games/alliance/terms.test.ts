import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, speak } from '../../lib/i18n.svelte';
import { conditionName, keywordText } from './text';
import { cutTerms, meaningText, termsIn } from './terms';

afterEach(() => {
  void speak('en');
});

const KEYWORDS = ['blast2', 'cleave2', 'pierce2', 'reach', 'mobile', 'massive', 'bleed', 'focus', 'hide', 'stun', 'weaken'];
const CONDITIONS = ['bleed', 'focus', 'hide', 'stun', 'weaken'] as const;

describe('a keyword', () => {
  it('is found with its number, and the words around it stay as they are', () => {
    void speak('en');
    const text = 'Surge: Blast 1 and Pierce 2. +1 damage.';
    const parts = cutTerms(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.flatMap(({ meaning }) => (meaning ? [[meaning.term, meaning.n]] : []))).toEqual([
      ['blast', 1],
      ['pierce', 2],
    ]);
  });

  it('is not found inside of another word', () => {
    void speak('en');
    expect(cutTerms('The figure reaches Stunning heights, Reached.').filter(({ meaning }) => meaning)).toEqual([]);
    expect(cutTerms('it is Stunned').at(-1)).toMatchObject({ text: 'Stunned', meaning: { term: 'stun', keyword: false } });
  });

  it.each(LANGUAGES)('has its meaning in %s, with its number where it has one', (language) => {
    void speak(language);
    for (const word of KEYWORDS) {
      const [found] = termsIn(keywordText(word));
      expect(found?.name.toLowerCase(), word).toBe(keywordText(word).toLowerCase());
      expect(found?.text.includes('2'), word).toBe(word.endsWith('2') || found!.text.includes('2 '));
    }
    for (const condition of CONDITIONS) expect(termsIn(conditionName(condition)), condition).toHaveLength(1);
  });

  it('of an attack says when it takes effect', () => {
    void speak('en');
    const [stun] = cutTerms('Stun');
    const [stunned] = cutTerms('Stunned');
    expect(meaningText(stun!.meaning!).length).toBeGreaterThan(meaningText(stunned!.meaning!).length);
  });
});

it('terms are told once, however often they stand there', () => {
  void speak('en');
  expect(termsIn('Blast 1, Blast 1, Blast 2').map(({ name }) => name)).toEqual(['Blast 1', 'Blast 2']);
});
