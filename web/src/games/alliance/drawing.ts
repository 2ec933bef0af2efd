/** A map as lines and squares to draw, worked out once a map. */
import { onceFor } from '../../lib/once';
import type { Bounds, Point } from '../../table/camera';
import { roundedRect, type Spot } from '../../table/spots';
import { CELL, corner, keyOf, middle } from './geometry';
import { hiddenAreas, hiddenSpaces } from './mission/fog';
import { rectangle, type Footing } from '../../table/relief';
import { chance, stone } from '../../table/textures';
import { groundOf, type Ground } from './ground';
import type { Biome, MapPlan, Space } from './types';

export type Corner = 'se' | 'ne' | 'nw';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export interface DrawnDoor {
  readonly segments: readonly Segment[];
  /** The middle of the opening, and whether it runs from north to south. */
  readonly at: Point;
  readonly upright: boolean;
  readonly length: number;
}

export interface Drawing {
  readonly bounds: Bounds;
  /** A corner of the picture without spaces, for what floats over it; the south-east if there is none. */
  readonly free: Corner;
  readonly spaces: readonly Space[];
  /** The same as places to tap. */
  readonly spots: readonly Spot<string>[];
  readonly walls: string;
  /** What walls stand on. */
  readonly footings: readonly Footing[];
  readonly impassable: string;
  /** Posts along edges that nobody passes and everybody sees across. */
  readonly posts: readonly (readonly Point[])[];
  /** The ground close by. */
  readonly ground: readonly Ground[];
  /** Where the tiles end, for their thickness: each edge clockwise around its space. */
  readonly brink: readonly Segment[];
  /** Blocks that nobody passes or sees across, each with its own look. */
  readonly blocks: readonly { readonly at: Space; readonly biome: Biome }[];
  /** Stones to wade through, by what they lie on. */
  readonly rubble: readonly { readonly biome: Biome; readonly stones: readonly (readonly Point[])[] }[];
  readonly doors: readonly DrawnDoor[];
  /** Squares by what they show: one path a kind, so that a floor is a handful of elements. */
  readonly floors: readonly { readonly biome: string; readonly path: string }[];
  readonly interior: string;
  /** Where two tiles meet. */
  readonly seams: string;
  readonly enclosed: string;
  readonly difficult: string;
  readonly blocking: string;
  readonly grid: string;
  /** What fog covers, by area. */
  readonly fog: readonly { readonly area: number; readonly path: string }[];
  /** Numbers of columns and rows along the rim, as the log names spaces. */
  readonly numbers: readonly (Point & { readonly n: number })[];
}

const drawings = onceFor((_: MapPlan) => new Map<string, Drawing>());

/** With `revealed`, only what these areas show; the rest is fog. */
export function drawingOf(plan: MapPlan, revealed: readonly number[] | null = null): Drawing {
  const known = drawings(plan);
  const name = revealed === null ? 'all' : [...revealed].sort().join();
  let drawing = known.get(name);
  if (!drawing) known.set(name, (drawing = draw(plan, revealed)));
  return drawing;
}

const MARGIN = 48;

