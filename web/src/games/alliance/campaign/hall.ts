/** The campaigns of my tables that are over, best first: fame at the end is the score (alliance R35.2). */
import type { AllianceDifficulty } from '../../../generated/AllianceDifficulty';
import type { TableSummary } from '../../../generated/TableSummary';
import { ranked, type Ranked } from '../../../campaign/hall';
import { campaignProgress, setupAt } from './progress';

export interface Entry extends Ranked {
  readonly campaign: string;
  readonly heroes: readonly string[];
  readonly difficulty: AllianceDifficulty;
  readonly ending: string;
  readonly won: boolean;
  readonly score: number;
}

export function hallOf(tables: readonly TableSummary[]): Entry[] {
  const over = tables.flatMap((table): Omit<Entry, 'place'>[] => {
    const [progress, setup] = [campaignProgress(table), setupAt(table)];
    if (!progress?.ending) return [];
    const { team, campaign, fame: score, ending } = progress;
    const heroes = setup?.heroes?.map(({ hero }) => hero) ?? [];
    return [{ id: table.id, team, campaign, heroes, difficulty: setup?.difficulty ?? 'normal', ending: ending.ending, won: ending.won, score, at: table.played_at }];
  });
  return ranked<Entry>(over, ({ score }) => score);
}
