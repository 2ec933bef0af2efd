import type { ArenaDifficulty } from '../../../generated/ArenaDifficulty';
import type { ArenaJedi } from '../../../generated/ArenaJedi';
import type { ArenaSetup } from '../../../generated/ArenaSetup';
import type { NewSeat } from '../../../generated/NewSeat';
import type { NewTable } from '../../../generated/NewTable';
import { censusOf, changed, firstPlayer, swapped, type Census } from '../../../screens/new/seats';

export const JEDI: readonly ArenaJedi[] = ['obi_wan', 'anakin', 'mace', 'kit'];
export const DIFFICULTIES: readonly ArenaDifficulty[] = ['easy', 'normal', 'hard'];

export interface DraftSeat {
  jedi: ArenaJedi;
  player: NewSeat;
}

/** A table of `arena` before it exists. All four seats are kept, so that fewer players and back loses nothing. */
export interface ArenaDraft {
  players: number;
  seats: readonly DraftSeat[];
  difficulty: ArenaDifficulty;
  realDice: boolean;
  r2d2: boolean;
  c3po: boolean;
  /** Who has the sixth die with three players. */
  sixthDie: number;
}

/** What a newcomer wants: me, and bots everywhere else. */
export function firstDraft(bot: string): ArenaDraft {
  return {
    players: 4,
    seats: JEDI.map((jedi, seat) => ({ jedi, player: firstPlayer(seat, bot) })),
    difficulty: 'normal',
    realDice: false,
    r2d2: false,
    c3po: false,
    sixthDie: 0,
  };
}

export function withPlayer(draft: ArenaDraft, seat: number, player: NewSeat): ArenaDraft {
  return { ...draft, seats: changed(draft.seats, seat, { player }) };
}

/** Each Jedi exists once: whoever had this one gets the other in exchange. */
export function withJedi(draft: ArenaDraft, seat: number, jedi: ArenaJedi): ArenaDraft {
  return { ...draft, seats: swapped(draft.seats, seat, 'jedi', jedi) };
}

/** Who takes part, in numbers. */
export function census(draft: ArenaDraft): Census {
  return censusOf(used(draft).map(({ player }) => player));
}

/** The request that sets it up. */
export function toNewTable(draft: ArenaDraft, pace: number): NewTable {
  const setup: ArenaSetup = {
    jedi: used(draft).map(({ jedi }) => jedi),
    difficulty: draft.difficulty,
    dice: draft.realDice ? 'physical' : 'rolled',
    modules: { r2d2: draft.r2d2, c3po: draft.c3po },
    sixth_die: draft.players === 3 ? draft.sixthDie : null,
  };
  return { game: 'arena', setup, seats: used(draft).map(({ player }) => player), pace };
}

function used(draft: ArenaDraft): readonly DraftSeat[] {
  return draft.seats.slice(0, draft.players);
}
