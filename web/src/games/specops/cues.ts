/** What is heard of an event when it is shown. */
import type { Cue } from '../../lib/scores';
import type { Event } from './types';

export function cueOf({ what }: Event): Cue | null {
  switch (what) {
    case 'moved':
    case 'placed':
    case 'hidden':
    case 'token_placed':
      return 'move';
    case 'rolled':
    case 'rerolled':
    case 'defence_rolled':
    case 'rally_thrown':
    case 'panicked':
    case 'thrown':
    case 'colours_thrown':
      return 'dice';
    case 'wounded':
      return 'hit';
    case 'defeated':
      return 'defeat';
    case 'cards_revealed':
    case 'loadouts_revealed':
    case 'covert_revealed':
    case 'package_seen':
    case 'codes_revealed':
    case 'scored':
      return 'reveal';
    // The rest is quiet; the end has a sound of its own.
    default:
      return null;
  }
}
