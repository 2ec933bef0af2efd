/** The terrain of a table as it lies: for the drawing, for a hand that moves a base, and in words. */
import type { Point } from '../../table/camera';
import { line, type Line } from '../../table/line';
import type { Ground } from '../../table/plane/stand';
import { middleOf, type Piece } from '../../table/plane/terrain';
import type { Content, View } from './types';

export interface Terrain {
  readonly pieces: readonly Piece[];
  readonly ground: Ground;
  readonly covers: readonly ('none' | 'light' | 'heavy')[];
}

/** A side of the table: 36 inches. */
export const SIDE = 9144;

export const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });
export const pairOf = ({ x, y }: Point): [number, number] => [x, y];

const kept = new WeakMap<Content, Map<string, Terrain>>();

/** What stands on a table that players build comes with every view. */
type Built = NonNullable<View['built']>;
const built = new WeakMap<Built, Terrain>();

export function terrainBuilt(pieces: Built): Terrain {
  let found = built.get(pieces);
  if (!found) built.set(pieces, (found = laid(pieces, false)));
  return found;
}

/** Red may have turned the table below the map. */
export function terrainOf(content: Content, table: number, isTurned: boolean): Terrain {
  let known = kept.get(content);
  if (!known) kept.set(content, (known = new Map()));
  const key = `${table}-${isTurned}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = laid(content.tables[table]?.pieces ?? [], isTurned)));
  return found;
}

export const terrainAt = (content: Content, view: Pick<View, 'table' | 'is_turned' | 'built'>): Terrain =>
  view.built ? terrainBuilt(view.built) : terrainOf(content, view.table ?? 0, view.is_turned);

function laid(all: Built, isTurned: boolean): Terrain {
  const place = (point: readonly [number, number]): Point => (isTurned ? { x: SIDE - point[0], y: SIDE - point[1] } : pointOf(point));
  const outlines = all.map(({ piece }) => piece.polygon.map(place));
  return {
    pieces: all.map(({ look, piece }, n) => ({ id: String(n), look, height: piece.height, corners: outlines[n]! })),
    ground: {
      size: [SIDE, SIDE],
      pieces: all.map(({ piece }, n) => ({ corners: outlines[n]!, height: piece.height, kind: piece.kind, impassable: piece.impassable })),
    },
    covers: all.map(({ piece }) => piece.cover),
  };
}

export function pieceName({ pieces }: Terrain, n: number): Line {
  return line('specops-piece', { look: pieces[n]?.look ?? 'rock' });
}

/** Where on the table something lies, by thirds, as blue sees it. */
export function whereAbouts({ pieces }: Terrain, n: number): Point {
  return middleOf(pieces[n]?.corners ?? []);
}
