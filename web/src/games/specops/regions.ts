/**
 * Regions as hands use them: where something may be put, and the way there. The rules check what is sent; here it is only looked
 * for, from what they say of the region.
 */
import type { SpecopsBody } from '../../generated/SpecopsBody';
import type { SpecopsRegion } from '../../generated/SpecopsRegion';
import type { Point } from '../../table/camera';
import { INCH } from '../../table/plane/scale';
import { isTouching, isWithin, type Disc } from '../../table/plane/measure';
import { outlineOf, rounder } from '../../table/plane/outline';
import { nearestIn, touchingIn, type Field, type Rings } from '../../table/plane/region';
import type { Piece } from '../../table/plane/terrain';
import { holds, isStanding, levelAt, pieceUnder, Walker } from '../../table/plane/stand';
import { sitingOf } from './siting';
import { pairOf, pointOf, SIDE, terrainBuilt, terrainOf, type Terrain } from './terrain';
import type { Action, Choice, Content, View } from './types';

export type Region = SpecopsRegion;

export const TOKEN_RADIUS = 127;
/** Tools of speed 1 to 3: the length of each of their arms. */
const ARMS = [375, 625, 875];

/** A region, ready to be used. */
export interface Reach extends Field {
  /** The same name for the same question: what is moved or laid, and how. */
  readonly key: string;
  readonly kind: Region['region'];
  /** Who moves or is set up; none for a token. */
  readonly unit: number | null;
  /** How somebody moves; none where nobody does. */
  readonly action: Action | null;
  readonly radius: number;
  /** Where it stands now, if it stands. */
  readonly from: Point | null;
  /** In the own half of the table instead of a zone. */
  readonly isOutside: boolean;
  /** How far it gets at most. */
  readonly far: number;
  /** The point of it that is nearest to a wish. */
  nearest(wished: Point): Point | null;
  /** The way to a point, ends included; just the point where nobody walks. */
  wayTo(at: Point): readonly Point[] | null;
  choiceAt(at: Point): Choice | null;
  /** The piece of the stock that is set down, if one is. */
  readonly stock?: { readonly n: number; readonly left: number; pieceAt(at: Point): Piece };
}

const kept = new WeakMap<Region, Reach>();

/** What the view says of somebody who moves, and the region does not. */
export interface Known {
  /** The outline of the move, as the rules draw it. */
  readonly rings?: Rings | undefined;
  /** Without a weapon for it nobody moves into melee (C7.11). */
  readonly isArmed?: boolean;
  /** What players have built instead of taking a ready table. */
  readonly built?: View['built'];
  /** How a piece of the stock is turned. */
  readonly turn?: number;
}

export function reachOf(region: Region, content: Content, known: Known = {}): Reach {
  if (region.region === 'terrain') return sitingOf(region, content, known.built ?? [], known.turn ?? 0);
  let reach = kept.get(region);
  if (!reach) kept.set(region, (reach = made(region, content, known)));
  return reach;
}

/** The same with all that a view says. */
export function reachIn(view: Pick<View, 'reaches' | 'figures' | 'built'>, region: Region, content: Content, turn = 0): Reach {
  const { built } = view;
  if (region.region !== 'move') return reachOf(region, content, { built, turn });
  const drawn = view.reaches.find(({ unit, action }) => unit === region.unit && action === region.action);
  return reachOf(region, content, {
    built,
    rings: drawn?.outlines.map((ring) => ring.map(pointOf)),
    isArmed: view.figures[region.unit]?.weapons.some(({ kind }) => kind !== 'ranged') ?? true,
  });
}

type Move = Extract<Region, { region: 'move' }>;
type Put = Extract<Region, { region: 'place' | 'hide' }>;
type Lay = Extract<Region, { region: 'lay' }>;

/** The terrain on which a region lies. */
function groundOf(region: Move | Put | Lay, content: Content, built: View['built'] | undefined): Terrain {
  return built ? terrainBuilt(built) : terrainOf(content, region.ground.table ?? 0, region.ground.is_turned);
}

function made(region: Exclude<Region, { region: 'terrain' }>, content: Content, known: Known): Reach {
  switch (region.region) {
    case 'move':
      return moving(region, content, known);
    case 'place':
    case 'hide':
      return placing(region, content, known);
    case 'lay':
      return laying(region, content, known);
  }
}

