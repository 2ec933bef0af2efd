/** How a game ended, as the board shows it. */

/** Something that was counted, by seat. */
export interface Count {
  readonly text: string;
  readonly values: readonly number[];
}

export interface GameEnd {
  readonly won: boolean;
  /** Nobody has won and nobody lost; only where people play against each other. */
  readonly drawn?: boolean;
  /** What decided it, in words. */
  readonly how: string;
  /** What each seat did, in the order of the seats. */
  readonly counts: readonly Count[];
}

/** A tally of nothing, to count on. */
export function nothing<Kind extends string>(kinds: readonly Kind[], seats: number): Record<Kind, number[]> {
  return Object.fromEntries(kinds.map((kind) => [kind, Array<number>(seats).fill(0)])) as Record<Kind, number[]>;
}

/** Whether a number is the highest of its line, and stands out; where all are level none does. */
export function isMost({ values }: Count, n: number): boolean {
  const most = Math.max(...values);
  return values[n] === most && values.some((value) => value < most);
}
