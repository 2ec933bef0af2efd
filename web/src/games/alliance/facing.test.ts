import { expect, it } from 'vitest';
import { look } from './facing';
import { VIEW } from './fixtures';

it('a figure looks where it went, and at whom it attacks', () => {
  const went = look(new Map(), { what: 'moved', figure: 0, from: [[1, 1]], path: [[[2, 1]], [[2, 2]]], cost: 2 }, VIEW);
  expect(went.get(0)).toBe(180);
  const struck = look(went, { what: 'attack_declared', attacker: 0, target: 1, weapon: 0, distance: 4 }, VIEW);
  expect(struck.get(0)).toBe(90);
  expect(look(struck, { what: 'activated', figure: 0 }, VIEW)).toBe(struck);
});