function moving(region: Move, content: Content, { rings, isArmed = true, built }: Known): Reach {
  const { ground } = groundOf(region, content, built);
  const own = region.bodies[region.unit];
  if (!own) throw new Error(`nobody has the number ${region.unit}`);
  const { base } = own;
  const from = pointOf(base.at);
  const { radius } = base;
  const run = (ARMS[region.tool - 1] ?? 0) + radius;
  const walker = new Walker(ground, { at: from, radius, level: base.level }, { run, over: region.gait.over, climb: region.gait.climb, flies: region.gait.flies });
  const present = region.bodies.filter(({ is_present }, unit) => is_present && unit !== region.unit);
  const others = present.map(discOf);
  const tokens = region.markers.map((marker) => ({ at: pointOf(marker.base.at), radius: marker.base.radius }));
  const touchesFoes = touching(present.filter(({ side }) => side !== own.side), (at) => levelAt(ground, { at, radius }), base.height);
  // Into melee with one at most (C7.11), and with nobody on the way out of it (C13.3).
  const most = region.action === 'withdraw' || !isArmed ? 0 : 1;
  const wayTo = (at: Point): readonly Point[] | null => {
    const end = { at, radius };
    if (!isStanding(ground, end, others) || touchesFoes(end) > most || tokens.some((token) => isTouching(token, end))) return null;
    const way = walker.wayTo(at);
    return way && [from, ...way];
  };
  const far = 2 * run;
  const area = { x: Math.max(0, from.x - far), y: Math.max(0, from.y - far), width: 0, height: 0 };
  const bounds = { ...area, width: Math.min(SIDE, from.x + far) - area.x, height: Math.min(SIDE, from.y + far) - area.y };
  const isEnd = (at: Point) => wayTo(at) !== null;
  const shape: Field = rings ? rounded(rings, isEnd) : field(isEnd, bounds, region.tool === 1 ? 46 : 62);
  return {
    get rings() {
      return shape.rings;
    },
    holds: shape.holds,
    nearest: (wished) => nearestIn(shape, wished),
    key: `move-${region.action}`,
    kind: 'move',
    unit: region.unit,
    action: region.action,
    radius,
    from,
    isOutside: false,
    far,
    wayTo,
    choiceAt: (at) => {
      const way = wayTo(at);
      return way && { do: 'move', action: region.action, tool: region.tool, way: way.slice(1).map(pairOf), on: pieceUnder(ground, { at, radius }) };
    },
  };
}

function placing(region: Put, content: Content, { built }: Known): Reach {
  const { ground } = groundOf(region, content, built);
  const { radius } = region.base;
  const own = region.bodies[region.unit]?.side;
  const present = region.bodies.filter(({ is_present }, unit) => is_present && unit !== region.unit);
  const others = present.map(discOf);
  const enemies = present.filter(({ side }) => side !== own);
  const foes = enemies.map(discOf);
  const tokens = region.markers.map((marker) => ({ at: pointOf(marker.base.at), radius: marker.base.radius }));
  const isIn = inArea(region.area, content);
  const apart = region.apart;
  const touchesFoes = touching(enemies, (at) => levelAt(ground, { at, radius }), region.base.height);
  const isLegal = (at: Point): boolean => {
    const base = { at, radius };
    if (!isIn(base) || !isStanding(ground, base, others) || touchesFoes(base) > 0) return false;
    if (apart !== null && foes.some((foe) => isWithin(foe, base, apart * INCH))) return false;
    return !tokens.some((token) => isTouching(token, base));
  };
  const bases = region.area.area === 'touching' ? region.area.bases.map((base) => ({ at: pointOf(base.at), radius: base.radius })) : null;
  const shape = bases ? ringsAround(bases, radius, isLegal) : field(isLegal, boundsOf(region.area, content, radius), 70);
  return {
    get rings() {
      return shape.rings;
    },
    holds: shape.holds,
    nearest: (wished) => (bases ? nearestTouching(shape, bases, radius, wished) : nearestIn(shape, wished)),
    // Whoever infiltrates may be set up in two ways (K31).
    key: `${region.region}-${region.unit}${region.area.area === 'half' ? '-half' : ''}`,
    kind: region.region,
    unit: region.unit,
    action: null,
    radius,
    from: null,
    isOutside: region.area.area === 'half',
    far: SIDE,
    wayTo: (at) => (isLegal(at) ? [at] : null),
    choiceAt: (at) => {
      if (!isLegal(at)) return null;
      if (region.region === 'hide') return { do: 'hide', unit: region.unit, at: pairOf(at) };
      return { do: 'place', unit: region.unit, at: pairOf(at), on: pieceUnder(ground, { at, radius }) };
    },
  };
}

function laying(region: Lay, content: Content, { built }: Known): Reach {
  const { ground } = groundOf(region, content, built);
  const holder = { at: pointOf(region.holder.at), radius: region.holder.radius };
  const isLegal = (at: Point): boolean => {
    const token = { at, radius: TOKEN_RADIUS };
    const isOn = at.x >= TOKEN_RADIUS && at.y >= TOKEN_RADIUS && at.x <= SIDE - TOKEN_RADIUS && at.y <= SIDE - TOKEN_RADIUS;
    return isOn && isTouching(holder, token) && ground.pieces.every((piece) => !piece.impassable || isStanding({ ...ground, pieces: [piece] }, token, []));
  };
  const far = holder.radius + TOKEN_RADIUS + 5;
  const shape = field(isLegal, { x: holder.at.x - far, y: holder.at.y - far, width: 2 * far, height: 2 * far }, 24);
  return {
    get rings() {
      return shape.rings;
    },
    holds: shape.holds,
    nearest: (wished) => nearestIn(shape, wished),
    key: `lay-${region.token}`,
    kind: 'lay',
    unit: null,
    action: null,
    radius: TOKEN_RADIUS,
    from: null,
    isOutside: false,
    far,
    wayTo: (at) => (isLegal(at) ? [at] : null),
    choiceAt: (at) => (isLegal(at) ? { do: 'lay', at: pairOf(at) } : null),
  };
}

