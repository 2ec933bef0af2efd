/** How the missions of a campaign hang together: what was played, what is open, what may come, and what never will (2). */
import { resultOf } from './words';
import type { Mission } from '../types';
import type { Campaign, CampaignView, Played, Result } from './types';

export const RESULTS = ['accomplished', 'partly', 'failed'] as const satisfies readonly Result[];

/** From a mission that ended in one of these ways. */
export interface Way {
  readonly from: string;
  readonly how: readonly Result[];
}

export interface Standing {
  /** The mission by its name and by its number in the content. */
  readonly id: string;
  readonly mission: number;
  /** `ahead` may still come, `missed` no longer can. */
  readonly state: 'open' | 'done' | 'ahead' | 'missed';
  /** How it ended when it was played last, and how often it was played. */
  readonly last: Played | null;
  readonly times: number;
  /** For one that is ahead: after which missions it comes. */
  readonly ways: readonly Way[];
}

/** What follows a mission by how it ended; the last ones have nothing. */
export function after(campaign: Pick<Campaign, 'leg'>, mission: string, how: Result): readonly string[] {
  return campaign.leg.find((leg) => leg.mission === mission)?.[how] ?? [];
}

/** The ways to a mission, those from itself left out. */
export function waysTo(campaign: Pick<Campaign, 'leg'>, id: string): Way[] {
  return campaign.leg
    .filter(({ mission }) => mission !== id)
    .map(({ mission }) => ({ from: mission, how: RESULTS.filter((how) => after(campaign, mission, how).includes(id)) }))
    .filter(({ how }) => how.length > 0);
}

/** Every mission that can still be reached from these. */
function reached(campaign: Pick<Campaign, 'leg'>, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const next = [...from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    for (const to of RESULTS.flatMap((how) => after(campaign, id!, how))) {
      if (found.has(to)) continue;
      found.add(to);
      next.push(to);
    }
  }
  return found;
}

/** Every mission of the campaign, in its order. During a mission nothing is open but what it leads to. */
export function standings(campaign: Pick<Campaign, 'leg'>, view: Pick<CampaignView, 'played' | 'open'>, missions: readonly Pick<Mission, 'id'>[]): Standing[] {
  const nameOf = (n: number) => missions[n]?.id ?? '';
  const open = view.open.map(nameOf);
  const ahead = reached(campaign, open);
  return campaign.leg.map(({ mission: id }) => {
    const played = view.played.filter(({ mission }) => nameOf(mission) === id);
    const last = played.at(-1) ?? null;
    const state = open.includes(id) ? 'open' : last ? 'done' : ahead.has(id) ? 'ahead' : 'missed';
    const ways = state === 'ahead' ? waysTo(campaign, id).filter(({ from }) => open.includes(from) || ahead.has(from)) : [];
    return { id, mission: missions.findIndex((mission) => mission.id === id), state, last, times: played.length, ways };
  });
}

/** The missions a campaign went through, each step from one to the next. */
export function journey(view: Pick<CampaignView, 'played'>, missions: readonly Pick<Mission, 'id'>[]): string[] {
  const ids = view.played.map(({ mission }) => missions[mission]?.id ?? '');
  return ids.filter((id, n) => id !== ids[n - 1]);
}

/** In numbers, for the end. */
export function statistics({ played, weapons }: Pick<CampaignView, 'played' | 'weapons'>): Record<(typeof FIGURES)[number], number> {
  const services = played.flatMap(({ team }) => team);
  const ended = (how: Result) => played.filter(({ ending }) => resultOf(ending) === how).length;
  return {
    missions: played.length,
    rounds: played.reduce((sum, { rounds }) => sum + rounds, 0),
    accomplished: ended('accomplished'),
    partly: ended('partly'),
    failed: ended('failed'),
    promotions: services.filter(({ promoted }) => promoted).length,
    deaths: services.filter(({ died }) => died).length,
    weapons: weapons.length,
  };
}

export const FIGURES = ['missions', 'rounds', 'accomplished', 'partly', 'failed', 'promotions', 'deaths', 'weapons'] as const;
