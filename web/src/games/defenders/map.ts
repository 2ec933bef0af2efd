/** The map of a mission: hexes go by number on the wire and by their place on the drawing. */
import { onceFor } from '../../lib/once';
import { direction, type Direction } from './board/labels';
import { keyOf, type At, type BoardPlan, type BoardSide } from './board/plan';
import type { Content, Picture, View } from './types';

export interface Chart {
  readonly plan: BoardPlan;
  readonly picture: Picture;
  /** The number of the hex at a place, by its key. */
  readonly numbers: ReadonlyMap<string, number>;
}

export const chartOf = onceFor((picture: Picture): Chart => {
  const at = (hex: number): At => [picture.hexes[hex]?.x ?? 0, picture.hexes[hex]?.y ?? 0];
  return {
    picture,
    plan: {
      hexes: picture.hexes.map((hex) => ({ ...hex, terrain: picture.terrain[hex.area] ?? 'city' })),
      sides: picture.sides.map(({ between: [a, b], kind }) => ({ a: at(a), b: at(b), kind })),
      centres: picture.centres.map(at),
      rooms: [],
    },
    numbers: new Map(picture.hexes.map((hex, n) => [keyOf(hex), n])),
  };
});

/** The map that a view is about. */
export function chartIn(view: Pick<View, 'mission'>, content: Content): Chart {
  return chartOf(content.maps[view.mission]!);
}

/** Where a hex lies on the drawing. */
export function atOf({ picture }: Chart, hex: number): At {
  const { x, y } = picture.hexes[hex] ?? { x: 0, y: 0 };
  return [x, y];
}

/** The key of a hex on the drawing. */
export function keyOfHex({ picture }: Chart, hex: number): string {
  return keyOf(picture.hexes[hex] ?? { x: 0, y: 0 });
}

export function hexOf({ numbers }: Chart, key: string): number | null {
  return numbers.get(key) ?? null;
}

/** Doors and windows as they stand now: what has changed takes the place of what was drawn. */
export function sidesNow(chart: Chart, changed: View['changed']): readonly BoardSide[] {
  if (changed.length === 0) return chart.plan.sides;
  const name = ([a, b]: readonly [number, number]) => `${Math.min(a, b)}-${Math.max(a, b)}`;
  const now = new Map(changed.map((side) => [name(side.between), side]));
  const kept = chart.picture.sides.filter(({ between }) => !now.has(name(between)));
  return [...kept, ...changed].map(({ between: [a, b], kind }) => ({ a: atOf(chart, a), b: atOf(chart, b), kind }));
}

/** What a hex is called: the number of its area, and where in it. */
export interface HexName {
  readonly area: number;
  readonly where: Direction | 'centre';
}

export function hexName({ picture }: Chart, hex: number): HexName {
  const found = picture.hexes[hex];
  if (!found) return { area: 0, where: 'centre' };
  const heart = picture.hexes[picture.centres[found.area] ?? hex] ?? found;
  return { area: found.area + 1, where: direction(heart, found) ?? 'centre' };
}

/** The six directions in which somebody can look, clockwise from the east. */
export const FACINGS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const satisfies readonly Direction[];

/** The steps to the six neighbours on the drawing, in the same order. */
export const STEPS: readonly At[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
