import { expect, it } from 'vitest';
import { emblemOf } from './emblem';
import { hash, starfield } from './stars';

it('the sky and the emblem look the same for everybody', () => {
  expect(starfield('x', 3)).toEqual(starfield('x', 3));
  expect(hash('a')).not.toBe(hash('b'));
  expect(emblemOf(' Lantern Squad')).toEqual(emblemOf('lantern squad'));
});
