/** How the mission on the table ended, as its last event tells; nothing as long as it is under way. */
import type { Step } from '../../../generated/Step';
import type { Event, Told } from '../types';

export type MissionEnd = Extract<Event, { what: 'mission_ended' }>;

export function endOf(story: readonly Step[]): MissionEnd | null {
  const told = story.flatMap((step) => step.events as Told[]);
  const last = told.findLast(({ event }) => event.what === 'mission_ended' || event.what === 'mission_began')?.event;
  return last?.what === 'mission_ended' ? last : null;
}
