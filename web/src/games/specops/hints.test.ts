import { beforeEach, describe, expect, it } from 'vitest';
import { hintsFor, HINTS, hints, POINTS } from './hints.svelte';

const offer = (what: 'attack' | 'done') => ({ choice: { do: what } }) as const;

describe('a hint', () => {
  beforeEach(() => localStorage.clear());

  it('comes with the question it is about', () => {
    expect(hintsFor({ ask: 'deploy', offers: [] })).toEqual(['deploy', 'goal']);
    expect(hintsFor({ ask: 'deploy', offers: [], hides: true })).toEqual(['hide', 'deploy', 'goal']);
    expect(hintsFor({ ask: 'comms', offers: [] })).toEqual([]);
    expect(hintsFor({ ask: null, offers: [] })).toEqual([]);
  });

  it('explains an attack as soon as one is possible, and moves before', () => {
    expect(hintsFor({ ask: 'act', offers: [offer('done')] })[0]).toBe('move');
    expect(hintsFor({ ask: 'act', offers: [offer('done'), offer('attack')] }).slice(0, 2)).toEqual(['attack', 'move']);
  });

  it('speaks of melee and suppression only to whom they happen', () => {
    const plain = hintsFor({ ask: 'act', offers: [offer('attack')] });
    expect(plain).not.toContain('melee');
    expect(plain).not.toContain('suppressed');
    expect(hintsFor({ ask: 'act', offers: [offer('attack')], isInMelee: true, isSuppressed: true })).toEqual(expect.arrayContaining(['melee', 'suppressed']));
  });

  it('is told once, and all of them can be put away', () => {
    expect(hints.isRead('card')).toBe(false);
    hints.close('card');
    expect(hints.isRead('card')).toBe(true);
    expect(hints.isRead('deploy')).toBe(false);
    hints.hide();
    expect(HINTS.every((hint) => hints.isRead(hint))).toBe(true);
  });

  it('always points at something', () => {
    for (const hint of HINTS) expect(POINTS[hint].length).toBeGreaterThan(0);
  });
});
