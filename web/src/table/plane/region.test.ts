import { describe, expect, it } from 'vitest';
import { besideIn, edgeToward, fieldOf, isInside, nearestIn, touchingIn, type Rings } from './region';

const SQUARE: Rings = [
  [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 1000 },
    { x: 0, y: 1000 },
  ],
];
/** A square with a square hole. */
const HOLED: Rings = [
  ...SQUARE,
  [
    { x: 400, y: 400 },
    { x: 600, y: 400 },
    { x: 600, y: 600 },
    { x: 400, y: 600 },
  ],
];

describe('a region', () => {
  it('has holes where a second line lies in the first', () => {
    expect(isInside(HOLED, { x: 300, y: 500 })).toBe(true);
    expect(isInside(HOLED, { x: 500, y: 500 })).toBe(false);
    expect(isInside(HOLED, { x: 1100, y: 500 })).toBe(false);
  });

  it('gives what is wished for where it can, and else what is nearest, never outside', () => {
    expect(nearestIn(fieldOf(HOLED), { x: 210.4, y: 99.6 })).toEqual({ x: 210, y: 100 });
    expect(nearestIn(fieldOf(HOLED), { x: 1400, y: 500 })).toEqual({ x: 997, y: 500 });
    const beside = nearestIn(fieldOf(HOLED), { x: 590, y: 500 })!;
    expect(isInside(HOLED, beside)).toBe(true);
    expect(beside.x).toBe(603);
    expect(nearestIn(fieldOf([]), { x: 1, y: 1 })).toBeNull();
  });

  it('has an edge in every direction', () => {
    const edge = edgeToward(fieldOf(SQUARE), { x: 500, y: 500 }, { x: 501, y: 500 }, 2000)!;
    expect(edge.y).toBe(500);
    expect(edge.x).toBeGreaterThan(990);
    expect(edge.x).toBeLessThan(1000);
    expect(edgeToward(fieldOf(SQUARE), { x: 500, y: 500 }, { x: 500, y: 500 }, 2000)).toBeNull();
  });

  it('finds where a base touches another one, as near to the wish as it can', () => {
    const other = { at: { x: 1100, y: 500 }, radius: 135 };
    const at = touchingIn(fieldOf(SQUARE), 135, other, { x: 0, y: 500 })!;
    expect(at).toEqual({ x: 828, y: 500 });
    expect(touchingIn(fieldOf(SQUARE), 135, { at: { x: 3000, y: 500 }, radius: 135 }, { x: 0, y: 500 })).toBeNull();
    const aside = touchingIn(fieldOf(SQUARE), 135, other, { x: 0, y: 500 }, ({ y }) => y > 550)!;
    expect(Math.hypot(aside.x - 1100, aside.y - 500)).toBeLessThanOrEqual(275);
    expect(aside.y).toBeGreaterThan(550);
  });

  it('finds where a base stands close to a wall', () => {
    const wall = [
      { x: 1100, y: 200 },
      { x: 1200, y: 200 },
      { x: 1200, y: 400 },
      { x: 1100, y: 400 },
    ];
    expect(besideIn(fieldOf(SQUARE), 135, wall, { x: 900, y: 300 })).toEqual({ x: 962, y: 300 });
    expect(besideIn(fieldOf(SQUARE), 135, wall.map(({ x, y }) => ({ x: x + 2000, y })), { x: 900, y: 300 })).toBeNull();
  });
});
