/** How a mission ended, as its last event tells. */
import type { Step } from '../../generated/Step';
import type { Event, Told } from '../types';

export type MissionEnd = Extract<Event, { what: 'mission_ended' }>;

export function endOf(story: readonly Step[]): MissionEnd | null {
  const told = story.flatMap((step) => step.events as Told[]);
  const last = told.findLast(({ event }) => event.what === 'mission_ended')?.event;
  return last?.what === 'mission_ended' ? last : null;
}