function draw(plan: MapPlan, revealed: readonly number[] | null): Drawing {
  const hidden = hiddenSpaces(plan, revealed);
  const whole = plan.spaces.filter((space) => space.terrain !== 'missing');
  const spaces = whole.filter((space) => !hidden.has(keyOf(space.at as Space)));
  const all = whole.map((space) => space.at as Space);
  const places = spaces.map((space) => space.at as Space);
  const seen = new Set(places.map(keyOf));
  // The picture has the size of the whole map from the start: nothing jumps when more of it comes to light.
  const columns = all.map(([column]) => column);
  const rows = all.map(([, row]) => row);
  const left = Math.min(...columns) * CELL - MARGIN;
  const top = Math.min(...rows) * CELL - MARGIN;
  const bounds = {
    x: left,
    y: top,
    width: (Math.max(...columns) + 1) * CELL + MARGIN - left,
    height: (Math.max(...rows) + 1) * CELL + MARGIN - top,
  };
  const of = (which: (space: (typeof spaces)[number]) => boolean) =>
    spaces.filter(which).map((space) => square(space.at as Space)).join('');
  const biomes = [...new Set(spaces.map((space) => space.biome))];
  const edges = (kind: string) =>
    plan.edges
      .filter((edge) => edge.edge === kind && (seen.has(keyOf(edge.at as Space)) || seen.has(keyOf(beyond(edge.at as Space, edge.side)))))
      .map((edge) => edgeLine(edge.at as Space, edge.side));
  const pieces = [...edges('wall'), ...rim(places, all, plan)];
  const walls = merge(pieces);
  return {
    bounds,
    free: freeCorner(all),
    spaces: places,
    spots: places.map((space) => ({ key: keyOf(space), outline: tapped(space), at: middle(space) })),
    walls: pathOf(walls),
    footings: footings(pieces, seen),
    impassable: pathOf(merge(edges('impassable'))),
    posts: posts(edges('impassable')),
    ground: groundOf(spaces.map(({ at, biome }) => ({ at: at as Space, biome }))),
    brink: brink(places),
    blocks: spaces.filter((space) => space.terrain === 'blocking').map(({ at, biome }) => ({ at: at as Space, biome })),
    rubble: biomes.map((biome) => ({
      biome,
      stones: spaces.filter((space) => space.terrain === 'difficult' && space.biome === biome).flatMap((space) => rubble(space.at as Space)),
    })),
    doors: plan.doors.map((door) => drawDoor(door.edges.map(([at, side]) => edgeLine(at as Space, side)))),
    floors: biomes.map((biome) => ({ biome, path: of((space) => space.biome === biome) })),
    interior: of((space) => space.interior),
    seams: pathOf(merge(seams(spaces))),
    enclosed: of((space) => space.enclosed),
    difficult: of((space) => space.terrain === 'difficult'),
    blocking: of((space) => space.terrain === 'blocking'),
    grid: places.map((space) => square(space)).join(''),
    fog: hiddenAreas(plan, revealed).map((area) => ({
      area,
      path: plan.areas[area]!.spaces.map((space) => square(space as Space)).join(''),
    })),
    numbers: [
      ...[...new Set(columns)].map((n) => ({ n, x: (n + 0.5) * CELL, y: top + 10 })),
      ...[...new Set(rows)].map((n) => ({ n, x: left + 10, y: (n + 0.5) * CELL })),
    ],
  };
}

/** How many spaces from a corner count as its own. */
const NOOK = 2;

function freeCorner(places: readonly Space[]): Corner {
  const [left, right] = [Math.min(...places.map(([column]) => column)), Math.max(...places.map(([column]) => column))];
  const [top, bottom] = [Math.min(...places.map(([, row]) => row)), Math.max(...places.map(([, row]) => row))];
  const near = {
    se: ([column, row]: Space) => column > right - NOOK && row > bottom - NOOK,
    ne: ([column, row]: Space) => column > right - NOOK && row < top + NOOK,
    nw: ([column, row]: Space) => column < left + NOOK && row < top + NOOK,
  };
  return (['se', 'ne', 'nw'] as const).find((corner) => !places.some(near[corner])) ?? 'se';
}

