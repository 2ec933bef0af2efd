/** A board as plain data: what it is made of, whoever tells it. Places are half columns and rows, as a map is drawn. */
import type { Place } from '../../../table/hex';
import type { Obstacle, Terrain } from '../types';

export type At = readonly [x: number, y: number];
export type Floor = 'floor' | 'blocked' | 'door';
export type SideKind = 'wall' | 'door' | 'locked' | 'window' | 'blocked';

export interface BoardHex {
  readonly x: number;
  readonly y: number;
  /** The number of its area. */
  readonly area: number;
  readonly ground: Floor;
  readonly terrain: Terrain;
  /** What stands there if it is blocked. */
  readonly obstacle?: Obstacle | null;
}

/** What stands between two neighbours. */
export interface BoardSide {
  readonly a: At;
  readonly b: At;
  readonly kind: SideKind;
}

export interface BoardPlan {
  readonly hexes: readonly BoardHex[];
  /** As the board is laid out; what opens later is told beside it. */
  readonly sides: readonly BoardSide[];
  readonly centres: readonly At[];
  readonly rooms: readonly (readonly At[])[];
}

export const placeOf = ([x, y]: At): Place => ({ x, y });
export const keyOf = ({ x, y }: Place): string => `${x},${y}`;
export const keyAt = ([x, y]: At): string => `${x},${y}`;

/** A hex by its key. */
export function atOf(key: string): At {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
}
