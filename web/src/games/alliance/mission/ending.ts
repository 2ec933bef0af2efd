/** How the mission on the table ended, as its last event tells; nothing as long as it is under way. */
import type { Step } from '../../../generated/Step';
import type { Content, Event, Mission, Told } from '../types';

export type MissionEnd = Extract<Event, { what: 'mission_ended' }>;

export function endOf(story: readonly Step[]): MissionEnd | null {
  const told = story.flatMap((step) => step.events as Told[]);
  const last = told.findLast(({ event }) => event.what === 'mission_ended' || event.what === 'mission_began')?.event;
  return last?.what === 'mission_ended' ? last : null;
}

/** What comes before the usual ways on: after a lesson the next one, after a defeat the mission once more. */
export type After = { readonly what: 'lesson' | 'again'; readonly id: string };

export function afterMission(mission: Mission | null, won: boolean, { missions }: Pick<Content, 'missions'>): After | null {
  if (!mission) return null;
  if (!won) return { what: 'again', id: mission.id };
  if (mission.kind !== 'tutorial') return null;
  const lessons = missions.filter(({ kind }) => kind === 'tutorial');
  const next = lessons[lessons.findIndex(({ id }) => id === mission.id) + 1];
  return next ? { what: 'lesson', id: next.id } : null;
}
