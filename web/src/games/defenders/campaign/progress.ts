/** How far a table of defenders has come, as the list of tables tells it. */
import type { DefendersProgress } from '../../../generated/DefendersProgress';
import type { DefendersSetup } from '../../../generated/DefendersSetup';
import type { DefendersWhereabouts } from '../../../generated/DefendersWhereabouts';
import type { TableSummary } from '../../../generated/TableSummary';
import { t } from '../../../lib/i18n.svelte';
import type { CampaignSummary, Described } from '../../module';
import { missionName, missionWord } from '../mission';
import { campaignName } from './words';

export type CampaignProgress = Extract<DefendersProgress, { of: 'campaign' }>;
type Listed = Pick<TableSummary, 'game' | 'setup' | 'progress'>;

/** The set-up of a table of defenders; none if it plays something else. */
export function setupAt(table: Pick<TableSummary, 'game' | 'setup'>): Partial<DefendersSetup> | null {
  return table.game === 'defenders' ? (table.setup as Partial<DefendersSetup> | null) : null;
}

/** How far it is; none where an earlier version wrote the table down and nobody opened it since. */
export function progressAt(table: Listed): DefendersProgress | null {
  return table.game === 'defenders' ? ((table.progress ?? null) as DefendersProgress | null) : null;
}

export function campaignProgress(table: Listed): CampaignProgress | null {
  const progress = progressAt(table);
  return progress?.of === 'campaign' ? progress : null;
}

/** Where the team is: on a mission, or at headquarters. */
export function whereText(at: DefendersWhereabouts): string {
  return at.at === 'mission' ? missionName(at.mission) : t('defenders-campaign-at-headquarters');
}

/** What the mission under way is about now, if there is one and it says so. */
function aimText(progress: DefendersProgress): string {
  const at = progress.of === 'mission' ? progress : progress.at.at === 'mission' ? progress.at : null;
  return at?.objective ? missionWord(at.mission, `objective-${at.objective}`) : '';
}

/** The campaign of a table as its card on the home screen shows it. */
export function campaignOf(table: Listed): CampaignSummary | null {
  const [campaign, progress] = [setupAt(table)?.campaign, campaignProgress(table)];
  if (!campaign) return null;
  return {
    team: campaign.team,
    name: campaignName(campaign.id),
    progress: progress && { where: whereText(progress.at), missions: progress.missions, score: null, ended: progress.ending !== null },
  };
}

/** A table in a list: a campaign goes by its team, a mission by its name. */
export function describe(table: TableSummary): Described | null {
  const [campaign, progress] = [setupAt(table)?.campaign, progressAt(table)];
  const over = table.outcome !== null;
  const aim = progress && !over ? aimText(progress) : '';
  if (campaign) {
    const where = progress?.of === 'campaign' && !over ? whereText(progress.at) : campaignName(campaign.id);
    return { title: campaign.team, where, aim };
  }
  if (progress?.of !== 'mission') return null;
  return { title: missionName(progress.mission), where: `${t('game-defenders')} · ${t('round', { n: table.round })}`, aim };
}
