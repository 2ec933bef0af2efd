import { describe, expect, it } from 'vitest';
import { CUES } from '../../lib/scores';
import { cueOf } from './cues';
import { events } from './fixtures';
import type { Event } from './types';

describe('what is heard of the arena', () => {
  it('is this, of every event', () => {
    const heard = Object.fromEntries(CUES.map((cue) => [cue, Object.values(events as Record<string, Event>).filter((event) => cueOf(event) === cue).map(({ what }) => what)]));
    expect(heard).toMatchObject({ dice: ['rolled'], hit: ['struck', 'pushed'], turn: [], victory: [], loss: [] });
    expect(heard.move).toEqual(expect.arrayContaining(['started', 'walked', 'placed_on_card', 'placed_on_board', 'droid_placed']));
    expect(heard.reveal).toEqual(expect.arrayContaining(['threats_revealed', 'area_drawn', 'force_gained', 'parleyed']));
    expect(heard.defeat).toContain('force_lost');
  });

  it('depends on whether a threat was met', () => {
    expect(cueOf({ what: 'mega_checked', met: true })).toBe('reveal');
    expect(cueOf({ what: 'mega_checked', met: false })).toBe('defeat');
    expect(cueOf({ what: 'threat_checked', slot: 0, met: false })).toBe('defeat');
  });

  it('is nothing of what the table says without anything happening on it', () => {
    for (const what of ['phase_began', 'reported', 'fight_ended', 'round_cleared', 'ended'] as const) expect(cueOf(events[what])).toBeNull();
  });
});
