/** The game of the table or replay on the screen, for whatever links to its rules. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('played');

export function setPlayed(game: string): void {
  setContext(KEY, game);
}

/** None on pages that belong to no table. */
export function played(): string | null {
  return getContext<string | undefined>(KEY) ?? null;
}
