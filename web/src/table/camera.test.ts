import { describe, expect, it } from 'vitest';
import { apply, blend, compose, fill, fit, granted, home, invert, matrix, normal, pan, pinch, reveal, spin } from './camera';

const bounds = { x: 0, y: 0, width: 1000, height: 500 };
const view = { width: 500, height: 500 };

function expectPoint(actual: { x: number; y: number; }, x: number, y: number) {
  expect(actual.x).toBeCloseTo(x, 6);
  expect(actual.y).toBeCloseTo(y, 6);
}

describe('camera', () => {
  it('shows the whole board at home', () => {
    const m = matrix(home(bounds), bounds, view);
    expect(fit(bounds, view)).toBe(0.5);
    expectPoint(apply(m, { x: 0, y: 0 }), 0, 125);
    expectPoint(apply(m, { x: 1000, y: 500 }), 500, 375);
  });

  it('inverts and composes', () => {
    const m = matrix({ x: 120, y: 80, zoom: 2, turn: 33 }, bounds, view);
    const same = compose(m, invert(m));
    expectPoint(apply(same, { x: 7, y: -3 }), 7, -3);
  });

  it('pans with the finger, also when turned', () => {
    const turned = { ...home(bounds), turn: 90 };
    const before = apply(matrix(turned, bounds, view), { x: 500, y: 250 });
    const after = apply(matrix(pan(turned, 20, 30, bounds, view), bounds, view), { x: 500, y: 250 });
    expectPoint(after, before.x + 20, before.y + 30);
  });

  it('zooms around the pointer', () => {
    const camera = home(bounds);
    const around = { x: 300, y: 260 };
    const spot = apply(invert(matrix(camera, bounds, view)), around);
    const zoomed = spin(camera, around, 2, 15, bounds, view);
    expect(zoomed.zoom).toBe(2);
    expect(zoomed.turn).toBe(15);
    expectPoint(apply(matrix(zoomed, bounds, view), spot), around.x, around.y);
  });

  it('keeps both fingers over their spots', () => {
    const camera = { x: 500, y: 250, zoom: 2, turn: 0 };
    const before = [{ x: 200, y: 250 }, { x: 300, y: 250 }] as const;
    const after = [{ x: 190, y: 240 }, { x: 320, y: 280 }] as const;
    const back = invert(matrix(camera, bounds, view));
    const pinched = matrix(pinch(camera, before, after, bounds, view), bounds, view);
    before.forEach((finger, n) => expectPoint(apply(pinched, apply(back, finger)), after[n]!.x, after[n]!.y));
  });

  it('never loses the board', () => {
    const far = pan(home(bounds), 1e6, -1e6, bounds, view);
    expect([far.x, far.y]).toEqual([0, 500]);
    expect(spin(home(bounds), { x: 0, y: 0 }, 1e9, 0, bounds, view).zoom).toBe(6);
    expect(spin(home(bounds), { x: 0, y: 0 }, 1e-9, 0, bounds, view).zoom).toBe(0.7);
  });

  it('leaves no empty table beside a board that is wider than the view', () => {
    const near = { x: 20, y: 250, zoom: 2, turn: 0 };
    expect(fill(near, bounds, view)).toEqual({ ...near, x: 250 });
    expect(fill({ ...near, x: 990 }, bounds, view).x).toBe(750);
    expect(fill({ ...near, x: 400 }, bounds, view).x).toBe(400);
    expect(fill({ ...near, zoom: 0.8 }, bounds, view).x).toBe(500);
    expect(fill({ ...near, turn: 30 }, bounds, view).x).toBe(20);
  });

  it('turns the shorter way', () => {
    expect(normal(190)).toBe(-170);
    expect(normal(-180)).toBe(180);
    expect(blend({ x: 0, y: 0, zoom: 1, turn: 170 }, { x: 0, y: 0, zoom: 1, turn: -170 }, 0.5).turn).toBe(180);
  });

  it('goes near to a spot in a small view, and home when the view has grown', () => {
    const wish = { spot: { x: 500, y: 250 }, size: 100, pixels: 80 };
    const near = granted(wish, 0, bounds, view)!;
    expect(near.zoom * fit(bounds, view) * 100).toBeCloseTo(80, 6);
    // The same wish in a window of another size: nearer or less near, but as large for the finger.
    const wide = { width: 600, height: 400 };
    expect(granted(wish, 0, bounds, wide)!.zoom * fit(bounds, wide) * 100).toBeCloseTo(80, 6);
    expect(granted(wish, 0, bounds, { width: 1000, height: 500 })).toBeNull();
    expect(granted(null, 0, bounds, view)).toBeNull();
  });

  it('leans the board away: it is less high, and fingers and pointer keep their spots', () => {
    const leaning = { width: 500, height: 500, tilt: 60 };
    expect(fit({ ...bounds, height: 2000 }, leaning)).toBeCloseTo(0.5, 6);
    const m = matrix(home(bounds), bounds, leaning);
    expectPoint(apply(m, { x: 0, y: 0 }), 0, 187.5);
    const turned = { ...home(bounds), turn: 33 };
    const before = apply(matrix(turned, bounds, leaning), { x: 500, y: 250 });
    const after = apply(matrix(pan(turned, 20, 30, bounds, leaning), bounds, leaning), { x: 500, y: 250 });
    expectPoint(after, before.x + 20, before.y + 30);
    const around = { x: 300, y: 260 };
    const spot = apply(invert(matrix(turned, bounds, leaning)), around);
    expectPoint(apply(matrix(spin(turned, around, 2, 15, bounds, leaning), bounds, leaning), spot), around.x, around.y);
    // What a finger chooses is large enough both ways.
    const near = granted({ spot: { x: 500, y: 250 }, size: 100, pixels: 80 }, 0, bounds, leaning)!;
    expect(near.zoom * fit(bounds, leaning) * 100 * 0.5).toBeCloseTo(80, 6);
  });

  it('reveals a spot only when needed', () => {
    const near = { x: 500, y: 250, zoom: 4, turn: 0 };
    expect(reveal(near, { x: 510, y: 250 }, bounds, view)).toBe(near);
    const moved = reveal(near, { x: 900, y: 250 }, bounds, view);
    expectPoint(apply(matrix(moved, bounds, view), { x: 900, y: 250 }), 452, 250);
  });
});
