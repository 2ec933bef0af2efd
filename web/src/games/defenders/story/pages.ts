/** What the mission has said, and what of it lies on the table to be read now. */
import type { Step } from '../../../generated/Step';
import { eventsIn } from '../../../table/told';
import type { Choice, Event } from '../types';

export interface StoryPage {
  /** The word of the mission. */
  readonly word: string;
  /** A special rule that stays in view. */
  readonly isRule: boolean;
}

function pagesIn(step: Step): StoryPage[] {
  return eventsIn<Event>(step).flatMap((event) => (event.event === 'said' ? [{ word: event.word, isRule: event.is_rule }] : []));
}

/** Everything that was said, oldest first. */
export function pagesOf(story: readonly Step[]): StoryPage[] {
  return story.flatMap(pagesIn);
}

/** The page that lies on top: those that came with the newest choice are read one after another, each with an answer. */
export function pageNow(story: readonly Step[]): StoryPage | null {
  const last = story.findLastIndex((step) => (step.choice as Choice | null)?.do !== 'pass');
  const open = story.slice(Math.max(0, last)).reduce<StoryPage[]>((pages, step) => {
    const read = (step.choice as Choice | null)?.do === 'pass' ? pages.slice(1) : pages;
    return [...read, ...pagesIn(step)];
  }, []);
  return open[0] ?? null;
}
