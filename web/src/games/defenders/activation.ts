/** An alien's turn as it is carried out: which line of its card is on, which did not fit and why, whom it thinks about. */
import { closed, type LineState } from '../../table/activation';
import type { Thought, Told } from './types';

export interface Musing {
  readonly rule: string;
  readonly thought: Thought;
}

export interface Show {
  /** The encounter card that calls it, by number; none if something else does. */
  readonly encounter: number | null;
  /** Who acts; nobody yet while the card is read. */
  readonly alien: number | null;
  /** By place on the alien's card. */
  readonly lines: Readonly<Record<number, LineState>>;
  readonly reasons: Readonly<Record<number, Musing>>;
  /** Of the line that fits. */
  readonly thoughts: readonly Musing[];
  readonly candidates: readonly number[];
  readonly target: number | null;
  /** Where it goes, by hex. */
  readonly end: number | null;
  readonly over: boolean;
}

/** The turn after an event; none while no alien acts. */
export function follow(show: Show | null, { event, rule }: Told): Show | null {
  switch (event.event) {
    case 'encounter_drawn':
      return { ...fresh(null), encounter: event.card };
    case 'activated':
      return { ...fresh(event.alien), encounter: show?.encounter ?? null };
    case 'turn_began':
    case 'phase_began':
    case 'round_began':
    case 'ended':
      return null;
    default:
  }
  if (!show) return null;
  switch (event.event) {
    case 'thought':
      return event.alien === show.alien ? think(show, { rule, thought: event }) : show;
    case 'declared':
      return event.attacker === show.alien && show.alien !== null ? { ...show, target: event.target } : show;
    case 'encounter_over':
    case 'called':
      return { ...show, over: event.event === 'encounter_over', lines: closed(show.lines) };
    default:
      return show;
  }
}

function think(show: Show, musing: Musing): Show {
  const { thought } = musing;
  switch (thought.thought) {
    case 'misfit':
    case 'passed_over':
      return {
        ...show,
        lines: { ...closed(show.lines), [thought.line]: 'skipped' },
        reasons: { ...show.reasons, [thought.line]: musing },
        thoughts: [],
        candidates: [],
        target: null,
      };
    case 'fits':
      return { ...show, lines: { ...closed(show.lines), [thought.line]: 'now' }, thoughts: [musing], candidates: [], target: null };
    case 'candidate':
      return { ...show, thoughts: [...show.thoughts, musing], candidates: [...new Set([...show.candidates, thought.candidate.figure])] };
    case 'moves':
      return { ...show, thoughts: [...show.thoughts, musing], target: thought.target ?? show.target, end: thought.end };
    case 'attacks':
      return { ...show, thoughts: [...show.thoughts, musing], target: thought.target };
    case 'commands':
      return { ...show, thoughts: [...show.thoughts, musing], target: thought.whom };
    case 'equal':
    case 'does_nothing':
    case 'left_out':
    case 'stays':
      return { ...show, thoughts: [...show.thoughts, musing] };
  }
}

function fresh(alien: number | null): Show {
  return { encounter: null, alien, lines: {}, reasons: {}, thoughts: [], candidates: [], target: null, end: null, over: false };
}
