/** Seats of a table before it exists, the same for every game. */
import type { NewSeat } from '../../generated/NewSeat';

/** How many seats are mine, open and bots'. */
export interface Census {
  readonly mine: number;
  readonly open: number;
  readonly bots: number;
}

export function censusOf(players: readonly NewSeat[]): Census {
  const count = (kind: NewSeat['kind']) => players.filter((player) => player.kind === kind).length;
  return { mine: count('me'), open: count('open'), bots: count('bot') };
}

/** What a newcomer wants: me, and bots everywhere else. */
export function firstPlayer(seat: number, bot: string): NewSeat {
  return seat === 0 ? { kind: 'me' } : { kind: 'bot', bot };
}

/** Each role exists once: whoever had this one gets the other in exchange. `fresh` is what both begin anew with. */
export function swapped<Seat, Key extends keyof Seat>(seats: readonly Seat[], seat: number, key: Key, role: Seat[Key], fresh: Partial<Seat> = {}): readonly Seat[] {
  const given = seats[seat]![key];
  if (given === role) return seats;
  return seats.map((old, index) => {
    if (index === seat) return { ...old, [key]: role, ...fresh };
    return old[key] === role ? { ...old, [key]: given, ...fresh } : old;
  });
}

/** The seats with one of them changed. */
export function changed<Seat>(seats: readonly Seat[], seat: number, part: Partial<Seat>): readonly Seat[] {
  return seats.map((old, index) => (index === seat ? { ...old, ...part } : old));
}
