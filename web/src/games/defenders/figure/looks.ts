/** What a figure looks like on the table: plain facts for the standing figure, its base and the coin of lists. */
import type { Mini } from '../../../table/miniature';
import { onScreen } from '../../../table/spots';
import type { Rank } from '../types';

export type Condition = 'bleeding' | 'engaged' | 'immobilised' | 'paralysed' | 'evaded';

export interface Looks {
  readonly mini: Mini;
  /** Amber for people, cyan and dashed for their bots, red for the enemy. */
  readonly side: 'player' | 'bot' | 'enemy';
  readonly left: number;
  readonly health: number;
  /** Shield tokens now. */
  readonly shield: number;
  /** The rank of an alien. */
  readonly rank: Rank | null;
  /** A number among its kind, or an initial; empty if it is alone. */
  readonly mark: string;
  /** Where an agent looks, clockwise from the east; nothing for those who see all around. */
  readonly facing: number | null;
  readonly conditions: readonly Condition[];
  /** It is this one's move: it breathes. */
  readonly current: boolean;
  /** It has acted this round. */
  readonly spent: boolean;
}

/** Where it looks, in degrees clockwise from the north. */
export const degrees = (facing: number): number => 90 + 60 * facing;

/** Whether it is seen from its other side: figures are drawn looking to the right. */
export function looksLeft({ facing, side }: Looks, turn = 0): boolean {
  if (facing === null) return side === 'enemy';
  const angle = (60 * facing * Math.PI) / 180;
  return onScreen({ x: Math.cos(angle), y: Math.sin(angle) }, -turn).x < -0.1;
}

/** How many chevrons a rank has: it is never told by colour alone. */
export const CHEVRONS: Readonly<Record<Rank, number>> = { green: 1, blue: 2, red: 3 };

/** A condition is known by its shape as well as by its sign and colour. */
export const CONDITIONS: Readonly<Record<Condition, { readonly plate: string; readonly mark: string; readonly colour: string }>> = {
  bleeding: { plate: 'M0 -14C7 -4 11 0 11 5A11 10 0 0 1 -11 5C-11 0 -7 -4 0 -14Z', mark: 'M-4 5A4 4 0 0 0 0 9', colour: '#ff6b52' },
  engaged: { plate: 'M-12 -12H12V12H-12Z', mark: 'M-6 -6L6 6M6 -6L-6 6', colour: '#ffb03b' },
  immobilised: { plate: 'M-7 -12H7L13 0L7 12H-7L-13 0Z', mark: 'M-6 -3H6M-6 3H6', colour: '#ffd75e' },
  paralysed: { plate: 'M0 -14L14 0L0 14L-14 0Z', mark: 'M2 -7L-3 1H3L-2 7', colour: '#d3a0ff' },
  evaded: { plate: 'M0 -12A12 12 0 1 1 -0.01 -12Z', mark: 'M-6 3Q0 -8 5 -1M5 -6V0H-1', colour: '#7be8b6' },
};
