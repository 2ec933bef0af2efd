/** Where on the map something is to be done beside the boxed game: the board has the numbers of the list. */
import type { Instruction, View } from '../types';

export interface Spot {
  readonly hex: number;
  /** Its number in the list, from 1. */
  readonly n: number;
}

/** The hexes an instruction names; what is put where somebody is or was has none. */
function named(todo: Instruction): readonly number[] {
  if (todo.do === 'open') return todo.between;
  if (todo.do === 'point_moved') return [todo.to];
  if (!('at' in todo) || todo.at === null) return [];
  return typeof todo.at === 'number' ? [todo.at] : todo.at.where === 'hex' ? [todo.at.which] : [];
}

/** Hexes of what is to be done now; of two on one hex the later comes to lie beside the first, and the number of the first is shown. */
export function spotsOf({ beside }: Pick<View, 'beside'>): Spot[] {
  const spots = (beside?.todo ?? []).flatMap((todo, n) => named(todo).map((hex): Spot => ({ hex, n: n + 1 })));
  return spots.filter(({ hex }, n) => spots.findIndex((one) => one.hex === hex) === n);
}

/** Agents are to be put on start hexes. */
export const isStarting = ({ beside }: Pick<View, 'beside'>): boolean => beside?.todo.some((todo) => todo.do === 'start') ?? false;
