import { expect, it } from 'vitest';
import { isMost, nothing } from './ending';

it('the most stand out, unless all are level', () => {
  const marked = (...values: number[]) => values.map((_, n) => isMost({ text: '', values }, n));
  expect(marked(1, 3, 3)).toEqual([false, true, true]);
  expect(marked(2, 2)).toEqual([false, false]);
  expect(marked(5)).toEqual([false]);
});

it('a tally begins with nothing for every seat, each on its own line', () => {
  const all = nothing(['a', 'b'], 2);
  all.a[1]!++;
  expect(all).toEqual({ a: [0, 1], b: [0, 0] });
});
