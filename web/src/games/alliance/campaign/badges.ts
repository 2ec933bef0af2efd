/** What waits to be seen: badges at the ways from the star map. Seen is what this browser has shown. */
import { recall, remember } from '../../../lib/storage';
import { pendingTrainings } from './training';
import type { CampaignView, Scene } from './types';

/** What somebody has looked at, a table. */
export interface Seen {
  /** The stock as it was when the armory was last open. */
  readonly stock: readonly number[];
  /** How many messages the log had. */
  readonly messages: number;
  /** How many ends of missions were shown. */
  readonly reports: number;
}

export const NOTHING_SEEN: Seen = { stock: [], messages: 0, reports: 0 };

export type Badges = Partial<Record<Scene, number>>;

/** How many things are new in each scene; none where nothing is. */
export function badges(view: CampaignView, seen: Seen, idle: number): Badges {
  const found: Badges = {
    armory: newStock(view, seen).length,
    training: pendingTrainings(view.heroes),
    inventory: idle,
    log: Math.max(0, messages(view) - seen.messages),
  };
  return Object.fromEntries(Object.entries(found).filter(([, n]) => n > 0));
}

/** Cards on offer that were not there when the armory was last open. */
export function newStock(view: CampaignView, seen: Seen): number[] {
  return view.stock.map(({ card }) => card).filter((card) => !seen.stock.includes(card));
}

/** All messages of the log. */
export function messages(view: CampaignView): number {
  return view.told.length + view.played.reduce((sum, { told }) => sum + told.length, 0);
}

/** What was seen when a scene has been looked at. */
export function afterLooking(view: CampaignView, seen: Seen, scene: Scene): Seen {
  if (scene === 'armory') return { ...seen, stock: view.stock.map(({ card }) => card) };
  if (scene === 'log') return { ...seen, messages: messages(view) };
  return seen;
}

const keyOf = (table: string): string => `sortie-campaign-${table}`;

export function recallSeen(table: string): Seen {
  return readSeen(recall(keyOf(table)));
}

export function rememberSeen(table: string, seen: Seen): void {
  remember(keyOf(table), JSON.stringify(seen));
}

/** What was stored; nothing seen of whatever makes no sense. */
export function readSeen(stored: string | null): Seen {
  try {
    const { stock, messages, reports } = JSON.parse(stored ?? '{}') as Partial<Record<keyof Seen, unknown>>;
    return {
      stock: Array.isArray(stock) ? stock.filter((card) => typeof card === 'number') : [],
      messages: typeof messages === 'number' ? messages : 0,
      reports: typeof reports === 'number' ? reports : 0,
    };
  } catch {
    return NOTHING_SEEN;
  }
}
