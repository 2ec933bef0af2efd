import { expect, it } from 'vitest';
import type { TableSummary } from '../../../generated/TableSummary';
import { campaignOf, describe } from './progress';

function table(change: Partial<TableSummary>): TableSummary {
  return { id: 'x', game: 'alliance', setup: {}, seats: [], round: 1, n_choices: 0, my_move: false, outcome: null, won: false, progress: null, played_at: 0, ...change };
}

const setup = { campaign: { id: 'how_many_aboard', team: 'Us' } };
const progress = { of: 'campaign', campaign: 'how_many_aboard', team: 'Us', missions: 2, fame: 7, at: { at: 'star_map' }, ending: null };

it('tables are named after what is played there, and say where it stands', () => {
  const mission = { of: 'mission', mission: 'first_steps', objective: null };
  expect(describe(table({}))).toBeNull();
  expect(describe(table({ progress: mission }))).toEqual({ title: 'First Steps', where: 'Alliance · Round 1', aim: '' });
  expect(describe(table({ setup, progress }))?.where).toBe('On the star map');
  expect(describe(table({ setup }))).toEqual({ title: 'Us', where: 'How Many Aboard', aim: '' });
});

it('a campaign is known by its team, and how far it is', () => {
  expect(campaignOf(table({}))).toBeNull();
  expect(campaignOf(table({ setup }))).toEqual({ team: 'Us', name: 'How Many Aboard', progress: null });
  expect(campaignOf(table({ setup, progress }))?.progress).toEqual({ where: 'On the star map', missions: 2, score: { of: 'fame', n: 7, label: 'Fame' }, ended: false });
});
