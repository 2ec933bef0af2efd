/**
 * Height on a board that is drawn flat: walls, blocks and figures that stand on it.
 *
 * A tilted board is squashed from north to south on the screen, and whatever is high is seen further up. Both are plane
 * maps, so a relief is made of ordinary paths in units of the board: no third dimension costs anything.
 */
import type { Point } from './camera';
import { onScreen } from './spots';

/** How a board is looked at. */
export interface Outlook {
  /** How far it is turned, in degrees. */
  readonly turn: number;
  /** How far it leans away, in degrees; 0 is straight from above. */
  readonly tilt: number;
}

/** From straight above, as a plan is drawn. */
export const PLAN: Outlook = { turn: 0, tilt: 0 };

/** How much of its height is left of what lies on a board. */
export function squash(tilt: number): number {
  return Math.cos((tilt * Math.PI) / 180);
}

/** Where what is so high over the origin is seen, in units of the board. */
export function above({ turn, tilt }: Outlook, height: number): Point {
  const up = onScreen({ x: 0, y: -1 }, turn);
  const far = height * Math.tan((tilt * Math.PI) / 180);
  return { x: up.x * far + 0, y: up.y * far + 0 };
}

/** How near to the viewer a place is: what is nearer covers what is behind it. */
export function nearness({ x, y }: Point, { turn }: Outlook): number {
  const down = onScreen({ x: 0, y: 1 }, turn);
  return x * down.x + y * down.y;
}

/** The SVG transform that sets something upright on a board, at its true size. */
export function upright({ turn, tilt }: Outlook): string {
  return `rotate(${-turn}) scale(1 ${+(1 / squash(tilt)).toFixed(4)})`;
}

/** The SVG transform that lifts something flat so high over the board. */
export function lifted(outlook: Outlook, height: number): string {
  const { x, y } = above(outlook, height);
  return `translate(${round(x)} ${round(y)})`;
}

/** What a wall stands on, and on which sides of it there is floor. */
export interface Footing {
  readonly outline: readonly Point[];
  readonly beside: readonly Point[];
}

/** Whether a wall would hide floor behind it: such walls are cut away low, so that whoever stands there is seen. */
export function hidesFloor({ beside }: Footing, { turn }: Outlook): boolean {
  const up = onScreen({ x: 0, y: -1 }, turn);
  return beside.some(({ x, y }) => x * up.x + y * up.y > 0.35);
}

/** A face is bright, in between or dark, by where it looks. */
export type Shade = 'lit' | 'mid' | 'dim';

export interface Prisms {
  readonly tops: string;
  readonly sides: Readonly<Record<Shade, string>>;
}

/** The lamp hangs over the south-west of the table. */
const LAMP: Point = { x: -0.86, y: 0.5 };

/**
 * Upright walls over outlines that run clockwise, from `foot` up to `height`: the sides that are seen, and the tops. Seen
 * from straight above only the tops are left.
 */
export function prisms(outlines: readonly (readonly Point[])[], height: number, outlook: Outlook, foot = 0): Prisms {
  const high = above(outlook, height);
  const tops = outlines.map((outline) => `M${outline.map((point) => spot(point, high)).join('L')}Z`).join('');
  const edges = outlines.flatMap((outline) => outline.map((from, n) => ({ from, to: outline[(n + 1) % outline.length]! })));
  return { tops, sides: sidesOf(edges, height, outlook, foot) };
}

/** An edge of an outline that runs clockwise: what is high lies on its right. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** The upright sides over such edges that are seen. */
export function sidesOf(edges: readonly Edge[], height: number, outlook: Outlook, foot = 0): Prisms['sides'] {
  const sides: Record<Shade, string> = { lit: '', mid: '', dim: '' };
  if (outlook.tilt === 0) return sides;
  const low = above(outlook, foot);
  const high = above(outlook, height);
  const down = onScreen({ x: 0, y: 1 }, outlook.turn);
  for (const { from, to } of edges) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    if (normal.x * down.x + normal.y * down.y < 0.01) continue;
    sides[shadeOf(normal)] += `M${spot(from, low)}L${spot(to, low)}L${spot(to, high)}L${spot(from, high)}Z`;
  }
  return sides;
}

/** The corners of a rectangle, clockwise. */
export function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The ground that a rectangle with some height throws its shadow on, which is so long. */
export function shadowOf([a, b, c, d]: readonly Point[], { x, y }: Point): string {
  const moved = (point: Point) => spot(point, { x, y });
  // The far side of the rectangle, and the near side of its shadow; the shadow falls to the south-east.
  return `M${spot(a!)}L${spot(b!)}L${moved(b!)}L${moved(c!)}L${moved(d!)}L${spot(d!)}Z`;
}

/** How large what stands on a place is, and how far it is to the next place behind. */
export interface Body {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** The part of a standing figure over its middle, where it is pointed at. It never reaches the middle of the place behind. */
export function bodyOver({ x, y }: Point, { turn, tilt }: Outlook, { width, height, gap }: Body): string {
  const across = onScreen({ x: width / 2, y: 0 }, turn);
  const up = onScreen({ x: 0, y: -1 }, turn);
  const most = Math.min(height / squash(tilt), gap - FREE);
  const at = (side: number, far: number) => spot({ x: x + side * across.x + far * up.x, y: y + side * across.y + far * up.y });
  return `M${at(-1, FREE)}L${at(1, FREE)}L${at(1, most)}L${at(-1, most)}Z`;
}

/** Around the middle of a place only the place itself is hit. */
const FREE = 9;

function shadeOf(normal: Point): Shade {
  const light = normal.x * LAMP.x + normal.y * LAMP.y;
  return light > 0.62 ? 'lit' : light > -0.2 ? 'mid' : 'dim';
}

function spot(point: Point, by: Point = { x: 0, y: 0 }): string {
  return `${round(point.x + by.x)} ${round(point.y + by.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
