/**
 * A table top without cells. Rules measure it in tenths of a millimetre; it is drawn with four of them to a unit, so that a base of
 * 27 mm is as large as a figure is on every other board.
 */
import type { Point } from '../camera';

/** Tenths of a millimetre in a unit of the drawing. */
export const TENTHS = 4;
/** Tenths of a millimetre in an inch. */
export const INCH = 254;

/** Where a point of the rules is drawn. */
export function drawn({ x, y }: Point): Point {
  return { x: x / TENTHS, y: y / TENTHS };
}

/** A length of the rules in units of the drawing. */
export function drawnLength(tenths: number): number {
  return tenths / TENTHS;
}

/** The point of the rules under a point of the drawing: rules know whole numbers only. */
export function measured({ x, y }: Point): Point {
  return { x: Math.round(x * TENTHS) + 0, y: Math.round(y * TENTHS) + 0 };
}

/** A closed line as an SVG path. */
export function ringPath(corners: readonly Point[]): string {
  return corners.length === 0 ? '' : `M${corners.map((corner) => pairOf(drawn(corner))).join('L')}Z`;
}

/** An open line as an SVG path. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map((point) => pairOf(drawn(point))).join('L')}`;
}

/** A circle as an SVG path. */
export function circlePath(centre: Point, radius: number): string {
  const { x, y } = drawn(centre);
  const r = tidy(drawnLength(radius));
  return `M${tidy(x - r)} ${tidy(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

export function pairOf({ x, y }: Point): string {
  return `${tidy(x)} ${tidy(y)}`;
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
