/**
 * The lesson of arena: what is said when, over an ordinary table. A hint comes when the table is at what it is about, and never
 * asks for what was done already; that is read off the story, so that it holds after a reload too.
 */
import { fitLine } from '../cards';
import { CARD_ORDER, open } from '../offers';
import { MEGA, type Content, type Event, type Offer, type Prompt, type View } from '../types';

export interface Moment {
  readonly content: Content;
  readonly view: View;
  readonly prompt: Prompt | null;
  readonly offers: readonly Offer[];
  /** All that happened so far. */
  readonly events: readonly Event[];
  /** My seat. */
  readonly seat: number;
}

export interface LessonHint {
  readonly id: string;
  readonly text: string;
  /** Selectors to try, the best first. */
  readonly point: (moment: Moment) => readonly string[];
  readonly over: 'board' | 'map' | 'else';
  readonly fits: (moment: Moment) => boolean;
  /** What it is about was done or is past. */
  readonly done: (moment: Moment) => boolean;
}

const DECISION = ['.decision', '[role=tab][id$="-decide"]'];

function happened({ events }: Moment, what: Event['what'], seat?: number): boolean {
  return events.some((event) => event.what === what && (seat === undefined || !('seat' in event) || event.seat === seat));
}

const placed = (moment: Moment) => happened(moment, 'placed_on_card', moment.seat) || happened(moment, 'placed_on_board', moment.seat);
const nPlaced = ({ events, seat }: Moment) => events.filter((event) => (event.what === 'placed_on_card' || event.what === 'placed_on_board') && event.seat === seat).length;
const isPlacing = ({ prompt, view, seat, offers }: Moment) => prompt?.ask === 'place' && view.jedi[seat]?.die != null && offers.length > 0;
const isOver = ({ view }: Moment) => view.ending !== null || view.round > 1;

/** A card that my die helps, the mega threat first. */
export function helpfulCard({ content, view, offers, seat }: Moment): number | null {
  const die = view.jedi[seat]?.die ?? null;
  const slots = open(offers, seat, 'card').map((choice) => choice.slot);
  const helps = (slot: number) => {
    const card = view.cards[slot]!;
    const needs = (slot === MEGA ? content.megas : content.threats)[card.card]?.needs;
    return die !== null && needs !== undefined && fitLine(needs, card, die).fit === 'helps';
  };
  return [MEGA, ...CARD_ORDER].find((slot) => slots.includes(slot) && helps(slot)) ?? null;
}

function fightField({ content, view, offers, seat }: Moment): number | null {
  const jedi = view.jedi[seat]?.jedi;
  const board = content.boards.find((one) => one.jedi === jedi && one.players === view.jedi.length);
  return open(offers, seat, 'board').map((choice) => choice.field).find((field) => board?.fields[field]?.kind === 'fight') ?? null;
}

export const LESSON: readonly LessonHint[] = [
  {
    id: 'start',
    text: 'arena-lesson-start',
    point: () => ['[data-point="aim"]', ...DECISION],
    over: 'else',
    fits: ({ prompt, offers }) => prompt?.ask === 'start' && offers.length > 0,
    done: (moment) => happened(moment, 'started', moment.seat),
  },
  {
    id: 'cards',
    text: 'arena-lesson-cards',
    point: () => ['[data-point="cards"]', '[role=tab][id$="-cards"]'],
    over: 'else',
    fits: isPlacing,
    done: placed,
  },
  {
    id: 'die',
    text: 'arena-lesson-die',
    point: (moment) => {
      const slot = helpfulCard(moment);
      return slot === null ? DECISION : [`.decision [data-drop="card:${slot}"]`, ...DECISION];
    },
    over: 'else',
    fits: isPlacing,
    done: placed,
  },
  {
    id: 'fight',
    text: 'arena-lesson-fight',
    point: (moment) => [`.decision [data-drop="board:${fightField(moment)}"]`, '.decision .board', ...DECISION],
    over: 'else',
    fits: (moment) => isPlacing(moment) && fightField(moment) !== null,
    done: (moment) => happened(moment, 'fight_began', moment.seat),
  },
  {
    id: 'strike',
    text: 'arena-lesson-strike',
    point: () => ['.stage'],
    over: 'board',
    fits: ({ prompt, seat }) => prompt?.ask === 'fight' && prompt.seat === seat,
    done: (moment) => happened(moment, 'struck', moment.seat) || happened(moment, 'fight_ended', moment.seat),
  },
  {
    id: 'finish',
    text: 'arena-lesson-finish',
    point: () => ['.decision [data-choice="finish"]', ...DECISION],
    over: 'else',
    fits: (moment) => moment.prompt?.ask === 'fight' && moment.prompt.seat === moment.seat && happened(moment, 'struck', moment.seat),
    done: (moment) => happened(moment, 'fight_ended', moment.seat),
  },
  {
    id: 'supplies',
    text: 'arena-lesson-supplies',
    point: () => ['[data-point="supplies"]'],
    over: 'else',
    fits: (moment) => isPlacing(moment) && nPlaced(moment) > 0,
    done: isOver,
  },
  {
    id: 'force',
    text: 'arena-lesson-force',
    point: () => ['.decision .tray', ...DECISION],
    over: 'else',
    fits: (moment) => isPlacing(moment) && nPlaced(moment) > 1 && open(moment.offers, moment.seat, 'force').length > 0,
    done: (moment) => isOver(moment) || moment.events.some((event) => event.what === 'force_spent' && event.by === moment.seat),
  },
  {
    id: 'round',
    text: 'arena-lesson-round',
    point: () => ['.track'],
    over: 'else',
    fits: (moment) => isPlacing(moment) && nPlaced(moment) > 2,
    done: isOver,
  },
  {
    id: 'areas',
    text: 'arena-lesson-areas',
    point: () => ['[data-point="areas"]'],
    over: 'else',
    fits: (moment) => moment.view.round === 2 && isPlacing(moment),
    done: ({ view }) => view.ending !== null || view.round > 2,
  },
  {
    id: 'end',
    text: 'arena-lesson-end',
    point: () => DECISION,
    over: 'else',
    fits: (moment) => moment.view.round === 2 && isPlacing(moment),
    done: ({ view }) => view.ending !== null || view.round > 2,
  },
];

/** What should be read now, if anything: of what was neither read nor done, the first that fits. */
export function dueHint(moment: Moment, read: readonly string[]): LessonHint | null {
  return LESSON.find((hint) => !read.includes(hint.id) && !hint.done(moment) && hint.fits(moment)) ?? null;
}
