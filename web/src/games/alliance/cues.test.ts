import { describe, expect, it } from 'vitest';
import { CUES } from '../../lib/scores';
import { cueOf } from './cues';
import { events, orders } from './text/stories';
import type { Event } from './types';

describe('what is heard of a mission', () => {
  const heard = (cue: string) => Object.values(events as Record<string, Event>).filter((event) => event.what !== 'ordered' && cueOf(event) === cue).map(({ what }) => what);

  it('is this, of every event', () => {
    expect(Object.fromEntries(CUES.map((cue) => [cue, heard(cue).sort()]))).toEqual({
      move: ['deployed', 'dropped', 'moved', 'picked_up', 'placed', 'reinforced'],
      dice: ['attack_rolled', 'damage_rolled', 'rerolled', 'tested'],
      hit: ['suffered'],
      defeat: ['defeated', 'destroyed', 'withdrawn', 'wounded'],
      reveal: ['door_opened', 'group_activated', 'interacted', 'medpac_gained', 'supply_drawn', 'test_ended'],
      turn: [],
      victory: [],
      loss: [],
    });
  });

  it('is this, of every order of a mission', () => {
    const found = Object.values(orders).map((order) => [order.order, cueOf({ what: 'ordered', order })] as const).filter(([, cue]) => cue !== null);
    expect(Object.fromEntries(found)).toEqual({ reveal: 'reveal', show: 'reveal', open: 'reveal', unlock: 'reveal', complete: 'reveal', fail: 'defeat' });
  });

  it('is nothing where nothing comes of it', () => {
    expect(cueOf({ what: 'suffered', figure: 0, damage: 0, left: 3 })).toBeNull();
    expect(cueOf({ what: 'moved', figure: 0, from: [[1, 1]], path: [], cost: 0 })).toBeNull();
    expect(cueOf({ what: 'test_ended', figure: 0, successes: 0, passed: false })).toBe('defeat');
  });
});
