/**
 * What a tape says. Comparisons are of whole numbers, by their squares, as in the rules; only what is written on the tape is
 * rounded, and never so that it says less than it is.
 */
import type { Point } from '../camera';
import { INCH } from './scale';

/** Something round on the table: a base, a token, or with no radius a point. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** Two bases with no more than this between them touch. */
export const CONTACT = 5;
/** Inches in a band of range. */
export const BAND = 6;

export interface Measured {
  /** From edge to edge, in tenths of a millimetre. */
  readonly gap: number;
  /** Whole inches: rounded down. */
  readonly inches: number;
  /** The smallest number of inches that it is within. */
  readonly within: number;
  /** Tenths of an inch to be read on the tape: rounded up, so that 6.0 is within 6 and 6.1 is not. */
  readonly tenths: number;
  /** The smallest n with all of it within n times six inches; 0 in contact. */
  readonly band: number;
  readonly contact: boolean;
}

function square(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** Whether edge to edge it is no farther than so many tenths of a millimetre. */
export function isWithin(one: Disc, other: Disc, far: number): boolean {
  return square(one.at, other.at) <= (one.radius + other.radius + far) ** 2;
}

export function isTouching(one: Disc, other: Disc): boolean {
  return isWithin(one, other, CONTACT);
}

export function measure(one: Disc, other: Disc): Measured {
  const gap = Math.max(0, Math.floor(Math.sqrt(square(one.at, other.at))) - one.radius - other.radius);
  const inches = Math.floor(gap / INCH);
  const within = isWithin(one, other, inches * INCH) ? inches : inches + 1;
  const contact = isTouching(one, other);
  let tenths = Math.floor((gap * 10) / INCH);
  while (!isWithin(one, other, (tenths * INCH) / 10)) tenths++;
  return { gap, inches, within, tenths, band: contact ? 0 : Math.max(1, Math.ceil(within / BAND)), contact };
}

/** The ends of the shortest line between two edges. */
export function tapeBetween(one: Disc, other: Disc): readonly [Point, Point] {
  const length = Math.hypot(other.at.x - one.at.x, other.at.y - one.at.y) || 1;
  const along = { x: (other.at.x - one.at.x) / length, y: (other.at.y - one.at.y) / length };
  const from = (disc: Disc, sign: number) => ({ x: disc.at.x + sign * disc.radius * along.x, y: disc.at.y + sign * disc.radius * along.y });
  return length <= one.radius + other.radius ? [one.at, other.at] : [from(one, 1), from(other, -1)];
}

export const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
export type Wind = (typeof WINDS)[number];

/** Where something lies, by the compass: north is the far edge of the table. */
export function windTo(from: Point, to: Point): Wind {
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI);
  return WINDS[(eighth + 8) % 8]!;
}
