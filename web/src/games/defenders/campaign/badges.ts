/** What waits to be seen: badges at the ways from scene to scene. Seen is what this browser has shown. */
import type { Seen } from '../../../campaign/seen';
import type { CampaignView, Scene } from './types';

/** Weapons that were not at headquarters when somebody last looked. */
export function newWeapons({ weapons }: Pick<CampaignView, 'weapons'>, seen: Seen): number[] {
  return weapons.map(({ weapon }) => weapon).filter((weapon) => !seen.stock.includes(weapon));
}

/** What was seen when a scene has been looked at. */
export function afterLooking({ weapons }: Pick<CampaignView, 'weapons'>, seen: Seen, scene: Scene): Seen {
  return scene === 'quarters' ? { ...seen, stock: weapons.map(({ weapon }) => weapon) } : seen;
}
