/** The still parts of the board, worked out once a map. */
import { onceFor } from '../../lib/once';
import type { Bounds, Point } from '../../table/camera';
import { badgeSpot, boundsOf, centre, circle, hexPath, outline, SIZE } from '../../table/hex';
import type { Spot } from '../../table/spots';
import type { Content } from './types';

export interface Drawing {
  readonly fields: readonly FieldDrawing[];
  /** The fields as places to tap. */
  readonly spots: readonly Spot<number>[];
  readonly areas: readonly AreaDrawing[];
  readonly pillars: readonly Point[];
  /** Around all fields and pillars. */
  readonly floor: string;
  readonly rim: Point & { readonly radius: number };
  /** What the camera shows at home: the sand and a bit of the stands. */
  readonly bounds: Bounds;
  /** The same for a small screen: the fields alone. */
  readonly tight: Bounds;
}

export interface FieldDrawing extends Point {
  readonly path: string;
  /** A bit smaller than the field, for lights and focus. */
  readonly inner: string;
  /** 0 to 2: sand is never all the same. */
  readonly tint: number;
}

export interface AreaDrawing {
  readonly area: number;
  readonly outline: string;
  readonly whole: string;
  readonly badge: Point;
}

/** From the last row of fields to the stands. */
const SKIRT = 26;
/** The stands that are seen around the sand. */
const STANDS = 60;
/** The round field has free corners: so much of the circle may lie outside a small screen. */
const TRIM = 34;

/** How large what is tapped is at least, both ways. */
export const TAPPED = Math.sqrt(3) * (SIZE - 4);

export const drawingOf = onceFor(draw);

function draw(map: Content['map']): Drawing {
  const all = [...map.fields, ...map.pillars];
  const round = circle(all);
  const rim = { ...round, radius: round.radius + SKIRT };
  const fields = map.fields.map((field, n) => ({
    ...centre(field),
    path: hexPath(field),
    inner: hexPath(field, SIZE - 4),
    tint: (n * 7 + field.y * 3 + field.area * 5) % 3,
  }));
  return {
    fields,
    spots: fields.map((at, key) => ({ key, outline: at.inner, at })),
    areas: map.areas.map((fields, n) => {
      const places = fields.map((field) => map.fields[field]!);
      return { area: n + 1, outline: outline(places, 3), whole: outline(places), badge: badgeSpot(places) };
    }),
    pillars: map.pillars.map(centre),
    floor: outline(all),
    rim,
    bounds: boundsOf(rim, STANDS),
    tight: boundsOf(round, -TRIM),
  };
}

/** Where on the rim a share of the whole way lies; the way starts at the top and runs clockwise. */
export function onRim(rim: Drawing['rim'], share: number, radius = rim.radius): Point {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return { x: rim.x + radius * Math.cos(angle), y: rim.y + radius * Math.sin(angle) };
}

/** The circle along which the gunship flies, over the stands. */
export function trackRadius(rim: Drawing['rim']): number {
  return rim.radius + 33;
}
