/** What is heard of an event when it is shown. */
import { otherwise } from '../../lib/exhaustive';
import type { Cue } from '../../lib/scores';
import type { Event } from './types';

export function cueOf(event: Event): Cue | null {
  switch (event.what) {
    case 'started':
    case 'walked':
    case 'placed_on_card':
    case 'placed_on_board':
    case 'droid_placed':
      return 'move';
    case 'rolled':
      return 'dice';
    case 'struck':
    case 'pushed':
      return 'hit';
    case 'threats_revealed':
    case 'area_drawn':
    case 'force_gained':
    case 'parleyed':
      return 'reveal';
    case 'mega_checked':
    case 'threat_checked':
      return event.met ? 'reveal' : 'defeat';
    case 'force_lost':
      return 'defeat';
    // A real die was heard already; the end has a sound of its own, with its light.
    case 'reported':
    case 'ended':
    case 'phase_began':
    case 'force_spent':
    case 'flipped':
    case 'fight_began':
    case 'fight_ended':
    case 'push_stopped':
    case 'area_skipped':
    case 'reshuffled':
    case 'no_area_free':
    case 'round_cleared':
      return null;
    default:
      return otherwise(event, null);
  }
}
