/** Where an undo leads: how many choices to keep. */
import type { Step } from '../generated/Step';

/** A place to go back to, with its words; none to keep where it leads nowhere now. */
export interface UndoPlace {
  readonly keep: number | null;
  readonly text: string;
}

/**
 * Before my last choice, with whatever bots and others did after it. What the table answered for me is no choice of mine. Whoever
 * has no seat has no last choice, and goes back behind anybody's.
 */
export function beforeMine(story: readonly Step[], nChoices: number, mine: readonly number[], isAutomatic: (sequence: number) => boolean): number | null {
  if (mine.length === 0) return nChoices > 0 ? nChoices - 1 : null;
  const steps = story.filter((step) => step.seat !== null);
  if (steps.length !== nChoices) return null;
  const keep = steps.findLastIndex(({ seat, sequence }) => mine.includes(seat!) && !isAutomatic(sequence));
  return keep < 0 ? null : keep;
}

/**
 * All choices up to the newest with such a step are kept, none if there was no such step. The story holds one step a
 * choice in force, after what happened before the first. Nowhere if that is not at least two choices back: one is what
 * `beforeMine` is for.
 */
export function sinceLast(story: readonly Step[], nChoices: number, isSuch: (step: Step) => boolean): number | null {
  const steps = story.filter((step) => step.seat !== null);
  if (steps.length !== nChoices) return null;
  const keep = steps.findLastIndex(isSuch) + 1;
  return keep < nChoices - 1 ? keep : null;
}

/** How far a branch goes back if nobody says otherwise: as the furthest undo would. */
export function furthest(places: readonly UndoPlace[]): number {
  return places.findLast(({ keep }) => keep !== null)?.keep ?? 0;
}
