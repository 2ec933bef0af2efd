/**
 * Where things lie on a drawing of hexes. Fields come in doubled coordinates: `x` in half widths of a hex, `y` in rows;
 * neighbours are at (+-2, 0) and (+-1, +-1). The drawing knows places, never rules.
 *
 *      / \ / \        pointy-top hexes; SIZE is the
 *     | a | b |       distance from the middle to a corner
 *      \ / \ / \
 *       | c | d |
 */
import type { Bounds, Point } from './camera';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const SIZE = 50;
export const HALF_WIDTH = (Math.sqrt(3) / 2) * SIZE;
export const ROW = 1.5 * SIZE;

export function centre(place: Place): Point {
  return { x: place.x * HALF_WIDTH, y: place.y * ROW };
}

/** The six corners, clockwise from the top. `size` may be smaller than the hex, for an inner outline. */
export function corners(place: Place, size = SIZE): Point[] {
  const middle = centre(place);
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = ((n * 60 - 90) * Math.PI) / 180;
    return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) };
  });
}

/** Which of them lies lowest. */
const LOWEST = 3;

/** The outline of one hex as an SVG path. */
export function hexPath(place: Place, size = SIZE): string {
  return `M${corners(place, size).map(pair).join('L')}Z`;
}

/** The edge between corner n and n+1 faces this neighbour. */
const ACROSS: readonly Place[] = [
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
];

/**
 * The rim of a group of places as one SVG path: every edge that no other place of the group shares, joined to closed
 * loops so that line joins are clean.
 */
export function outline(places: readonly Place[], inset = 0): string {
  return loops(places).map((loop) => `M${shrink(loop, inset).map(pair).join('L')}Z`).join('');
}

/** The same as corners: one loop for the outside, clockwise, and one for each hole. */
export function loops(places: readonly Place[]): Point[][] {
  const inside = new Set(places.map(key));
  const next = new Map<string, { to: Point; from: Point; }>();
  for (const place of places) {
    const points = corners(place);
    ACROSS.forEach((step, n) => {
      if (inside.has(key({ x: place.x + step.x, y: place.y + step.y }))) return;
      next.set(spotKey(points[n]!), { from: points[n]!, to: points[(n + 1) % 6]! });
    });
  }
  const found: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let edge = next.values().next().value;
    while (edge) {
      next.delete(spotKey(edge.from));
      loop.push(edge.from);
      edge = next.get(spotKey(edge.to));
    }
    found.push(loop);
  }
  return found;
}

/** The side that two neighbours share, from one corner to the other; none if they do not touch. */
export function sideBetween(one: Place, other: Place): [from: Point, to: Point] | null {
  const n = ACROSS.findIndex((step) => one.x + step.x === other.x && one.y + step.y === other.y);
  if (n < 0) return null;
  const points = corners(one);
  return [points[n]!, points[(n + 1) % 6]!];
}

/** The middle of a group of places. */
export function middle(places: readonly Place[]): Point {
  const points = places.map(centre);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/**
 * A spot for the number of a group where no figure stands: a corner that as many of its places as possible share, the
 * one nearest to the middle. Of equals one that lies under a place: whoever stands below another corner rises over it.
 */
export function badgeSpot(places: readonly Place[]): Point {
  const heart = middle(places);
  const shared = new Map<string, { point: Point; n: number; under: boolean }>();
  for (const place of places) {
    corners(place).forEach((point, n) => {
      const known = shared.get(spotKey(point)) ?? { point, n: 0, under: false };
      shared.set(spotKey(point), { point, n: known.n + 1, under: known.under || n === LOWEST });
    });
  }
  const far = ({ point }: { point: Point }) => Math.hypot(point.x - heart.x, point.y - heart.y);
  const best = [...shared.values()].sort((a, b) => b.n - a.n || Number(b.under) - Number(a.under) || far(a) - far(b))[0];
  return best?.point ?? heart;
}

/** The circle around all places, for a round board. */
export function circle(places: readonly Place[]): Point & { radius: number; } {
  const xs = places.map((place) => centre(place).x);
  const ys = places.map((place) => centre(place).y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const far = places.flatMap((place) => corners(place)).map((p) => Math.hypot(p.x - x, p.y - y));
  return { x, y, radius: Math.max(...far) };
}

export function boundsOf(round: Point & { radius: number; }, margin: number): Bounds {
  const half = round.radius + margin;
  return { x: round.x - half, y: round.y - half, width: 2 * half, height: 2 * half };
}

export function pair(p: Point): string {
  return `${p.x.toFixed(1)},${p.y.toFixed(1)}`;
}

/** Corners lie far apart: whole units tell them from each other whatever the rounding. */
function spotKey(p: Point): string {
  return `${Math.round(p.x)},${Math.round(p.y)}`;
}

function key(place: Place): string {
  return `${place.x},${place.y}`;
}

/** Moves each corner of a loop inwards. Loops run clockwise, so the inside is to the right of every edge. */
function shrink(loop: readonly Point[], inset: number): Point[] {
  if (inset === 0) return [...loop];
  return loop.map((corner, n) => {
    const before = unit(loop[(n + loop.length - 1) % loop.length]!, corner);
    const after = unit(corner, loop[(n + 1) % loop.length]!);
    const normal = { x: -before.y - after.y, y: before.x + after.x };
    const length = Math.hypot(normal.x, normal.y) || 1;
    // The corner's way inwards is longer than the inset, as edges meet at 60 degrees.
    const way = inset / Math.cos(Math.PI / 6);
    return { x: corner.x + (normal.x / length) * way, y: corner.y + (normal.y / length) * way };
  });
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
