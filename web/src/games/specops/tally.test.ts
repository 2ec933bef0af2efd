import { describe, expect, it } from 'vitest';
import { t } from '../../lib/i18n.svelte';
import { gameEnd } from './tally';
import type { View } from './types';

const over = (winner: 'blue' | 'red' | null) => ({ blue: 0, figures: [], ending: { winner, how: 'points' } }) as unknown as View;

describe('the end of a game of two sides', () => {
  it('is a victory for one side, a defeat for the other, and a draw for both', () => {
    const seen = (winner: 'blue' | 'red' | null, seat: number) => {
      const end = gameEnd(over(winner), [seat], [], t)!;
      return end.won ? 'won' : end.drawn ? 'drawn' : 'lost';
    };
    expect([0, 1].map((seat) => seen('blue', seat))).toEqual(['won', 'lost']);
    expect([0, 1].map((seat) => seen('red', seat))).toEqual(['lost', 'won']);
    expect([0, 1].map((seat) => seen(null, seat))).toEqual(['drawn', 'drawn']);
    expect(gameEnd({ ending: null } as unknown as View, [0], [], t)).toBeNull();
  });
});
