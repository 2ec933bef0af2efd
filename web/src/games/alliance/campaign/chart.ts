/** The star map as a drawing: where things stand, the lanes between them, and the stars behind. */
import type { Campaign, CampaignView } from './types';

/** The chart in pixels, whatever the window leaves for it; places are given in hundredths of it. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Mark extends Point {
  readonly kind: 'mission' | 'encounter';
  /** Its number in the campaign. */
  readonly n: number;
  readonly location: string;
  /** Where its name stands: over it, or on the side that faces away from the others there. */
  readonly name: 'over' | 'left' | 'right';
}

export interface Spot extends Point {
  readonly id: string;
  /** Something there can be chosen now. */
  readonly lit: boolean;
  /** The team has played a mission there. */
  readonly visited: boolean;
}

/** Names stand below the marks: nothing lies nearer to the rim than they need. */
const rim = (length: number, most: number): number => Math.min(most, Math.max(40, length * 0.13));

export function pointOf([x, y]: readonly [number, number], { width, height }: Size): Point {
  const within = (value: number, length: number, edge: number) =>
    Math.round(edge + (Math.min(100, Math.max(0, value)) / 100) * Math.max(0, length - 2 * edge));
  return { x: within(x, width, rim(width, 120)), y: within(y, height, rim(height, 100)) };
}

/** From this width on the chart shows names. */
export const ROOMY = 620;

/** Everything that can be chosen, each beside its location; several at one place stand around it. */
export function marksOf(campaign: Campaign, view: Pick<CampaignView, 'legs' | 'encounters'>, size: Size): Mark[] {
  const found: Mark[] = [];
  // Where names are shown they need their room.
  const scale = size.width < ROOMY ? 0.66 : 1;
  const put = (kind: Mark['kind'], n: number, location: string | undefined) => {
    const spot = campaign.location.find(({ id }) => id === location);
    if (!spot) return;
    const place = pointOf(spot.at, size);
    const [dx, dy] = AROUND[found.filter((mark) => mark.location === spot.id).length % AROUND.length]!;
    // Near the right rim the first one stands on the left.
    const side = place.x > size.width * 0.7 ? -1 : 1;
    const name = dx === 0 ? 'over' : dx * side > 0 ? 'right' : 'left';
    found.push({ kind, n, location: spot.id, name, x: place.x + dx * side * scale, y: place.y + dy * scale });
  };
  for (const leg of view.legs) put('mission', leg, campaign.mission[leg]?.location);
  for (const encounter of view.encounters) put('encounter', encounter, campaign.encounter[encounter]?.location);
  return found;
}

const AROUND = [
  [0, 0],
  [66, 6],
  [-66, 6],
  [66, 54],
  [-66, 54],
] as const;

export function spotsOf(campaign: Campaign, marks: readonly Mark[], visited: ReadonlySet<string>, size: Size): Spot[] {
  return campaign.location.map(({ id, at }) => ({
    id,
    ...pointOf(at, size),
    lit: marks.some((mark) => mark.location === id),
    visited: visited.has(id),
  }));
}

/** Where the team has been, in order, each stay once. */
export function journey(campaign: Campaign, played: readonly { mission: number }[], missions: readonly { id: string }[]): string[] {
  const stays = played.flatMap(({ mission }) => campaign.mission.find((leg) => leg.mission === missions[mission]?.id)?.location ?? []);
  return stays.filter((stay, n) => stay !== stays[n - 1]);
}

/** Lanes: the shortest web that joins all places, so that nothing floats alone. */
export function lanes(spots: readonly Point[]): [number, number][] {
  const joined = spots.length > 0 ? [0] : [];
  const found: [number, number][] = [];
  while (joined.length < spots.length) {
    let best: [number, number] | null = null;
    let least = Infinity;
    for (const from of joined) {
      for (const to of spots.keys()) {
        if (joined.includes(to)) continue;
        const far = distance(spots[from]!, spots[to]!);
        if (far < least) [least, best] = [far, [from, to]];
      }
    }
    if (!best) break;
    joined.push(best[1]);
    found.push(best);
  }
  return found;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Which mark an arrow key leads to: the nearest in a cone that way; none if there is none. */
export function nextMark(marks: readonly Point[], from: number, key: string): number | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const here = marks[from];
  if (!here || (dx === 0 && dy === 0)) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [n, mark] of marks.entries()) {
    const along = (mark.x - here.x) * dx + (mark.y - here.y) * dy;
    const aside = Math.abs((mark.x - here.x) * dy) + Math.abs((mark.y - here.y) * dx);
    if (n === from || along <= 0) continue;
    const worth = along + 2 * aside;
    if (worth < least) [least, best] = [worth, n];
  }
  return best;
}
