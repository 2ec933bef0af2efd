import { expect, it } from 'vitest';
import { look } from './facing';
import { PLAN, VIEW } from './fixtures';
import { ways } from './reach';

it('a figure looks where it went, and at whom it attacks', () => {
  const went = look(new Map(), { what: 'moved', figure: 0, from: [[1, 1]], path: [[[2, 1]], [[2, 2]]], cost: 2 }, VIEW);
  expect(went.get(0)).toBe(180);
  const struck = look(went, { what: 'attack_declared', attacker: 0, target: 1, weapon: 0, distance: 4 }, VIEW);
  expect(struck.get(0)).toBe(90);
  expect(look(struck, { what: 'activated', figure: 0 }, VIEW)).toBe(struck);
});

it('a way is told with its cost before it is gone', () => {
  const found = ways(PLAN, VIEW, [1, 1], 4);
  expect(found.get('3,1')).toEqual({ cost: 2, path: [[1, 1], [2, 1], [3, 1]] });
  // Difficult terrain counts twice, and nobody ends on a taken space.
  expect(found.get('2,3')?.cost).toBe(3);
  expect(found.has('3,3')).toBe(false);
});
