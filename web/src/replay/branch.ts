/** Who plays a branch, before anybody chose: I keep my seats, bots take the rest; without bots I play all. */
import type { SeatState } from '../generated/SeatState';

export type Who = 'me' | 'bot' | 'open';

export function branchSeats(seats: readonly SeatState[], bots: boolean): Who[] {
  const mine = seats.some((seat) => seat.mine);
  return seats.map((seat, n) => (!bots || (mine ? seat.mine : n === 0) ? 'me' : 'bot'));
}
