/**
 * At a screen that both sides share, what only one of them may know is neither drawn nor told. The view knows it, for it is that of
 * whose turn it is.
 */
import type { Step } from '../../generated/Step';
import { eventsIn } from '../../table/told';
import type { Event, View } from './types';

/** While teams are set up, who is hidden may as well not be set up yet (C15.2). */
export function masked(view: View): View {
  const isSetUp = view.phase === 'set_up';
  return {
    ...view,
    tokens: view.tokens.map((token) => ({ ...token, number: null, hidden: null })),
    figures: isSetUp ? view.figures.map((unit) => (unit.place === 'covert' ? { ...unit, place: 'aside' } : unit)) : view.figures,
  };
}

/** An event as somebody hears it who made none of the secret choices. */
export function hushed(event: Event): Event {
  switch (event.what) {
    case 'hidden':
      return { ...event, unit: null };
    case 'card_sealed':
      return { ...event, card: null };
    case 'loadouts_sealed':
      return { ...event, sides: null };
    case 'peeked':
      return { ...event, rank: null };
    case 'packages_dealt':
      return { ...event, numbers: null };
    case 'package_seen':
      return { ...event, number: null };
    default:
      return event;
  }
}

const kept = new WeakMap<Step, Step>();

/** The story for everybody who sits at one screen. */
export function hushedStory(story: readonly Step[]): readonly Step[] {
  return story.map((step) => {
    let heard = kept.get(step);
    if (!heard) {
      const events = eventsIn<Event>(step).map(hushed);
      heard = { ...step, events: step.events.map((told, n) => ({ ...told, event: events[n] })) as unknown as Step['events'] };
      kept.set(step, heard);
    }
    return heard;
  });
}
