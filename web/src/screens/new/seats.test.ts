import { describe, expect, it } from 'vitest';
import { swapped } from './seats';

describe('a role that exists once', () => {
  const seats = [
    { role: 'a', cards: ['x'] },
    { role: 'b', cards: ['y'] },
    { role: 'c', cards: ['z'] },
  ];

  it('is taken in exchange for the one that was given up', () => {
    expect(swapped(seats, 0, 'role', 'c').map(({ role }) => role)).toEqual(['c', 'b', 'a']);
    expect(swapped(seats, 0, 'role', 'd').map(({ role }) => role)).toEqual(['d', 'b', 'c']);
    expect(swapped(seats, 1, 'role', 'b')).toBe(seats);
  });

  it('leaves behind what hung on it', () => {
    expect(swapped(seats, 0, 'role', 'c', { cards: [] }).map(({ cards }) => cards)).toEqual([[], ['y'], []]);
  });
});
