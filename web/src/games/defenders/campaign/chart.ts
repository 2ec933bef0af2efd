/** The missions of a campaign as a chart: the way as it goes if all goes well winds from line to line, detours stand beside it. */
import type { ChartDrawing, ChartMark, Line, Point, Size } from '../../../campaign/chart';
import { hash } from '../../../campaign/stars';
import { t } from '../../../lib/i18n.svelte';
import { or } from '../../../lib/list';
import type { IconName } from '../../../ui/icons';
import { missionName } from '../mission';
import type { Mission } from '../types';
import { after, journey, RESULTS, standings, type Standing, type Way } from './flow';
import type { Campaign, CampaignView, Result } from './types';
import { HOW, verdictOf } from './words';

/** The missions if each is accomplished, and of several that may follow the first. */
export function mainWay(campaign: Pick<Campaign, 'leg'>): string[] {
  const found: string[] = [];
  for (let id = campaign.leg[0]?.mission; id !== undefined && !found.includes(id); id = after(campaign, id, 'accomplished')[0]) found.push(id);
  return found;
}

/** Where each mission stands on a chart of that size. */
export function placesOf(campaign: Pick<Campaign, 'leg'>, { width, height }: Size): Map<string, Point> {
  const main = mainWay(campaign);
  const columns = Math.min(main.length, Math.max(3, Math.round(Math.sqrt((main.length * width) / Math.max(1, height)))));
  /** In columns and lines: there and back again. */
  const grid = (n: number): Point => {
    const y = Math.floor(n / columns);
    return { x: y % 2 === 0 ? n % columns : columns - 1 - (n % columns), y };
  };
  const places = new Map<string, Point>();
  const put = (id: string, { x, y }: Point) => places.set(id, { x: x + stray(id, 0) * 0.08, y: y + stray(id, 8) * 0.08 });
  main.forEach((id, n) => put(id, grid(n)));
  let up = false;
  for (const { mission } of campaign.leg.filter((leg) => !main.includes(leg.mission))) {
    const before = Math.max(0, main.findIndex((id) => RESULTS.some((how) => after(campaign, id, how).includes(mission))));
    const behind = Math.max(0, main.findIndex((id) => RESULTS.some((how) => after(campaign, mission, how).includes(id))));
    const [from, to] = [grid(before), grid(behind)];
    const middle = behind - before > 1 ? grid(before + 1) : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    // Where the way turns to the next line there is room on the inside of the turn; else beside it, now on one side and then on the other.
    const turns = behind - before === 1 && from.y !== to.y;
    put(mission, turns ? { x: middle.x + (middle.x < columns / 2 ? 0.5 : -0.5), y: middle.y } : { x: middle.x, y: middle.y + (up ? -0.5 : 0.5) });
    up = !up;
  }
  return onPaper(places, { width, height });
}

/** Places in columns and lines as places on the chart: it is filled, and names have room below and beside the signs. */
function onPaper(places: ReadonlyMap<string, Point>, { width, height }: Size): Map<string, Point> {
  const range = (values: readonly number[], from: number, to: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number) => Math.round(most === least ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from));
  };
  const [side, top] = [Math.min(110, width * 0.11), Math.min(96, height * 0.13)];
  const all = [...places.values()];
  const across = range(all.map(({ x }) => x), side, width - side);
  const down = range(all.map(({ y }) => y), top, height - Math.max(48, top * 0.9));
  return new Map([...places].map(([id, { x, y }]) => [id, { x: across(x), y: down(y) }]));
}

/** A little out of line, always the same: from -1 to 1. */
const stray = (id: string, shift: number): number => ((hash(id) >>> shift) % 200) / 100 - 1;

