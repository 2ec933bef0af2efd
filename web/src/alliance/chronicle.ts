/** The log: steps as sentences, grouped by round. */
import type { Step } from '../generated/Step';
import { line } from '../table/line';
import type { LogChapter, LogEntry } from '../table/log';
import { eventLine, type Kind } from './text';
import type { Content, Told, View } from './types';

export const TOPICS = ['story', 'move', 'attack', 'harm', 'card', 'thought', 'flow'] as const satisfies readonly Kind[];

/** What an enemy thinks fills its card, and would fill the log: here it is for those who ask. */
export const QUIET: readonly Kind[] = ['thought'];

export type Entry = LogEntry<Kind>;
export type Chapter = LogChapter<Kind>;

/** Where the story stands: in a campaign the missions follow each other. */
interface Where {
  readonly round: number;
  readonly mission: number | null;
  readonly scene: number;
}

/**
 * The whole story. Sentences are made by the words of the game, so an entry is a line that holds nothing but its
 * text.
 */
export function chronicle(steps: readonly Step[], view: View, content: Content, language: string): Chapter[] {
  const chapters: Chapter[] = [];
  let where: Where = { round: 0, mission: null, scene: 0 };
  for (const step of steps) {
    const tale = tell(step, view, content, language, where);
    chapters.push(...tale.chapters);
    where = tale.after;
  }
  return chapters;
}

interface Tale {
  readonly language: string;
  readonly before: Where;
  readonly content: Content;
  readonly chapters: readonly Chapter[];
  readonly after: Where;
}

/** A step never changes, so it is told once a language. */
const tales = new WeakMap<Step, Tale>();

function tell(step: Step, view: View, content: Content, language: string, before: Where): Tale {
  const known = tales.get(step);
  if (known && known.language === language && isSame(known.before, before) && known.content === content) return known;
  const chapters: Chapter[] = [];
  let where = before;
  let entries: Entry[] = [];
  const close = () => {
    if (entries.length > 0) chapters.push({ sequence: step.sequence, seat: step.seat, round: where.round, entries });
    entries = [];
  };
  for (const told of step.events as Told[]) {
    const next = after(where, told.event);
    if (next.round !== where.round) close();
    where = next;
    const telling = where.mission === null ? undefined : { mission: content.missions[where.mission] ?? null, scene: where.scene };
    const found = eventLine(told, view, content, telling);
    if (found) entries.push({ ...line('alliance-said', { text: found.text }), rule: found.rule, topic: found.kind, tone: found.tone });
  }
  close();
  const tale = { language, before, content, chapters, after: where };
  tales.set(step, tale);
  return tale;
}

function after(where: Where, event: Told['event']): Where {
  switch (event.what) {
    case 'round_began':
      return { ...where, round: event.round };
    case 'mission_began':
      return { round: 0, mission: event.mission, scene: 0 };
    case 'ordered':
      return event.order.order === 'clear_map' ? { ...where, scene: event.order.scene } : where;
    default:
      return where;
  }
}

function isSame(one: Where, other: Where): boolean {
  return one.round === other.round && one.mission === other.mission && one.scene === other.scene;
}
