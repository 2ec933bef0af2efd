/** What to lay on a real table: each token by its distance from the edges, each zone by its corners. */
import { INCH } from '../../../table/plane/scale';
import { pointOf, SIDE } from '../terrain';
import type { Colour, Content, TokenKind } from '../types';

/** Inches from the west and from the south edge, to a quarter. */
export interface Spot {
  readonly west: number;
  readonly south: number;
}

export interface Laid {
  readonly n: number;
  readonly kind: TokenKind;
  readonly claimed: boolean;
  readonly at: Spot;
}

export interface LaidZone {
  readonly of: Colour;
  readonly corners: readonly Spot[];
}

const quarter = (length: number): number => Math.round((4 * length) / INCH) / 4;

function spotOf(point: readonly [number, number]): Spot {
  const { x, y } = pointOf(point);
  return { west: quarter(x), south: quarter(SIDE - y) };
}

/** The tokens of a mission, numbered as on the map. */
export function tokensToLay(content: Pick<Content, 'missions'>, mission: number): readonly Laid[] {
  return (content.missions[mission]?.tokens ?? []).map(({ kind, at, claimed }, n) => ({ n: n + 1, kind, claimed, at: spotOf(at) }));
}

export function zonesToLay(content: Pick<Content, 'missions'>, mission: number): readonly LaidZone[] {
  return (content.missions[mission]?.zones ?? []).map(({ of, area }) => ({ of, corners: area.map(spotOf) }));
}
