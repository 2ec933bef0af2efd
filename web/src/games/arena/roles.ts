/** Who plays whom, in words. */
import type { SeatState } from '../../generated/SeatState';
import { line, type Line } from '../../table/line';
import { waitsFor } from '../../table/seats';
import type { View } from './types';

/** For whom everybody waits. */
export function waitLine(view: View, seats: readonly SeatState[], awaited: readonly number[]): Line {
  const { kind, seats: whom } = waitsFor(seats, awaited);
  const jedi = (seat: number) => view.jedi[seat]?.jedi ?? '';
  if (kind === 'people') return line('arena-wait-people', { who: whom.map((seat) => line('arena-wait-seat', { jedi: jedi(seat), name: seats[seat]?.name ?? '' })) });
  const who = whom.map((seat) => line('arena-jedi', { jedi: jedi(seat) }));
  return kind === 'open' ? line('arena-wait-open', { who }) : line('arena-wait-bots', { who, n: who.length });
}
