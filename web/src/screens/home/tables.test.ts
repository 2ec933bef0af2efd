import { describe, expect, it } from 'vitest';
import { PLAYABLE } from '../../games/registry';
import type { TableSummary } from '../../generated/TableSummary';
import { t } from '../../lib/i18n.svelte';
import { describe as words } from './describe';
import { company, sortTables } from './tables';

function table(id: string, change: Partial<TableSummary> = {}): TableSummary {
  const rest = { setup: {}, seats: [], round: 1, n_choices: 0, my_move: false, outcome: null, won: false, progress: null, played_at: 0 };
  return { id, game: 'chess', ...rest, ...change };
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
    const seat = (kind: 'person' | 'bot' | 'open', name: string) => ({ kind, name, present: true, mine: false, muted: false, blocked: false });
    const seats = [seat('person', 'Ada'), seat('person', 'Ada'), seat('bot', 'greedy'), seat('open', '')];
    expect(company(table('x', { seats }))).toEqual({ people: ['Ada'], bots: 1, open: 1 });
  });

  it('go by game and round where the game says no more', () => {
    const game = PLAYABLE.find(({ describe }) => !describe)!.id;
    expect(words(table('x', { game, round: 3 }))).toEqual({ title: t(`game-${game}`), where: 'Round 3', aim: '' });
  });
});
