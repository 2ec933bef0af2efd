/** What stands on the star map, and where. */
import { lanes, lineThrough, pointOf, ROOMY, type ChartDrawing, type ChartMark, type Point, type Size, type Spot } from '../../../campaign/chart';
import { t } from '../../../lib/i18n.svelte';
import type { Campaign, CampaignView, Content } from './types';
import { encounterName, locationName, missionName } from './words';

export interface Mark extends Point {
  readonly kind: 'mission' | 'encounter';
  /** Its number in the campaign. */
  readonly n: number;
  readonly location: string;
  /** Where its name stands: over it, or on the side that faces away from the others there. */
  readonly name: 'over' | 'left' | 'right';
}

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
    name: locationName(campaign.id, id),
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

/** The chart as it stands. */
export function drawingOf(content: Pick<Content, 'missions'>, campaign: Campaign, view: Pick<CampaignView, 'legs' | 'encounters' | 'played'>, size: Size): ChartDrawing {
  const stays = journey(campaign, view.played, content.missions);
  const marks = marksOf(campaign, view, size);
  const spots = spotsOf(campaign, marks, new Set(stays), size);
  const route = stays.flatMap((stay) => spots.find(({ id }) => id === stay) ?? []);
  return {
    spots,
    marks: marks.map((mark) => chartMark(content, campaign, mark)),
    lines: [
      ...lanes(spots).map(([from, to]) => ({ kind: 'lane', d: lineThrough([spots[from]!, spots[to]!]) }) as const),
      ...(route.length > 1 ? [{ kind: 'route', d: lineThrough(route) } as const] : []),
    ],
    here: route.at(-1),
  };
}

type Kind = 'story' | 'side' | 'finale' | 'encounter';
const LOOKS: Record<Kind, Pick<ChartMark, 'shape' | 'tone' | 'hollow'>> = {
  story: { shape: 'star', tone: 'player' },
  side: { shape: 'star', tone: 'good', hollow: true },
  finale: { shape: 'sun', tone: 'enemy' },
  encounter: { shape: 'diamond', tone: 'bot' },
};

function chartMark(content: Pick<Content, 'missions'>, campaign: Campaign, { kind: what, n, location, name: side, x, y }: Mark): ChartMark {
  const kind = what === 'encounter' ? what : kindOf(content, campaign, n);
  const name = what === 'encounter' ? encounterName(campaign.encounter[n]!.id) : missionName(campaign.mission[n]!.mission);
  const label = t('alliance-campaign-mark', { kind, name, place: locationName(campaign.id, location) });
  return { id: `${what}-${n}`, x, y, side, name, label, ...LOOKS[kind] };
}

function kindOf(content: Pick<Content, 'missions'>, campaign: Campaign, n: number): Exclude<Kind, 'encounter'> {
  const leg = campaign.mission[n]!;
  if (leg.finale) return 'finale';
  return content.missions.find(({ id }) => id === leg.mission)?.kind === 'side' ? 'side' : 'story';
}

/** What a mark of the chart stands for. */
export function destinationOf({ id }: Pick<ChartMark, 'id'>): { kind: Mark['kind']; n: number } {
  const [kind, n] = id.split('-');
  return { kind: kind as Mark['kind'], n: Number(n) };
}
