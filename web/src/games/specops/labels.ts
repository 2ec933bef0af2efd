/** What a screen reader says of the board: units, points, and what the tape reads. */
import type { Point } from '../../table/camera';
import { line, type Line } from '../../table/line';
import { measure, windTo, type Disc, type Measured } from '../../table/plane/measure';
import { INCH } from '../../table/plane/scale';
import { inchesOf, windLine } from './ends';
import { conditionLines, whoLine } from './looks';
import { unitName, type Cast } from './names';
import type { Tap } from './offers';
import type { Reach } from './regions';
import { stockName } from './siting';
import { holds } from '../../table/plane/stand';
import { pieceName, pointOf, type Terrain } from './terrain';
import type { View } from './types';

/** "11 inches north-east", or that they touch. */
export function distanceLine(from: Disc, to: Disc): Line {
  const { contact, within } = measure(from, to);
  return contact ? line('specops-label-contact') : line('specops-label-away', { n: within, wind: windLine(windTo(from.at, to.at)) });
}

/** What the tape reads: inches with a tenth, and the band of range in words. */
export function tapeText({ tenths, band, contact }: Measured, contactWord: string, bandWords: (band: number) => string): string {
  return contact ? contactWord : `${Math.floor(tenths / 10)}.${tenths % 10}″ · ${bandWords(band)}`;
}

/** What sight and cover are towards a unit, where the view says so. */
export type SightWords = (unit: number) => Line | null;

export function unitLabel(view: View, cast: Cast, id: number, from: number | null, tap: Tap | undefined, sight: SightWords): Line[] {
  const unit = view.figures[id]!;
  const eye = from === null || from === id ? undefined : view.figures[from];
  const seen = eye?.at ? sight(id) : null;
  return [
    whoLine(cast, id),
    ...(eye?.at && unit.at ? [distanceLine({ at: pointOf(eye.at), radius: eye.radius }, { at: pointOf(unit.at), radius: unit.radius })] : []),
    ...(seen ? [seen] : []),
    ...conditionLines(view, cast, id),
    ...(tap ? [line('specops-label-tap', { light: tap.light })] : []),
  ];
}

/** A point of the table: from its edges, on or in what, whether it can be chosen, how far from the start. */
export function pointLabel(at: Point, terrain: Terrain, reach: Reach | null, cast: Cast): Line[] {
  const inside = terrain.pieces.findIndex(({ corners }) => holds(corners, { at, radius: 1 }));
  return [
    line('specops-label-point', { x: inchesOf(at.x), y: inchesOf(9144 - at.y) }),
    ...(inside < 0 ? [] : [line('specops-label-in', { piece: pieceName(terrain, inside) })]),
    ...(reach ? [line('specops-label-end', { legal: reach.holds(at) ? 'yes' : 'no', who: reach.stock ? stockName(cast.content, reach.stock.n) : reach.unit === null ? line('specops-token', { kind: 'objective' }) : unitName(cast, reach.unit) })] : []),
    ...(reach?.from && Math.hypot(at.x - reach.from.x, at.y - reach.from.y) >= INCH
      ? [line('specops-label-from', { n: inchesOf(Math.hypot(at.x - reach.from.x, at.y - reach.from.y)), wind: windLine(windTo(reach.from, at)) })]
      : []),
  ];
}
