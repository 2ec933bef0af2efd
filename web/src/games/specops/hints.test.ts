import { beforeEach, describe, expect, it } from 'vitest';
import { hintFor, HINTS, hints, POINTS } from './hints.svelte';

const offer = (what: 'attack' | 'done') => ({ choice: { do: what } }) as const;

describe('a hint', () => {
  beforeEach(() => localStorage.clear());

  it('comes with the question it is about', () => {
    expect(hintFor('deploy', [])).toBe('deploy');
    expect(hintFor('comms', [])).toBeNull();
    expect(hintFor(null, [])).toBeNull();
  });

  it('explains an attack as soon as one is possible, and moves before', () => {
    expect(hintFor('act', [offer('done')])).toBe('move');
    expect(hintFor('act', [offer('done'), offer('attack')])).toBe('attack');
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
