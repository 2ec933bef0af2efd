/** The log: steps as sentences, grouped by round. */
import type { Step } from '../../generated/Step';
import { t } from '../../lib/i18n.svelte';
import { Chronicler } from '../../table/chronicle';
import { line, type Translate } from '../../table/line';
import type { LogChapter, Tale } from '../../table/log';
import { toldIn } from '../../table/told';
import { eventLine, figureName, type EventLine, type Kind } from './text';
import type { Content, Event, Told, View } from './types';

const TOPICS = ['story', 'move', 'attack', 'harm', 'card', 'thought', 'flow'] as const satisfies readonly Kind[];

/** What an enemy thinks fills its card, and would fill the log: here it is for those who ask. */
export const QUIET: readonly Kind[] = ['thought'];

export type Chapter = LogChapter<Kind>;

/** The story as the log shows it. */
export function taleOf(chapters: readonly Chapter[], t: Translate): Tale<Kind> {
  return { chapters, topics: TOPICS.map((value) => ({ value, text: t('alliance-topic', { topic: value }) })), quiet: QUIET };
}

/** Where the story stands: in a campaign the missions follow each other, with the star map between them. */
interface Where {
  readonly round: number;
  readonly between: boolean;
  readonly mission: number | null;
  readonly scene: number;
}

const chronicler = new Chronicler<Where, Kind>(
  (one, other) => one.round === other.round && one.between === other.between && one.mission === other.mission && one.scene === other.scene,
);

/**
 * The whole story. Sentences are made by the words of the game, so an entry is a line that holds nothing but its
 * text. Names are read from a view of that time: one for all steps of a mission, or one a step.
 */
export function chronicle(steps: readonly Step[], view: View | ((step: number) => View), content: Content, language: string): Chapter[] {
  return chronicler.tell(steps, { round: 0, between: false, mission: null, scene: 0 }, [content, language], (step, before, n) => {
    let where = before;
    const heard = toldIn<Event>(step).map((told) => {
      where = after(where, told.event);
      const telling = where.mission === null ? undefined : { mission: content.missions[where.mission] ?? null, scene: where.scene };
      return { told, where, found: eventLine(told, typeof view === 'function' ? view(n) : view, content, telling) };
    });
    const said = heard.flatMap(({ told, where, found }, at) => {
      if (!found) return [];
      const place = { round: where.round, ...(where.between ? { heading: line('alliance-campaign-scene', { scene: 'map' }) } : {}) };
      const { event } = told;
      const idle = event.what === 'figure_activated' && isIdle(heard.slice(at + 1));
      const text = idle ? t('alliance-log-idle', { figure: figureName(typeof view === 'function' ? view(n) : view, content, event.figure) }) : found.text;
      return { at: place, entry: { ...line('alliance-said', { text }), rule: found.rule, topic: found.kind, tone: found.tone } };
    });
    return { said, after: where };
  });
}

/** The story of the mission under way: what stands on the table now says nothing about who stood there before. */
export function sinceMission(story: readonly Step[]): readonly Step[] {
  const begin = story.findLastIndex(({ events }) => (events as Told[]).some(({ event }) => event.what === 'mission_began'));
  return begin <= 0 ? story : story.slice(begin);
}

/** A view for each step of a recorded game that still knows whom the step speaks of: when a mission ends, the table is cleared. */
export function timelyViews(views: readonly View[]): (step: number) => View {
  return (n) => (!views[n]!.mission && views[n - 1]?.mission ? { ...views[n]!, figures: views[n - 1]!.figures, groups: views[n - 1]!.groups } : views[n]!);
}

/** Between a figure's activation and its end only thoughts are told: without them it would stand there as if something were missing. */
function isIdle(after: readonly { readonly told: Told; readonly found: EventLine | null }[]): boolean {
  const end = after.findIndex(({ told }) => told.event.what === 'activation_ended');
  return end >= 0 && after.slice(0, end).every(({ found }) => !found || QUIET.includes(found.kind));
}

function after(where: Where, event: Told['event']): Where {
  switch (event.what) {
    case 'round_began':
      return { ...where, round: event.round };
    case 'mission_began':
      return { round: 0, between: false, mission: event.mission, scene: 0 };
    case 'stocked':
    case 'planned':
    case 'encounter_began':
      return { ...where, round: 0, between: true };
    case 'ordered':
      return event.order.order === 'clear_map' ? { ...where, scene: event.order.scene } : where;
    default:
      return where;
  }
}
