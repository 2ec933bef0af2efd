/** Pieces of the stock as hands use them while a table is built: turned, moved, and kept on the table and off one another. */
import type { Point } from '../../table/camera';
import { line, type Line } from '../../table/line';
import { outlineOf } from '../../table/plane/outline';
import { nearestIn, type Rings } from '../../table/plane/region';
import type { Piece } from '../../table/plane/terrain';
import type { Reach, Region } from './regions';
import { pairOf, pointOf, SIDE } from './terrain';
import type { Content, View } from './types';

/** A piece may lie in so many directions. */
export const TURNS = 24;

type Siting = Extract<Region, { region: 'terrain' }>;
export type StockPiece = Content['stock'][number];

/** Sines of every 15 degrees in millionths, as the rules have them: so both sides round alike. */
const SINES = [0, 258_819, 500_000, 707_107, 866_025, 965_926, 1_000_000];

function sine(turn: number): number {
  const n = ((turn % TURNS) + TURNS) % TURNS;
  if (n <= 6) return SINES[n]!;
  if (n <= 12) return SINES[12 - n]!;
  if (n <= 18) return -SINES[n - 12]!;
  return -SINES[TURNS - n]!;
}

/** The corners of a piece where it is set down. */
export function cornersAt({ piece }: StockPiece, at: Point, turn: number): readonly Point[] {
  const [sin, cos] = [sine(turn), sine(turn + TURNS / 4)];
  const round = (millionths: number) => Math.sign(millionths) * Math.floor((Math.abs(millionths) + 500_000) / 1_000_000) + 0;
  return piece.polygon.map(([x, y]) => ({ x: at.x + round(x * cos - y * sin), y: at.y + round(x * sin + y * cos) }));
}

/** Whether a piece lies wholly on the table and over no other one. */
export function isFree(corners: readonly Point[], others: readonly (readonly Point[])[]): boolean {
  const isOn = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= SIDE && y <= SIDE);
  return isOn && !others.some((other) => overlap(corners, other));
}

function sideOf(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function edgesOf(corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  return corners.map((corner, n) => [corner, corners[(n + 1) % corners.length]!]);
}

/** Whether two outlines cover the same ground; to touch is none of it. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const crosses = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]) =>
    sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
  const isCorner = (at: Point) => other.some(({ x, y }) => x === at.x && y === at.y);
  if (one.every(isCorner)) return true;
  const edges = edgesOf(other);
  return edgesOf(one).some((edge) => edges.some((next) => crosses(edge, next))) || reachesInto(one, other) || reachesInto(other, one);
}

function reachesInto(one: readonly Point[], other: readonly Point[]): boolean {
  return edgesOf(one).some(([a, b]) => isWithin(a, other) || isWithin({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, other));
}

/** Strictly: a point on the edge is not within. */
function isWithin(at: Point, corners: readonly Point[]): boolean {
  let odd = false;
  for (const [a, b] of edgesOf(corners)) {
    const isOn = sideOf(a, b, at) === 0 && at.x >= Math.min(a.x, b.x) && at.x <= Math.max(a.x, b.x) && at.y >= Math.min(a.y, b.y) && at.y <= Math.max(a.y, b.y);
    if (isOn) return false;
    if (a.y > at.y === b.y > at.y) continue;
    const [low, high] = a.y < b.y ? [a, b] : [b, a];
    if (sideOf(low, high, at) > 0) odd = !odd;
  }
  return odd;
}

/** Where a hand may take a piece to be held: its middle, not its farthest corner. */
const GRIP = 420;

const kept = new WeakMap<Region, Map<number, Reach>>();

/** Where the middle of a piece may go as it is turned now. */
export function sitingOf(region: Siting, content: Content, built: NonNullable<View['built']>, turn: number): Reach {
  let known = kept.get(region);
  if (!known) kept.set(region, (known = new Map()));
  let found = known.get(turn);
  if (!found) known.set(turn, (found = made(region, content, built, turn)));
  return found;
}

function made(region: Siting, content: Content, built: NonNullable<View['built']>, turn: number): Reach {
  const stock = content.stock[region.stock]!;
  const others = built.map(({ piece }) => piece.polygon.map(pointOf));
  const holds = (at: Point) => isFree(cornersAt(stock, at, turn), others);
  let drawn: Rings | null = null;
  const shape = {
    get rings() {
      return (drawn ??= outlineOf(holds, { x: 0, y: 0, width: SIDE, height: SIDE }, 150));
    },
    holds,
  };
  return {
    get rings() {
      return shape.rings;
    },
    holds,
    nearest: (wished) => nearestIn(shape, wished),
    key: `terrain-${region.stock}`,
    kind: 'terrain',
    unit: null,
    action: null,
    radius: GRIP,
    from: null,
    isOutside: false,
    far: SIDE,
    wayTo: (at) => (holds(at) ? [at] : null),
    choiceAt: (at) => (holds(at) ? { do: 'terrain', stock: region.stock, at: pairOf(at), turn } : null),
    stock: { n: region.stock, left: region.left, pieceAt: (at): Piece => ({ id: 'ghost', look: stock.look, height: stock.piece.height, corners: cornersAt(stock, at, turn) }) },
  };
}

export function stockName(content: Content, n: number): Line {
  return line(`specops-stock-${(content.stock[n]?.id ?? '').replaceAll('_', '-')}`);
}

/** What players agree on about a piece: kind, height, cover, sight, whether it can be entered. */
export function agreed(content: Content, n: number): Line {
  const { kind, height, cover, sight, impassable } = content.stock[n]!.piece;
  return line('specops-stock-facts', { kind, height: Math.round(height / 10), cover, sight: sight && kind !== 'area' ? 'yes' : 'no', impassable: impassable ? 'yes' : 'no' });
}
