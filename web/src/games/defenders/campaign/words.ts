/** The names of what a campaign calls by an id, and how its missions ended. */
import { has, t } from '../../../lib/i18n.svelte';
import type { IconName } from '../../../ui/icons';
import type { Ending } from '../types';
import type { Result, Scene } from './types';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** A campaign of somebody else's server may lack its words here: its name stands in for them. */
export function campaignName(id: string): string {
  const key = `defenders-campaign-${dashed(id)}`;
  return has(key) ? t(key) : id;
}

export const campaignNote = (id: string): string => t(`defenders-campaign-${dashed(id)}-note`);
export const campaignRules = (id: string): string => t(`defenders-campaign-${dashed(id)}-rules`);
export const endingStory = (campaign: string, id: string): string => t(`defenders-campaign-${dashed(campaign)}-ending-${dashed(id)}`);

/** Whatever way a team is lost, the mission has failed. */
export const resultOf = (ending: Ending): Result => (ending === 'all_out' ? 'failed' : ending);

/** How a mission ended: its mark, and in a word. */
export function verdictOf(ending: Ending): { how: 'good' | 'half' | 'bad'; result: string } {
  const result = resultOf(ending);
  return { how: HOW[result], result: t('defenders-ending', { ending: result }) };
}

export const HOW = { accomplished: 'good', partly: 'half', failed: 'bad' } as const satisfies Record<Result, string>;

export const SCENE_ICON: Record<Scene, IconName> = { map: 'lucide:git-branch', quarters: 'lucide:users', log: 'lucide:scroll-text' };
