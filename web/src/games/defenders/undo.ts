import type { Step } from '../../generated/Step';
import { eventsIn } from '../../table/told';
import { sinceLast } from '../../table/undo';
import type { Event } from './types';

/** The start of the turn under way: all choices since an agent's turn began are given back. */
export function startOfTurn(story: readonly Step[], nChoices: number): number | null {
  const keep = sinceLast(story, nChoices, (step) => eventsIn<Event>(step).some(({ event }) => event === 'turn_began'));
  // Before the first turn there is none to start over.
  return keep === 0 ? null : keep;
}
