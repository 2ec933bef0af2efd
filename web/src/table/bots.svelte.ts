import { api } from '../lib/api';
import { loaded } from '../lib/loaded.svelte';

/** The best bot of a game, for seats that are handed over. Call it while a component is set up. */
export function bestBot(game: string): { readonly name: string } {
  const games = loaded(api.games);
  const name = $derived(games.value?.find(({ id }) => id === game)?.bots.at(-1) ?? 'random');
  return {
    get name() {
      return name;
    },
  };
}
