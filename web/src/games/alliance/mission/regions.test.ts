import { describe, expect, it } from 'vitest';
import { CELL } from '../geometry';
import type { Space } from '../types';
import { nameScale, nameSpot } from './regions';

const SPACES: Space[] = [[5, 2], [5, 3], [6, 3]];

describe('the name of a region', () => {
  it('stands on its northern rim, off the middle of every space', () => {
    expect(nameSpot(SPACES, new Set())).toEqual({ x: 5.5 * CELL, y: 2 * CELL });
  });

  it('goes south where somebody stands in the north', () => {
    expect(nameSpot(SPACES, new Set(['5,2']))).toEqual({ x: 6 * CELL, y: 4 * CELL });
    expect(nameSpot(SPACES, new Set(['5,1', '5,2', '6,4'])).y).toBe(4 * CELL);
    expect(nameSpot(SPACES, new Set(['5,2', '6,3', '6,4'])).y).toBe(2 * CELL);
  });

  it('stands over the longest piece of a row with gaps', () => {
    expect(nameSpot([[1, 1], [4, 1], [5, 1]], new Set()).x).toBe(5 * CELL);
  });

  it('grows with the map, within limits', () => {
    expect([800, 1250, 1875, 9000].map(nameScale)).toEqual([1, 1, 1.5, 1.7]);
  });
});
