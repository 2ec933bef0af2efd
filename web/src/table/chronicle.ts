/** The log of any game: what its events say, gathered to chapters. */
import type { Step } from '../generated/Step';
import type { Line } from './line';
import type { LogChapter, LogEntry } from './log';

/** Where the story stands when a sentence is said. */
export interface Place {
  readonly round: number;
  /** Where it is, if not in a round. */
  readonly heading?: Line;
}

/** A step in sentences, and what the next one needs to know of everything before it. */
export interface Telling<Past, Topic extends string> {
  readonly said: readonly { readonly at: Place; readonly entry: LogEntry<Topic> }[];
  readonly after: Past;
}

interface Tale<Past, Topic extends string> {
  readonly before: Past;
  readonly about: readonly unknown[];
  readonly chapters: readonly LogChapter<Topic>[];
  readonly after: Past;
}

export class Chronicler<Past, Topic extends string> {
  /** A step never changes, so it is told once: a long story grows by a line, it does not begin anew. */
  #tales = new WeakMap<Step, Tale<Past, Topic>>();
  #isSame: (one: Past, other: Past) => boolean;

  constructor(isSame: (one: Past, other: Past) => boolean) {
    this.#isSame = isSame;
  }

  /** The whole story from `past` on. Whatever the words depend on besides steps, such as the language, is named by `about`. */
  tell(steps: readonly Step[], past: Past, about: readonly unknown[], telling: (step: Step, before: Past, n: number) => Telling<Past, Topic>): LogChapter<Topic>[] {
    const all: LogChapter<Topic>[] = [];
    steps.forEach((step, n) => {
      let tale = this.#tales.get(step);
      if (!tale || !isEqual(tale.about, about) || !this.#isSame(tale.before, past)) {
        const { said, after } = telling(step, past, n);
        this.#tales.set(step, (tale = { before: past, about, chapters: chapters(step, said), after }));
      }
      all.push(...tale.chapters);
      past = tale.after;
    });
    return all;
  }
}

/** One chapter for all that is said at the same place; a step that reaches into a new round becomes two, one without a sentence none. */
export function chapters<Topic extends string>({ sequence, seat }: Step, said: Telling<unknown, Topic>['said']): LogChapter<Topic>[] {
  const found: (LogChapter<Topic> & { readonly entries: LogEntry<Topic>[] })[] = [];
  for (const { at, entry } of said) {
    const last = found.at(-1);
    if (last && last.round === at.round && last.heading?.key === at.heading?.key) last.entries.push(entry);
    else found.push({ sequence, seat, ...at, entries: [entry] });
  }
  return found;
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, n) => item === other[n]);
}
