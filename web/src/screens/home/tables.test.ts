import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../../generated/TableSummary';
import { describe as words } from './describe';
import { company, sortTables } from './tables';

function table(id: string, change: Partial<TableSummary> = {}): TableSummary {
  const rest = { setup: {}, seats: [], round: 1, n_choices: 0, my_move: false, outcome: null, won: false, progress: null, played_at: 0 };
  return { id, game: 'arena', ...rest, ...change };
}

describe('my tables', () => {
  it('go on where I am awaited, else where I was last', () => {
    const old = table('old', { played_at: 1, my_move: true });
    const recent = table('recent', { played_at: 3 });
    const between = table('between', { played_at: 2 });
    expect(sortTables([recent, old, between])).toEqual({ current: old, running: [recent, between], finished: [] });
    expect(sortTables([between, recent]).current).toBe(recent);
  });

  it('are apart once they are over, newest first', () => {
    const first = table('first', { outcome: 'victory', played_at: 1 });
    const second = table('second', { outcome: 'force-gone', played_at: 2 });
    expect(sortTables([first, second])).toEqual({ current: null, running: [], finished: [second, first] });
  });

  it('name a person once, whatever number of seats is theirs', () => {
    const seat = (kind: 'person' | 'bot' | 'open', name: string) => ({ kind, name, present: true, mine: false });
    const seats = [seat('person', 'Ada'), seat('person', 'Ada'), seat('bot', 'greedy'), seat('open', '')];
    expect(company(table('x', { seats }))).toEqual({ people: ['Ada'], bots: 1, open: 1 });
  });

  it('are named after what is played there, and say where it stands', () => {
    expect(words(table('x', { round: 3 }))).toEqual({ title: 'Arena', where: 'Round 3', aim: '' });
    const mission = { of: 'mission', mission: 'first_steps', objective: null };
    expect(words(table('m', { game: 'alliance', progress: mission }))).toEqual({ title: 'First Steps', where: 'Alliance · Round 1', aim: '' });
    const setup = { campaign: { id: 'how_many_aboard', team: 'Us' } };
    const campaign = { of: 'campaign', campaign: 'how_many_aboard', team: 'Us', missions: 0, fame: 0, at: { at: 'star_map' }, ending: null };
    expect(words(table('c', { game: 'alliance', setup, progress: campaign })).where).toBe('On the star map');
    expect(words(table('o', { game: 'alliance', setup }))).toEqual({ title: 'Us', where: 'How Many Aboard', aim: '' });
  });
});
