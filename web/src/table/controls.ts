import type { Line } from './line';

/** What the shell of a table asks of a game's controls. */
export interface TableControls {
  /** Why the last tap did nothing. */
  hint: Line | null;
  readonly canGoBack: boolean;
  /** One step back: first what is only selected, then my last choice. */
  back(): void;
}
