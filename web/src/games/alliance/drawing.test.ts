import { describe, expect, it } from 'vitest';
import { drawingOf, merge } from './drawing';
import { PLAN } from './fixtures';

describe('a map', () => {
  const drawing = drawingOf(PLAN);

  it('is drawn around its spaces, with room for the numbers', () => {
    expect(drawing.bounds).toEqual({ x: 52, y: 52, width: 596, height: 396 });
    expect(drawing.spaces).toHaveLength(15);
  });

  it('finds a corner that is free for buttons', () => {
    expect(drawing.free).toBe('se');
    const cut = { ...PLAN, spaces: PLAN.spaces.filter(({ at }) => at[0]! < 4 || at[1]! > 2) };
    expect(drawingOf(cut).free).toBe('ne');
  });

  it('has a wall all around and one inside, and none where the door is', () => {
    expect(drawing.walls).toContain('M100 100L600 100');
    expect(drawing.walls).toContain('M400 100L400 200');
    expect(drawing.walls).toContain('M400 300L400 400');
    expect(drawing.walls).not.toContain('M400 200');
  });

  it('knows on which sides of a wall there is floor', () => {
    const besides = drawing.footings.map(({ beside }) => beside.map(({ x, y }) => `${x},${y}`).join(' '));
    expect(new Set(besides)).toEqual(new Set(['0,1', '0,-1', '1,0', '-1,0', '-1,0 1,0']));
  });

  it('has its door across the opening', () => {
    expect(drawing.doors).toMatchObject([{ at: { x: 400, y: 250 }, upright: true, length: 100 }]);
  });
});

describe('walls', () => {
  it('that lie end to end are one stroke', () => {
    const piece = (x: number) => ({ from: { x, y: 0 }, to: { x: x + 100, y: 0 } });
    expect(merge([piece(100), piece(0), piece(100), piece(300)])).toEqual([
      { from: { x: 0, y: 0 }, to: { x: 200, y: 0 } },
      piece(300),
    ]);
  });
});