export function drawingOf(missions: readonly Pick<Mission, 'id' | 'number'>[], campaign: Campaign, view: Pick<CampaignView, 'played' | 'open'>, size: Size): ChartDrawing {
  const places = placesOf(campaign, size);
  const stays = journey(view, missions);
  const at = (id: string) => places.get(id)!;
  const curve = (from: string, to: string): string => bend(at(from), at(to), [...places].filter(([id]) => id !== from && id !== to).map(([, place]) => place));
  const lines: Line[] = campaign.leg.flatMap(({ mission: from }) => {
    const ends = new Set(RESULTS.flatMap((how) => after(campaign, from, how)));
    return [...ends].filter((to) => to !== from && places.has(to)).map((to) => ({ kind: HOW[RESULTS.find((how) => after(campaign, from, how).includes(to))!], d: curve(from, to) }));
  });
  const route = stays.slice(1).map((to, n) => ({ kind: 'route' as const, d: curve(stays[n]!, to) }));
  const marks = standings(campaign, view, missions).map((standing, n) => ({ ...markOf(standing, numberOf(missions, standing, n)), ...at(standing.id) }));
  return { lines: [...lines, ...route], marks, spots: [], here: places.get(stays.at(-1) ?? '') };
}

/** What a mission is called in short: its number in the mission book, or in the campaign. */
export function numberOf(missions: readonly Pick<Mission, 'number'>[], { mission }: Pick<Standing, 'mission'>, n: number): number {
  return missions[mission]?.number ?? n + 1;
}

/** A line between two places, bent round whatever stands in its way. */
function bend(from: Point, to: Point, others: readonly Point[]): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const isInTheWay = ({ x, y }: Point) => {
    const along = ((x - from.x) * dx + (y - from.y) * dy) / length;
    return along > 20 && along < length - 20 && Math.abs((x - from.x) * dy - (y - from.y) * dx) / length < 44;
  };
  const out = others.some(isInTheWay) ? Math.min(0.36 * length, 150, 2 * (Math.min(from.y, to.y) - 12)) : 0.06 * length;
  const middle = { x: (from.x + to.x) / 2 + (dy / length) * out, y: (from.y + to.y) / 2 - (dx / length) * out };
  return `M${from.x} ${from.y}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${to.x} ${to.y}`;
}

const BADGE: Record<Result, IconName> = { accomplished: 'lucide:check', partly: 'lucide:minus', failed: 'lucide:x' };
const TONE: Record<'good' | 'half' | 'bad', ChartMark['tone']> = { good: 'good', half: 'mission', bad: 'enemy' };

/** The sign of a mission: lit if it is open, else marked with how it ended, or closed. */
function markOf(standing: Standing, number: number): Omit<ChartMark, 'x' | 'y'> {
  const { id, state } = standing;
  const name = missionName(id);
  return { id, name, shape: 'hex', side: 'below', text: String(number), label: `${number}. ${name}: ${stateText(standing)}`, ...lookOf(standing), ...(state === 'open' ? {} : { hollow: true }) };
}

export function lookOf({ state, last }: Pick<Standing, 'state' | 'last'>): { tone: ChartMark['tone']; badge?: IconName } {
  if (state === 'open') return { tone: 'player' };
  if (last === null) return { tone: 'quiet', badge: state === 'ahead' ? 'lucide:lock' : 'lucide:ban' };
  const { how } = verdictOf(last.ending);
  return { tone: TONE[how], badge: BADGE[RESULTS.find((result) => HOW[result] === how)!] };
}

/** How a mission stands, in words: open, how it ended, when it comes. */
export function stateText({ state, last, ways }: Standing): string {
  switch (state) {
    case 'open':
      return last ? t('defenders-campaign-open-again', { how: verdictOf(last.ending).result }) : t('defenders-campaign-open');
    case 'done':
      return last ? `${verdictOf(last.ending).result} · ${t('campaign-rounds', { n: last.rounds })}` : '';
    case 'ahead':
      return t('defenders-campaign-ahead', { ways: or(ways.map(wayText)) });
    case 'missed':
      return t('defenders-campaign-missed');
  }
}

/** "New Hopes (failed)". */
export const wayText = ({ from, how }: Way): string => t('defenders-campaign-way', { mission: missionName(from), how: or(how.map((one) => t('defenders-campaign-how', { how: one }))) });
