/** What an order puts on the real table: tiles and where they join, doors and tokens, spaces for figures. */
import { otherwise } from '../../../lib/exhaustive';
import { CELL, keyOf } from '../geometry';
import { isBookkeeping } from '../mission/bookkeeping';
import { thingsOf } from '../mission/things';
import type { Content, MapPlan, Order, Space, View } from '../types';

export interface LaidTile {
  /** Its place in the list of tiles of the map. */
  readonly tile: number;
  /** The tile it is laid against, and on which side of that; none for the first of a map. */
  readonly joins: { readonly tile: number; readonly side: Side } | null;
}

export type Side = 'north' | 'south' | 'west' | 'east';

export interface Build {
  /** Tiles to fetch, in an order in which each joins one that lies already. */
  readonly tiles: readonly LaidTile[];
  /** Objects of the mission to lay out or to look at. */
  readonly objects: readonly number[];
  /** Spaces for figures: one each, or one for the whole group. */
  readonly spaces: readonly Space[];
  readonly group: number | null;
  readonly heroes: boolean;
  /** Figures go to any of the spaces. */
  readonly free: boolean;
}

const NOTHING: Build = { tiles: [], objects: [], spaces: [], group: null, heroes: false, free: false };

/** `coming` are areas that are revealed in the same moment, and laid out when their own page is read. */
export function buildOf(order: Order, view: View, content: Content, coming: readonly number[] = []): Build {
  const plan = content.maps[view.map];
  if (!plan || isBookkeeping(order)) return NOTHING;
  switch (order.order) {
    case 'reveal': {
      const before = (view.mission?.revealed ?? []).filter((area) => area !== order.area && !coming.includes(area));
      return { ...NOTHING, tiles: layTiles(plan, order.area, before), objects: objectsIn(plan, order.area, before, view, content) };
    }
    case 'show':
    case 'remove':
    case 'open':
    case 'unlock':
      return { ...NOTHING, objects: [order.object] };
    case 'deploy':
      return { ...NOTHING, spaces: order.at, group: order.group };
    case 'reinforce':
      return { ...NOTHING, spaces: order.at ? [order.at] : [], group: order.group };
    case 'join':
      return { ...NOTHING, spaces: [order.at], group: order.group };
    case 'withdraw':
    case 'ready':
      return { ...NOTHING, group: order.group };
    case 'place_heroes':
      return { ...NOTHING, spaces: plan.entries, heroes: true, free: true };
    case 'place_allies':
      return { ...NOTHING, spaces: plan.entries, group: order.group, free: true };
    // Nothing to lay out.
    case 'say':
    case 'rule':
    case 'clear_map':
    case 'objective':
    case 'offer':
    case 'complete':
    case 'fail':
    case 'count':
      return NOTHING;
    default:
      return otherwise(order, NOTHING);
  }
}

/** The tiles under the spaces of an area, each once. */
function tilesUnder(plan: MapPlan, area: number): number[] {
  const spaces = new Set(plan.areas[area]?.spaces.map((space) => keyOf(space)));
  return [...new Set(plan.spaces.filter(({ at }) => spaces.has(keyOf(at))).map(({ tile }) => tile))];
}

/** Tiles that are in sight: those under revealed areas. */
export function tilesLying(plan: MapPlan, revealed: readonly number[] | null): number[] {
  if (revealed === null) return plan.tiles.map((_, n) => n);
  return [...new Set(revealed.flatMap((area) => tilesUnder(plan, area)))].sort((a, b) => a - b);
}

/** The tiles of an area that do not lie yet, each joining one before it as far as they touch. */
export function layTiles(plan: MapPlan, area: number, before: readonly number[]): LaidTile[] {
  const lying = new Set(tilesLying(plan, before));
  const missing = new Set(tilesUnder(plan, area).filter((tile) => !lying.has(tile)));
  const found: LaidTile[] = [];
  while (missing.size > 0) {
    const next = [...missing].map((tile) => ({ tile, joins: joinOf(plan, tile, lying) })).sort((a, b) => Number(a.joins === null) - Number(b.joins === null))[0]!;
    // The first tile of a map lies alone; every other one is laid against something.
    found.push(next);
    missing.delete(next.tile);
    lying.add(next.tile);
  }
  return found;
}

