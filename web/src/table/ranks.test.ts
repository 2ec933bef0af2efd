import { expect, it } from 'vitest';
import { Ranks } from './ranks';

const OUTLOOK = { turn: 0, tilt: 40 };
const at = (key: string, y: number, x = 0) => ({ key, at: { x, y }, width: 50 });
const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key).join('');

it('what stands nearer is drawn later, but nobody changes places on the way', () => {
  const ranks = new Ranks();
  expect(keys(ranks.sort([at('a', 30), at('b', 10), at('c', 20)], OUTLOOK, false))).toBe('bca');
  expect(keys(ranks.sort([at('a', 30), at('b', 90), at('c', 20)], OUTLOOK, true))).toBe('bca');
  // Whoever comes meanwhile stands before them.
  expect(keys(ranks.sort([at('d', 0), at('a', 30), at('b', 90), at('c', 20)], OUTLOOK, true))).toBe('bcad');
  expect(keys(ranks.sort([at('a', 30), at('b', 90), at('c', 20)], OUTLOOK, false))).toBe('cab');
  expect(keys(ranks.sort([at('a', 30), at('b', 90), at('c', 20)], { turn: 180, tilt: 40 }, false))).toBe('bac');
});

it('whoever covers nobody keeps its place in the drawing', () => {
  const ranks = new Ranks();
  const all = [at('a', 0), at('b', 10, 100), at('c', 20, 200)];
  expect(keys(ranks.sort(all, OUTLOOK, false))).toBe('abc');
  // Turned around all of them lie the other way round, side by side as before.
  expect(keys(ranks.sort(all, { turn: 180, tilt: 40 }, false))).toBe('abc');
  // From the side they stand behind one another.
  expect(keys(ranks.sort(all, { turn: 90, tilt: 40 }, false))).toBe('abc');
  expect(keys(ranks.sort(all, { turn: -90, tilt: 40 }, false))).toBe('cba');
});
