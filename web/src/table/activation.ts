/** A card that moves the enemy, line by line, as it is carried out. */
export type LineState = 'todo' | 'now' | 'done' | 'skipped';

/** A sentence and the rule it follows from. */
export interface Reason {
  readonly text: string;
  readonly rule: string;
}

export interface CardLine {
  readonly state: LineState;
  /** Why it was skipped. */
  readonly why: Reason | null;
}

/** The states of lines when another one begins: what was on is done. */
export function closed(lines: Readonly<Record<number, LineState>>): Readonly<Record<number, LineState>> {
  return Object.fromEntries(Object.entries(lines).map(([line, state]) => [line, state === 'now' ? 'done' : state]));
}
