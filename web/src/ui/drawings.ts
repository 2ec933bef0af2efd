/** What icons look like: those of the shell at once, the figures of a game when it is entered. */
import { games, shell } from 'virtual:icons';
import type { IconName } from './icons';

const known = { ...shell };

export function drawingOf(name: IconName): { body: string; size: number } {
  const drawing = known[name];
  if (!drawing) throw new Error(`nobody fetched the icon ${name}`);
  return drawing;
}

/** Fetches the figures that a game draws. */
export async function fetchDrawings(game: string): Promise<void> {
  const found = await games[game]?.();
  Object.assign(known, found?.default);
}