/** What the rules draw is drawn when it is first looked at, a little rounder. */
function rounded(rings: Rings, isLegal: (at: Point) => boolean): Field {
  let round: Rings | null = null;
  return {
    get rings() {
      return (round ??= rounder(rings, isLegal));
    },
    holds: isLegal,
  };
}

/** The outline is worked out when it is first looked at: while a team is deployed there are ten such regions. */
function field(isLegal: (at: Point) => boolean, bounds: { x: number; y: number; width: number; height: number }, step: number): Field {
  let rings: Rings | null = null;
  return {
    get rings() {
      return (rings ??= outlineOf(isLegal, bounds, step));
    },
    holds: isLegal,
  };
}

/** Where a base touches one of some others: a band too thin for a grid, so it is walked around. */
function ringsAround(bases: readonly Disc[], radius: number, isLegal: (at: Point) => boolean): Field {
  const STEPS = 180;
  const rings = bases.flatMap(({ at, radius: own }) => {
    const on = (n: number, far: number): Point => {
      const angle = (n / STEPS) * 2 * Math.PI;
      return { x: at.x + (own + radius + far) * Math.cos(angle), y: at.y + (own + radius + far) * Math.sin(angle) };
    };
    const round = (n: number) => ({ x: Math.round(on(n, 3).x), y: Math.round(on(n, 3).y) });
    const legal = Array.from({ length: STEPS }, (_, n) => isLegal(round(n)));
    const first = legal.indexOf(false);
    const runs: number[][] = [];
    for (let step = 0; step < STEPS; step++) {
      const n = (first + 1 + step) % STEPS;
      if (!legal[n]) continue;
      const last = runs.at(-1);
      if (last && (last.at(-1)! + 1) % STEPS === n) last.push(n);
      else runs.push([n]);
    }
    return runs.map((run) => [...run.map((n) => on(n, 24)), ...run.toReversed().map((n) => on(n, -24))]);
  });
  return { rings, holds: isLegal };
}

function nearestTouching(shape: Field, bases: readonly Disc[], radius: number, wished: Point): Point | null {
  const far = (at: Point) => (at.x - wished.x) ** 2 + (at.y - wished.y) ** 2;
  const found = bases.flatMap((base) => touchingIn(shape, radius, base, wished) ?? []);
  return found.sort((a, b) => far(a) - far(b))[0] ?? null;
}

function discOf({ base }: SpecopsBody): Disc {
  return { at: pointOf(base.at), radius: base.radius };
}

/** How many enemies a base would touch: those on about the same level. */
function touching(foes: readonly SpecopsBody[], level: (at: Point) => number, height: number): (base: Disc) => number {
  return (base) => {
    const near = foes.filter((foe) => isTouching(discOf(foe), base));
    return near.length === 0 ? 0 : near.filter((foe) => Math.abs(foe.base.level - level(base.at)) <= Math.max(height, foe.base.height)).length;
  };
}

function inArea(area: Put['area'], content: Content): (base: Disc) => boolean {
  switch (area.area) {
    case 'zones': {
      const zones = area.zones.map((n) => (content.missions[area.mission]?.zones[n]?.area ?? []).map(pointOf));
      return (base) => zones.some((zone) => holds(zone, base));
    }
    case 'half':
      return ({ at, radius }) => (area.south ? at.y - radius >= SIDE / 2 : at.y + radius <= SIDE / 2);
    case 'around': {
      const around = { at: pointOf(area.base.at), radius: area.base.radius };
      return (base) => isWithin(around, base, area.inches * INCH);
    }
    case 'touching': {
      const bases = area.bases.map((base) => ({ at: pointOf(base.at), radius: base.radius }));
      return (base) => bases.some((other) => isTouching(other, base));
    }
  }
}

function boundsOf(area: Put['area'], content: Content, radius: number): { x: number; y: number; width: number; height: number } {
  const around = (points: readonly Point[], far: number) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [x, y] = [Math.max(0, Math.min(...xs) - far), Math.max(0, Math.min(...ys) - far)];
    return { x, y, width: Math.min(SIDE, Math.max(...xs) + far) - x, height: Math.min(SIDE, Math.max(...ys) + far) - y };
  };
  switch (area.area) {
    case 'zones':
      return around(area.zones.flatMap((n) => (content.missions[area.mission]?.zones[n]?.area ?? []).map(pointOf)), 0);
    case 'half':
      return { x: 0, y: area.south ? SIDE / 2 : 0, width: SIDE, height: SIDE / 2 };
    case 'around':
      return around([pointOf(area.base.at)], area.base.radius + area.inches * INCH + 2 * radius);
    case 'touching':
      return around(area.bases.map(({ at }) => pointOf(at)), Math.max(...area.bases.map((base) => base.radius)) + radius + 5);
  }
}
