/** Where an undo leads: how many choices to keep. */
import type { Step } from '../generated/Step';
import type { Event } from './types';

/** The choice before the last one. */
export function beforeLast(nChoices: number): number | null {
  return nChoices > 0 ? nChoices - 1 : null;
}

/**
 * The start of the roll under way: all choices since the newest dice fell are given back. The story holds one step a
 * choice in force, after what happened before the first.
 */
export function startOfRoll(story: readonly Step[], nChoices: number): number | null {
  const steps = story.filter((step) => step.seat !== null);
  if (steps.length !== nChoices) return null;
  const rolled = steps.findLastIndex((step) =>
    (step.events as { event: Event }[]).some(({ event }) => event.what === 'rolled' || event.what === 'reported'),
  );
  const keep = rolled + 1;
  return keep < nChoices - 1 ? keep : null;
}
