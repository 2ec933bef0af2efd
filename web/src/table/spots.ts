import type { Point } from './camera';

/** A place of a board that can be focused and tapped. */
export interface Spot<Key extends string | number> {
  readonly key: Key;
  /** As an SVG path, a bit smaller than the place, for focus. */
  readonly outline: string;
  /** Where the camera looks when the keyboard comes here. */
  readonly at: Point;
}

/** The outline of a square or a rectangle with round corners. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}z`;
}
