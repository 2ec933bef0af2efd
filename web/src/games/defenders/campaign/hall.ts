/** The campaigns of my tables that are over: who got farther stands above, and of two who got as far who needed fewer missions. */
import { ranked, type Ranked } from '../../../campaign/hall';
import type { TableSummary } from '../../../generated/TableSummary';
import type { Class, Difficulty } from '../types';
import { campaignProgress, setupAt } from './progress';
import type { Result } from './types';
import { resultOf } from './words';

export interface Entry extends Ranked {
  readonly campaign: string;
  readonly agents: readonly Class[];
  readonly difficulty: Difficulty;
  readonly how: Result;
  readonly missions: number;
}

const WORTH: Record<Result, number> = { accomplished: 2, partly: 1, failed: 0 };

export function hallOf(tables: readonly TableSummary[]): Entry[] {
  const over = tables.flatMap((table): Omit<Entry, 'place'>[] => {
    const [progress, setup] = [campaignProgress(table), setupAt(table)];
    if (!progress?.ending) return [];
    const { team, campaign, missions, ending } = progress;
    return [{ id: table.id, team, campaign, agents: setup?.agents ?? [], difficulty: setup?.difficulty ?? 'normal', how: resultOf(ending.how), missions, at: table.played_at }];
  });
  return ranked<Entry>(over, ({ how, missions }) => WORTH[how] * 1000 - missions);
}
