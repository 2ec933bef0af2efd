import { describe, expect, it } from 'vitest';
import { arc } from '../../table/arc';
import { baseOf, bearing, keyOf, spaceOf } from './geometry';

it('a space and its key say the same', () => {
  expect(spaceOf(keyOf([12, 3]))).toEqual([12, 3]);
});

describe('a base', () => {
  it('lies in the middle of its spaces', () => {
    expect(baseOf([[2, 3]])).toEqual({ x: 250, y: 350, width: 100, height: 100 });
    expect(baseOf([[1, 1], [1, 2], [2, 1], [2, 2]])).toEqual({ x: 200, y: 200, width: 200, height: 200 });
  });
});

describe('a bearing', () => {
  it.each([
    [[[1, 5]], [[1, 1]], 4, 'n'],
    [[[1, 5]], [[5, 1]], 4, 'ne'],
    [[[1, 1]], [[3, 1]], 2, 'e'],
    [[[3, 3]], [[1, 5]], 2, 'sw'],
    [[[1, 1]], [[1, 1]], 0, null],
  ] as const)('from %j to %j is %i spaces %s', (from, to, spaces, direction) => {
    expect(bearing(from, to)).toEqual({ spaces, direction });
  });

  it('counts from the nearest spaces of large bases', () => {
    expect(bearing([[1, 1]], [[3, 1], [3, 2], [4, 1], [4, 2]]).spaces).toBe(2);
  });
});

describe('an arc', () => {
  it('is nothing, a part or the whole circle', () => {
    expect(arc(10, 0)).toBe('');
    expect(arc(10, 0.25)).toBe('M0 -10A10 10 0 0 1 10.00 -0.00');
    expect(arc(10, 1)).toMatch(/Z$/);
  });
});
