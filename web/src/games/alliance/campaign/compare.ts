/** How two cards differ, as symbols and words that are more or fewer. */
import { modifierText, surgeText, keywordText } from '../text';
import type { AttackDie } from '../types';
import type { Card } from './types';

export interface Difference {
  /** Dice only the one has, and dice only the other has. */
  readonly more: readonly AttackDie[];
  readonly fewer: readonly AttackDie[];
  /** Words only the one has, and words only the other has. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Bars for modifications more or fewer. */
  readonly bars: number;
}

/** What a hero would gain and lose with `card` in place of `other`. */
export function compare(card: Card, other: Card): Difference {
  const [dice, those] = [card.weapon?.dice ?? [], other.weapon?.dice ?? []];
  const [words, theirs] = [wordsOf(card), wordsOf(other)];
  return {
    more: without(dice, those),
    fewer: without(those, dice),
    gained: without(words, theirs),
    lost: without(theirs, words),
    bars: (card.weapon?.bars ?? 0) - (other.weapon?.bars ?? 0),
  };
}

export function isAlike(difference: Difference): boolean {
  const { more, fewer, gained, lost, bars } = difference;
  return more.length + fewer.length + gained.length + lost.length === 0 && bars === 0;
}

/** What is printed on a weapon besides its dice, a word each. */
function wordsOf({ weapon }: Card): string[] {
  if (!weapon) return [];
  const words = weapon.surges.map(surgeText);
  if (weapon.reach) words.unshift(keywordText('reach'));
  if (weapon.bonus !== '') words.unshift(modifierText(weapon.bonus));
  return words;
}

/** What is in the first list and not in the second, counted. */
export function without<Value>(these: readonly Value[], those: readonly Value[]): Value[] {
  const rest = [...those];
  return these.filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
