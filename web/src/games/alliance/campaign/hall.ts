/** The campaigns of my tables that are over, best first: fame at the end is the score (alliance R35.2). */
import type { AllianceDifficulty } from '../../../generated/AllianceDifficulty';
import type { TableSummary } from '../../../generated/TableSummary';
import { campaignProgress, setupAt } from './progress';

export interface Entry {
  /** The table. */
  readonly id: string;
  /** From 1; who has as much fame shares the place. */
  readonly place: number;
  readonly team: string;
  readonly campaign: string;
  readonly heroes: readonly string[];
  readonly difficulty: AllianceDifficulty;
  readonly ending: string;
  readonly won: boolean;
  readonly score: number;
  /** When it was over, in seconds since 1970. */
  readonly at: number;
}

export function hallOf(tables: readonly TableSummary[]): Entry[] {
  const over = tables.flatMap((table): Omit<Entry, 'place'>[] => {
    const [progress, setup] = [campaignProgress(table), setupAt(table)];
    if (!progress?.ending) return [];
    const { team, campaign, fame: score, ending } = progress;
    const heroes = setup?.heroes?.map(({ hero }) => hero) ?? [];
    return [{ id: table.id, team, campaign, heroes, difficulty: setup?.difficulty ?? 'normal', ending: ending.ending, won: ending.won, score, at: table.played_at }];
  });
  // Of two with the same fame the first to earn it stands above.
  over.sort((a, b) => b.score - a.score || a.at - b.at);
  return over.map((entry) => ({ ...entry, place: 1 + over.filter(({ score }) => score > entry.score).length }));
}
