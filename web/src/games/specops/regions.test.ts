import { describe, expect, it } from 'vitest';
import { measure } from '../../table/plane/measure';
import { content as CONTENT } from './fixtures';
import { reachOf, type Region } from './regions';

const BASE = { radius: 135, level: 0, height: 420 };
const body = (at: [number, number], side: 'blue' | 'red', isPresent = true) => ({ base: { ...BASE, at }, on: null, facing: [0, 1] as [number, number], side, kind: 'trooper' as const, is_present: isPresent });
/** A mission and a table that it is laid out for. */
const MISSION = CONTENT.missions.findIndex(({ rules }) => rules === 'priorities');
const TABLE = CONTENT.missions[MISSION]!.tables[0]!;
const GROUND = { table: TABLE, is_turned: false };

/** Where nothing stands near: the middle of a zone. */
const OPEN: [number, number] = [4572, 8500];

function moving(action: 'move' | 'withdraw', foes: readonly [number, number][], tool = 1): Region {
  return {
    region: 'move',
    unit: 0,
    action,
    ground: GROUND,
    tool,
    gait: { over: 420, climb: 420, flies: false },
    bodies: [body(OPEN, 'blue'), ...foes.map((at) => body(at, 'red'))],
    markers: [],
    marks: [],
    known: [OPEN],
    known_on: null,
  };
}

describe('a move', () => {
  it('reaches what is within the tool in the open, and says the way', () => {
    const reach = reachOf(moving('move', []), CONTENT);
    const near = { x: OPEN[0] + 900, y: OPEN[1] };
    expect(reach.wayTo(near)).toEqual([{ x: OPEN[0], y: OPEN[1] }, near]);
    expect(reach.choiceAt(near)).toEqual({ do: 'move', action: 'move', tool: 1, way: [[near.x, near.y]], on: null });
    expect(reach.choiceAt({ x: OPEN[0] + 1021, y: OPEN[1] })).toBeNull();
  });

  it('takes a wish that is too far to the edge of reach', () => {
    const reach = reachOf(moving('move', []), CONTENT);
    const at = reach.nearest({ x: OPEN[0] + 3000, y: OPEN[1] })!;
    expect(reach.holds(at)).toBe(true);
    expect(at.x).toBeGreaterThan(OPEN[0] + 980);
  });

  it('goes into melee with one enemy, not with two, and with nobody in a withdrawal', () => {
    const one: [number, number] = [OPEN[0] + 600, OPEN[1]];
    const touching = { x: OPEN[0] + 328, y: OPEN[1] };
    expect(measure({ at: touching, radius: 135 }, { at: { x: one[0], y: one[1] }, radius: 135 }).contact).toBe(true);
    expect(reachOf(moving('move', [one]), CONTENT).holds(touching)).toBe(true);
    expect(reachOf(moving('withdraw', [one]), CONTENT).holds(touching)).toBe(false);
    expect(reachOf(moving('move', [one]), CONTENT, { isArmed: false }).holds(touching), 'without a weapon for it').toBe(false);
    const other: [number, number] = [touching.x, touching.y - 272];
    expect(reachOf(moving('move', [one, other]), CONTENT).holds(touching)).toBe(false);
  });
});

describe('a deployment', () => {
  const zone = CONTENT.missions[MISSION]!.zones.findIndex(({ of }) => of === 'blue');
  const region: Region = {
    region: 'place',
    unit: 0,
    ground: GROUND,
    base: { ...BASE, at: [0, 0] },
    area: { area: 'zones', mission: MISSION, zones: [zone] },
    bodies: [body([0, 0], 'blue', false), body(OPEN, 'blue')],
    apart: null,
    markers: [],
    known: OPEN,
  };

  it('stays wholly inside the zone and beside whoever stands there', () => {
    const reach = reachOf(region, CONTENT);
    const at = reach.nearest({ x: OPEN[0], y: 4572 })!;
    expect(reach.holds(at)).toBe(true);
    expect(reach.holds({ x: OPEN[0], y: 4572 })).toBe(false);
    expect(reach.holds({ x: OPEN[0] + 200, y: OPEN[1] })).toBe(false);
    expect(reach.choiceAt(at)).toMatchObject({ do: 'place', unit: 0, at: [at.x, at.y] });
  });

  it('has an outline', () => {
    expect(reachOf(region, CONTENT).rings.length).toBeGreaterThan(0);
  });
});

describe('a place around a vehicle', () => {
  it('is a band that is walked around, and touches', () => {
    const vehicle = { at: [4572, 8000] as [number, number], radius: 500, level: 0, height: 700 };
    const region: Region = {
      region: 'place', unit: 0, ground: GROUND, base: { ...BASE, at: [0, 0] }, area: { area: 'touching', bases: [vehicle] },
      bodies: [body([0, 0], 'blue', false)], apart: null, markers: [], known: [4572, 8638],
    };
    const reach = reachOf(region, CONTENT);
    const at = reach.nearest({ x: 4572, y: 9000 })!;
    expect(measure({ at, radius: 135 }, { at: { x: 4572, y: 8000 }, radius: 500 }).contact).toBe(true);
    expect(reach.rings.length).toBeGreaterThan(0);
  });
});
