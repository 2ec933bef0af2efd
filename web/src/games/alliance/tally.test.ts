import { expect, it } from 'vitest';
import { castOf, tally } from './tally';
import type { Event } from './types';

// Two heroes, an ally, two stormtroopers, as the last event of a mission tells.
const CAST = castOf({ sides: ['rebel', 'rebel', 'rebel', 'imperial', 'imperial'] }, 2);

it('counts what each hero did and suffered, and leaves out the enemy', () => {
  const attack = (attacker: number, target: number): Event => ({ what: 'attack_declared', attacker, target, weapon: 0, distance: 1 });
  const story: Event[] = [
    { what: 'moved', figure: 1, from: [[0, 0]], path: [[[1, 0]], [[2, 0]]], cost: 2 },
    attack(1, 3),
    { what: 'suffered', figure: 3, damage: 3, left: 0 },
    { what: 'defeated', figure: 3 },
    { what: 'suffered', figure: 4, damage: 1, left: 2 },
    // A blast that reaches a friend is suffered, not dealt.
    { what: 'suffered', figure: 0, damage: 1, left: 9 },
    { what: 'attack_ended' },
    attack(4, 0),
    { what: 'suffered', figure: 0, damage: 2, left: 7 },
    { what: 'attack_ended' },
    // Nobody's attack: a trap of the mission.
    { what: 'suffered', figure: 4, damage: 2, left: 0 },
    { what: 'defeated', figure: 4 },
    // An ally strikes for itself.
    attack(2, 3),
    { what: 'suffered', figure: 3, damage: 1, left: 0 },
    { what: 'attack_ended' },
  ];
  expect(tally(story, CAST)).toEqual({ attacks: [0, 1], dealt: [0, 4], defeated: [0, 1], suffered: [3, 0], spaces: [0, 2] });
});
