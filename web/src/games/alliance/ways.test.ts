import { describe, expect, it } from 'vitest';
import { VIEW } from './fixtures';
import type { View } from './types';
import { waysOf } from './ways';

describe('the ways of the figure that moves', () => {
  const ways: View['ways'] = [
    { figure: 0, to: [[3, 1]], cost: 2, path: [[[2, 1]], [[3, 1]]], takes_action: false },
    { figure: 0, to: [[2, 3]], cost: 3, path: [[[2, 2]], [[2, 3]]], takes_action: true },
  ];

  it('are told with their cost before they are gone, from where the figure stands', () => {
    expect(waysOf({ ...VIEW, ways }).get('3,1')).toEqual({ cost: 2, path: [[1, 1], [2, 1], [3, 1]], to: [[3, 1]], takesAction: false });
  });

  it('say when the move action comes first', () => {
    expect(waysOf({ ...VIEW, ways }).get('2,3')?.takesAction).toBe(true);
  });

  it('are none where nobody moves', () => {
    expect(waysOf({ ...VIEW, ways: [] }).size).toBe(0);
  });
});
