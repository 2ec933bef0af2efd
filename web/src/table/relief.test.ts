import { describe, expect, it } from 'vitest';
import { above, bodyOver, hidesFloor, nearness, PLAN, prisms, rectangle, shadowOf, upright } from './relief';

const TILTED = { turn: 0, tilt: 45 };

describe('height', () => {
  it('is seen further up on the screen, however the board is turned', () => {
    expect(above(TILTED, 10)).toEqual({ x: 0, y: expect.closeTo(-10) });
    expect(above({ turn: 90, tilt: 45 }, 10)).toEqual({ x: expect.closeTo(-10), y: expect.closeTo(0) });
    expect(above(PLAN, 10)).toEqual({ x: 0, y: 0 });
  });

  it('covers what is behind it', () => {
    expect(nearness({ x: 0, y: 50 }, TILTED)).toBeGreaterThan(nearness({ x: 90, y: 40 }, TILTED));
    expect(nearness({ x: 90, y: 0 }, { turn: 90, tilt: 45 })).toBeGreaterThan(nearness({ x: 0, y: 90 }, { turn: 90, tilt: 45 }));
  });

  it('leaves upright things their size', () => {
    expect(upright(PLAN)).toBe('rotate(0) scale(1 1)');
    expect(upright({ turn: 30, tilt: 60 })).toBe('rotate(-30) scale(1 2)');
  });
});

describe('prisms', () => {
  const box = rectangle(0, 0, 100, 20);

  it('show the side that is turned to the viewer, and their tops', () => {
    const { tops, sides } = prisms([box], 10, TILTED);
    expect(tops).toBe('M0 -10L100 -10L100 10L0 10Z');
    expect(sides).toEqual({ lit: '', mid: 'M100 20L0 20L0 10L100 10Z', dim: '' });
  });

  it('show two sides once the board is turned, one of them bright', () => {
    const { sides } = prisms([box], 10, { turn: -45, tilt: 45 });
    expect(Object.values(sides).filter(Boolean)).toHaveLength(2);
  });

  it('are a plan from straight above', () => {
    expect(prisms([box], 10, PLAN)).toEqual({ tops: 'M0 0L100 0L100 20L0 20Z', sides: { lit: '', mid: '', dim: '' } });
  });

  it('stand on each other', () => {
    expect(prisms([box], 30, TILTED, 10).sides.mid).toBe('M100 20L0 20L0 -10L100 -10Z'.replace('20L0 20', '10L0 10'));
  });
});

it('a body is pointed at over its middle, but leaves the middle of the place behind free', () => {
  expect(bodyOver({ x: 0, y: 0 }, { turn: 0, tilt: 60 }, { width: 40, height: 30, gap: 100 })).toBe('M-20 -9L20 -9L20 -60L-20 -60Z');
  expect(bodyOver({ x: 0, y: 0 }, { turn: 0, tilt: 60 }, { width: 40, height: 80, gap: 100 })).toBe('M-20 -9L20 -9L20 -91L-20 -91Z');
});

it('a shadow reaches from its wall to the south-east', () => {
  expect(shadowOf(rectangle(0, 0, 10, 10), { x: 5, y: 5 })).toBe('M0 0L10 0L15 5L15 15L5 15L0 10Z');
});

it('a wall hides the floor behind it, and none before it or beside it', () => {
  const [north, south, west] = [{ x: 0, y: -1 }, { x: 0, y: 1 }, { x: -1, y: 0 }];
  const wall = (...beside: { x: number; y: number }[]) => ({ outline: rectangle(0, 0, 100, 16), beside });
  expect(hidesFloor(wall(north), TILTED)).toBe(true);
  expect(hidesFloor(wall(north, south), TILTED)).toBe(true);
  expect(hidesFloor(wall(south), TILTED)).toBe(false);
  expect(hidesFloor(wall(west), TILTED)).toBe(false);
  expect(hidesFloor(wall(), TILTED)).toBe(false);
  // From the other side it is the other way round.
  expect(hidesFloor(wall(north), { turn: 180, tilt: 40 })).toBe(false);
  expect(hidesFloor(wall(south), { turn: 180, tilt: 40 })).toBe(true);
  expect(hidesFloor(wall(west), { turn: 90, tilt: 40 })).not.toBe(hidesFloor(wall(west), { turn: -90, tilt: 40 }));
});