const STEPS: readonly (readonly [Side, number, number])[] = [
  ['north', 0, -1],
  ['south', 0, 1],
  ['west', -1, 0],
  ['east', 1, 0],
];

/** Which lying tile a new one shares most of its rim with, and on which side of it the new one comes. */
function joinOf(plan: MapPlan, tile: number, lying: ReadonlySet<number>): LaidTile['joins'] {
  const under = new Map(plan.spaces.filter(({ terrain }) => terrain !== 'missing').map((space) => [keyOf(space.at), space.tile]));
  const shared = new Map<string, { tile: number; side: Side; length: number }>();
  for (const { at, tile: own, terrain } of plan.spaces) {
    if (own !== tile || terrain === 'missing') continue;
    for (const [side, dx, dy] of STEPS) {
      // The neighbour lies to that side of us, so we lie on the opposite side of it.
      const other = under.get(keyOf([at[0] - dx, at[1] - dy]));
      if (other === undefined || other === tile || !lying.has(other)) continue;
      const name = `${other} ${side}`;
      shared.set(name, { tile: other, side, length: (shared.get(name)?.length ?? 0) + 1 });
    }
  }
  const best = [...shared.values()].sort((a, b) => b.length - a.length || a.tile - b.tile)[0];
  return best ? { tile: best.tile, side: best.side } : null;
}

/** Doors and tokens that come with an area. */
function objectsIn(plan: MapPlan, area: number, before: readonly number[], view: View, content: Content): number[] {
  const spaces = new Set(plan.areas[area]?.spaces.map((space) => keyOf(space)));
  return thingsOf(view, content)
    .filter((thing) => {
      if (thing.printed.kind !== 'door') return thing.at !== null && spaces.has(keyOf(thing.at));
      const areas: readonly number[] = plan.doors[thing.printed.door ?? -1]?.areas ?? [];
      return !thing.state.open && areas.includes(area) && !areas.some((one) => one !== area && before.includes(one));
    })
    .map(({ n }) => n);
}

/**
 * Areas whose page is still to come: several may be revealed at once, and each is laid out when its page is read. The
 * orders are those told since the map was last cleared, oldest first.
 */
export function notYetLaid(orders: readonly Order[], current: Order | null): number[] {
  if (!current) return [];
  const name = JSON.stringify(current);
  const at = orders.findLastIndex((order) => JSON.stringify(order) === name);
  if (at < 0) return [];
  return orders.slice(at + 1).flatMap((order) => (order.order === 'reveal' ? [order.area] : []));
}

/** The number and the side of a tile: "12" and "A". */
export function faceOf(face: string): { number: string; side: string } {
  const [, number = face, side = ''] = /^0*(\d+)([A-Za-z]?)$/.exec(face) ?? [];
  return { number, side: side.toUpperCase() };
}

/** A sentence cut at its targets: what stands between guillemets is lifted out (R26.1). */
export function cutTargets(text: string): { text: string; target: boolean }[] {
  return text
    .split(/(«[^»]*»)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, target: part.startsWith('«') }));
}

const MARGIN = 48;

/** As much of the map as lies on the table, with its rim. */
export function boundsOf(spaces: readonly Space[]): { x: number; y: number; width: number; height: number } | null {
  if (spaces.length === 0) return null;
  const columns = spaces.map(([column]) => column);
  const rows = spaces.map(([, row]) => row);
  const x = Math.min(...columns) * CELL - MARGIN;
  const y = Math.min(...rows) * CELL - MARGIN;
  return { x, y, width: (Math.max(...columns) + 1) * CELL + MARGIN - x, height: (Math.max(...rows) + 1) * CELL + MARGIN - y };
}
