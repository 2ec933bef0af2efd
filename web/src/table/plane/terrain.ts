/** Pieces of terrain of a table top, from the rules to the drawing: what stands there, how high, in which colours. */
import type { Point } from '../camera';
import { onScreen } from '../spots';
import type { Outlook } from '../relief';
import { chance } from '../textures';
import { isInside } from './region';
import { drawn, drawnLength } from './scale';

/** What a piece is made of: nothing of it is a rule, only how it looks. */
export type Look =
  | 'hedge'
  | 'woods'
  | 'rubble'
  | 'crater'
  | 'barricade'
  | 'crates'
  | 'container'
  | 'wall'
  | 'rock'
  | 'building'
  | 'tower'
  | 'platform'
  | 'pool'
  | 'generator';

/** What has no sides: ground of its own kind, with things strewn over it. */
const GROUNDS: ReadonlySet<Look> = new Set(['hedge', 'woods', 'rubble', 'crater', 'pool']);

export function isGround(look: Look): boolean {
  return GROUNDS.has(look);
}

export interface Piece {
  readonly id: string;
  readonly corners: readonly Point[];
  readonly height: number;
  readonly look: Look;
}

/** The corners clockwise, as whoever raises walls over them needs them; north is up. */
export function clockwise(corners: readonly Point[]): readonly Point[] {
  const doubled = corners.reduce((sum, { x, y }, n) => {
    const next = corners[(n + 1) % corners.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return doubled >= 0 ? corners : corners.toReversed();
}

export function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** The outline drawn in by so much on every side; roofs have a rim. Good for outlines that are not too thin. */
export function drawnIn(corners: readonly Point[], far: number): readonly Point[] {
  const ring = clockwise(corners);
  return ring.map((corner, n) => {
    const [before, after] = [ring[(n + ring.length - 1) % ring.length]!, ring[(n + 1) % ring.length]!];
    const [one, other] = [inward(before, corner), inward(corner, after)];
    const share = 1 + one.x * other.x + one.y * other.y;
    const by = share < 0.2 ? 5 : 1 / share;
    return { x: corner.x + (one.x + other.x) * by * far, y: corner.y + (one.y + other.y) * by * far };
  });
}

function inward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

/** Buildings are drawn lower than they are: at their true height they would hide whoever stands behind them. */
const LOWERED = 0.42;

/** How high something stands in the drawing. */
export function raised(height: number): number {
  return drawnLength(height) * LOWERED;
}

/** How far a shadow falls for each unit of height: short, so that it hides nobody. */
const SHADOW = 0.28;

/** Where the shadow of something so high lies, against it: the lamp hangs over the south-west. */
export function shadowBy(height: number): Point {
  const far = Math.min(46, raised(height) * SHADOW * 2);
  return { x: far, y: -0.45 * far };
}

/** The ground that is darkened by an outline with a shadow. */
export function shadowPath(corners: readonly Point[], height: number): string {
  const by = shadowBy(height);
  const ring = clockwise(corners).map(drawn);
  // Every edge throws a stripe; together with the outline moved over they cover all of the shadow.
  const moved = (point: Point) => `${tidy(point.x + by.x)} ${tidy(point.y + by.y)}`;
  const plain = (point: Point) => `${tidy(point.x)} ${tidy(point.y)}`;
  const stripes = ring.map((from, n) => {
    const to = ring[(n + 1) % ring.length]!;
    const turn = (to.x - from.x) * by.y - (to.y - from.y) * by.x;
    return turn >= 0
      ? `M${plain(from)}L${plain(to)}L${moved(to)}L${moved(from)}Z`
      : `M${plain(to)}L${plain(from)}L${moved(from)}L${moved(to)}Z`;
  });
  return `${stripes.join('')}M${ring.map(moved).join('L')}Z`;
}

/** Places of things strewn over a piece, always the same: in units of the drawing, the farthest first as the board is turned. */
export function strewn(piece: Piece, apart: number, { turn }: Outlook): readonly (Point & { readonly n: number })[] {
  const ring = piece.corners.map(drawn);
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const found: (Point & { n: number })[] = [];
  for (let row = 0; top + row * apart < Math.max(...ys); row++) {
    for (let column = 0; left + column * apart < Math.max(...xs); column++) {
      const n = found.length;
      const at = {
        x: left + (column + 0.5 + 0.55 * (chance([column, row], 1) - 0.5)) * apart,
        y: top + (row + 0.5 + 0.55 * (chance([column, row], 2) - 0.5)) * apart,
      };
      if (isInside([ring], at)) found.push({ ...at, n });
    }
  }
  if (found.length === 0) found.push({ ...middleOf(ring), n: 0 });
  const down = onScreen({ x: 0, y: 1 }, turn);
  return found.sort((a, b) => a.x * down.x + a.y * down.y - (b.x * down.x + b.y * down.y));
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
