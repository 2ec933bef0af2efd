/** Faces of dice, our own glyphs in a box of 24, and how often each is on a die. */
import { BURST, SHIELD } from '../../table/glyphs';
import type { AttackDie, AttackFace, DefenceDie, DefenceFace } from './types';

/** A crit is a burst around a bright core; a surge is a bent arrow that becomes something else. */
export const ATTACK_GLYPHS: Readonly<Record<Exclude<AttackFace, 'blank'>, string>> = {
  hit: BURST,
  crit: `${BURST}M12 7.500a4.800 4.800 0 1 0 .01 0Z`,
  surge: 'M3 18Q4 6 15 6V1L23 9L15 17V12Q9 12 3 18Z',
};

export const DEFENCE_GLYPHS: Readonly<Record<Exclude<DefenceFace, 'blank'>, string>> = {
  block: SHIELD,
  surge: ATTACK_GLYPHS.surge,
};

type Counts<Face extends string> = Readonly<Record<Face, number>>;

export const ATTACK_DICE: Readonly<Record<AttackDie, Counts<AttackFace>>> = {
  red: { hit: 5, crit: 1, surge: 1, blank: 1 },
  black: { hit: 3, crit: 1, surge: 1, blank: 3 },
  white: { hit: 1, crit: 1, surge: 1, blank: 5 },
};

export const DEFENCE_DICE: Readonly<Record<DefenceDie, Counts<DefenceFace>>> = {
  red: { block: 3, surge: 1, blank: 2 },
  white: { block: 1, surge: 1, blank: 4 },
};

/** All sides of a die, one after the other. */
export function sidesOf<Face extends string>(counts: Counts<Face>): Face[] {
  return (Object.entries(counts) as [Face, number][]).flatMap(([face, n]) => Array<Face>(n).fill(face));
}
