import { expect, it } from 'vitest';
import { closed } from './activation';

it('the line that was on is done when another one begins', () => {
  expect(closed({ 0: 'skipped', 1: 'now', 2: 'todo' })).toEqual({ 0: 'skipped', 1: 'done', 2: 'todo' });
});
