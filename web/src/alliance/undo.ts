/** Where an undo leads: how many choices to keep. */
import type { Step } from '../generated/Step';
import type { Told } from './types';

/** The choice before the last one. */
export function beforeLast(nChoices: number): number | null {
  return nChoices > 0 ? nChoices - 1 : null;
}

/**
 * The start of the activation under way: all choices since a Rebel was last activated are given back. The story holds
 * one step a choice in force, after what happened before the first.
 */
export function startOfActivation(story: readonly Step[], nChoices: number): number | null {
  const steps = story.filter((step) => step.seat !== null);
  if (steps.length !== nChoices) return null;
  const activated = steps.findLastIndex((step) => (step.events as Told[]).some(({ event }) => event.what === 'activated'));
  const keep = activated + 1;
  return activated >= 0 && keep < nChoices - 1 ? keep : null;
}
