import { expect, it } from 'vitest';
import type { Step } from '../../generated/Step';
import { events } from './fixtures';
import { tally } from './tally';
import type { Event } from './types';

const step = (...events: Event[]): Step => ({ sequence: 1, seat: 0, choice: null, events: events.map((event) => ({ rule: 'R1', event })) });

it('counts what each Jedi did, and nothing that nobody did', () => {
  const story = [
    step({ what: 'walked', seat: 1, from: 0, to: 3, path: [1, 2, 3] }, { ...events.struck, seat: 1 }),
    step({ ...events.pushed, seat: 0 }, { ...events.struck, seat: 1 }),
    step({ what: 'placed_on_card', seat: 0, slot: 1, face: 4 }, { what: 'force_gained', seat: 0, steps: 2, force: 5 }, { what: 'force_lost', slot: 1, steps: 3, force: 2 }),
    step({ what: 'force_spent', by: 1, die: 0, face: 6, force: 1 }),
  ];
  expect(tally(story, 2)).toEqual({ droids: [1, 2], fields: [0, 3], dice: [1, 0], gained: [2, 0], spent: [0, 1] });
});
