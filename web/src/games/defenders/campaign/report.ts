/** What a mission brought, and what was told in it: read from the story since it began. */
import type { Step } from '../../../generated/Step';
import { eventsIn } from '../../../table/told';
import type { Event } from '../types';

/** The steps of each mission, in order: each from where the team set out to where it was at headquarters again. */
export function missionsIn(story: readonly Step[]): Event[][] {
  const found: Event[][] = [];
  let under = false;
  for (const event of story.flatMap((step) => eventsIn<Event>(step))) {
    if (event.event === 'set_out') found.push([]);
    if (event.event === 'set_out') under = true;
    if (under) found.at(-1)!.push(event);
    if (event.event === 'returned' || event.event === 'campaign_ended') under = false;
  }
  return found;
}

/** Pages and special rules of a mission, by their words, each with the round in which it was told. */
export function pagesIn(events: readonly Event[]): { word: string; round: number; isRule: boolean }[] {
  let round = 0;
  return events.flatMap((event) => {
    if (event.event === 'round_began') round = event.round;
    return event.event === 'said' ? [{ word: event.word, round, isRule: event.is_rule }] : [];
  });
}

/** Weapons that came to headquarters, by number: taken or refused, each once (100). */
export function weaponsIn(events: readonly Event[]): number[] {
  const found = events.flatMap((event) => {
    if (event.event === 'weapon_drawn' && event.weapon !== null) return [event.weapon];
    return event.event === 'weapon_taken' || event.event === 'weapon_refused' ? [event.weapon] : [];
  });
  return [...new Set(found)];
}

/** The missions that were played, with what was told in them: of those before a saved campaign was opened only how they ended is known. */
export function withStory<Played>(played: readonly Played[], story: readonly Step[]): { played: Played; events: readonly Event[] }[] {
  const told = missionsIn(story).slice(0, played.length);
  const first = played.length - told.length;
  return played.map((one, n) => ({ played: one, events: told[n - first] ?? [] }));
}
