/** How far a table of alliance has come, as the list of tables tells it. */
import type { AllianceProgress } from '../../../generated/AllianceProgress';
import type { AllianceSetup } from '../../../generated/AllianceSetup';
import type { AllianceWhereabouts } from '../../../generated/AllianceWhereabouts';
import type { TableSummary } from '../../../generated/TableSummary';
import { t } from '../../../lib/i18n.svelte';
import type { CampaignSummary, Described } from '../../module';
import { campaignName, encounterName, missionName, objectiveName } from './words';

export type CampaignProgress = Extract<AllianceProgress, { of: 'campaign' }>;
type Listed = Pick<TableSummary, 'game' | 'setup' | 'progress'>;

/** The set-up of a table of alliance; none if it plays something else. */
export function setupAt(table: Pick<TableSummary, 'game' | 'setup'>): Partial<AllianceSetup> | null {
  return table.game === 'alliance' ? (table.setup as Partial<AllianceSetup> | null) : null;
}

/** The campaign a table plays; none if it plays something else. */
export function campaignAt(table: Pick<TableSummary, 'game' | 'setup'>): { id: string; team: string } | null {
  return setupAt(table)?.campaign ?? null;
}

/** How far it is. A skirmish does not say, nor does a table that an earlier version wrote down and nobody opened since. */
export function progressAt(table: Listed): AllianceProgress | null {
  return table.game === 'alliance' ? ((table.progress ?? null) as AllianceProgress | null) : null;
}

export function campaignProgress(table: Listed): CampaignProgress | null {
  const progress = progressAt(table);
  return progress?.of === 'campaign' ? progress : null;
}

/** Where the team is: on the star map, on a mission, in an encounter. */
export function whereText(at: AllianceWhereabouts): string {
  switch (at.at) {
    case 'star_map':
      return t('alliance-campaign-at-map');
    case 'mission':
      return missionName(at.mission);
    case 'encounter':
      return encounterName(at.encounter);
  }
}

/** What the mission under way is about now, if there is one and it says so. */
export function aimText(progress: AllianceProgress): string {
  if (progress.of === 'mission') return objectiveName(progress.mission, progress.objective);
  return progress.at.at === 'mission' ? objectiveName(progress.at.mission, progress.at.objective) : '';
}

/** The campaign of a table as its card on the home screen shows it. */
export function campaignOf(table: Listed): CampaignSummary | null {
  const [campaign, progress] = [campaignAt(table), campaignProgress(table)];
  if (!campaign) return null;
  return {
    team: campaign.team,
    name: campaignName(campaign.id),
    progress: progress && { where: whereText(progress.at), missions: progress.missions, score: { of: 'fame', n: progress.fame, label: t('campaign-fame') }, ended: progress.ending !== null },
  };
}

/** A table in a list: a campaign goes by its team, a mission by its name. */
export function describe(table: TableSummary): Described | null {
  const [campaign, progress] = [campaignAt(table), progressAt(table)];
  const over = table.outcome !== null;
  const aim = progress && !over ? aimText(progress) : '';
  if (campaign) {
    const where = progress?.of === 'campaign' && !over ? whereText(progress.at) : campaignName(campaign.id);
    return { title: campaign.team, where, aim };
  }
  if (progress?.of !== 'mission') return null;
  return { title: missionName(progress.mission), where: `${t('game-alliance')} · ${t('round', { n: table.round })}`, aim };
}
