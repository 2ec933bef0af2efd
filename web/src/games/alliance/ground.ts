/** What the floors of this game look like close by; pieces of the map are drawn together, so that a redraw touches few of them. */
import { BARE, chance, TEXTURES, type Strokes } from '../../table/textures';
import { CELL } from './geometry';
import type { Biome, Space } from './types';

/** Whole spaces a bit darker; patches and strokes, dark and bright. */
export interface Ground extends Readonly<Strokes> {
  readonly biome: Biome;
}

/** Spaces of a piece, along one side. */
const PIECE = 4;

const TEXTURE: Readonly<Record<Biome, keyof typeof TEXTURES>> = { imperial: 'deck', forest: 'forest', desert: 'desert', interior: 'slabs' };

export function groundOf(spaces: readonly { readonly at: Space; readonly biome: Biome }[]): Ground[] {
  const pieces = new Map<string, { biome: Biome; drawn: Strokes }>();
  for (const { at, biome } of spaces) {
    const name = `${biome},${Math.floor(at[0] / PIECE)},${Math.floor(at[1] / PIECE)}`;
    const piece = pieces.get(name) ?? { biome, drawn: { ...BARE } };
    pieces.set(name, piece);
    TEXTURES[TEXTURE[biome]](at[0] * CELL, at[1] * CELL, (n) => chance(at, n), piece.drawn);
  }
  return [...pieces.values()].map(({ biome, drawn }) => ({ biome, ...drawn }));
}
