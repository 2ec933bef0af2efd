import { expect, it } from 'vitest';
import { missionMarks } from './marks';

it('a campaign is marked where its missions begin', () => {
  expect(missionMarks(['ONE', 'ONE', null, 'TWO', 'TWO', null, 'ONE'])).toEqual([
    { step: 0, round: 1, name: 'ONE' },
    { step: 3, round: 2, name: 'TWO' },
    { step: 6, round: 3, name: 'ONE' },
  ]);
});
