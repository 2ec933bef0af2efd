/** Which table of this browser is the lesson, and what was read of it. Tables themselves know of no lessons. */
import { recall, remember } from '../../../lib/storage';

const KEY = 'sortie-arena-lesson';

interface Kept {
  readonly id: string;
  readonly read: readonly string[];
  readonly hidden: boolean;
}

function recalled(): Kept | null {
  try {
    const kept = JSON.parse(recall(KEY) ?? 'null') as Partial<Kept> | null;
    return kept && typeof kept.id === 'string' && Array.isArray(kept.read) ? { id: kept.id, read: kept.read, hidden: kept.hidden === true } : null;
  } catch {
    return null;
  }
}

let kept = $state.raw(recalled());

function keep(next: Kept): void {
  kept = next;
  remember(KEY, JSON.stringify(next));
}

export const lesson = {
  begin(id: string): void {
    keep({ id, read: [], hidden: false });
  },
  /** What was read at this table; none if it is not the lesson, or its hints are wanted no longer. */
  readAt(id: string): readonly string[] | null {
    return kept?.id === id && !kept.hidden ? kept.read : null;
  },
  close(hint: string): void {
    if (kept) keep({ ...kept, read: [...kept.read, hint] });
  },
  hide(): void {
    if (kept) keep({ ...kept, hidden: true });
  },
};
