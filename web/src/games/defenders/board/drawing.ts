/** A board as shapes to draw, worked out once. */
import { onceFor } from '../../../lib/once';
import type { Bounds, Point } from '../../../table/camera';
import { centre, corners, hexPath, loops, middle, outline, pair, sideBetween, SIZE, type Place } from '../../../table/hex';
import type { Spot } from '../../../table/spots';
import type { Obstacle, Terrain } from '../types';
import { groundOf, type Ground } from './ground';
import { keyAt, keyOf, placeOf, type BoardHex, type BoardPlan, type BoardSide } from './plan';

export interface DrawnArea {
  readonly area: number;
  readonly path: string;
  readonly terrain: Terrain;
  /** One of four shades, never that of a neighbour. */
  readonly shade: number;
  readonly middle: Point;
}

export interface Drawing {
  readonly bounds: Bounds;
  readonly places: readonly Place[];
  /** The same as places to tap. */
  readonly spots: readonly Spot<string>[];
  readonly byKey: ReadonlyMap<string, BoardHex>;
  /** The outline of it all, as a path and as corners. */
  readonly rim: string;
  readonly edges: readonly (readonly Point[])[];
  readonly floors: readonly { readonly terrain: Terrain; readonly path: string }[];
  readonly ground: readonly Ground[];
  readonly areas: readonly DrawnArea[];
  readonly grid: string;
  readonly rooms: string;
  readonly centres: readonly Point[];
  /** What walls stand on, and the line along their tops. */
  readonly footings: readonly (readonly Point[])[];
  readonly walls: string;
  readonly obstacles: readonly { readonly key: string; readonly at: Point; readonly kind: Obstacle; readonly place: Place }[];
  readonly doorHexes: readonly { readonly key: string; readonly at: Point; readonly path: string }[];
}

const MARGIN = 34;
const SHADES = [0, 1, 2, 3] as const;
const THICK = 6;

export const drawingOf = onceFor((plan: BoardPlan): Drawing => {
  const places = plan.hexes.map(({ x, y }) => ({ x, y }));
  const of = (which: (hex: BoardHex) => boolean) => plan.hexes.filter(which).map((hex) => hexPath(hex)).join('');
  const terrains = [...new Set(plan.hexes.map(({ terrain }) => terrain))];
  const walls = plan.sides.filter(({ kind }) => kind === 'wall').flatMap((side) => segment(side) ?? []);
  return {
    bounds: boundsOf(places),
    places,
    spots: places.map((place) => ({ key: keyOf(place), outline: hexPath(place, SIZE - 4), at: centre(place) })),
    byKey: new Map(plan.hexes.map((hex) => [keyOf(hex), hex])),
    rim: outline(places),
    edges: loops(places),
    floors: terrains.map((terrain) => ({ terrain, path: of((hex) => hex.terrain === terrain) })),
    ground: groundOf(plan.hexes),
    areas: areasOf(plan),
    grid: places.map((place) => hexPath(place)).join(''),
    rooms: plan.rooms.map((room) => outline(room.map(placeOf))).join(''),
    centres: plan.centres.map((at) => centre(placeOf(at))),
    footings: walls.map(footing),
    walls: walls.map(({ from, to }) => `M${pair(from)}L${pair(to)}`).join(''),
    obstacles: plan.hexes.flatMap((hex) =>
      hex.ground === 'blocked' ? [{ key: keyOf(hex), at: centre(hex), kind: hex.obstacle ?? USUAL[hex.terrain], place: { x: hex.x, y: hex.y } }] : [],
    ),
    doorHexes: plan.hexes.filter(({ ground }) => ground === 'door').map((hex) => ({ key: keyOf(hex), at: centre(hex), path: hexPath(hex, SIZE - 7) })),
  };
});

/** What stands on a blocked hex of which nobody said it. */
const USUAL: Readonly<Record<Terrain, Obstacle>> = { city: 'crate', desert: 'rock', forest: 'tree', grid: 'block', ship: 'hull', urban: 'crate' };

function boundsOf(places: readonly Place[]): Bounds {
  const points = places.flatMap((place) => corners(place));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Where a side lies on the drawing; nothing if its hexes do not touch. */
export function segment({ a, b }: Pick<BoardSide, 'a' | 'b'>): Segment | null {
  const points = sideBetween(placeOf(a), placeOf(b));
  return points && { from: points[0], to: points[1] };
}

/** A wall seen from above: its ends are pointed, so that three of them meet without a gap. */
function footing({ from, to }: Segment): Point[] {
  const along = { x: (to.x - from.x) / SIZE, y: (to.y - from.y) / SIZE };
  const at = (end: Point, far: number, aside: number) => ({ x: end.x + along.x * far - along.y * aside, y: end.y + along.y * far + along.x * aside });
  const point = THICK * 0.58;
  return [at(from, 0, -THICK), at(to, 0, -THICK), at(to, point, 0), at(to, 0, THICK), at(from, 0, THICK), at(from, -point, 0)];
}

const STEPS = [
  [2, 0],
  [1, 1],
  [-1, 1],
] as const;

/** Areas in shades. Three do where areas lie in step; a fourth is for boards that are joined out of step. */
function areasOf(plan: BoardPlan): DrawnArea[] {
  const areaAt = new Map(plan.hexes.map((hex) => [keyOf(hex), hex.area]));
  const beside = new Map<number, Set<number>>();
  for (const hex of plan.hexes) {
    for (const [dx, dy] of STEPS) {
      const other = areaAt.get(keyAt([hex.x + dx, hex.y + dy]));
      if (other === undefined || other === hex.area) continue;
      beside.set(hex.area, (beside.get(hex.area) ?? new Set()).add(other));
      beside.set(other, (beside.get(other) ?? new Set()).add(hex.area));
    }
  }
  const shades = shaded([...new Set(plan.hexes.map(({ area }) => area))], beside);
  return [...shades].map(([area, shade]) => {
    const hexes = plan.hexes.filter((hex) => hex.area === area);
    return { area, path: outline(hexes), terrain: hexes[0]!.terrain, shade, middle: middle(hexes) };
  });
}

/** A shade for each, never that of a neighbour: whoever has the fewest left to choose from chooses next. */
function shaded(areas: readonly number[], beside: ReadonlyMap<number, ReadonlySet<number>>): Map<number, number> {
  const shades = new Map<number, number>();
  const taken = (area: number) => new Set([...(beside.get(area) ?? [])].flatMap((other) => shades.get(other) ?? []));
  const left = new Set(areas);
  while (left.size > 0) {
    const next = [...left].reduce((best, area) => (taken(area).size > taken(best).size ? area : best));
    shades.set(next, SHADES.find((shade) => !taken(next).has(shade)) ?? 0);
    left.delete(next);
  }
  return shades;
}
