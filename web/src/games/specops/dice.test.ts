import { describe, expect, it } from 'vitest';
import { ATTACK_DICE, DEFENCE_DICE, sidesOf } from './dice';

describe('dice', () => {
  it('have eight sides to attack and six to defend', () => {
    for (const counts of Object.values(ATTACK_DICE)) expect(sidesOf(counts)).toHaveLength(8);
    for (const counts of Object.values(DEFENCE_DICE)) expect(sidesOf(counts)).toHaveLength(6);
  });

  it('show one crit and one surge each, and more hits the darker they are', () => {
    expect(Object.values(ATTACK_DICE).map(({ crit, surge }) => [crit, surge])).toEqual([[1, 1], [1, 1], [1, 1]]);
    expect([ATTACK_DICE.red.hit, ATTACK_DICE.black.hit, ATTACK_DICE.white.hit]).toEqual([5, 3, 1]);
    expect([DEFENCE_DICE.red.block, DEFENCE_DICE.white.block]).toEqual([3, 1]);
  });
});
