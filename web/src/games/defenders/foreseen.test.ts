import { describe, expect, it } from 'vitest';
import { best, prospect } from './foreseen';
import type { AttackOdds } from './types';

const odds = (target: number, gun: number, p_dead: number, expected = p_dead, heals = false): AttackOdds => ({
  figure: 0, gun, target, area: false, heals, expected, p_wound: 800, p_dead, p_jam: 0, p_void: 0, wounds: [200, 800],
});

describe('what a movement would mean', () => {
  it('keeps the best attack on each, and nobody who is healed', () => {
    const all = [odds(10, 0, 100), odds(10, 1, 300), odds(11, 0, 500), odds(1, 1, 0, 900, true)];
    expect(best(all).map(({ target, gun }) => [target, gun])).toEqual([[11, 0], [10, 1]]);
  });

  it('says whom one could attack, and counts the rest', () => {
    const told = { combat: true, odds: [10, 11, 12, 13].map((target) => odds(target, 0, 1000 - target)) };
    const { targets, note } = prospect(told);
    expect(targets.map(({ figure, wounds, kills }) => [figure, wounds, kills])).toEqual([[10, 80, 99], [11, 80, 99], [12, 80, 99]]);
    expect(note).toEqual({ key: 'defenders-preview-more', args: { n: 1 } });
  });

  it('says why there is nobody', () => {
    expect(prospect({ combat: true, odds: [] }).note?.key).toBe('defenders-preview-nobody');
    expect(prospect({ combat: false, odds: [] }).note?.key).toBe('defenders-preview-no-combat');
  });

  it('does not pretend to know what is only seen on the way', () => {
    expect(prospect(null)).toMatchObject({ targets: [], note: { key: 'defenders-preview-unknown' } });
    expect(prospect(undefined)).toEqual({ targets: [], note: null });
  });
});
