/** The log: steps as sentences, grouped by round and phase, with what belongs together told at once. */
import type { Step } from '../../generated/Step';
import { line } from '../../table/line';
import type { LogChapter, LogEntry } from '../../table/log';
import { areaFilled, droidsPlaced, remember, tell, type Memory, type Sentence } from './story';
import type { Content, Event } from './types';

export const TOPICS = ['moves', 'droids', 'threats', 'force', 'flow'] as const;
export type Topic = (typeof TOPICS)[number];

export type Entry = LogEntry<Topic>;
export type Chapter = LogChapter<Topic>;

interface Told {
  readonly rule: string;
  readonly event: Event;
}

/** What a step needs to know of those before it. */
interface Past {
  readonly memory: Memory;
  readonly round: number;
}

interface Tale {
  readonly before: Past;
  readonly content: Content;
  readonly chapters: readonly Chapter[];
  readonly after: Past;
}

/** A step never changes, so it is told once: a long story grows by a line, it does not begin anew. */
const tales = new WeakMap<Step, Tale>();

/** The whole story. Chapters without a sentence are left out; a step that reaches into a new round becomes two. */
export function chronicle(steps: readonly Step[], jedi: readonly string[], content: Content): Chapter[] {
  const chapters: Chapter[] = [];
  let past: Past = { memory: { cards: [], jedi }, round: 0 };
  for (const step of steps) {
    let tale = tales.get(step);
    if (!tale || tale.content !== content || !isSame(tale.before, past)) {
      tales.set(step, (tale = tellStep(step, past, content)));
    }
    chapters.push(...tale.chapters);
    past = tale.after;
  }
  return chapters;
}

function isSame(one: Past, other: Past): boolean {
  if (one === other) return true;
  const same = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((item, n) => item === b[n]);
  return one.round === other.round && same(one.memory.cards, other.memory.cards) && same(one.memory.jedi, other.memory.jedi);
}

function tellStep(step: Step, before: Past, content: Content): Tale {
  const { sequence, seat, events } = step;
  let { memory, round } = before;
  const chapters: Chapter[] = [];
  let entries: Entry[] = [];
  const close = () => {
    if (entries.length > 0) chapters.push({ sequence, seat, round, entries });
    entries = [];
  };
  for (const told of together(events as Told[], content)) {
    const { event, rule } = told[0]!;
    memory = remember(memory, event);
    if (event.what === 'phase_began' && event.round !== round) {
      close();
      round = event.round;
    }
    entries.push({ ...sentenceOf(told, memory, content), rule, topic: topic(event) });
  }
  close();
  return { before, content, chapters, after: { memory, round } };
}

/** Runs that are one happening: the dice of a roll, an area tile with the droids that come, a refilled area. */
function together(events: readonly Told[], content: Content): Told[][] {
  const groups: Told[][] = [];
  for (const told of events) {
    const last = groups.at(-1);
    if (last && belongs(last[0]!.event, told.event, content)) last.push(told);
    else groups.push([told]);
  }
  return groups;
}

function belongs(first: Event, next: Event, content: Content): boolean {
  const area = (field: number) => content.map.fields[field]?.area;
  if (first.what === 'rolled') return next.what === 'rolled';
  if (next.what !== 'droid_placed') return false;
  if (first.what === 'area_drawn') return first.area === area(next.field);
  return first.what === 'droid_placed' && area(first.field) === area(next.field);
}

function sentenceOf(told: readonly Told[], memory: Memory, content: Content): Sentence {
  const { event } = told[0]!;
  if (event.what === 'rolled' && told.length > 1) {
    const dice = told.map(({ event: one }) => {
      const roll = one as Extract<Event, { what: 'rolled' }>;
      return line('story-die', { jedi: memory.jedi[roll.seat] ?? '', face: roll.face });
    });
    return { ...line('story-rolled-all', { dice }), tone: 'plain' };
  }
  if (event.what === 'area_drawn' && told.length > 1) {
    return areaFilled(told.length - 1, event, memory, content);
  }
  if (event.what === 'droid_placed') {
    return droidsPlaced(told.length, event.kind, content.map.fields[event.field]?.area ?? 0);
  }
  return tell(event, memory, content);
}

function topic(event: Event): Topic {
  switch (event.what) {
    case 'started':
    case 'rolled':
    case 'reported':
    case 'flipped':
    case 'placed_on_board':
    case 'fight_began':
    case 'walked':
    case 'struck':
    case 'fight_ended':
    case 'pushed':
      return 'moves';
    case 'area_drawn':
    case 'area_skipped':
    case 'reshuffled':
    case 'no_area_free':
    case 'droid_placed':
      return 'droids';
    case 'threats_revealed':
    case 'placed_on_card':
    case 'mega_checked':
    case 'threat_checked':
    case 'parleyed':
      return 'threats';
    case 'force_spent':
    case 'force_gained':
    case 'force_lost':
      return 'force';
    case 'phase_began':
    case 'round_cleared':
    case 'ended':
      return 'flow';
  }
}
