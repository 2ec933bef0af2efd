import { describe, expect, it } from 'vitest';
import type { Step } from '../../../generated/Step';
import type { View } from '../types';
import { drawnIn, endedIn, momentOf, trainedIn } from './moment';

const step = (choice: unknown, ...events: object[]): Step => ({ sequence: 1, seat: 0, choice, events: events.map((event) => ({ rule: 'R1', event })) });
const plan = (kind: string) => step({ do: 'plan', step: { step: kind } });
const view = (mission: number | null, campaign: object | null = { encounter: null, ending: null }): View =>
  ({ mission: mission === null ? null : { mission }, campaign }) as unknown as View;

describe('a step of a recorded game', () => {
  it('is shown on the board during a mission, and outside of a campaign always', () => {
    expect(momentOf(step({ do: 'end' }), view(0), view(0))).toBe('board');
    expect(momentOf(step({ do: 'end' }), view(null, null), undefined)).toBe('board');
  });

  it('of the star map is shown where it was done', () => {
    const scenes = ['buy', 'sell', 'train', 'untrain', 'give'].map((kind) => momentOf(plan(kind), view(null), view(null)));
    expect(scenes).toEqual(['armory', 'armory', 'training', 'training', 'inventory']);
    expect(momentOf(step(null), view(null), undefined)).toBe('map');
  });

  it('that ends a mission, an encounter or the campaign shows what came of it', () => {
    const met = { encounter: 2, ending: null };
    expect(momentOf(step({ do: 'continue' }), view(null), view(0))).toBe('report');
    expect(momentOf(plan('meet'), view(null, met), view(null))).toBe('encounter');
    expect(momentOf(step({ do: 'continue' }), view(null), view(null, met))).toBe('outcome');
    expect(momentOf(step({ do: 'continue' }), view(null, { encounter: null, ending: 1 }), view(0))).toBe('epilogue');
    expect(endedIn(step({ do: 'continue' }, { what: 'encounter_ended', encounter: 2 }))).toBe(2);
    expect(endedIn(step({ do: 'continue' }))).toBeNull();
  });

  it('in which a group drew its card shows the card that was drawn last', () => {
    expect(drawnIn(step({ do: 'tell' }, { what: 'group_activated', group: 0, card: 4 }, { what: 'group_activated', group: 1, card: 5 }))).toEqual({ group: 1, card: 5 });
    expect(drawnIn(step({ do: 'tell' }))).toBeNull();
  });
});

it('training is looked at with the hero who trained', () => {
  expect(trainedIn(step({ do: 'plan', step: { step: 'train', hero: 2, card: 9 } }))).toBe(2);
  expect(trainedIn(plan('buy'))).toBeNull();
});
