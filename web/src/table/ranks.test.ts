import { expect, it } from 'vitest';
import { Ranks } from './ranks';

const OUTLOOK = { turn: 0, tilt: 40 };
const at = (key: string, y: number) => ({ key, at: { x: 0, y } });
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
