import { playableGame } from '../../games/registry';
import type { TableSummary } from '../../generated/TableSummary';
import { api } from '../../lib/api';
import { learn } from '../../lib/i18n.svelte';

/** My tables, with the words of those games that have something to say of theirs. */
export async function listed(): Promise<TableSummary[]> {
  const tables = await api.tables();
  const games = new Set(tables.map(({ game }) => game));
  await Promise.all([...games].filter((game) => playableGame(game)?.describe).map(learn));
  return tables;
}

export interface SortedTables {
  /** The one to go on with: where I am awaited, else the one played last. */
  current: TableSummary | null;
  /** The others that go on. */
  running: TableSummary[];
  finished: TableSummary[];
}

/** My tables in the order I want to see them. */
export function sortTables(tables: readonly TableSummary[]): SortedTables {
  const newestFirst = [...tables].sort((a, b) => b.played_at - a.played_at);
  const [current = null, ...running] = newestFirst
    .filter((table) => table.outcome === null)
    .sort((a, b) => Number(b.my_move) - Number(a.my_move));
  return { current, running, finished: newestFirst.filter((table) => table.outcome !== null) };
}

/** The names at a table, as a list: people first, then how many bots and open seats there are. */
export function company(table: TableSummary): { people: string[]; bots: number; open: number } {
  const count = (kind: string) => table.seats.filter((seat) => seat.kind === kind).length;
  // One browser may hold several seats, always under the same name.
  const people = [...new Set(table.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name))];
  return { people, bots: count('bot'), open: count('open') };
}
