import type { Step } from '../../generated/Step';
import { sinceLast } from '../../table/undo';
import type { Event } from './types';

export { beforeLast } from '../../table/undo';

/** The start of the roll under way: all choices since the newest dice fell are given back. */
export function startOfRoll(story: readonly Step[], nChoices: number): number | null {
  return sinceLast(story, nChoices, (step) =>
    (step.events as { event: Event }[]).some(({ event }) => event.what === 'rolled' || event.what === 'reported'),
  );
}
