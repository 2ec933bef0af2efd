/** Damage and strain counted by hand, on this device and nowhere else. */
import { recall, remember } from '../../../lib/storage';

export interface Tally {
  readonly damage: number;
  readonly strain: number;
  /** Which side of the sheet lies up: turned over, all damage is discarded (R6.17). */
  readonly wounded: boolean;
}

export const UNHURT: Tally = { damage: 0, strain: 0, wounded: false };

/** One more or less, within what the sheet holds. */
export function counted(tally: Tally, what: 'damage' | 'strain', by: number, most: number): Tally {
  return { ...tally, [what]: Math.max(0, Math.min(most, tally[what] + by)) };
}

/** The sheet is turned: damage goes, strain beyond the new endurance goes too. */
export function turned(tally: Tally, wounded: boolean, endurance: number): Tally {
  if (tally.wounded === wounded) return tally;
  return { damage: 0, strain: Math.min(tally.strain, endurance), wounded };
}

export function readTally(text: string | null): Tally {
  try {
    const { damage, strain, wounded } = JSON.parse(text ?? '') as Partial<Tally>;
    if (Number.isInteger(damage) && Number.isInteger(strain)) return { damage: Math.max(0, damage!), strain: Math.max(0, strain!), wounded: wounded === true };
  } catch {
    // Nothing was counted here yet.
  }
  return UNHURT;
}

/** What was counted for a hero of a table. */
export function recallTally(table: string, hero: number): Tally {
  return readTally(recall(keyOf(table, hero)));
}

export function rememberTally(table: string, hero: number, tally: Tally): void {
  remember(keyOf(table, hero), JSON.stringify(tally));
}

function keyOf(table: string, hero: number): string {
  return `sortie-tally-${table}-${hero}`;
}
