import { describe, expect, it } from 'vitest';
import { PLAN, trooper, VIEW } from './fixtures';
import { reach } from './reach';

describe('what a move action may reach', () => {
  it('does not go through walls and closed doors', () => {
    expect([...reach(PLAN, VIEW, [1, 1], 9).keys()].every((key) => Number(key.split(',')[0]) <= 3)).toBe(true);
  });

  it('goes through an open door', () => {
    expect(reach(PLAN, { ...VIEW, open_doors: [0] }, [1, 1], 9).get('4,2')).toBe(3);
  });

  it('pays more for difficult terrain and past enemies, and ends on nobody', () => {
    expect(reach(PLAN, VIEW, [1, 2], 9).get('2,3')).toBe(2);
    const guarded = { ...VIEW, open_doors: [0], figures: [...VIEW.figures, trooper(3, [[4, 2]])] };
    const far = reach(PLAN, guarded, [3, 2], 9);
    expect(far.has('4,2')).toBe(false);
    expect(far.get('5,2')).toBe(3);
  });
});
