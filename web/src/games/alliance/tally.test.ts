import { expect, it } from 'vitest';
import type { Step } from '../../generated/Step';
import { tally } from './tally';
import type { Event, View } from './types';

const step = (...events: Event[]): Step => ({ sequence: 1, seat: 0, choice: null, events: events.map((event) => ({ rule: 'R1', event })) });
const view = {
  heroes: [{ figure: 0 }, { figure: 1 }],
  figures: [
    { id: 0, side: 'rebel' },
    { id: 1, side: 'rebel' },
    { id: 7, side: 'imperial' },
    { id: 8, side: 'imperial' },
  ],
} as unknown as View;

it('counts what each hero did and suffered, and leaves out the enemy', () => {
  const attack = (attacker: number, target: number): Event => ({ what: 'attack_declared', attacker, target, weapon: 0, distance: 1 });
  const story = [
    step(
      { what: 'moved', figure: 1, from: [[0, 0]], path: [[[1, 0]], [[2, 0]]], cost: 2 },
      attack(1, 7),
      { what: 'suffered', figure: 7, damage: 3, left: 0 },
      { what: 'defeated', figure: 7 },
      { what: 'suffered', figure: 8, damage: 1, left: 2 },
      // A blast that reaches a friend is suffered, not dealt.
      { what: 'suffered', figure: 0, damage: 1, left: 9 },
      { what: 'attack_ended' },
    ),
    step(attack(8, 0), { what: 'suffered', figure: 0, damage: 2, left: 7 }, { what: 'attack_ended' }),
    // Nobody's attack: a trap of the mission.
    step({ what: 'suffered', figure: 8, damage: 2, left: 0 }, { what: 'defeated', figure: 8 }),
  ];
  expect(tally(story, view)).toEqual({ attacks: [0, 1], dealt: [0, 4], defeated: [0, 1], suffered: [3, 0], spaces: [0, 2] });
});
