/** The log of a campaign: what was told on the star map and in each mission, and the fame (R34, R35). */
import type { Chapter, Told } from '../../../campaign/logbook';
import { has, t } from '../../../lib/i18n.svelte';
import { besides, sumOf } from './fame';
import type { CampaignView, Content, Message } from './types';
import { howText, missionName, verdictOf } from './words';

/** The star map first, then each mission. */
export function chaptersOf(campaign: CampaignView, content: Content): Chapter[] {
  return [
    { name: 'map', text: t('alliance-campaign-scene', { scene: 'map' }), told: campaign.told.map(toldOf) },
    ...campaign.played.map(({ mission, won, how, rounds, told, fame }, n) => ({
      name: `mission-${n}`,
      text: missionName(content.missions[mission]!.id),
      told: told.map(toldOf),
      head: [`${verdictOf(won)} (${t('campaign-rounds', { n: rounds })})`, how ? howText(content.missions[mission]!, how) : ''],
      foot: [[...fame.map(({ what, times, fame: n }) => `${t('alliance-campaign-fame-line', { what, times })}: ${n}`), `${t('alliance-campaign-fame-mission')}: ${sumOf(fame)}`].join('\n')],
    })),
  ];
}

/** What the fame adds up to, at the end of the file. */
export function lastLines({ fame, played }: Pick<CampaignView, 'fame' | 'played'>): string[] {
  const elsewhere = besides(fame, played);
  return [elsewhere === 0 ? '' : `${t('alliance-campaign-fame-besides')}: ${elsewhere}`, `${t('alliance-campaign-fame-total')}: ${fame}`];
}

const toldOf = ({ text, round, is_rule }: Message): Told => ({ title: has(`${text}.title`) ? t(`${text}.title`) : '', text: t(text), round, isRule: is_rule });
