/** The log: steps as sentences, grouped by round and phase, with what belongs together told at once. */
import type { Step } from '../../generated/Step';
import { Chronicler } from '../../table/chronicle';
import { line, type Translate } from '../../table/line';
import type { LogChapter, Tale } from '../../table/log';
import { toldIn, type Told as AnyTold } from '../../table/told';
import { areaFilled, droidsPlaced, remember, tell, type Memory, type Sentence } from './story';
import type { Content, Event } from './types';

const TOPICS = ['moves', 'droids', 'threats', 'force', 'flow'] as const;
export type Topic = (typeof TOPICS)[number];

export type Chapter = LogChapter<Topic>;

/** The story as the log shows it. */
export function taleOf(chapters: readonly Chapter[], t: Translate): Tale<Topic> {
  return { chapters, topics: TOPICS.map((value) => ({ value, text: t('arena-log-topic', { topic: value }) })) };
}

type Told = AnyTold<Event>;

/** What a step needs to know of those before it. */
interface Past {
  readonly memory: Memory;
  readonly round: number;
}

const chronicler = new Chronicler<Past, Topic>(
  (one, other) => one === other || (one.round === other.round && isSame(one.memory.cards, other.memory.cards) && isSame(one.memory.jedi, other.memory.jedi)),
);

/** The whole story. */
export function chronicle(steps: readonly Step[], jedi: readonly string[], content: Content): Chapter[] {
  return chronicler.tell(steps, { memory: { cards: [], jedi }, round: 0 }, [content], (step, before) => {
    let { memory, round } = before;
    const said = together(toldIn<Event>(step), content).map((told) => {
      const { event, rule } = told[0]!;
      memory = remember(memory, event);
      if (event.what === 'phase_began') ({ round } = event);
      return { at: { round }, entry: { ...sentenceOf(told, memory, content), rule, topic: topic(event) } };
    });
    return { said, after: { memory, round } };
  });
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, n) => item === other[n]);
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
      return line('arena-story-die', { jedi: memory.jedi[roll.seat] ?? '', face: roll.face });
    });
    return { ...line('arena-story-rolled-all', { dice }), tone: 'plain' };
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
    case 'push_stopped':
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
