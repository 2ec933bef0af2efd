/** Steps as a game reads them: each event with the rule it follows from. */
import type { Step } from '../generated/Step';

export interface Told<Event> {
  readonly rule: string;
  readonly event: Event;
}

export function toldIn<Event>(step: Step): Told<Event>[] {
  return step.events as Told<Event>[];
}

export function eventsIn<Event>(step: Step): Event[] {
  return toldIn<Event>(step).map(({ event }) => event);
}
