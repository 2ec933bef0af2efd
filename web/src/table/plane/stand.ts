/**
 * Where a base may stand, and how it gets there: what a hand needs to be led to an end that the rules accept. They have the last
 * word; this only spares people from trying.
 */
import type { Point } from '../camera';
import type { Disc } from './measure';

export interface Obstacle {
  readonly corners: readonly Point[];
  readonly height: number;
  /** Solid and may be stood on, solid and may not, or ground of its own kind. */
  readonly kind: 'obstacle' | 'scatter' | 'area';
  readonly impassable: boolean;
}

export interface Ground {
  readonly size: readonly [number, number];
  readonly pieces: readonly Obstacle[];
}

/** How somebody moves: along a tool of two arms, across what is low. */
export interface Gait {
  /** How far the centre runs along one arm. */
  readonly run: number;
  /** Solid pieces that rise so high above the own level are crossed. */
  readonly over: number;
  /** How far the level may change. */
  readonly climb: number;
  /** Impassable terrain is crossed. */
  readonly flies: boolean;
}

export interface Mover extends Disc {
  readonly level: number;
}

/** The piece that a base stands on as a whole; none on the table itself. */
export function pieceUnder({ pieces }: Ground, base: Disc): number | null {
  const found = pieces.findIndex(({ kind, corners }) => kind === 'obstacle' && holds(corners, base));
  return found < 0 ? null : found;
}

export function levelAt(ground: Ground, base: Disc): number {
  const on = pieceUnder(ground, base);
  return on === null ? 0 : ground.pieces[on]!.height;
}

/** Whether a base stands well: on the table, on nobody, wholly on or off what is solid. */
export function isStanding(ground: Ground, base: Disc, others: readonly Disc[]): boolean {
  const { at, radius } = base;
  const [width, height] = ground.size;
  if (at.x < radius || at.y < radius || at.x > width - radius || at.y > height - radius) return false;
  if (others.some((other) => squared(at, other.at) < (radius + other.radius) ** 2)) return false;
  return ground.pieces.every(({ kind, corners, impassable }) => {
    if (!overlaps(corners, base)) return true;
    if (impassable || kind === 'scatter') return false;
    return kind === 'area' || holds(corners, base);
  });
}

/** The pieces that nobody with such a gait slides across. */
export function blockers({ pieces }: Ground, level: number, { over, flies }: Gait): readonly Obstacle[] {
  return pieces.filter(({ kind, height, impassable }) => (impassable && !flies) || (kind !== 'area' && height > level + over));
}

/** How far a circle of directions is looked through for a bend. */
const BENDS = 48;

/** Finds ways: straight ones, and ones with a bend where something is in the way. */
export class Walker {
  readonly #from: Mover;
  readonly #gait: Gait;
  readonly #stops: readonly Obstacle[];
  readonly #ground: Ground;
  readonly #joints: readonly Point[];

  constructor(ground: Ground, from: Mover, gait: Gait) {
    this.#ground = ground;
    this.#from = from;
    this.#gait = gait;
    this.#stops = blockers(ground, from.level, gait);
    const joints = Array.from({ length: BENDS }, (_, n) => this.#joint((n / BENDS) * 2 * Math.PI));
    this.#joints = this.#stops.length === 0 ? [] : joints.filter((joint) => this.#isFree(from.at, joint));
  }

  /** The way to a point: the joint if there is one, and the end. None if nobody gets there. */
  wayTo(end: Point): readonly Point[] | null {
    const { at, radius } = this.#from;
    const { run, climb } = this.#gait;
    const far = squared(at, end);
    if (far > (2 * run) ** 2) return null;
    if (Math.abs(levelAt(this.#ground, { at: end, radius }) - this.#from.level) > climb) return null;
    if (this.#isFree(at, end)) return [end];
    let best: { joint: Point; length: number } | null = null;
    for (const joint of this.#joints) {
      const last = squared(joint, end);
      if (last > run ** 2 || (best && last >= best.length)) continue;
      const bend = (joint.x - at.x) * (end.x - joint.x) + (joint.y - at.y) * (end.y - joint.y);
      if (bend >= 0 && this.#isFree(joint, end)) best = { joint, length: last };
    }
    return best && [best.joint, end];
  }

  /** The hinge lies on whole numbers, at most two units short of its length. */
  #joint(angle: number): Point {
    const { at } = this.#from;
    const far = this.#gait.run - 1;
    return { x: at.x + Math.round(far * Math.cos(angle)), y: at.y + Math.round(far * Math.sin(angle)) };
  }

  #isFree(from: Point, to: Point): boolean {
    return !this.#stops.some(({ corners }) => isSwept(corners, from, to, this.#from.radius));
  }
}

/** Whether a base lies in an outline as a whole. */
export function holds(corners: readonly Point[], { at, radius }: Disc): boolean {
  return isIn(corners, at) && edges(corners).every(([a, b]) => toSegment(at, a, b) >= radius ** 2);
}

/** Whether a base covers some of an outline; touching is not covering. */
export function overlaps(corners: readonly Point[], { at, radius }: Disc): boolean {
  return isIn(corners, at) || edges(corners).some(([a, b]) => toSegment(at, a, b) < radius ** 2);
}

function isSwept(corners: readonly Point[], from: Point, to: Point, radius: number): boolean {
  if (isIn(corners, from) || isIn(corners, to)) return true;
  return edges(corners).some(([a, b]) => crosses(from, to, a, b) || Math.min(toSegment(a, from, to), toSegment(b, from, to), toSegment(from, a, b), toSegment(to, a, b)) < radius ** 2);
}

function isIn(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of edges(corners)) if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  return inside;
}

const kept = new WeakMap<readonly Point[], readonly (readonly [Point, Point])[]>();

function edges(corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  let found = kept.get(corners);
  if (!found) kept.set(corners, (found = corners.map((a, n) => [a, corners[(n + 1) % corners.length]!] as const)));
  return found;
}

function squared(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const length = squared(a, b);
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return (a.x + share * (b.x - a.x) - p.x) ** 2 + (a.y + share * (b.y - a.y) - p.y) ** 2;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
