/** Spaces as places on the drawing: squares of one hundred units, counted from the north-west. */
import type { Point } from '../../table/camera';
import type { Position, Space } from './types';

export const CELL = 100;

/** A space as the key of a map. */
export function keyOf([column, row]: Space): string {
  return `${column},${row}`;
}

/** The space of such a key. */
export function spaceOf(key: string): Space {
  const [column, row] = key.split(',').map(Number);
  return [column!, row!];
}

export function corner([column, row]: Space): Point {
  return { x: column * CELL, y: row * CELL };
}

export function middle([column, row]: Space): Point {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The middle of a base and how far it reaches, in units of the drawing. */
export function baseOf(position: Position): Point & { width: number; height: number } {
  const columns = position.map(([column]) => column);
  const rows = position.map(([, row]) => row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const width = (Math.max(...columns) - left + 1) * CELL;
  const height = (Math.max(...rows) - top + 1) * CELL;
  return { x: left * CELL + width / 2, y: top * CELL + height / 2, width, height };
}

export function covers(position: Position, [column, row]: Space): boolean {
  return position.some((space) => space[0] === column && space[1] === row);
}

export function isSamePlace(one: Position, other: Position): boolean {
  return one.length === other.length && one.every((space) => covers(other, space));
}

/** How many spaces apart two bases lie as the crow flies, and in which of the eight directions. */
export function bearing(from: Position, to: Position): { spaces: number; direction: Compass | null } {
  let best = Infinity;
  let step: Space = [0, 0];
  for (const [a, b] of from) {
    for (const [c, d] of to) {
      const far = Math.max(Math.abs(c - a), Math.abs(d - b));
      if (far < best) {
        best = far;
        step = [c - a, d - b];
      }
    }
  }
  return { spaces: Number.isFinite(best) ? best : 0, direction: compass(step) };
}

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

function compass([dx, dy]: Space): Compass | null {
  if (dx === 0 && dy === 0) return null;
  const eighth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8]!;
}

/** A point on the rim of a coin, so that a line does not run through it. */
export function rimPoint(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}
