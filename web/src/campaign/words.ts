/** The names of what the content calls by an id: campaigns and their places, missions, encounters. */
import { has, t } from '../lib/i18n.svelte';

export { encounterName, howText, missionBrief, missionName } from '../alliance/text/mission';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** A campaign of somebody else's server may lack its words here: its name stands in for them. */
export function campaignName(id: string): string {
  const key = `alliance-campaign-${dashed(id)}`;
  return has(key) ? t(key) : id;
}

export const campaignNote = (id: string): string => t(`alliance-campaign-${dashed(id)}-note`);
export const locationName = (campaign: string, id: string): string => t(`alliance-campaign-${dashed(campaign)}-location-${dashed(id)}`);
export const endingStory = (campaign: string, id: string): string => t(`alliance-campaign-${dashed(campaign)}-ending-${dashed(id)}`);
export const encounterNote = (id: string): string => t(`alliance-encounter-${dashed(id)}-note`);
