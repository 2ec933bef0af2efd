/** Open ground: where a board has no cells, any point of it can be hit. Points are in units of the board, which are whole. */
import { apply, invert, type Bounds, type Matrix, type Point } from './camera';
import { onScreen } from './spots';

export interface Ground {
  /** All that can be hit, as an SVG path. */
  readonly outline: string;
  readonly bounds: Bounds;
  /** How far an arrow key goes; with Shift it goes one unit. */
  readonly step: number;
  /** Whether a point is asked for now. */
  readonly open: boolean;
  /** Something that is held on it now: arrow keys go on from there. */
  readonly held?: Point | null;
  /** A point in words, for whoever comes to it by keyboard. */
  readonly label: (at: Point) => string;
}

/** The point of the board under a point of the screen. `shown` leads from the board to the screen: camera, turn and zoom. */
export function pointUnder(spot: Point, shown: Matrix): Point {
  const { x, y } = apply(invert(shown), spot);
  return { x: whole(x), y: whole(y) };
}

/** Where an arrow key leads from a point, on the screen as it is turned, but not over the edge. */
export function stepFrom(from: Point, arrow: Point, turn: number, far: number, { x, y, width, height }: Bounds): Point {
  const along = onScreen(arrow, turn);
  const within = (value: number, least: number, length: number) => Math.min(least + length, Math.max(least, whole(value)));
  return { x: within(from.x + along.x * far, x, width), y: within(from.y + along.y * far, y, height) };
}

/** Without a zero that is less than nothing. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
