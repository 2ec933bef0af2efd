import { describe, expect, it } from 'vitest';
import { findRules, piecesOf, ruleNumbers, searchWords } from './rulebook';

const book = {
  title: 'Chess',
  introduction: '',
  sections: [
    { heading: 'Roll', rules: [{ number: '7', text: 'Sixteen dice.' }, { number: '37', text: 'Die Würfel liegen.' }] },
    { heading: 'Readings', rules: [{ number: 'A7', text: 'No field belongs to two areas (#7).' }] },
  ],
};

describe('the rules reference', () => {
  it('finds rules by words anywhere, whatever case and accents', () => {
    const numbers = (query: string) => findRules(book, query).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers('')).toEqual(['7', '37', 'A7']);
    expect(numbers('WURFEL')).toEqual(['37']);
    expect(numbers('two field')).toEqual(['A7']);
    expect(numbers('roll dice')).toEqual(['7']);
    expect(numbers('nowhere')).toEqual([]);
  });

  it('finds a rule by its number, with or without the sign', () => {
    expect(findRules(book, '#a7')).toEqual([book.sections[1]]);
    expect(findRules(book, '37')[0]?.rules[0]?.number).toBe('37');
  });

  it('turns references to rules that exist into links', () => {
    const known = ruleNumbers(book);
    expect(piecesOf('See #A7, not #99.', known)).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'A7', number: 'A7' },
      { kind: 'text', text: ', not #99.' },
    ]);
  });

  it('marks what was searched for, the longer word first', () => {
    expect(piecesOf('Dice on dice.', new Set(), searchWords('di dice'))).toEqual([
      { kind: 'hit', text: 'Dice' },
      { kind: 'text', text: ' on ' },
      { kind: 'hit', text: 'dice' },
      { kind: 'text', text: '.' },
    ]);
  });
});
