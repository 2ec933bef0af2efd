import { describe, expect, it } from 'vitest';
import { content } from './fixtures';
import { steps, way } from './walk';

const { neighbours } = content.map;

describe('a walk', () => {
  it('keeps to free fields', () => {
    // Around the middle, which is taken.
    const free = new Set([1, 2, 3, 4]);
    expect(way(neighbours, 1, 4, free)).toEqual([1, 2, 3, 4]);
    expect(steps(neighbours, 1, free).get(4)).toBe(3);
  });

  it('ends at once where there is no way', () => {
    expect(way(neighbours, 1, 4, new Set([4]))).toEqual([4]);
    expect(way(neighbours, 1, 1, new Set())).toEqual([1]);
  });
});
