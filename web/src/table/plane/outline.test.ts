import { describe, expect, it } from 'vitest';
import { outlineOf, rounder } from './outline';
import { isInside } from './region';

const BOUNDS = { x: 0, y: 0, width: 2000, height: 2000 };
const far = (x: number, y: number, at: { x: number; y: number }) => Math.hypot(at.x - x, at.y - y);

describe('an outline', () => {
  it('follows a circle to within a few units, all around', () => {
    const rings = outlineOf((at) => far(1000, 1000, at) <= 800, BOUNDS, 90);
    expect(rings).toHaveLength(1);
    for (const corner of rings[0]!) expect(Math.abs(far(1000, 1000, corner) - 800)).toBeLessThan(6);
  });

  it('has holes', () => {
    const isIn = (at: { x: number; y: number }) => far(1000, 1000, at) <= 800 && far(1000, 1000, at) >= 300;
    const rings = outlineOf(isIn, BOUNDS, 60);
    expect(rings).toHaveLength(2);
    for (let x = 13; x < 2000; x += 97) {
      for (let y = 29; y < 2000; y += 83) {
        const near = Math.min(Math.abs(far(1000, 1000, { x, y }) - 800), Math.abs(far(1000, 1000, { x, y }) - 300));
        if (near > 20) expect(isInside(rings, { x, y })).toBe(isIn({ x, y }));
      }
    }
  });

  it('closes at the edge of what is asked about, and is nothing where nothing is', () => {
    expect(outlineOf(() => true, BOUNDS, 100)).toHaveLength(1);
    expect(outlineOf(() => false, BOUNDS, 100)).toEqual([]);
  });

  it('tells two parts apart', () => {
    expect(outlineOf((at) => far(500, 500, at) < 300 || far(1500, 1500, at) < 300, BOUNDS, 70)).toHaveLength(2);
  });

  it('is made rounder where somebody else drew it roughly, and stays as it is where it is straight', () => {
    const isIn = (at: { x: number; y: number }) => far(1000, 1000, at) <= 300;
    const rough = Array.from({ length: 12 }, (_, n) => ({ x: 1000 + 300 * Math.cos((n * Math.PI) / 6), y: 1000 + 300 * Math.sin((n * Math.PI) / 6) }));
    const [round] = rounder([rough], isIn);
    expect(round).toHaveLength(24);
    for (const corner of round!) expect(Math.abs(far(1000, 1000, corner) - 300)).toBeLessThan(4);
    const square = [{ x: 0, y: 0 }, { x: 0, y: 40 }, { x: 40, y: 40 }, { x: 40, y: 0 }];
    expect(rounder([square], () => true)).toEqual([square]);
  });
});
