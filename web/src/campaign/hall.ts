/** Campaigns that are over, in order. */
export interface Ranked {
  /** The table. */
  readonly id: string;
  /** From 1; who has as much shares the place. */
  readonly place: number;
  readonly team: string;
  /** When it was over, in seconds since 1970. */
  readonly at: number;
}

type Unranked<Entry> = Omit<Entry, 'place'>;

/** Best first, and of two alike the first to get there: `worth` says what counts, the more the better. */
export function ranked<Entry extends Ranked>(over: readonly Unranked<Entry>[], worth: (entry: Unranked<Entry>) => number): Entry[] {
  const at = (entry: Unranked<Entry>) => (entry as unknown as Ranked).at;
  const sorted = [...over].sort((a, b) => worth(b) - worth(a) || at(a) - at(b));
  return sorted.map((entry) => ({ ...entry, place: 1 + over.filter((other) => worth(other) > worth(entry)).length }) as unknown as Entry);
}
