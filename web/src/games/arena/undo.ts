import type { Step } from '../../generated/Step';
import { eventsIn } from '../../table/told';
import { sinceLast } from '../../table/undo';
import type { Event } from './types';

/** The start of the roll under way: all choices since the newest dice fell are given back. */
export function startOfRoll(story: readonly Step[], nChoices: number): number | null {
  return sinceLast(story, nChoices, (step) => eventsIn<Event>(step).some(({ what }) => what === 'rolled' || what === 'reported'));
}
