/** What a table is and how far it has come, in words, for lists and the card to go on with. */
import { aimText, campaignAt, progressAt, whereText } from '../../games/alliance/campaign/progress';
import { campaignName, missionName } from '../../games/alliance/campaign/words';
import type { TableSummary } from '../../generated/TableSummary';
import { t } from '../../lib/i18n.svelte';

export interface Described {
  readonly title: string;
  /** The round, or where a campaign is. */
  readonly where: string;
  /** What it is about right now; empty where only the board could say. */
  readonly aim: string;
}

export function describe(table: TableSummary): Described {
  const [campaign, progress] = [campaignAt(table), progressAt(table)];
  const over = table.outcome !== null;
  const aim = progress && !over ? aimText(progress) : '';
  if (campaign) {
    const where = progress?.of === 'campaign' && !over ? whereText(progress.at) : campaignName(campaign.id);
    return { title: campaign.team, where, aim };
  }
  const [game, round] = [t(`game-${table.game}`), t('round', { n: table.round })];
  if (progress?.of === 'mission') return { title: missionName(progress.mission), where: `${game} · ${round}`, aim };
  return { title: game, where: round, aim };
}
