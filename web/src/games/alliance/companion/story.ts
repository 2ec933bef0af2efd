/** The story as a real table tells it: where figures were set down only people know, so Sortie does not say. */
import type { Step } from '../../../generated/Step';
import { factText } from '../text';
import type { Told } from '../types';
import type { Desk } from './desk.svelte';

const SILENT: ReadonlySet<Told['event']['what']> = new Set(['deployed', 'reinforced']);
/** A step never changes: told once, told forever. */
const known = new WeakMap<Step, Step>();

export function tableStory(story: readonly Step[]): Step[] {
  return story.map((step) => {
    const found = known.get(step);
    if (found) return found;
    const events = (step.events as Told[]).filter(({ event }) => !SILENT.has(event.what));
    const told = events.length === step.events.length ? step : { ...step, events: events as Step['events'] };
    known.set(step, told);
    return told;
  });
}

/** What the newest step told, in words; `none` if it told nothing. */
export function toldInstead({ live, view, content }: Pick<Desk, 'live' | 'view' | 'content'>): string {
  const events = (live.story.at(-1)?.events ?? []) as Told[];
  const told = events.find(({ event }) => event.what === 'told')?.event;
  return told?.what === 'told' ? factText(told.fact, view, content) : 'none';
}
