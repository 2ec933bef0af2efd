/** The lesson: two Jedi, one of them mine, on the easy level, with dice that are the same for everybody. */
import { api } from '../../../lib/api';
import { lesson } from '../lesson/kept.svelte';
import { firstDraft, toNewTable } from './draft';

/** Its first dice help a card and lead to a fight. */
const SEED = 7;

export default async function begin(pace: number): Promise<string> {
  const games = await api.games();
  const bot = games.find(({ id }) => id === 'arena')?.bots.at(-1) ?? 'greedy';
  const { setup, seats } = toNewTable({ ...firstDraft(bot), players: 2, difficulty: 'easy' }, pace);
  // A game file in which nothing has happened yet: only so a table gets a seed of its own.
  const { id } = await api.importGame(JSON.stringify({ sortie: 1, game: 'arena', content: '', setup, seed: SEED.toString(16).padStart(64, '0'), entries: [] }));
  for (const [seat, player] of seats.entries()) if (player.kind === 'bot') await api.setSeat(id, seat, player);
  lesson.begin(id);
  return id;
}
