import { describe, expect, it } from 'vitest';
import { isTouching, measure, tapeBetween, windTo, type Disc } from './measure';

const base = (x: number, y = 0): Disc => ({ at: { x, y }, radius: 135 });
const apart = (far: number) => measure(base(0), base(far));

describe('a tape', () => {
  it('counts exactly six inches as within six, and a tenth of a millimetre more as not', () => {
    expect(apart(1794)).toMatchObject({ gap: 1524, inches: 6, within: 6, tenths: 60, band: 1 });
    expect(apart(1795)).toMatchObject({ gap: 1525, inches: 6, within: 7, tenths: 61, band: 2 });
  });

  it('never reads less than it is: what is within a number of inches reads no more than that', () => {
    for (let far = 271; far < 4000; far++) {
      const { tenths, within, gap } = apart(far);
      expect(tenths).toBeLessThanOrEqual(10 * within);
      expect(tenths * 254).toBeGreaterThanOrEqual(10 * gap);
    }
  });

  it('rounds whole inches down', () => {
    expect(apart(270 + 1016).inches).toBe(4);
    expect(apart(270 + 1015).inches).toBe(3);
  });

  it('calls a gap of half a millimetre contact, and more not', () => {
    expect(isTouching(base(0), base(275))).toBe(true);
    expect(isTouching(base(0), base(276))).toBe(false);
    expect(apart(275)).toMatchObject({ contact: true, band: 0 });
    expect(apart(276)).toMatchObject({ contact: false, band: 1 });
  });

  it('looks at what is between two whole numbers by its square', () => {
    // The distance is 1794.0003: a whole number of units below, a hair more than six inches above.
    expect(measure(base(0), { at: { x: 1794, y: 1 }, radius: 135 })).toMatchObject({ gap: 1524, within: 7, band: 2, tenths: 61 });
  });

  it('runs from edge to edge', () => {
    expect(tapeBetween(base(0), base(1000))).toEqual([{ x: 135, y: 0 }, { x: 865, y: 0 }]);
    expect(tapeBetween(base(0), base(200))).toEqual([{ x: 0, y: 0 }, { x: 200, y: 0 }]);
  });

  it('knows the winds, with north on the far side', () => {
    const to = (x: number, y: number) => windTo({ x: 0, y: 0 }, { x, y });
    expect([to(9, 0), to(5, 5), to(0, 9), to(-5, 5), to(-9, 0), to(-5, -5), to(0, -9), to(5, -5)]).toEqual(['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne']);
    expect(to(10, 2)).toBe('e');
  });
});
