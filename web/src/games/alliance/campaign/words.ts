/** The names of what the content calls by an id: campaigns and their places, missions, encounters. */
import { has, t } from '../../../lib/i18n.svelte';

export { encounterName, howText, missionBrief, missionName } from '../text/mission';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** A campaign of somebody else's server may lack its words here: its name stands in for them. */
export function campaignName(id: string): string {
  const key = `alliance-campaign-${dashed(id)}`;
  return has(key) ? t(key) : id;
}

export const campaignNote = (id: string): string => t(`alliance-campaign-${dashed(id)}-note`);
export const locationName = (campaign: string, id: string): string => t(`alliance-campaign-${dashed(campaign)}-location-${dashed(id)}`);
export const endingStory = (campaign: string, id: string): string => t(`alliance-campaign-${dashed(campaign)}-ending-${dashed(id)}`);
/** What an ending is called; most are only told. */
export function endingName(campaign: string, id: string): string {
  const key = `alliance-campaign-${dashed(campaign)}-ending-${dashed(id)}.title`;
  return has(key) ? t(key) : '';
}

/** What a mission is about; nothing where it has no words for it. */
export function objectiveName(mission: string, id: string | null): string {
  const key = `alliance-mission-${dashed(mission)}-objective-${dashed(id ?? '')}`;
  return id !== null && has(key) ? t(key) : '';
}

export const encounterNote = (id: string): string => t(`alliance-encounter-${dashed(id)}-note`);

/** How a mission ended, for a list of those that were played. */
export const resultOf = (won: boolean) => ({ how: won ? 'good' : 'bad', result: t(won ? 'campaign-won' : 'campaign-lost') }) as const;

export const verdictOf = (won: boolean): string => t(won ? 'alliance-campaign-mission-won' : 'alliance-campaign-mission-lost');
