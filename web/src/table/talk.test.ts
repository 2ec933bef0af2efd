import { describe, expect, it } from 'vitest';
import type { SeatState } from '../generated/SeatState';
import { hasCompany, nearest, PHRASES, phraseKey, pointOf, spotOf } from './talk.svelte';

const bounds = { x: -100, y: 50, width: 400, height: 200 };

function seat(kind: SeatState['kind'], mine: boolean, present = true): SeatState {
  return { kind, name: 'Ann', present, mine, muted: false, blocked: false };
}

describe('talk', () => {
  it('has six phrases', () => {
    expect(PHRASES.map(phraseKey)).toEqual([
      'talk-phrase-me-first',
      'talk-phrase-you-first',
      'talk-phrase-help',
      'talk-phrase-wait',
      'talk-phrase-well-done',
      'talk-phrase-thanks',
    ]);
  });

  it('needs somebody to talk to', () => {
    expect(hasCompany([seat('person', true), seat('bot', false), seat('open', false)], 0)).toBe(false);
    expect(hasCompany([seat('person', true), seat('person', false)], 0)).toBe(true);
    expect(hasCompany([seat('person', true), seat('person', false, false)], 0)).toBe(false);
    expect(hasCompany([seat('person', true)], 1)).toBe(true);
  });

  it('points at the same place on every screen', () => {
    for (const point of [{ x: -100, y: 50 }, { x: 100, y: 150 }, { x: 300, y: 250 }]) expect(pointOf(spotOf(point, bounds), bounds)).toEqual(point);
    expect(spotOf({ x: 1000, y: -1000 }, bounds)).toEqual({ x: 1000, y: 0 });
  });

  it('means the nearest place', () => {
    const places = [{ at: { x: 0, y: 0 } }, { at: { x: 10, y: 0 } }];
    expect(nearest(places, { x: 6, y: 3 })).toBe(places[1]);
    expect(nearest([], { x: 6, y: 3 })).toBeUndefined();
  });
});
