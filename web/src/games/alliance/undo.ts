import type { Step } from '../../generated/Step';
import { sinceLast } from '../../table/undo';
import type { Told } from './types';

export { beforeLast } from '../../table/undo';

/** The start of the activation under way: all choices since a Rebel was last activated are given back. */
export function startOfActivation(story: readonly Step[], nChoices: number): number | null {
  const keep = sinceLast(story, nChoices, (step) => (step.events as Told[]).some(({ event }) => event.what === 'activated'));
  // Before the first activation there is none to start over.
  return keep === 0 ? null : keep;
}
