/** Seats and sides: who plays which colour is thrown for (C1.7). */
import type { Colour, View } from './types';

type Seated = Pick<View, 'blue'>;

/** The side of a seat; none before the dice have said so. */
export function sideOf({ blue }: Seated, seat: number): Colour | null {
  if (blue === null) return null;
  return seat === blue ? 'blue' : 'red';
}

/** The seat of a side; before the dice have said so blue sits on the first. */
export function seatOf({ blue }: Seated, side: Colour): number {
  const first = blue ?? 0;
  return side === 'blue' ? first : 1 - first;
}

/** The place of a side in lists with an entry for each. */
export function indexOf(side: Colour): 0 | 1 {
  return side === 'blue' ? 0 : 1;
}

/** Sides by seat, as far as they are known. */
export function sidesBySeat(view: Seated): readonly Colour[] {
  return [sideOf(view, 0) ?? 'blue', sideOf(view, 1) ?? 'red'];
}
