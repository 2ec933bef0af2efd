/** The activation card of an enemy as it is carried out: which line is on, which were skipped, what the figure thought. */
import type { AllianceSkip } from '../../generated/AllianceSkip';
import { closed, type LineState } from '../../table/activation';
import type { Position, Thought, Told } from './types';

export interface Musing {
  readonly rule: string;
  readonly thought: Thought;
}

/** Why a line is skipped: what the figure thought, or just the rule where it had nothing to think about. */
export interface Reason {
  readonly rule: string;
  readonly thought: Thought | null;
}

/** What a figure made of a line: what it thought, whom it goes for, and where it went if that was left open. */
export interface Mind {
  readonly thoughts: readonly Musing[];
  readonly target: number | null;
  /** Where it has gone, of several ways that were equal and therefore left open. */
  readonly taken: Position | null;
  /** Why the line before was left out, if it was. */
  readonly before: AllianceSkip | null;
}

export interface Show {
  /** Of the view's groups. */
  readonly group: number;
  readonly card: number;
  readonly figure: number | null;
  /** By place on the card. */
  readonly lines: Readonly<Record<number, LineState>>;
  readonly reasons: Readonly<Record<number, Reason>>;
  /** Of the line under way. */
  readonly thoughts: readonly Musing[];
  readonly candidates: readonly number[];
  readonly target: number | null;
  /** Where it has gone, of several ways that were equal and therefore left open. */
  readonly taken: Position | null;
  /** What it last did something about: that stays to be read until there is more to tell. */
  readonly kept: Mind | null;
  readonly over: boolean;
}

/** The card after an event; none while no enemy acts. */
export function follow(show: Show | null, { event, rule }: Told): Show | null {
  switch (event.what) {
    case 'group_activated':
      return fresh(event.group, event.card);
    case 'activated':
    case 'round_began':
    case 'mission_began':
    case 'deployed':
      return null;
    default:
  }
  if (!show) return null;
  switch (event.what) {
    case 'figure_activated':
      return { ...fresh(show.group, show.card), figure: event.figure };
    case 'line_began':
      return { ...show, lines: { ...closed(show.lines), [event.line]: 'now' }, thoughts: [], candidates: [], target: null, taken: null, kept: isIdle(show) ? show.kept : mindOf(show) };
    case 'line_skipped': {
      const why = show.thoughts.findLast(({ thought }) => thought.thought === 'skipped');
      return {
        ...show,
        lines: { ...closed(show.lines), [event.line]: 'skipped' },
        reasons: { ...show.reasons, [event.line]: { rule, thought: why?.thought ?? null } },
      };
    }
    case 'thought': {
      const { thought } = event;
      return {
        ...show,
        thoughts: [...show.thoughts, { rule, thought }],
        candidates: thought.thought === 'candidate' ? [...show.candidates, thought.figure] : show.candidates,
        target: thought.thought === 'aims' || thought.thought === 'attacks' ? thought.target : show.target,
      };
    }
    case 'moved':
      return event.figure === show.figure && isOpen(show) ? { ...show, taken: event.path.at(-1) ?? null } : show;
    case 'attack_declared':
      return event.attacker === show.figure ? { ...show, target: event.target } : show;
    case 'activation_ended':
      return event.figure === show.figure ? { ...show, lines: closed(show.lines), over: true } : show;
    default:
      return show;
  }
}

/** What is thought about the line under way. */
export function mindOf(show: Show): Mind {
  const { thoughts, target, taken } = show;
  const skipped = skippedBefore(show)?.thought;
  return { thoughts, target, taken, before: skipped?.thought === 'skipped' ? skipped.skip : null };
}

/** Why the line before the one under way was left out, if it was. */
function skippedBefore({ lines, reasons }: Show): Musing | null {
  const [n, state] = Object.entries(lines).at(-2) ?? [];
  const { rule, thought } = (state === 'skipped' && reasons[Number(n)]) || { rule: '', thought: null };
  return thought && { rule, thought };
}

/** What is read: a deed stays until there is another one to tell; that a line was left out is told if nothing else is. */
export function toRead(show: Show): Mind {
  const mind = mindOf(show);
  if (!isIdle(mind)) return mind;
  if (show.kept) return show.kept;
  const skipped = mind.thoughts.length === 0 ? skippedBefore(show) : null;
  return skipped ? { ...mind, thoughts: [skipped], before: null } : mind;
}

/** It does nothing about its line, or has not said yet what. */
function isIdle({ thoughts }: Pick<Mind, 'thoughts'>): boolean {
  return thoughts.length === 0 || thoughts.some(({ thought }) => thought.thought === 'skipped');
}

/** Its line left something open, which the table has decided since. */
function isOpen({ thoughts }: Show): boolean {
  return thoughts.some(({ thought }) => thought.thought === 'players_choose');
}

/**
 * The group in the middle of its activation: it has acted only when the last of its figures has. What the table shows comes
 * first; `told` says that it still shows something of an enemy, `now` which group acts where everything is shown.
 */
export function actingGroup(show: Show | null, told: boolean, now: number | null): number | null {
  if (!show) return now;
  return told || !show.over || now !== null ? show.group : null;
}

/** Follows a whole story. */
export function followAll(show: Show | null, events: readonly Told[]): Show | null {
  return events.reduce(follow, show);
}

function fresh(group: number, card: number): Show {
  return { group, card, figure: null, lines: {}, reasons: {}, thoughts: [], candidates: [], target: null, taken: null, kept: null, over: false };
}
