/** A table before it exists. */
import type { NewSeat } from '../../../generated/NewSeat';
import type { NewTable } from '../../../generated/NewTable';
import type { SpecopsMode } from '../../../generated/SpecopsMode';
import type { SpecopsSetup } from '../../../generated/SpecopsSetup';
import { censusOf, changed, firstPlayer, type Census } from '../../../screens/new/seats';
import type { Content } from '../types';

export interface DraftSeat {
  readonly team: string;
  readonly player: NewSeat;
}

export interface Draft {
  readonly seats: readonly DraftSeat[];
  /** None: one of the four, by chance. */
  readonly mission: string | null;
  /** None: one that is laid out for the mission, by chance. */
  readonly table: string | null;
  /** Both build the table in turn instead. */
  readonly build: boolean;
  readonly condition: boolean;
  readonly realDice: boolean;
  readonly mode: SpecopsMode;
}

type Printed = Pick<Content, 'teams' | 'missions' | 'tables'>;

/** Two teams that are easy to tell apart. */
export function firstDraft(content: Printed, bot: string): Draft {
  const teams = content.teams.map(({ id }) => id);
  const first = teams.includes('rebel_troopers') ? 'rebel_troopers' : (teams[0] ?? '');
  const second = teams.includes('imperial_infantry') ? 'imperial_infantry' : (teams[1] ?? first);
  return {
    seats: [first, second].map((team, seat) => ({ team, player: firstPlayer(seat, bot) })),
    mission: content.missions.find(({ rules }) => rules === 'priorities')?.id ?? content.missions[0]?.id ?? null,
    table: null,
    build: false,
    condition: false,
    realDice: false,
    mode: 'table',
  };
}

/** The tables that are laid out for a mission; all of them for a mission that is not known yet. */
export function tablesFor({ missions, tables }: Printed, mission: string | null): readonly string[] {
  const n = missions.findIndex(({ id }) => id === mission);
  const wanted = n < 0 ? [] : tables.filter((table) => table.missions.includes(n));
  return wanted.map(({ id }) => id);
}

/** A table that does not fit the new mission is forgotten. */
export function withMission(draft: Draft, content: Printed, mission: string | null): Draft {
  const table = draft.table !== null && tablesFor(content, mission).includes(draft.table) ? draft.table : null;
  return { ...draft, mission, table };
}

/** Both may take the same team. */
export function withTeam(draft: Draft, seat: number, team: string): Draft {
  return { ...draft, seats: changed(draft.seats, seat, { team }) };
}

export function withPlayer(draft: Draft, seat: number, player: NewSeat): Draft {
  return { ...draft, seats: changed(draft.seats, seat, { player }) };
}

/** Beside a real table there are no bots, and the terrain is that of the real table. */
export function withMode(draft: Draft, mode: SpecopsMode): Draft {
  if (mode === 'table') return { ...draft, mode };
  const seats = draft.seats.map((seat): DraftSeat => (seat.player.kind === 'bot' ? { ...seat, player: { kind: 'me' } } : seat));
  return { ...draft, mode, seats, table: null, build: false };
}

export function census({ seats }: Draft): Census {
  return censusOf(seats.map(({ player }) => player));
}

export function setupOf(draft: Draft): SpecopsSetup {
  return {
    teams: [draft.seats[0]!.team, draft.seats[1]!.team],
    ...(draft.mission === null ? {} : { mission: draft.mission }),
    ...(draft.build ? { build: true } : draft.table === null ? {} : { table: draft.table }),
    condition: draft.condition,
    dice: draft.realDice ? 'physical' : 'rolled',
    ...(draft.mode === 'companion' ? { mode: draft.mode } : {}),
  };
}

export function toNewTable(draft: Draft, pace: number): NewTable {
  return { game: 'specops', setup: setupOf(draft), seats: draft.seats.map(({ player }) => player), pace };
}
