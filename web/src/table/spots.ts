import type { Point } from './camera';

/** A place of a board that can be focused and tapped. */
export interface Spot<Key extends string | number> {
  readonly key: Key;
  /** As an SVG path, a bit smaller than the place, for focus. */
  readonly outline: string;
  /** Where the camera looks when the keyboard comes here. */
  readonly at: Point;
}

/** How an arrow key finds its way over a kind of board. */
export interface Steering {
  /** How far ahead a place must lie at least, in units of the board. */
  readonly ahead: number;
  /** How far aside it may lie for each unit ahead. */
  readonly cone: number;
  /** How much a unit aside counts against one ahead. */
  readonly aside: number;
}

/** Hexes: within 60 degrees of the direction. */
export const OVER_HEXES: Steering = { ahead: 0, cone: Math.sqrt(3), aside: 2 };
/** Squares of one hundred units: the next one in the direction, the nearest if there is a gap. */
export const OVER_SQUARES: Steering = { ahead: 50, cone: Infinity, aside: 2.5 };

/** The direction on a board, turned by `turn` degrees, that is `arrow` on the screen. */
export function onScreen(arrow: Point, turn: number): Point {
  const angle = (-turn * Math.PI) / 180;
  return {
    x: arrow.x * Math.cos(angle) - arrow.y * Math.sin(angle),
    y: arrow.x * Math.sin(angle) + arrow.y * Math.cos(angle),
  };
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The place an arrow key leads to: the one with the least way, where way aside counts more. `turn` is how far the board is
 * turned, so that "right" is right on the screen.
 */
export function toward(places: readonly Point[], from: number, arrow: Point, turn: number, { ahead, cone, aside }: Steering): number | undefined {
  const along = onScreen(arrow, turn);
  const start = places[from]!;
  let best: { n: number; cost: number } | undefined;
  places.forEach((to, n) => {
    const forward = (to.x - start.x) * along.x + (to.y - start.y) * along.y;
    const sideways = Math.abs((to.x - start.x) * along.y - (to.y - start.y) * along.x);
    if (n === from || forward <= 0 || forward < ahead || sideways > forward * cone) return;
    const cost = forward + aside * sideways;
    if (!best || cost < best.cost) best = { n, cost };
  });
  return best?.n;
}

/** The next of the lit places after one, or with -1 the one before, in the order of the board and around its end. */
export function nextOf<Key>(order: readonly Key[], isLit: (key: Key) => boolean, from: Key, step: number): Key | undefined {
  const start = order.indexOf(from);
  const around = order.map((_, n) => order[(start + (n + 1) * step + 2 * order.length) % order.length]!);
  return around.find(isLit);
}

/** The outline of a square or a rectangle with round corners. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}z`;
}
