import { describe, expect, it } from 'vitest';
import { arc, baseOf, bearing, toward } from './geometry';
import type { Space } from './types';

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

describe('an arrow key', () => {
  const spaces: Space[] = [[1, 1], [2, 1], [1, 2], [4, 2]];
  const right = { x: 1, y: 0 };

  it('goes to the neighbour', () => {
    expect(toward(spaces, [1, 1], right, 0)).toEqual([2, 1]);
  });

  it('jumps over a gap, and stops at the rim', () => {
    expect(toward(spaces, [1, 2], right, 0)).toEqual([4, 2]);
    expect(toward(spaces, [4, 2], right, 0)).toBeUndefined();
  });

  it('follows the camera: on a board turned by a quarter, right is north', () => {
    expect(toward(spaces, [1, 2], right, 90)).toEqual([1, 1]);
  });
});

describe('an arc', () => {
  it('is nothing, a part or the whole circle', () => {
    expect(arc(10, 0)).toBe('');
    expect(arc(10, 0.25)).toBe('M0 -10A10 10 0 0 1 10.00 -0.00');
    expect(arc(10, 1)).toMatch(/Z$/);
  });
});
