/** How far the campaigns of this browser are, for their cards on the home screen; a list of tables does not say. */
import type { TableSummary } from '../generated/TableSummary';
import type { AllianceSetup } from '../generated/AllianceSetup';
import { recall, remember } from '../lib/storage';
import type { CampaignView } from './types';

export interface Progress {
  readonly missions: number;
  readonly fame: number;
}

const keyOf = (table: string): string => `sortie-progress-${table}`;

export function rememberProgress(table: string, { played, fame }: CampaignView): void {
  remember(keyOf(table), JSON.stringify({ missions: played.length, fame } satisfies Progress));
}

export function recallProgress(table: string): Progress | null {
  return readProgress(recall(keyOf(table)));
}

export function readProgress(stored: string | null): Progress | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Record<keyof Progress, unknown>> | null;
    if (typeof found?.missions !== 'number' || typeof found.fame !== 'number') return null;
    return { missions: found.missions, fame: found.fame };
  } catch {
    return null;
  }
}

/** The campaign a table plays; none if it plays something else. */
export function campaignAt(table: Pick<TableSummary, 'game' | 'setup'>): { id: string; team: string } | null {
  if (table.game !== 'alliance') return null;
  return (table.setup as Partial<AllianceSetup> | null)?.campaign ?? null;
}
