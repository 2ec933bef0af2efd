import { describe, expect, it } from 'vitest';
import { PLAN, VIEW } from './fixtures';
import { doorsOpen, moveTo, numbered, open, taps, targets } from './offers';
import type { Choice, Offer, View } from './types';

const NOBODY = { deploy: null };
const offer = (choice: Choice, seat = 0): Offer => ({ seat, choice });
const light = (offers: readonly Offer[]) => Object.fromEntries([...taps(offers, VIEW, PLAN, NOBODY)].map(([key, tap]) => [key, tap.light]));

it('an object of a mission in reach is lit where it lies, unless somebody carries it', () => {
  const object = { object: 2, at: [2, 2] as [number, number], carrier: null as number | null, locked: false, open: false, actions: [0] };
  const view = (carrier: number | null) => ({ ...VIEW, mission: { objects: [{ ...object, carrier }] } }) as unknown as View;
  const offers: Offer[] = [{ seat: 0, choice: { do: 'interact', object: { mission: [2, 0] } } }];
  expect(taps(offers, view(null), PLAN, { deploy: null }).get('2,2')?.light).toBe('thing');
  expect(taps(offers, view(0), PLAN, { deploy: null }).size).toBe(0);
});

describe('offers', () => {
  it('light nothing that is not offered', () => {
    expect(light([])).toEqual({});
    expect(light([offer({ do: 'end' }), offer({ do: 'run' })])).toEqual({});
  });

  it('light the spaces to move to and the figures to attack', () => {
    const offers = [offer({ do: 'move', to: [[2, 1]] }), offer({ do: 'attack', weapon: 0, target: 2, by: null })];
    expect(light(offers)).toEqual({ '2,1': 'move', '3,3': 'attack' });
    expect(taps(offers, VIEW, PLAN, NOBODY).get('2,1')!.offer).toBe(offers[0]);
  });

  it('ask before an attack: there may be several weapons', () => {
    const tap = taps([offer({ do: 'attack', weapon: 0, target: 2, by: null })], VIEW, PLAN, NOBODY).get('3,3')!;
    expect(tap).toEqual({ light: 'attack', offer: null, figure: 2 });
  });

  it('of a large base are found by any of its spaces, its own corner first', () => {
    const west = offer({ do: 'way', to: [[1, 1], [2, 1]], target: null });
    const east = offer({ do: 'way', to: [[2, 1], [3, 1]], target: null });
    const found = taps([west, east], VIEW, PLAN, NOBODY);
    expect(['1,1', '2,1', '3,1'].map((key) => found.get(key)!.offer)).toEqual([west, east, east]);
  });

  it('to deploy are those of the figure that was picked', () => {
    const offers = [offer({ do: 'deploy', figure: 0, to: [1, 1] }), offer({ do: 'deploy', figure: 7, to: [2, 1] })];
    expect([...taps(offers, VIEW, PLAN, { deploy: 7 }).keys()]).toEqual(['2,1']);
  });

  it('reach things by their place and doors by their number', () => {
    const offers = [offer({ do: 'interact', object: { crate: 0 } }), offer({ do: 'interact', object: { door: 0 } })];
    expect(light(offers)).toEqual({ '1,3': 'thing' });
    expect([...doorsOpen(offers).keys()]).toEqual([0]);
  });

  it('of several of my seats count once', () => {
    const choice: Choice = { do: 'way', to: [[1, 1]], target: null };
    expect(open([offer(choice, 0), offer(choice, 1)], 'way')).toHaveLength(1);
  });

  it('list targets with the nearest first, as far as the odds tell', () => {
    const strike = (target: number) => offer({ do: 'attack', weapon: 0, target, by: null });
    expect(targets([strike(1), strike(2)], VIEW)).toEqual([2, 1]);
  });

  it('find the move to a space', () => {
    const offers = [offer({ do: 'move', to: [[2, 2]] })];
    expect(moveTo(offers, [2, 2])).toBe(offers[0]);
    expect(moveTo(offers, [3, 2])).toBeUndefined();
  });

  it('have numbers where they are listed, and ways to attack while somebody is aimed at', () => {
    const strike = offer({ do: 'attack', weapon: 0, target: 2, by: null });
    const use = offer({ do: 'use', source: { figure: 0, slot: 255, n: 0 } });
    const offers = [offer({ do: 'run' }), strike, offer({ do: 'pass' }), use];
    expect(numbered(offers, null)).toEqual([use]);
    expect(numbered(offers, 2)).toEqual([strike]);
    const first = offer({ do: 'let', source: { figure: 2, slot: 254, n: 0 } });
    const bleed = offer({ do: 'bleed' });
    expect(numbered([bleed, first, ...offers], null)).toEqual([use, first, bleed]);
  });
});
