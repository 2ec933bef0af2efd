/** The games, in the order of the home screen. A new game adds its folder and its line here. */
import alliance from './alliance';
import arena from './arena';
import defenders from './defenders';
import type { GameModule, PlayableGame } from './module';
import specops from './specops';

export const GAMES: readonly GameModule[] = [arena, alliance, defenders, specops];

export const PLAYABLE: readonly PlayableGame[] = GAMES.filter((game) => game.playable);

/** The game of an id; none if this client does not know it or cannot play it yet. */
export function playableGame(id: string | null): PlayableGame | null {
  return PLAYABLE.find((game) => game.id === id) ?? null;
}

/** The game of a table, which the server may know and this client not. */
export function gameOf(id: string): PlayableGame {
  const game = playableGame(id);
  if (!game) throw new Error(`this client cannot show ${id}`);
  return game;
}

/** The game whose campaigns are set up and remembered; without an id, the first that has any. */
export function campaignGame(id: string | null): PlayableGame | null {
  return PLAYABLE.find((game) => game.campaign && (id === null || game.id === id)) ?? null;
}

/** Whether a text tells a story, whatever the game. */
export function isStory(key: string): boolean {
  return PLAYABLE.some(({ texts }) => texts.stories.test(key));
}
