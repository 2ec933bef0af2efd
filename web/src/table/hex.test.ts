import { describe, expect, it } from 'vitest';
import { FLOWER as flower } from './fixtures';
import { badgeSpot, centre, circle, outline, SIZE } from './hex';

describe('a drawing of hexes', () => {
  it('puts a number where three fields meet', () => {
    const spot = badgeSpot([flower[0]!, flower[1]!, flower[4]!]);
    const far = [0, 1, 4].map((n) => Math.hypot(centre(flower[n]!).x - spot.x, centre(flower[n]!).y - spot.y));
    far.forEach((way) => expect(way).toBeCloseTo(SIZE));
  });

  it('draws one closed rim around a group, and two around a ring', () => {
    const count = (path: string) => path.split('M').length - 1;
    const corners = (path: string) => path.split(/[ML]/).length - 1;
    expect(corners(outline([flower[0]!]))).toBe(6);
    expect(count(outline(flower))).toBe(1);
    expect(corners(outline(flower))).toBe(18);
    expect(count(outline(flower.slice(1)))).toBe(2);
  });

  it('draws an inset outline inside the hex', () => {
    const point = (path: string) => path.slice(1).split(/[L]/)[0]!.split(',').map(Number);
    const middle = centre(flower[0]!);
    const far = (path: string) => Math.hypot(point(path)[0]! - middle.x, point(path)[1]! - middle.y);
    expect(far(outline([flower[0]!], 5))).toBeLessThan(far(outline([flower[0]!])));
  });

  it('puts a circle around everything', () => {
    const round = circle(flower);
    expect(round.x).toBeCloseTo(centre(flower[0]!).x);
    expect(round.radius).toBeGreaterThan(100);
  });
});
