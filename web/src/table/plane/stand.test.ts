import { describe, expect, it } from 'vitest';
import { isStanding, levelAt, pieceUnder, Walker, type Gait, type Ground } from './stand';

const box = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const GROUND: Ground = {
  size: [9144, 9144],
  pieces: [
    { corners: box(3000, 3000, 2000, 1000), height: 900, kind: 'obstacle', impassable: false },
    { corners: box(6000, 3000, 300, 300), height: 254, kind: 'scatter', impassable: false },
    { corners: box(1000, 6000, 1000, 1000), height: 0, kind: 'area', impassable: true },
    { corners: box(7000, 6000, 1000, 1000), height: 300, kind: 'area', impassable: false },
  ],
};
const base = (x: number, y: number) => ({ at: { x, y }, radius: 135 });
const WALK: Gait = { run: 760, over: 420, climb: 420, flies: false };
const walker = (x: number, y: number, gait = WALK, level = 0) => new Walker(GROUND, { ...base(x, y), level }, gait);

describe('a base', () => {
  it('stands wholly on the table', () => {
    expect(isStanding(GROUND, base(135, 500), [])).toBe(true);
    expect(isStanding(GROUND, base(134, 500), [])).toBe(false);
  });

  it('stands wholly on a roof or wholly beside it', () => {
    expect(isStanding(GROUND, base(3135, 3500), [])).toBe(true);
    expect(isStanding(GROUND, base(2865, 3500), [])).toBe(true);
    expect(isStanding(GROUND, base(3000, 3500), [])).toBe(false);
    expect(pieceUnder(GROUND, base(3135, 3500))).toBe(0);
    expect(levelAt(GROUND, base(3134, 3500))).toBe(0);
  });

  it('stands neither on scatter nor on what nobody enters, but partly in a wood', () => {
    expect(isStanding(GROUND, base(6150, 3150), [])).toBe(false);
    expect(isStanding(GROUND, base(1500, 6500), [])).toBe(false);
    expect(isStanding(GROUND, base(7000, 6500), [])).toBe(true);
  });

  it('stands on nobody else; touching is free', () => {
    expect(isStanding(GROUND, base(500, 500), [base(770, 500)])).toBe(true);
    expect(isStanding(GROUND, base(500, 500), [base(769, 500)])).toBe(false);
  });
});

describe('a tool', () => {
  it('reaches twice its run in the open and not a unit farther', () => {
    expect(walker(500, 500).wayTo({ x: 2020, y: 500 })).toEqual([{ x: 2020, y: 500 }]);
    expect(walker(500, 500).wayTo({ x: 2021, y: 500 })).toBeNull();
  });

  it('bends around a corner that stops a straight way', () => {
    const way = walker(2800, 2600).wayTo({ x: 2840, y: 3900 })!;
    expect(way.length).toBe(1);
    const around = walker(2700, 4200).wayTo({ x: 3400, y: 4200 })!;
    expect(around).toEqual([{ x: 3400, y: 4200 }]);
    const bent = walker(2700, 3900).wayTo({ x: 3500, y: 4500 })!;
    expect(bent).toHaveLength(2);
    const [joint, end] = bent;
    expect(Math.hypot(joint!.x - 2700, joint!.y - 3900)).toBeGreaterThanOrEqual(758);
    expect(Math.hypot(joint!.x - 2700, joint!.y - 3900)).toBeLessThanOrEqual(760);
    expect((joint!.x - 2700) * (end!.x - joint!.x) + (joint!.y - 3900) * (end!.y - joint!.y)).toBeGreaterThanOrEqual(0);
  });

  it('does not slide through a building, nor over what nobody enters', () => {
    expect(walker(4000, 2800).wayTo({ x: 4000, y: 4200 })).toBeNull();
    expect(walker(1500, 5800).wayTo({ x: 1500, y: 7200 })).toBeNull();
  });

  it('climbs onto a roof only with a gait that may', () => {
    expect(walker(2800, 3500).wayTo({ x: 3200, y: 3500 })).toBeNull();
    expect(walker(2800, 3500, { run: 510, over: 1944, climb: 1524, flies: false }).wayTo({ x: 3200, y: 3500 })).toHaveLength(1);
  });
});
