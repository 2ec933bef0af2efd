/** The log of a campaign: how each mission ended, who went, and what was told in it. */
import type { Chapter } from '../../../campaign/logbook';
import type { Step } from '../../../generated/Step';
import { t } from '../../../lib/i18n.svelte';
import { missionName, missionWord } from '../mission';
import { agentName, gradeName, weaponName } from '../text';
import type { Content } from '../types';
import { pagesIn, weaponsIn, withStory } from './report';
import type { CampaignView, Service } from './types';
import { campaignRules, verdictOf } from './words';

/** What holds in all of it first, then each mission. */
export function chaptersOf(campaign: Pick<CampaignView, 'campaign' | 'played'>, content: Content, story: readonly Step[]): Chapter[] {
  const rules = { name: 'rules', text: t('defenders-campaign-rules.tab'), told: [{ title: '', text: campaignRules(content.campaigns[campaign.campaign]!.id), round: 0, isRule: false }] };
  const missions = withStory(campaign.played, story).map(({ played: { mission, ending, rounds, team }, events }, n) => {
    const { id } = content.missions[mission]!;
    const found = weaponsIn(events).flatMap((weapon) => content.weapons[weapon] ?? []);
    return {
      name: `mission-${n}`,
      text: missionName(id),
      told: pagesIn(events).map(({ word, round, isRule }) => ({ title: '', text: missionWord(id, word), round, isRule })),
      // Of a mission before a saved campaign was opened only how it ended is known.
      ...(events.length === 0 ? { empty: t('defenders-campaign-log-unsaved') } : {}),
      head: [`${verdictOf(ending).result} (${t('campaign-rounds', { n: rounds })})`],
      foot: [[...team.map(serviceText), ...(found.length > 0 ? [`${t('defenders-campaign-found')}: ${found.map((weapon) => weaponName(weapon.id)).join(', ')}`] : [])].join('\n')],
    };
  });
  return [...missions, rules];
}

/** "Titanium: Silver, promoted". */
export function serviceText({ class: id, grade, promoted, died }: Service): string {
  const parts = [gradeName(grade), ...(promoted ? [t('defenders-campaign-promoted', { grade: gradeName(grade) })] : []), ...(died ? [t('defenders-campaign-died')] : [])];
  return `${agentName(id)}: ${parts.slice(promoted ? 1 : 0).join(', ')}`;
}
