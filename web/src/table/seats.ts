/** Who sits where, and what I may do about it, from the lobby alone. */
import type { SeatState } from '../generated/SeatState';
import type { SetSeat } from '../generated/SetSeat';
import { line, type Line } from './line';

export interface SeatAction {
  readonly kind: 'take' | 'hand';
  readonly seat: number;
  readonly change: SetSeat;
}

/** I may take open seats and bots' seats, and hand mine and open ones to a bot, where there is one. */
export function seatActions(seats: readonly SeatState[], bot: string | null): SeatAction[] {
  return seats.flatMap((state, seat): SeatAction[] => {
    const take: SeatAction = { kind: 'take', seat, change: { kind: 'take' } };
    const hand: SeatAction[] = bot === null ? [] : [{ kind: 'hand', seat, change: { kind: 'bot', bot } }];
    if (state.kind === 'open') return [take, ...hand];
    if (state.kind === 'bot') return [take];
    return state.mine ? hand : [];
  });
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
  return state.kind === 'bot' ? line('seat-bot') : line('seat-person', { name: state.name });
}
