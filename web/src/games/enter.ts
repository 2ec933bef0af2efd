import { learn } from '../lib/i18n.svelte';
import { fetchDrawings } from '../ui/drawings';

/** A part of a game, with the words and figures of the game: nothing of it is shown before they are here. */
export async function enter<Part>(game: string, part: () => Promise<Part>): Promise<Part> {
  const [fetched] = await Promise.all([part(), learn(game), fetchDrawings(game)]);
  return fetched;
}
