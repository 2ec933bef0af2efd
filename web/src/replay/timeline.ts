/** Moving along a recorded game: plain numbers, step 0 is what happened before the first choice. */

export interface Mark {
  /** The step it begins with. */
  readonly step: number;
  readonly round: number;
  /** Of something longer than a round that begins there, such as a mission; then `round` is its number. */
  readonly name?: string;
}

/** Where each round begins. */
export function marks(rounds: readonly number[]): Mark[] {
  return rounds.flatMap((round, step) => (round > 0 && round !== rounds[step - 1] ? [{ step, round }] : []));
}

export function clampStep(step: number, last: number): number {
  return Number.isFinite(step) ? Math.min(last, Math.max(0, Math.round(step))) : 0;
}

/** The step in an address such as `?at=17`; the beginning if there is none. */
export function stepIn(search: string, last: number): number {
  const at = new URLSearchParams(search).get('at');
  return at === null ? 0 : clampStep(Number(at), last);
}

/** How long a step is shown before the next one, in milliseconds. */
export function interval(speed: number): number {
  return 1100 / speed;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** What a key does with the step; `play` starts and stops. */
export function keyStep(key: string, step: number, last: number): number | 'play' | null {
  switch (key) {
    case ' ':
      return 'play';
    case 'ArrowRight':
      return clampStep(step + 1, last);
    case 'ArrowLeft':
      return clampStep(step - 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
