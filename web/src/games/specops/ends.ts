/** Good ends of a move by name, for whoever has no pointer: the nearest objective, cover, contact, the edge of reach by the winds. */
import type { Point } from '../../table/camera';
import { line, type Line } from '../../table/line';
import { measure, windTo, WINDS, type Disc, type Wind } from '../../table/plane/measure';
import { besideIn, edgeToward, touchingIn } from '../../table/plane/region';
import { tokenName, unitName, type Cast } from './names';
import { TOKEN_RADIUS, type Reach } from './regions';
import { pieceName, pointOf, SIDE, type Terrain } from './terrain';
import type { View } from './types';

export interface End {
  readonly label: Line;
  readonly at: Point;
}

/** So many of each kind at most: a list that nobody reads helps nobody. */
const MOST = 3;

const DIRECTIONS: Readonly<Record<Wind, Point>> = {
  e: { x: 1, y: 0 },
  se: { x: 0.707, y: 0.707 },
  s: { x: 0, y: 1 },
  sw: { x: -0.707, y: 0.707 },
  w: { x: -1, y: 0 },
  nw: { x: -0.707, y: -0.707 },
  n: { x: 0, y: -1 },
  ne: { x: 0.707, y: -0.707 },
};

export function endsOf(reach: Reach, view: View, terrain: Terrain, cast: Cast): End[] {
  if (reach.kind === 'terrain') return sites(reach);
  const from = reach.from ?? middleOf(reach);
  if (!from) return [];
  const near = (at: Point) => (at.x - from.x) ** 2 + (at.y - from.y) ** 2;
  const first = <Item extends { readonly disc: Disc }>(items: readonly Item[]) => items.toSorted((a, b) => near(a.disc.at) - near(b.disc.at)).slice(0, MOST);
  const ends: End[] = [];
  const add = (at: Point | null, label: (at: Point) => Line) => {
    if (at && !ends.some((end) => Math.hypot(end.at.x - at.x, end.at.y - at.y) < 20)) ends.push({ at, label: label(at) });
  };

  const tokens = view.tokens.flatMap((token) => (token.holder !== null && token.holder === reach.unit ? [] : [{ id: token.id, disc: { at: pointOf(token.at), radius: TOKEN_RADIUS } }]));
  for (const { id, disc } of first(tokens)) {
    const touching = touchingIn(reach, reach.radius, disc, from);
    add(touching ?? reach.nearest(disc.at), (at) => {
      const { contact, within } = measure({ at, radius: reach.radius }, disc);
      return line('specops-end-token', { token: tokenName(cast, id), contact: contact ? 'yes' : 'no', n: within });
    });
  }
  const units = view.figures.flatMap((unit, id) => (unit.at === null || id === reach.unit ? [] : [{ id, colour: unit.colour, disc: { at: pointOf(unit.at), radius: unit.radius } }]));
  const own = reach.unit === null ? null : view.figures[reach.unit]?.colour;
  for (const { id, disc } of first(units.filter(({ colour }) => colour !== own))) {
    const touching = touchingIn(reach, reach.radius, disc, from);
    add(touching, () => line('specops-end-contact', { unit: unitName(cast, id) }));
  }
  const covers = terrain.pieces.flatMap(({ corners }, n) => {
    if (terrain.covers[n] === 'none') return [];
    const at = besideIn(reach, reach.radius, corners, from);
    return at ? [{ n, at, disc: { at, radius: 0 } }] : [];
  });
  for (const { n, at } of first(covers)) add(at, (end) => line('specops-end-cover', { cover: terrain.covers[n] ?? 'light', piece: pieceName(terrain, n), where: windLine(windTo(from, end)) }));
  for (const { id, disc } of first(units.filter(({ colour }) => colour !== own)).slice(0, 1)) {
    add(edgeToward(reach, from, disc.at, reach.far), (at) => line('specops-end-toward', { unit: unitName(cast, id), n: measure({ at, radius: reach.radius }, disc).within }));
  }
  if (reach.from) {
    for (const wind of WINDS) {
      const { x, y } = DIRECTIONS[wind];
      const at = edgeToward(reach, from, { x: from.x + 1000 * x, y: from.y + 1000 * y }, reach.far);
      add(at, (end) => line('specops-end-wind', { wind: windLine(wind), n: inchesOf(Math.hypot(end.x - from.x, end.y - from.y)) }));
    }
    if (reach.holds(from)) add(from, () => line('specops-end-stay'));
  } else {
    for (const share of [0.2, 0.5, 0.8]) add(reach.nearest(shareOf(reach, share)), () => line('specops-end-zone', { where: share < 0.4 ? 'west' : share > 0.6 ? 'east' : 'middle' }));
  }
  return ends;
}

/** Nine parts of the table, for a piece of terrain. */
function sites(reach: Reach): End[] {
  const found = [...WINDS.map((wind) => ({ wind, by: DIRECTIONS[wind] })), { wind: null, by: { x: 0, y: 0 } }].flatMap(({ wind, by }): End[] => {
    const at = reach.nearest({ x: SIDE / 2 + 3000 * by.x, y: SIDE / 2 + 3000 * by.y });
    return at ? [{ at, label: wind === null ? line('specops-site-middle') : line('specops-site', { wind: windLine(wind) }) }] : [];
  });
  return found;
}

export function windLine(wind: Wind): Line {
  return line('specops-wind', { wind });
}

/** Whole inches of a length, rounded down, at least to tell how far it is about. */
export function inchesOf(tenths: number): number {
  return Math.floor(tenths / 254);
}

function boundsOf({ rings }: Reach): { x: number; y: number; width: number; height: number } | null {
  const all = rings.flat();
  if (all.length === 0) return null;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function middleOf(reach: Reach): Point | null {
  const bounds = boundsOf(reach);
  return bounds && { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
}

function shareOf(reach: Reach, share: number): Point {
  const bounds = boundsOf(reach) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(bounds.x + bounds.width * share), y: Math.round(bounds.y + bounds.height / 2) };
}
