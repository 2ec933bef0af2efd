/** Who plays whom, in words. */
import type { SeatState } from '../../generated/SeatState';
import { line, type Line } from '../../table/line';
import type { View } from './types';

/** For whom everybody waits. */
export function waitLine(view: View, seats: readonly SeatState[], awaited: readonly number[]): Line {
  const figure = (seat: number) => line('arena-jedi', { jedi: view.jedi[seat]?.jedi ?? '' });
  const kind = (seat: number) => seats[seat]?.kind ?? 'open';
  const people = awaited.filter((seat) => kind(seat) === 'person');
  const open = awaited.filter((seat) => kind(seat) === 'open');
  // A bot among people is quick: name whom the table really waits for.
  if (people.length > 0) {
    const who = people.map((seat) =>
      line('wait-seat', { jedi: view.jedi[seat]?.jedi ?? '', name: seats[seat]?.name ?? '' }),
    );
    return line('wait-people', { who });
  }
  if (open.length > 0) return line('wait-open', { who: open.map(figure) });
  return line('wait-bots', { who: awaited.map(figure), n: awaited.length });
}
