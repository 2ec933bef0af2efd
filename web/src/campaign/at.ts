import type { CampaignSummary } from '../games/module';
import { playableGame } from '../games/registry';
import type { TableSummary } from '../generated/TableSummary';

/** The campaign a table plays, whatever the game; none if it plays something else. */
export function campaignAt(table: TableSummary): CampaignSummary | null {
  return playableGame(table.game)?.campaign?.at(table) ?? null;
}
