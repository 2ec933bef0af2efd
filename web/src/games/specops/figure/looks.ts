/** What is seen of a unit where it stands, whatever it is drawn as. */
import type { Mini } from '../../../table/miniature';
import { onScreen } from '../../../table/spots';

export type SideColour = 'blue' | 'red';
export type Rank = 'commander' | 'corps' | 'special' | 'support';

/** A token beside a unit, by its badge. */
export type BadgeId = 'aim' | 'dodge' | 'surge' | 'standby' | 'suppression' | 'observation' | 'immobilize' | 'shield' | 'detonator' | 'objective';

export interface Looks {
  readonly side: SideColour;
  readonly mini: Mini;
  readonly rank: Rank | null;
  /** Health that is left, of how much. */
  readonly left: number;
  readonly health: number;
  /** Where its front is: an angle in degrees, clockwise from north; none where it does not matter. */
  readonly facing: number | null;
  readonly order: 'none' | 'up' | 'down';
  readonly badges: readonly (readonly [BadgeId, number])[];
  /** Suppressed, not only with a token of it. */
  readonly suppressed: boolean;
  /** It is this one's move. */
  readonly current: boolean;
  /** Of its base, in units of the drawing. */
  readonly radius: number;
}

/** Degrees clockwise from north of a direction: how far east and south. */
export function degreesOf(east: number, south: number): number {
  return (Math.atan2(east, -south) * 180) / Math.PI;
}

/** Whether it looks to the left of whoever looks at a board turned so far. */
export function looksLeft(facing: number | null, turn: number): boolean {
  if (facing === null) return false;
  const angle = (facing * Math.PI) / 180;
  const right = onScreen({ x: 1, y: 0 }, turn);
  return Math.sin(angle) * right.x - Math.cos(angle) * right.y < -0.01;
}
