/**
 * What a floor looks like close by: plates and grates, dunes and pebbles, moss and grass, slabs and cracks. The same patch of
 * ground always looks the same.
 */
import type { Point } from './camera';

/** Whole patches a bit darker; spots and lines, dark and bright: each an SVG path that grows. */
export interface Strokes {
  tint: string;
  dark: string;
  bright: string;
  furrows: string;
  gleams: string;
}

export const BARE: Readonly<Strokes> = { tint: '', dark: '', bright: '', furrows: '', gleams: '' };

/** The same number between 0 and 1 whenever the same thing of a space is asked for. */
export function chance([column, row]: readonly [number, number], n: number): number {
  let mixed = Math.imul(column + 11, 374761393) ^ Math.imul(row + 7, 668265263) ^ Math.imul(n + 3, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** An uneven stone around a point, clockwise. */
export function stone({ x, y }: Point, radius: number, corners: number, dice: Grain): Point[] {
  return Array.from({ length: corners }, (_, n) => {
    const angle = ((n + 0.6 * dice(n)) / corners) * 2 * Math.PI;
    const far = radius * (0.78 + 0.34 * dice(n + 20));
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  });
}

export type Grain = (n: number) => number;

export const oval = (x: number, y: number, rx: number, ry: number) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
const whole = Math.round;

/** A patch somewhere on a space, from its corner; it reaches as far beyond the space as a wall is thick. */
function patch(x: number, y: number, rx: number, ry: number, across: number, down: number): string {
  const within = (radius: number, share: number) => whole(radius - 6 + (112 - 2 * radius) * share);
  return oval(x + within(rx, across), y + within(ry, down), rx, ry);
}

/** What is drawn on one hundred by one hundred units of ground, from their corner. */
export const TEXTURES = {
  deck: (x: number, y: number, dice: Grain, to: Strokes) => {
    const kind = dice(0);
    to.gleams += `M${x + 4} ${y + 95}V${y + 4}H${x + 95}`;
    to.furrows += `M${x + 97} ${y + 6}V${y + 97}H${x + 6}`;
    if (dice(1) < 0.5) to.tint += `M${x} ${y}h100v100h-100z`;
    if (kind < 0.14) {
      for (let n = 0; n < 5; n++) to.dark += `M${x + 20} ${y + 18 + n * 14}h60v7h-60z`;
      to.gleams += `M${x + 16} ${y + 14}h68v72h-68z`;
    } else if (kind < 0.3) {
      for (let n = 0; n < 9; n++) to.furrows += `M${x + 24 + (n % 3) * 22} ${y + 26 + Math.floor(n / 3) * 22}l${n % 2 ? 10 : -10} 10`;
    } else if (kind < 0.4) {
      to.furrows += `M${x + 18} ${y + 22}h64v30h-64zM${x + 18} ${y + 64}h40`;
      to.bright += `M${x + 64} ${y + 60}h18v8h-18z`;
    } else if (kind < 0.5) to.furrows += `M${x + 50} ${y + 6}v88M${x + 56} ${y + 6}v88`;
    for (const [dx, dy] of [[12, 12], [88, 12], [12, 88], [88, 88]] as const) to.furrows += `M${x + dx} ${y + dy}h.1`;
  },
  forest: (x: number, y: number, dice: Grain, to: Strokes) => {
    to.dark += patch(x, y, whole(22 + 20 * dice(2)), whole(14 + 16 * dice(3)), dice(0), dice(1));
    if (dice(4) < 0.7) to.bright += patch(x, y, whole(16 + 16 * dice(7)), whole(9 + 9 * dice(8)), dice(5), dice(6));
    for (let n = 0; n < 4; n++) {
      const [gx, gy] = [x + whole(12 + 76 * dice(10 + n)), y + whole(18 + 74 * dice(16 + n))];
      to.furrows += `M${gx} ${gy}l-5 -11M${gx} ${gy}l1 -14M${gx} ${gy}l6 -10`;
      if (n < 2) to.gleams += `M${gx - 2} ${gy + 1}l-4 -10M${gx + 3} ${gy + 1}l2 -11`;
    }
    for (let n = 0; n < 2; n++) to.bright += oval(x + whole(10 + 80 * dice(30 + n)), y + whole(10 + 80 * dice(34 + n)), 3.5, 2.5);
    if (dice(40) < 0.16) to.furrows += `M${x + 10} ${y + 70}q30 -26 44 -8t36 -14`;
  },
  desert: (x: number, y: number, dice: Grain, to: Strokes) => {
    for (let n = 0; n < 3; n++) {
      const [rx, ry] = [x + whole(4 + 30 * dice(n)), y + whole(14 + n * 30 + 12 * dice(n + 4))];
      const length = whole(34 + 28 * dice(n + 8));
      to.furrows += `M${rx} ${ry}q${length / 4} ${-9} ${length / 2} 0t${length / 2} 0`;
      to.gleams += `M${rx} ${ry - 5}q${length / 4} ${-9} ${length / 2} 0t${length / 2} 0`;
    }
    if (dice(12) < 0.55) to.bright += patch(x, y, whole(26 + 22 * dice(15)), whole(12 + 10 * dice(16)), dice(13), dice(14));
    if (dice(17) < 0.4) to.dark += patch(x, y, whole(24 + 20 * dice(20)), whole(10 + 10 * dice(21)), dice(18), dice(19));
    for (let n = 0; n < 2; n++) {
      const [px, py, r] = [x + whole(8 + 84 * dice(22 + n)), y + whole(8 + 84 * dice(25 + n)), whole(2 + 3 * dice(28 + n))];
      to.dark += oval(px + 1.5, py + 1.5, r + 1, r);
      to.bright += oval(px, py, r, r - 1);
    }
  },
  slabs: (x: number, y: number, dice: Grain, to: Strokes) => {
    const split = whole(34 + 32 * dice(0));
    to.furrows += `M${x} ${y + 1}h100M${x} ${y + 50}h100M${x + split} ${y}v50M${x + 100 - split} ${y + 50}v50`;
    to.gleams += `M${x + 4} ${y + 46}v-41h${split - 8}M${x + split + 4} ${y + 46}v-41h${92 - split}M${x + 4} ${y + 96}v-41h${92 - split}`;
    if (dice(1) < 0.4) to.tint += `M${x} ${y}h${split}v50h${-split}z`;
    if (dice(2) < 0.4) to.tint += `M${x} ${y + 50}h${100 - split}v50h${split - 100}z`;
    if (dice(3) < 0.3) to.bright += `M${x + split} ${y}h${100 - split}v50h${split - 100}z`;
    if (dice(4) < 0.25) to.furrows += `M${x + 18} ${y + 56}l10 12l-4 10l12 14`;
    if (dice(5) < 0.18) to.furrows += `M${x + 80} ${y + 8}l-8 12l6 8l-10 16`;
  },
};
