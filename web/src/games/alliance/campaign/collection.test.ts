import { expect, it } from 'vitest';
import { PACKS, readCollection } from './collection';

it('what is owned is read back, in the order of the packs', () => {
  expect(readCollection(['darth_vader', 'luke_skywalker', 'unheard_of'])).toEqual(['luke_skywalker', 'darth_vader']);
  expect(readCollection([])).toEqual([]);
});

it('who never said what they own has everything', () => {
  for (const stored of [undefined, null, 7, 'darth_vader']) expect(readCollection(stored)).toEqual(PACKS);
});
