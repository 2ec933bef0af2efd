/**
 * A region of a table top as the rules draw it: closed lines, where a point inside an odd number of them is in. The drawing
 * helps a hand to find its way; whether an answer is accepted the rules decide.
 */
import type { Point } from '../camera';
import type { Disc } from './measure';

export type Rings = readonly (readonly Point[])[];

/** A region and the question whether a point is in it, which may know better than the drawing. */
export interface Field {
  readonly rings: Rings;
  holds(at: Point): boolean;
}

export function fieldOf(rings: Rings): Field {
  return { rings, holds: (at) => isInside(rings, at) };
}

export function isInside(rings: Rings, { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let n = 0, before = ring.length - 1; n < ring.length; before = n++) {
      const [a, b] = [ring[before]!, ring[n]!];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
  }
  return inside;
}

/** The point of a region nearest to one that somebody wishes for. On its edge it is moved in by `inset`. */
export function nearestIn(field: Field, wished: Point, inset = 3): Point | null {
  if (field.holds(rounded(wished))) return rounded(wished);
  let best: { at: Point; far: number } | null = null;
  for (const ring of field.rings) {
    for (let n = 0, before = ring.length - 1; n < ring.length; before = n++) {
      const at = nearestOn(ring[before]!, ring[n]!, wished);
      const far = (at.x - wished.x) ** 2 + (at.y - wished.y) ** 2;
      if (best && far >= best.far) continue;
      const inner = within(field, at, wished, inset);
      if (inner) best = { at: inner, far };
    }
  }
  return best?.at ?? null;
}

/** The farthest point of a region on the way from one point through another: the edge of reach in a direction. */
export function edgeToward(field: Field, from: Point, through: Point, most: number): Point | null {
  const length = Math.hypot(through.x - from.x, through.y - from.y);
  if (length === 0) return null;
  const at = (far: number) => rounded({ x: from.x + ((through.x - from.x) * far) / length, y: from.y + ((through.y - from.y) * far) / length });
  for (let far = most; far > 0; far -= 4) if (field.holds(at(far))) return at(far);
  return null;
}

/** The point of a region where a disc touches another one, nearest to where somebody wishes to be. */
export function touchingIn(field: Field, radius: number, other: Disc, wished: Point, isFree: (at: Point) => boolean = () => true): Point | null {
  const far = radius + other.radius + 2;
  const aim = Math.atan2(wished.y - other.at.y, wished.x - other.at.x);
  for (let n = 0; n <= 60; n++) {
    for (const side of n === 0 ? [0] : [1, -1]) {
      const angle = aim + (side * n * Math.PI) / 60;
      const at = rounded({ x: other.at.x + far * Math.cos(angle), y: other.at.y + far * Math.sin(angle) });
      if (field.holds(at) && isFree(at)) return at;
    }
  }
  return null;
}

/** The point of a region beside a closed line that is nearest to a wish, as close to it as a disc may stand. */
export function besideIn(field: Field, radius: number, corners: readonly Point[], wished: Point): Point | null {
  let best: { at: Point; far: number } | null = null;
  corners.forEach((corner, n) => {
    const next = corners[(n + 1) % corners.length]!;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
    for (const sign of [1, -1]) {
      const out = { x: (sign * (next.y - corner.y)) / length, y: (sign * (corner.x - next.x)) / length };
      const steps = Math.max(1, Math.ceil(length / 100));
      for (let step = 0; step <= steps; step++) {
        const at = rounded({
          x: corner.x + ((next.x - corner.x) * step) / steps + out.x * (radius + 3),
          y: corner.y + ((next.y - corner.y) * step) / steps + out.y * (radius + 3),
        });
        const far = (at.x - wished.x) ** 2 + (at.y - wished.y) ** 2;
        if ((!best || far < best.far) && field.holds(at)) best = { at, far };
      }
    }
  });
  return (best as { at: Point } | null)?.at ?? null;
}

export function rounded({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

function nearestOn(a: Point, b: Point, p: Point): Point {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** A point just inside of an edge: away from the wish, or wherever there is room. */
function within(field: Field, edge: Point, wished: Point, inset: number): Point | null {
  const length = Math.hypot(edge.x - wished.x, edge.y - wished.y) || 1;
  const away = { x: (edge.x - wished.x) / length, y: (edge.y - wished.y) / length };
  for (let n = 0; n < 8; n++) {
    const angle = ((n % 2 ? -1 : 1) * Math.ceil(n / 2) * Math.PI) / 4;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = rounded({ x: edge.x + inset * (away.x * cos - away.y * sin), y: edge.y + inset * (away.x * sin + away.y * cos) });
    if (field.holds(at)) return at;
  }
  return null;
}
