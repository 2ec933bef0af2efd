import { expect, it } from 'vitest';
import { expected, percent } from './odds';

it('odds are rounded for the eye', () => {
  expect([0, 4, 5, 995, 1000].map(percent)).toEqual([0, 0, 1, 100, 100]);
  expect([0, 1234, 2960].map(expected)).toEqual(['0.0', '1.2', '3.0']);
});