function square(space: Space): string {
  const { x, y } = corner(space);
  return `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
}

/** How large what is tapped is: a bit smaller than the space, for focus. */
export const TAPPED = CELL - 6;

function tapped(space: Space): string {
  const { x, y } = corner(space);
  return roundedRect(x + 3, y + 3, TAPPED, TAPPED, 8);
}

/** The space on the other side of an edge. */
function beyond([column, row]: Space, side: string): Space {
  if (side === 'north') return [column, row - 1];
  if (side === 'south') return [column, row + 1];
  return side === 'west' ? [column - 1, row] : [column + 1, row];
}

function edgeLine([column, row]: Space, side: string): Segment {
  const x = column * CELL;
  const y = row * CELL;
  switch (side) {
    case 'north':
      return { from: { x, y }, to: { x: x + CELL, y } };
    case 'south':
      return { from: { x, y: y + CELL }, to: { x: x + CELL, y: y + CELL } };
    case 'west':
      return { from: { x, y }, to: { x, y: y + CELL } };
    default:
      return { from: { x: x + CELL, y }, to: { x: x + CELL, y: y + CELL } };
  }
}

/** Where the map ends there is nothing to walk on: the rim is drawn as strong as a wall. */
function rim(places: readonly Space[], all: readonly Space[], plan: MapPlan): Segment[] {
  const there = new Set(all.map(keyOf));
  const doors = new Set(plan.doors.flatMap((door) => door.edges.map(([at, side]) => name(edgeLine(at as Space, side)))));
  const sides = [
    ['north', 0, -1],
    ['south', 0, 1],
    ['west', -1, 0],
    ['east', 1, 0],
  ] as const;
  return places.flatMap(([column, row]) =>
    sides
      .filter(([, dx, dy]) => !there.has(keyOf([column + dx, row + dy])))
      .map(([side]) => edgeLine([column, row], side))
      .filter((segment) => !doors.has(name(segment))),
  );
}

function name({ from, to }: Segment): string {
  return `${from.x},${from.y},${to.x},${to.y}`;
}

/** Joins what lies end to end, so that a long wall is one stroke. */
export function merge(segments: readonly Segment[]): Segment[] {
  const unique = [...new Map(segments.map((segment) => [name(segment), segment])).values()];
  const lines = new Map<string, Segment[]>();
  for (const segment of unique) {
    const upright = segment.from.x === segment.to.x;
    const line = upright ? `x${segment.from.x}` : `y${segment.from.y}`;
    lines.set(line, [...(lines.get(line) ?? []), segment]);
  }
  const merged: Segment[] = [];
  for (const line of lines.values()) {
    line.sort((a, b) => a.from.x - b.from.x || a.from.y - b.from.y);
    let open: Segment | null = null;
    for (const segment of line) {
      if (open && open.to.x === segment.from.x && open.to.y === segment.from.y) open = { from: open.from, to: segment.to };
      else {
        if (open) merged.push(open);
        open = segment;
      }
    }
    if (open) merged.push(open);
  }
  return merged;
}

function pathOf(segments: readonly Segment[]): string {
  return segments.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
}

/** The edges between spaces of different tiles. */
function seams(spaces: MapPlan['spaces']): Segment[] {
  const tiles = new Map(spaces.map(({ at, tile }) => [keyOf(at as Space), tile]));
  return spaces.flatMap(({ at, tile }) =>
    (['east', 'south'] as const)
      .filter((side) => (tiles.get(keyOf(beyond(at as Space, side))) ?? tile) !== tile)
      .map((side) => edgeLine(at as Space, side)),
  );
}

/** Half of how thick a wall is. */
const THICK = 8;

/** Walls end to end, as long as there is floor on the same sides of them. */
function footings(pieces: readonly Segment[], seen: ReadonlySet<string>): Footing[] {
  const kinds = new Map<string, { beside: Point[]; segments: Segment[] }>();
  for (const piece of pieces) {
    const [column, row] = [piece.from.x / CELL, piece.from.y / CELL];
    const beside = (piece.from.x === piece.to.x ? [{ x: -1, y: 0 }, { x: 1, y: 0 }] : [{ x: 0, y: -1 }, { x: 0, y: 1 }]).filter(
      ({ x, y }) => seen.has(keyOf([column + Math.min(x, 0), row + Math.min(y, 0)])),
    );
    const kind = beside.map(({ x, y }) => `${x},${y}`).join(' ');
    kinds.set(kind, { beside, segments: [...(kinds.get(kind)?.segments ?? []), piece] });
  }
  return [...kinds.values()].flatMap(({ beside, segments }) => merge(segments).map((segment) => ({ outline: footing(segment), beside })));
}

function footing({ from, to }: Segment): Point[] {
  return rectangle(from.x - THICK, from.y - THICK, to.x + THICK, to.y + THICK);
}

/** The edges of spaces without another one beside them: no more of a tile's thickness is ever seen. */
function brink(places: readonly Space[]): Segment[] {
  const there = new Set(places.map(keyOf));
  return places.flatMap(([column, row]) => {
    const { x, y } = corner([column, row]);
    const [a, b, c, d] = rectangle(x, y, x + CELL, y + CELL) as [Point, Point, Point, Point];
    const sides = [
      { from: a, to: b, beside: [column, row - 1] },
      { from: b, to: c, beside: [column + 1, row] },
      { from: c, to: d, beside: [column, row + 1] },
      { from: d, to: a, beside: [column - 1, row] },
    ] as const;
    return sides.filter(({ beside }) => !there.has(keyOf(beside as unknown as Space))).map(({ from, to }) => ({ from, to }));
  });
}

/** A post at every corner of these edges. */
function posts(edges: readonly Segment[]): Point[][] {
  const corners = new Map(edges.flatMap(({ from, to }) => [from, to]).map((point) => [`${point.x},${point.y}`, point]));
  return [...corners.values()].map(({ x, y }) => rectangle(x - 6, y - 6, x + 6, y + 6));
}

/** Stones around the rim of a space; its middle stays free for whoever stands there. */
function rubble(space: Space): Point[][] {
  const { x, y } = middle(space);
  const count = 5 + Math.floor(3 * chance(space, 50));
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n + 0.5 * chance(space, 60 + n)) / count) * 2 * Math.PI;
    const far = 34 + 8 * chance(space, 70 + n);
    const at = { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    return stone(at, 7 + 8 * chance(space, 80 + n), 5, (k) => chance(space, 100 + n * 50 + k));
  });
}

function drawDoor(segments: readonly Segment[]): DrawnDoor {
  const points = segments.flatMap(({ from, to }) => [from, to]);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const upright = segments[0]!.from.x === segments[0]!.to.x;
  return {
    segments,
    upright,
    at: { x: middle(points.map((point) => point.x)), y: middle(points.map((point) => point.y)) },
    length: segments.length * CELL,
  };
}
