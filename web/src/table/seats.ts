/** Who sits where, and what I may do about it, from the lobby alone. */
import type { Lobby } from '../generated/Lobby';
import type { SeatState } from '../generated/SeatState';
import type { SetSeat } from '../generated/SetSeat';
import { line, type Line } from './line';

export interface SeatAction {
  readonly kind: 'take' | 'ask' | 'hand';
  readonly seat: number;
  readonly change: SetSeat;
}

/** I take what the server lets me take, ask for what somebody else could spare, and hand mine and open seats to a bot, where there is one. */
export function seatActions({ seats, ways }: Pick<Lobby, 'seats' | 'ways'>, bot: string | null): SeatAction[] {
  return seats.flatMap((state, seat): SeatAction[] => {
    const take: SeatAction[] = ways[seat] === 'take' ? [{ kind: 'take', seat, change: { kind: 'take' } }] : [];
    const ask: SeatAction[] = ways[seat] === 'ask' ? [{ kind: 'ask', seat, change: { kind: 'ask', wish: true } }] : [];
    const hand: SeatAction[] = bot !== null && (state.kind === 'open' || state.mine) ? [{ kind: 'hand', seat, change: { kind: 'bot', bot } }] : [];
    return [...take, ...ask, ...hand];
  });
}

/** Whether a newcomer is asked to sit down: a seat is open to them, or somebody has one to spare. */
export function isInvited({ seats, ways, mine }: Pick<Lobby, 'seats' | 'ways' | 'mine'>): boolean {
  return mine.length === 0 && ways.some((way, seat) => way === 'ask' || (way === 'take' && seats[seat]?.kind === 'open'));
}

/** For whom the table really waits: a bot among people is quick, and an open seat is filled by one of them. */
export function waitsFor(seats: readonly SeatState[], awaited: readonly number[]): { readonly kind: 'people' | 'open' | 'bots'; readonly seats: readonly number[] } {
  const of = (kind: SeatState['kind']) => awaited.filter((seat) => (seats[seat]?.kind ?? 'open') === kind);
  if (of('person').length > 0) return { kind: 'people', seats: of('person') };
  return of('open').length > 0 ? { kind: 'open', seats: of('open') } : { kind: 'bots', seats: awaited };
}

/** Who plays a seat: "You", a name, "Bot", "Open seat". */
export function seatLine(seats: readonly SeatState[], seat: number): Line {
  const state = seats[seat];
  if (!state || state.kind === 'open') return line('seat-open');
  if (state.mine) return line('seat-mine');
  if (state.muted) return line('seat-muted');
  return state.kind === 'bot' ? line('seat-bot') : line('seat-person', { name: state.name });
}

/** For whom everybody waits; `name` says who a seat plays. */
export function waitLine(seats: readonly SeatState[], awaited: readonly number[], name: (seat: number) => string): Line {
  const { kind, seats: whom } = waitsFor(seats, awaited);
  const who = whom.map(name).join(', ');
  return kind === 'bots' ? line('wait-bots', { who, n: whom.length }) : line(kind === 'people' ? 'wait-people' : 'wait-open', { who });
}
