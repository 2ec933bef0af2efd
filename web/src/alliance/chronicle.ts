/** The log: steps as sentences, grouped by round. */
import type { Step } from '../generated/Step';
import { line } from '../table/line';
import type { LogChapter, LogEntry } from '../table/log';
import { eventLine, type Kind } from './text';
import type { Content, Told, View } from './types';

export const TOPICS = ['move', 'attack', 'harm', 'card', 'thought', 'flow'] as const satisfies readonly Kind[];

/** What an enemy thinks fills its card, and would fill the log: here it is for those who ask. */
export const QUIET: readonly Kind[] = ['thought'];

export type Entry = LogEntry<Kind>;
export type Chapter = LogChapter<Kind>;

/**
 * The whole story. Sentences are made by the words of the game, so an entry is a line that holds nothing but its
 * text.
 */
export function chronicle(steps: readonly Step[], view: View, content: Content, language: string): Chapter[] {
  const chapters: Chapter[] = [];
  let round = 0;
  for (const step of steps) {
    const tale = tell(step, view, content, language, round);
    chapters.push(...tale.chapters);
    round = tale.round;
  }
  return chapters;
}

interface Tale {
  readonly language: string;
  readonly before: number;
  readonly content: Content;
  readonly chapters: readonly Chapter[];
  readonly round: number;
}

/** A step never changes, so it is told once a language. */
const tales = new WeakMap<Step, Tale>();

function tell(step: Step, view: View, content: Content, language: string, before: number): Tale {
  const known = tales.get(step);
  if (known && known.language === language && known.before === before && known.content === content) return known;
  const chapters: Chapter[] = [];
  let round = before;
  let entries: Entry[] = [];
  const close = () => {
    if (entries.length > 0) chapters.push({ sequence: step.sequence, seat: step.seat, round, entries });
    entries = [];
  };
  for (const told of step.events as Told[]) {
    if (told.event.what === 'round_began' && told.event.round !== round) {
      close();
      round = told.event.round;
    }
    const found = eventLine(told, view, content);
    if (found) entries.push({ ...line('alliance-said', { text: found.text }), rule: found.rule, topic: found.kind, tone: found.tone });
  }
  close();
  const tale = { language, before, content, chapters, round };
  tales.set(step, tale);
  return tale;
}
