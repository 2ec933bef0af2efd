import type { Step } from '../../generated/Step';
import { eventsIn } from '../../table/told';
import { sinceLast } from '../../table/undo';
import type { Event } from './types';

/** The start of this activation: all choices since somebody was activated are given back. */
export function startOfActivation(story: readonly Step[], nChoices: number): number | null {
  return sinceLast(story, nChoices, (step) => eventsIn<Event>(step).some(({ what }) => what === 'activated'));
}
