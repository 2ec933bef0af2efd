/** A chart as a drawing: where things stand on it, the lanes between them, and the way from mark to mark by keyboard. */
import type { IconName } from '../ui/icons';

/** The chart in pixels, whatever the window leaves for it; places are given in hundredths of it. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly id: string;
  readonly name: string;
  /** Something there can be chosen now. */
  readonly lit: boolean;
  /** The team has played a mission there. */
  readonly visited: boolean;
}

/** Something on the chart that can be chosen. */
export interface ChartMark extends Point {
  readonly id: string;
  readonly shape: keyof typeof SHAPES;
  /** The colour of its side; its shape says the same. */
  readonly tone: 'player' | 'good' | 'enemy' | 'bot' | 'mission' | 'quiet';
  readonly name: string;
  /** What it is, said aloud. */
  readonly label: string;
  /** Where its name stands: over it, below it, or on the side that faces away from the others there. */
  readonly side: 'over' | 'below' | 'left' | 'right';
  /** What it says on the sign itself. */
  readonly text?: string;
  /** An outline, where its colour would say too much. */
  readonly hollow?: boolean;
  /** In the corner of the sign: how it ended, or that it is closed. */
  readonly badge?: IconName;
}

/** A line on the chart: a lane, where the team went, and what a result leads to. */
export interface Line {
  readonly d: string;
  readonly kind: 'lane' | 'route' | 'good' | 'half' | 'bad';
}

/** Everything on the chart, in its pixels. */
export interface ChartDrawing {
  readonly lines: readonly Line[];
  readonly spots: readonly Spot[];
  readonly marks: readonly ChartMark[];
  /** Where the team is; nowhere before it has been anywhere. */
  readonly here: Point | undefined;
}

/** Signs around the middle, told apart without their colours. */
export const SHAPES = {
  star: 'M0 -17L4.600 -4.600L17 0L4.600 4.600L0 17L-4.600 4.600L-17 0L-4.600 -4.600Z',
  sun: 'M0 -19L4.500 -7.800L14.800 -12L7.800 -4L19 0L7.800 4.500L12 14.800L4 7.800L0 19L-4.500 7.800L-14.800 12L-7.800 4L-19 0L-7.800 -4.500L-12 -14.800L-4 -7.800Z',
  diamond: 'M0 -15L13 0L0 15L-13 0Z',
  hex: 'M-17 0L-8.500 -14.700L8.500 -14.700L17 0L8.500 14.700L-8.500 14.700Z',
} as const;

/** Names stand below the marks: nothing lies nearer to the rim than they need. */
const rim = (length: number, most: number): number => Math.min(most, Math.max(40, length * 0.13));

export function pointOf([x, y]: readonly [number, number], { width, height }: Size): Point {
  const within = (value: number, length: number, edge: number) =>
    Math.round(edge + (Math.min(100, Math.max(0, value)) / 100) * Math.max(0, length - 2 * edge));
  return { x: within(x, width, rim(width, 120)), y: within(y, height, rim(height, 100)) };
}

/** From this width on the chart shows names. */
export const ROOMY = 620;

/** A line from point to point. */
export const lineThrough = (points: readonly Point[]): string => points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Lanes: the shortest web that joins all places, so that nothing floats alone. */
export function lanes(spots: readonly Point[]): [number, number][] {
  const joined = spots.length > 0 ? [0] : [];
  const found: [number, number][] = [];
  while (joined.length < spots.length) {
    let best: [number, number] | null = null;
    let least = Infinity;
    for (const from of joined) {
      for (const to of spots.keys()) {
        if (joined.includes(to)) continue;
        const far = distance(spots[from]!, spots[to]!);
        if (far < least) [least, best] = [far, [from, to]];
      }
    }
    if (!best) break;
    joined.push(best[1]);
    found.push(best);
  }
  return found;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Which mark an arrow key leads to: the nearest in a cone that way; none if there is none. */
export function nextMark(marks: readonly Point[], from: number, key: string): number | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const here = marks[from];
  if (!here || (dx === 0 && dy === 0)) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [n, mark] of marks.entries()) {
    const along = (mark.x - here.x) * dx + (mark.y - here.y) * dy;
    const aside = Math.abs((mark.x - here.x) * dy) + Math.abs((mark.y - here.y) * dx);
    if (n === from || along <= 0) continue;
    const worth = along + 2 * aside;
    if (worth < least) [least, best] = [worth, n];
  }
  return best;
}
