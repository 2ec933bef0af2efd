/** What a mission brought, read from what was told since it began: the report at its end (R21). */
import type { Step } from '../../../generated/Step';
import type { AllianceEvent } from '../../../generated/AllianceEvent';
import type { Order } from './types';

type Reward = Extract<Order, { order: 'credits' | 'fame' | 'item' | 'lose_item' | 'ally' | 'lose_ally' | 'promoted' | 'medpacs' | 'start_hurt' }>;

const REWARDS: readonly Order['order'][] = ['credits', 'fame', 'item', 'lose_item', 'ally', 'lose_ally', 'promoted', 'medpacs', 'start_hurt'];

export interface Report {
  readonly credits: number;
  readonly fame: number;
  readonly medpacs: number;
  readonly hurt: number;
  readonly items: readonly number[];
  readonly lost: readonly number[];
  readonly allies: readonly { group: number; deployments: number }[];
  readonly alliesLost: readonly number[];
  readonly promoted: readonly { group: number; deployments: number }[];
}

const NOTHING: Report = { credits: 0, fame: 0, medpacs: 0, hurt: 0, items: [], lost: [], allies: [], alliesLost: [], promoted: [] };

const eventsIn = (step: Step): AllianceEvent[] => step.events.map(({ event }) => event as AllianceEvent);

/** The events of the last mission that ended, its rewards included, up to what the team did next. */
export function lastMission(story: readonly Step[]): AllianceEvent[] {
  const events = story.flatMap(eventsIn);
  const end = events.findLastIndex((event) => event.what === 'mission_ended');
  if (end < 0) return [];
  const begin = Math.max(0, events.slice(0, end).findLastIndex((event) => event.what === 'mission_began'));
  const next = events.findIndex((event, n) => n > end && isNext(event));
  return events.slice(begin, next < 0 ? undefined : next);
}

/** The events of the encounter that was met last. */
export function lastEncounter(story: readonly Step[]): AllianceEvent[] {
  const events = story.flatMap(eventsIn);
  const begin = events.findLastIndex((event) => event.what === 'encounter_began');
  if (begin < 0) return [];
  const next = events.findIndex((event, n) => n > begin && isNext(event));
  return events.slice(begin, next < 0 ? undefined : next);
}

function isNext({ what }: AllianceEvent): boolean {
  return what === 'planned' || what === 'mission_began' || what === 'encounter_began';
}

/** Everything of it that the team keeps. */
export function reportOf(events: readonly AllianceEvent[]): Report {
  return events.flatMap((event) => (event.what === 'ordered' && isReward(event.order) ? [event.order] : [])).reduce(add, NOTHING);
}

function isReward(order: Order): order is Reward {
  return REWARDS.includes(order.order);
}

function add(sum: Report, order: Reward): Report {
  switch (order.order) {
    case 'credits':
      return { ...sum, credits: sum.credits + order.credits };
    case 'fame':
      return { ...sum, fame: sum.fame + order.fame };
    case 'medpacs':
      return { ...sum, medpacs: sum.medpacs + order.medpacs };
    case 'start_hurt':
      return { ...sum, hurt: sum.hurt + order.damage };
    case 'item':
      return { ...sum, items: [...sum.items, order.card] };
    case 'lose_item':
      return { ...sum, lost: [...sum.lost, order.card] };
    case 'ally':
      return { ...sum, allies: [...sum.allies, { group: order.group, deployments: order.deployments }] };
    case 'lose_ally':
      return { ...sum, alliesLost: [...sum.alliesLost, order.group] };
    case 'promoted':
      return { ...sum, promoted: [...sum.promoted, { group: order.group, deployments: order.deployments }] };
  }
}

export function isEmpty(report: Report): boolean {
  return Object.values(report).every((value) => (Array.isArray(value) ? value.length === 0 : value === 0));
}
