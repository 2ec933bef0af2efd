/** What the floors of this game look like close by; terrains of a piece of the board are drawn together. */
import { centre, corners, HALF_WIDTH, pair, ROW } from '../../../table/hex';
import { BARE, chance, oval, TEXTURES, type Grain, type Strokes } from '../../../table/textures';
import type { Terrain } from '../types';
import type { BoardHex } from './plan';

export interface Ground extends Readonly<Strokes> {
  readonly terrain: Terrain;
}

export function groundOf(hexes: readonly BoardHex[]): Ground[] {
  const drawn = new Map<Terrain, Strokes>();
  for (const hex of hexes) {
    const strokes = drawn.get(hex.terrain) ?? { ...BARE };
    drawn.set(hex.terrain, strokes);
    FLOORS[hex.terrain](hex, (n) => chance([hex.x, hex.y], n), strokes);
  }
  return [...drawn].map(([terrain, strokes]) => ({ terrain, ...strokes }));
}

type Texture = (hex: BoardHex, grain: Grain, to: Strokes) => void;

/** The same as on a square of one hundred, around the middle of the hex; what is too much is cut off at the rim of the terrain. */
const square =
  (texture: keyof typeof TEXTURES): Texture =>
  (hex, grain, to) => {
    const { x, y } = centre(hex);
    TEXTURES[texture](Math.round(x - 50), Math.round(y - 50), grain, to);
  };

/** A smaller hex inside, or part of its rim. */
function ring(hex: BoardHex, size: number, from = 0, to = 6): string {
  const points = corners(hex, size);
  const line = Array.from({ length: to - from + 1 }, (_, n) => pair(points[(from + n) % 6]!)).join('L');
  return to - from === 6 ? `M${line}Z` : `M${line}`;
}

const FLOORS: Readonly<Record<Terrain, Texture>> = {
  desert: square('desert'),
  forest: square('forest'),
  // Paving stones: three to a hex, that meet in its middle.
  city: (hex, grain, to) => {
    const [a, b, c, d, e, f] = corners(hex, 50).map(pair);
    const heart = pair(centre(hex));
    to.furrows += ring(hex, 50) + (grain(0) < 0.5 ? `M${a}L${heart}L${c}M${heart}L${e}` : `M${b}L${heart}L${d}M${heart}L${f}`);
    to.gleams += ring(hex, 46, 3, 5);
    if (grain(1) < 0.5) to.tint += `M${a}L${b}L${c}L${heart}Z`;
    if (grain(2) < 0.4) to.tint += `M${d}L${e}L${f}L${heart}Z`;
    const { x, y } = centre(hex);
    if (grain(3) < 0.18) to.dark += oval(x, y, 13, 13);
    if (grain(3) < 0.18) to.furrows += `M${pair({ x: x - 8, y })}h16M${pair({ x, y: y - 8 })}v16`;
    else if (grain(4) < 0.2) to.furrows += `M${pair({ x: x - 18, y: y + 14 })}l12 -6l4 -12l14 -6`;
  },
  // Poured concrete with joints across, oil and cracks.
  urban: (hex, grain, to) => {
    const { x, y } = centre(hex);
    const [left, right, top, foot] = [x - HALF_WIDTH, x + HALF_WIDTH, y - ROW / 2, y + ROW / 2];
    to.furrows += `M${pair({ x: left, y: top })}L${pair({ x: right, y: top })}M${pair({ x, y: top })}L${pair({ x, y: foot })}`;
    to.gleams += `M${pair({ x: left, y: top + 4 })}L${pair({ x: right, y: top + 4 })}`;
    if (grain(1) < 0.35) to.tint += `M${pair({ x: left, y: top })}L${pair({ x, y: top })}L${pair({ x, y: foot })}L${pair({ x: left, y: foot })}Z`;
    if (grain(2) < 0.3) to.dark += oval(Math.round(x - 20 + 40 * grain(3)), Math.round(y - 16 + 32 * grain(4)), Math.round(10 + 14 * grain(5)), Math.round(6 + 8 * grain(6)));
    if (grain(7) < 0.25) to.furrows += `M${pair({ x: x + 10, y: y - 30 })}l-8 16l10 10l-6 18`;
    if (grain(8) < 0.16) for (let n = 0; n < 4; n++) to.bright += `M${pair({ x: x - 30 + n * 15, y: y + 12 })}l8 0l-10 16l-8 0Z`;
  },
  // Plates that were grown, not laid, with light running between them.
  ship: (hex, grain, to) => {
    to.furrows += ring(hex, 44) + ring(hex, 49);
    to.gleams += ring(hex, 40, 3, 5);
    const turn = Math.floor(grain(0) * 6);
    if (grain(1) < 0.45) to.bright += thick(ring(hex, 30, turn, turn + 2), ring(hex, 25, turn, turn + 2));
    if (grain(2) < 0.4) to.tint += ring(hex, 44);
    const { x, y } = centre(hex);
    if (grain(3) < 0.3) to.dark += oval(x, y, 12, 12) + oval(x - 22, y, 4, 4) + oval(x + 22, y, 4, 4);
    else if (grain(4) < 0.4) to.furrows += `M${pair({ x: x - 26, y: y + 6 })}q26 ${grain(5) < 0.5 ? -22 : 22} 52 0`;
  },
  // Nothing but lines, and a light where many of them meet.
  grid: (hex, grain, to) => {
    to.gleams += ring(hex, 50) + (grain(0) < 0.3 ? ring(hex, 22) : '');
    const points = corners(hex, 50);
    for (const point of points.slice(0, 2)) to.bright += oval(Math.round(point.x), Math.round(point.y), 3, 3);
    if (grain(1) < 0.35) to.tint += ring(hex, 50);
    const heart = pair(centre(hex));
    const from = Math.floor(grain(2) * 6);
    if (grain(3) < 0.4) to.furrows += `M${pair(points[from]!)}L${heart}L${pair(points[(from + 2) % 6]!)}`;
  },
};

/** The band between two lines that run alike. */
function thick(outer: string, inner: string): string {
  return `${outer}L${inner.slice(1).split('L').reverse().join('L')}Z`;
}
