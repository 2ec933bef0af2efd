/** What happens between the missions of a campaign, in sentences. */
import { t } from '../../../lib/i18n.svelte';
import { unknown } from '../../../lib/list';
import { missionName } from '../mission';
import { agentName, className, weaponName } from '../text';
import type { CampaignEvent } from '../types';
import { whoIs, type Tale } from './tale';

const dashed = (id: string): string => id.replaceAll('_', '-');

export function campaignSentence(event: CampaignEvent, tale: Tale): string {
  const { content } = tale;
  const mission = (n: number) => missionName(content.missions[n]?.id ?? '');
  const weapon = (n: number) => weaponName(content.weapons[n]?.id ?? '');
  switch (event.event) {
    case 'set_out':
      return t('defenders-log-set-out', { mission: mission(event.mission) });
    case 'mission_ended':
      return t('defenders-log-mission-ended', { mission: mission(event.mission), ending: event.ending });
    case 'debriefed':
      return t('defenders-log-debriefed');
    case 'returned':
      return t('defenders-log-returned', { mission: mission(event.mission) });
    case 'planned':
      return t('defenders-log-planned', { mission: mission(event.mission) });
    case 'enlisted':
      return t('defenders-log-enlisted', { seat: event.agent + 1, agent: `${agentName(event.class)}, ${className(event.class)}` });
    case 'armed':
      return t('defenders-log-armed', { agent: whoIs(tale, event.agent), weapon: weapon(event.weapon), gun: t('defenders-gun', { gun: event.gun }) });
    case 'disarmed':
      return t('defenders-log-disarmed', { agent: whoIs(tale, event.agent), weapon: weapon(event.weapon) });
    case 'campaign_ended': {
      const campaign = content.campaigns[event.campaign];
      const ending = campaign?.ending[event.ending];
      return campaign && ending ? t(`defenders-campaign-${dashed(campaign.id)}-ending-${dashed(ending.id)}`) : t('defenders-log-campaign-over');
    }
    default:
      return unknown(event);
  }
}
