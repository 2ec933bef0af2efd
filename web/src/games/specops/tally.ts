/** What each side did in a game, for its end. */
import type { Step } from '../../generated/Step';
import { nothing, type Count, type GameEnd } from '../../table/ending';
import { say, type Translate } from '../../table/line';
import { eventsIn } from '../../table/told';
import { seatOf } from './seats';
import { endingLine } from './story';
import type { Event, View } from './types';

const KINDS = ['attacks', 'wounds', 'defeated', 'panics', 'orders'] as const;
type Tally = Record<(typeof KINDS)[number], number[]>;

/** By seat. */
export function tally(events: readonly Event[], view: Pick<View, 'figures' | 'blue'>): Tally {
  const all = nothing(KINDS, 2);
  const seatBy = (unit: number, other = false) => {
    const seat = seatOf(view, view.figures[unit]?.colour ?? 'blue');
    return other ? 1 - seat : seat;
  };
  const add = (kind: keyof Tally, seat: number, n: number) => {
    if (all[kind][seat] !== undefined) all[kind][seat] += n;
  };
  for (const event of events) {
    switch (event.what) {
      case 'declared':
        add('attacks', seatBy(event.attacker), 1);
        break;
      case 'wounded':
        add('wounds', seatBy(event.unit, true), event.wounds);
        break;
      case 'defeated':
        add('defeated', seatBy(event.unit, true), 1);
        break;
      case 'panicked':
        add('panics', seatBy(event.unit), 1);
        break;
      case 'ordered':
        add('orders', seatBy(event.unit), 1);
        break;
      // Whatever else happens is no feat of anybody.
      default:
    }
  }
  return all;
}

export function counts(story: readonly Step[], view: View, t: Translate): Count[] {
  const all = tally(story.flatMap((step) => eventsIn<Event>(step)), view);
  return KINDS.map((kind) => ({ text: t('specops-tally', { kind }), values: all[kind] }));
}

/** The end as the board shows it; whoever has no seat sees who has won as nobody's victory. */
export function gameEnd(view: View, mine: readonly number[], story: readonly Step[], t: Translate): GameEnd | null {
  if (view.ending === null) return null;
  const { winner } = view.ending;
  const won = winner !== null && (mine.length === 0 || mine.includes(seatOf(view, winner)));
  return { won, drawn: winner === null, how: say(t, endingLine(view.ending)), counts: counts(story, view, t) };
}
