import type { ApiError } from '../generated/ApiError';
import type { ServerMessage } from '../generated/ServerMessage';
import type { Step } from '../generated/Step';
import type { TableState } from '../generated/TableState';

/** What the client knows of a table. */
export interface LiveState {
  table: TableState | null;
  /** Every choice in force and what followed, oldest first. */
  story: readonly Step[];
  /** What was refused last, until the next attempt. */
  refusal: ApiError | null;
}

export const NOTHING_YET: LiveState = { table: null, story: [], refusal: null };

/** What a message changes; the state itself is never touched. */
export function hear(state: LiveState, message: ServerMessage): LiveState {
  switch (message.say) {
    case 'table':
      return { ...state, table: message.table, story: message.story };
    case 'steps': {
      // After a reconnection the same step may be told twice.
      const known = state.story.at(-1)?.sequence ?? -1;
      const news = message.steps.filter((step) => step.sequence > known);
      return { ...state, table: message.table, story: [...state.story, ...news] };
    }
    case 'lobby':
      return state.table ? { ...state, table: { ...state.table, lobby: message.lobby } } : state;
    case 'foreseen':
    case 'spoke':
    case 'pointed':
      // No part of the game: it is heard beside it.
      return state;
    case 'refused':
      return { ...state, refusal: message.error };
  }
}

/** How long to wait before trying again for the `attempt`th time, counted from 0: half a second to ten. */
export function patience(attempt: number): number {
  return Math.min(500 * 2 ** attempt, 10_000);
}
