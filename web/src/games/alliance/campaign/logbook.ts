/** The logbook of a campaign as a text file: what was told on the star map and in each mission, and the fame (R34, R35). */
import { has, t } from '../../../lib/i18n.svelte';
import { besides, sumOf } from './fame';
import type { CampaignView, Content, Message } from './types';
import { campaignName, howText, missionName } from './words';

export function logbook(campaign: CampaignView, content: Content): string {
  const printed = content.campaigns[campaign.campaign]!;
  const parts = [`${campaignName(printed.id)}: ${campaign.team}`];
  for (const { mission, won, how, rounds, told, fame } of campaign.played) {
    const { id } = content.missions[mission]!;
    parts.push(
      heading(missionName(id)),
      `${t(won ? 'alliance-campaign-mission-won' : 'alliance-campaign-mission-lost')} (${t('alliance-campaign-rounds', { n: rounds })})`,
      how ? howText(content.missions[mission]!, how) : '',
      ...told.map(message),
      [...fame.map(({ what, times, fame: n }) => `${t('alliance-campaign-fame-line', { what, times })}: ${n}`), `${t('alliance-campaign-fame-mission')}: ${sumOf(fame)}`].join('\n'),
    );
  }
  parts.push(heading(t('alliance-campaign-scene', { scene: 'map' })), ...campaign.told.map(message));
  const elsewhere = besides(campaign.fame, campaign.played);
  if (elsewhere !== 0) parts.push(`${t('alliance-campaign-fame-besides')}: ${elsewhere}`);
  parts.push(`${t('alliance-campaign-fame-total')}: ${campaign.fame}`);
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const heading = (words: string): string => `== ${words} ==`;

function message({ text, round, is_rule }: Message): string {
  const head = [round > 0 ? t('round', { n: round }) : '', is_rule ? t('alliance-campaign-special-rule') : '', has(`${text}.title`) ? t(`${text}.title`) : ''];
  return [head.filter(Boolean).join(' · '), t(text)].filter(Boolean).join('\n');
}
