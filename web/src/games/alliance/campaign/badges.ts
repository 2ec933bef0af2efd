/** What waits to be seen: badges at the ways from the star map. Seen is what this browser has shown. */
import type { Seen } from '../../../campaign/seen';
import { pendingTrainings } from './training';
import type { CampaignView, Scene } from './types';

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
