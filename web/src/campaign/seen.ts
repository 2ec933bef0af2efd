/** What somebody has looked at of a campaign: kept by this browser, a table. */
import { recall, remember } from '../lib/storage';

/** What somebody has looked at, a table. */
export interface Seen {
  /** What there was to be had when somebody last looked, by number. */
  readonly stock: readonly number[];
  /** How many messages the log had. */
  readonly messages: number;
  /** How many ends of missions were shown. */
  readonly reports: number;
}

export const NOTHING_SEEN: Seen = { stock: [], messages: 0, reports: 0 };

const keyOf = (table: string): string => `sortie-campaign-${table}`;

export function recallSeen(table: string): Seen {
  return readSeen(recall(keyOf(table)));
}

export function rememberSeen(table: string, seen: Seen): void {
  remember(keyOf(table), JSON.stringify(seen));
}

/** What was stored; nothing seen of whatever makes no sense. */
export function readSeen(stored: string | null): Seen {
  try {
    const { stock, messages, reports } = JSON.parse(stored ?? '{}') as Partial<Record<keyof Seen, unknown>>;
    return {
      stock: Array.isArray(stock) ? stock.filter((card) => typeof card === 'number') : [],
      messages: typeof messages === 'number' ? messages : 0,
      reports: typeof reports === 'number' ? reports : 0,
    };
  } catch {
    return NOTHING_SEEN;
  }
}
