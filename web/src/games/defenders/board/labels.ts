/** What hexes are called: "Aracnos green 3, area 5 (north-east), north-west hex, 2 areas, in sight, 3 of 4 health". */
import { line, type Line } from '../../../table/line';
import { centre, type Place } from '../../../table/hex';
import type { Drawing } from './drawing';
import { atOf, keyAt, placeOf, type At, type BoardPlan, type BoardSide } from './plan';

/** Clockwise from the east. */
const DIRECTIONS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The direction from one place to another, as a compass says it; none if they are the same. */
export function direction(from: Place, to: Place): Direction | null {
  const [a, b] = [centre(from), centre(to)];
  if (a.x === b.x && a.y === b.y) return null;
  const turn = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return DIRECTIONS[(turn + 8) % 8]!;
}

export interface Around {
  readonly plan: BoardPlan;
  readonly drawing: Drawing;
  /** Doors and windows as they stand now. */
  readonly sides: readonly BoardSide[];
  /** From where it is seen: the figure whose move it is, or where the keyboard begins. */
  readonly from: At;
  /** Nobody stands there to whom anything is near or far. */
  readonly nobody?: boolean;
  /** Who and what is there, in words of the game. */
  readonly words?: (key: string) => readonly Line[];
}

/** Everything to be said about a hex, the most important first. */
export function hexLabel({ plan, drawing, sides, from, nobody = false, words }: Around, key: string): Line[] {
  const hex = drawing.byKey.get(key);
  if (!hex) return [];
  const [what, ...more] = words?.(key) ?? [];
  const parts = what ? [what] : [];
  if (hex.ground === 'blocked') parts.push(line('defenders-board-blocked', { obstacle: drawing.obstacles.find((one) => one.key === key)?.kind ?? 'block' }));
  if (hex.ground === 'door') parts.push(line('defenders-board-door-hex'));
  const mine = drawing.byKey.get(keyAt(from))?.area;
  const heart = plan.centres.find((at) => drawing.byKey.get(keyAt(at))?.area === hex.area) ?? atOf(key);
  const home = plan.centres.find((at) => drawing.byKey.get(keyAt(at))?.area === mine) ?? from;
  const where = nobody ? 'none' : hex.area === mine ? 'same' : (direction(placeOf(home), placeOf(heart)) ?? 'same');
  parts.push(line('defenders-board-area', { n: hex.area + 1, where }));
  parts.push(line('defenders-board-place', { where: direction(placeOf(heart), hex) ?? 'centre' }));
  parts.push(...more);
  for (const { a, b, kind } of sides) {
    const other = keyAt(a) === key ? b : keyAt(b) === key ? a : null;
    if (other && kind !== 'wall') parts.push(line('defenders-board-side', { kind, where: direction(hex, placeOf(other)) ?? 'e' }));
  }
  return parts;
}
