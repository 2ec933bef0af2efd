import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST, TREMBLE, TwoFingerHold } from './hold';

const at = (x: number, y = 0) => ({ x, y });
const held = vi.fn();
let hold: TwoFingerHold;

beforeEach(() => {
  vi.useFakeTimers();
  held.mockClear();
  hold = new TwoFingerHold(held);
});
afterEach(() => vi.useRealTimers());

it('two fingers that rest are held, once', () => {
  hold.begin(new Map([[1, at(0)], [2, at(100)]]));
  expect(hold.rests(1, at(TREMBLE)), 'a hand is never quite still').toBe(true);
  vi.advanceTimersByTime(REST - 1);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(REST * 2);
  expect(held).toHaveBeenCalledOnce();
});

it('a pinch, one finger and a short touch are something else', () => {
  hold.begin(new Map([[1, at(0)], [2, at(100)]]));
  expect(hold.rests(2, at(100 + TREMBLE + 1))).toBe(false);
  expect(hold.rests(1, at(0)), 'neither rests any more').toBe(false);
  hold.begin(new Map([[1, at(0)]]));
  expect(hold.rests(1, at(0))).toBe(false);
  hold.begin(new Map([[1, at(0)], [2, at(100)], [3, at(50)]]));
  hold.begin(new Map([[1, at(0)], [2, at(100)]]));
  hold.end();
  vi.advanceTimersByTime(REST * 2);
  expect(held).not.toHaveBeenCalled();
});
