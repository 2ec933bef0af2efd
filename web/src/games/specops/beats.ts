/** The rhythm of events: which happen at once and how long each is shown. */
import type { Timed } from '../../table/beats';
import type { Event } from './types';

export interface Beat extends Timed {
  readonly events: readonly Event[];
  /** Who acts and upon whom, while it is shown. */
  readonly line: { readonly from: number; readonly to: number } | null;
  /** Who is hit. */
  readonly struck: number | null;
}

const PLAIN = { line: null, struck: null };

/** How long an event is shown; nothing for what is only noted. */
function lasting(event: Event): number {
  switch (event.what) {
    case 'moved':
      return 380 * Math.min(2, event.way.length);
    case 'placed':
    case 'piece_laid':
    case 'piece_shifted':
    case 'piece_removed':
    case 'hidden':
    case 'covert_revealed':
      return 240;
    case 'declared':
      return 520;
    case 'rolled':
    case 'rerolled':
    case 'defence_rolled':
    case 'panicked':
    case 'rally_thrown':
    case 'thrown':
    case 'colours_thrown':
      return 620;
    case 'compared':
      return 420;
    case 'wounded':
    case 'defeated':
      return 320;
    case 'cards_revealed':
    case 'loadouts_revealed':
      return 700;
    case 'round_began':
    case 'primary_thrown':
    case 'scored':
    case 'codes_revealed':
    case 'transmitted':
      return 500;
    case 'activated':
      return 200;
    default:
      return 0;
  }
}

export function beats(events: readonly Event[]): Beat[] {
  let line: Beat['line'] = null;
  return events.flatMap((event): Beat[] => {
    if (event.what === 'declared') line = { from: event.attacker, to: event.defender };
    if (event.what === 'done') line = null;
    const struck = event.what === 'wounded' || event.what === 'defeated' ? event.unit : null;
    // A move around a corner is shown leg by leg.
    if (event.what === 'moved' && event.way.length === 2) {
      const [joint] = event.way;
      return [
        { ...PLAIN, events: [{ ...event, way: [joint!], on: null }], milliseconds: 320 },
        { ...PLAIN, events: [event], milliseconds: 320 },
      ];
    }
    return [{ events: [event], milliseconds: lasting(event), line, struck }];
  });
}
