import type { NewSeat } from '../../../generated/NewSeat';
import type { NewTable } from '../../../generated/NewTable';
import { censusOf, changed, firstPlayer, swapped, type Census } from '../../../screens/new/seats';
import type { Class, Content, Difficulty, Mission, Mode, Options, Setup } from '../types';

/** In the order in which they sit if nobody wants otherwise (39). */
export const CLASSES: readonly Class[] = ['marine', 'biotech', 'infiltrator', 'sniper', 'hulk'];
export const LEVELS: readonly Difficulty[] = ['easy', 'normal', 'hard', 'very_hard'];
export const OPTIONS = ['human_view', 'duel', 'friendly_fire', 'rank_defence'] as const satisfies readonly (keyof Options)[];

/** The options a level stands for (`crates/defenders/src/setup.rs`); whoever changes one plays with options of their own. */
const PRESETS: Readonly<Record<Difficulty, Options>> = {
  easy: { human_view: false, duel: false, friendly_fire: false, rank_defence: true },
  normal: { human_view: true, duel: true, friendly_fire: false, rank_defence: true },
  hard: { human_view: true, duel: true, friendly_fire: true, rank_defence: true },
  very_hard: { human_view: true, duel: true, friendly_fire: true, rank_defence: false },
};

export interface DraftAgent {
  readonly class: Class;
  readonly player: NewSeat;
}

/** A table of `defenders` before it exists. All five seats are kept, so that fewer agents and back loses nothing. */
export interface Draft {
  readonly mission: string;
  readonly n: number;
  readonly seats: readonly DraftAgent[];
  readonly difficulty: Difficulty;
  readonly options: Options;
  readonly realDice: boolean;
  /** Where the figures stand. */
  readonly mode: Mode;
}

export function firstDraft(content: Pick<Content, 'missions'>, bot: string, wished: string | null = null): Draft {
  const mission = content.missions.find(({ id }) => id === wished) ?? content.missions[0];
  const draft: Draft = {
    mission: '',
    n: 3,
    seats: CLASSES.map((id, seat) => ({ class: id, player: firstPlayer(seat, bot) })),
    difficulty: 'normal',
    options: PRESETS.normal,
    realDice: false,
    mode: 'table',
  };
  return mission ? withMission(draft, mission) : draft;
}

/** How many agents a mission is for. */
export function countsOf({ agents: [fewest, most] }: Pick<Mission, 'agents'>): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
}

export function withMission(draft: Draft, mission: Pick<Mission, 'id' | 'agents'>): Draft {
  const [fewest, most] = mission.agents;
  return { ...draft, mission: mission.id, n: Math.min(most, Math.max(fewest, draft.n)) };
}

export function withPlayer(draft: Draft, seat: number, player: NewSeat): Draft {
  return { ...draft, seats: changed(draft.seats, seat, { player }) };
}

/** Beside a real table there are no bots. */
export function withMode(draft: Draft, mode: Mode): Draft {
  if (mode === 'table') return { ...draft, mode };
  const people = draft.seats.map((seat): DraftAgent => (seat.player.kind === 'bot' ? { ...seat, player: { kind: 'me' } } : seat));
  return { ...draft, mode, seats: people };
}

/** Each class exists once: whoever had this one gets the other in exchange. */
export function withClass(draft: Draft, seat: number, id: Class): Draft {
  return { ...draft, seats: swapped(draft.seats, seat, 'class', id) };
}

export function withLevel(draft: Draft, difficulty: Difficulty): Draft {
  return { ...draft, difficulty, options: PRESETS[difficulty] };
}

export function withOption(draft: Draft, option: keyof Options, on: boolean): Draft {
  return { ...draft, options: { ...draft.options, [option]: on } };
}

/** Options other than those of the level. */
export function isOwn({ difficulty, options }: Draft): boolean {
  return OPTIONS.some((option) => options[option] !== PRESETS[difficulty][option]);
}

/** Who takes part, in numbers. */
export function census(draft: Draft): Census {
  return censusOf(used(draft).map(({ player }) => player));
}

/** The request that sets it up. */
export function toNewTable(draft: Draft, pace: number): NewTable {
  return { game: 'defenders', setup: setupOf(draft, { mission: draft.mission }), seats: used(draft).map(({ player }) => player), pace };
}

/** Who plays and how hard, of a mission or of a campaign. */
export function setupOf(draft: Draft, what: Pick<Setup, 'mission' | 'campaign'>): Setup {
  return {
    ...what,
    agents: used(draft).map((seat) => seat.class),
    difficulty: draft.difficulty,
    options: isOwn(draft) ? draft.options : null,
    dice: draft.realDice ? 'physical' : 'rolled',
    mode: draft.mode,
  };
}

export function used(draft: Draft): readonly DraftAgent[] {
  return draft.seats.slice(0, draft.n);
}
