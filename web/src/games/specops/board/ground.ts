/** The drawing of a table: sizes, zones, who stands before whom. */
import type { Bounds, Point } from '../../../table/camera';
import { above, nearness, type Outlook } from '../../../table/relief';
import { drawn, drawnLength } from '../../../table/plane/scale';
import { middleOf, raised, shadowPath, isGround } from '../../../table/plane/terrain';
import { pointOf, SIDE, type Terrain } from '../terrain';
import type { Colour, Content, View } from '../types';

const RIM = 64;
const LENGTH = drawnLength(SIDE);

/** The whole table with its rim. */
export const BOUNDS: Bounds = { x: -RIM - 6, y: -RIM - 6, width: LENGTH + 2 * RIM + 12, height: LENGTH + 2 * RIM + 34 };
/** Without the rim: where points are chosen. */
export const FELT: Bounds = { x: 0, y: 0, width: LENGTH, height: LENGTH };
export const FELT_OUTLINE = `M0 0H${LENGTH}V${LENGTH}H0Z`;
/** What a small screen shows: the felt, and a little of the rim. */
export const TIGHT: Bounds = { x: -30, y: -30, width: LENGTH + 60, height: LENGTH + 60 };

export function zonesOf(content: Content, mission: number | null): readonly { readonly of: Colour; readonly corners: readonly Point[] }[] {
  return ((mission === null ? undefined : content.missions[mission])?.zones ?? []).map(({ of, area }) => ({ of, corners: area.map(pointOf) }));
}

export function shadows({ pieces }: Terrain): string {
  return pieces.filter(({ look }) => !isGround(look)).map(({ corners, height }) => shadowPath(corners, height)).join('');
}

/** Where a unit is drawn: on a roof it stands higher. */
export function footOf(unit: { readonly at: readonly [number, number]; readonly on: number | null }, terrain: Terrain, outlook: Outlook): Point {
  const { x, y } = drawn(pointOf(unit.at));
  const level = unit.on === null ? 0 : (terrain.pieces[unit.on]?.height ?? 0);
  const up = above(outlook, raised(level));
  return { x: x + up.x, y: y + up.y };
}

/** What stands on the table, the farthest first: pieces by number, units by number. */
export type Thing = { readonly piece: number } | { readonly unit: number };

export function inOrder(view: View, terrain: Terrain, outlook: Outlook): Thing[] {
  const near = (at: Point) => nearness(drawn(at), outlook);
  const pieces = terrain.pieces.map(({ corners, look }, piece) => ({ piece, near: isGround(look) && look !== 'woods' ? -Infinity : near(middleOf(corners)) }));
  const units = view.figures.flatMap((unit, id) => {
    if (!unit.at) return [];
    const own = near(pointOf(unit.at));
    // Whoever stands on a roof stands before the house.
    const roof = unit.on === null ? -Infinity : (pieces[unit.on]?.near ?? -Infinity) + 0.5;
    return [{ unit: id, near: Math.max(own, roof) }];
  });
  return [...pieces, ...units].sort((a, b) => a.near - b.near).map((thing) => ('piece' in thing ? { piece: thing.piece } : { unit: thing.unit }));
}
