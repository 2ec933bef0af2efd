import type { Step } from '../../generated/Step';
import { eventsIn } from '../../table/told';
import { sinceLast } from '../../table/undo';
import type { Event } from './types';

/** The start of the activation under way: all choices since a Rebel was last activated are given back. */
export function startOfActivation(story: readonly Step[], nChoices: number): number | null {
  const keep = sinceLast(story, nChoices, (step) => eventsIn<Event>(step).some(({ what }) => what === 'activated'));
  // Before the first activation there is none to start over.
  return keep === 0 ? null : keep;
}
