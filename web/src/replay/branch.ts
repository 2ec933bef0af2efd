/** Who plays a branch, before anybody chose: I keep my seats, bots take the rest. */
import type { SeatState } from '../generated/SeatState';

export type Who = 'me' | 'bot' | 'open';

export function branchSeats(seats: readonly SeatState[]): Who[] {
  const mine = seats.some((seat) => seat.mine);
  return seats.map((seat, n) => ((mine ? seat.mine : n === 0) ? 'me' : 'bot'));
}
