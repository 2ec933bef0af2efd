/** The games on the home screen, in order. Which of them can be played is a promise of this version. */
export const GAMES = [
  { id: 'arena', playable: true },
  { id: 'alliance', playable: true },
  { id: 'defenders', playable: false },
  { id: 'specops', playable: false },
] as const;

export function isPlayable(game: string): boolean {
  return GAMES.some(({ id, playable }) => id === game && playable);
}
