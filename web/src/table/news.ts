/** What a stage has to play out: the steps that came since it last listened. */
import type { Step } from '../generated/Step';

/** What is to be shown: the view, and the steps that led to it. */
export interface Source<View> {
  readonly view: View;
  readonly story: readonly Step[];
}

export interface News {
  readonly steps: readonly Step[];
  /** The table went back: an undo, or a replay that somebody took in hand. There is nothing to play out. */
  readonly back: boolean;
}

export class Listener<View> {
  /** Where everything played out so far leads to. */
  target: View;
  #told: number;

  constructor({ view, story }: Source<View>) {
    this.target = view;
    this.#told = lastOf(story);
  }

  hear({ view, story }: Source<View>): News {
    const steps = story.filter((step) => step.sequence > this.#told);
    const last = lastOf(story);
    const back = last < this.#told || (steps.length === 0 && view !== this.target);
    this.#told = last;
    this.target = view;
    return { steps, back };
  }
}

function lastOf(story: readonly Step[]): number {
  return story.at(-1)?.sequence ?? -1;
}
