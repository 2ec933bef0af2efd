/** What each Jedi did in a game, for its end. */
import type { Step } from '../../generated/Step';
import { otherwise } from '../../lib/exhaustive';
import { nothing, type Count, type GameEnd } from '../../table/ending';
import { say, type Translate } from '../../table/line';
import { eventsIn } from '../../table/told';
import { ending } from './story';
import type { Ending, Event } from './types';

const KINDS = ['droids', 'fields', 'dice', 'gained', 'spent'] as const;
type Tally = Record<(typeof KINDS)[number], number[]>;

export function tally(story: readonly Step[], seats: number): Tally {
  const all = nothing(KINDS, seats);
  for (const event of story.flatMap((step) => eventsIn<Event>(step))) count(all, event);
  return all;
}

export function counts(story: readonly Step[], seats: number, t: Translate): Count[] {
  const all = tally(story, seats);
  return [
    { text: t('arena-tally-droids'), values: all.droids },
    { text: t('arena-tally-fields'), values: all.fields },
    { text: t('arena-tally-dice'), values: all.dice },
    { text: t('arena-tally-gained'), values: all.gained },
    { text: t('arena-tally-spent'), values: all.spent },
  ];
}

/** The end as the board shows it, at a table and in its replay. */
export function gameEnd(end: Ending, story: readonly Step[], seats: number, t: Translate): GameEnd {
  return { won: end.how === 'victory', how: say(t, ending(end)), counts: counts(story, seats, t) };
}

function count(all: Tally, event: Event): void {
  switch (event.what) {
    case 'struck':
    case 'pushed':
      all.droids[event.seat]!++;
      return;
    case 'walked':
      all.fields[event.seat]! += event.path.length;
      return;
    case 'placed_on_card':
      all.dice[event.seat]!++;
      return;
    case 'force_gained':
      all.gained[event.seat]! += event.steps;
      return;
    case 'force_spent':
      all.spent[event.by]!++;
      return;
    // Done by nobody, or no feat.
    case 'started':
    case 'phase_began':
    case 'threats_revealed':
    case 'rolled':
    case 'reported':
    case 'flipped':
    case 'placed_on_board':
    case 'fight_began':
    case 'fight_ended':
    case 'push_stopped':
    case 'area_drawn':
    case 'area_skipped':
    case 'reshuffled':
    case 'no_area_free':
    case 'droid_placed':
    case 'mega_checked':
    case 'threat_checked':
    case 'parleyed':
    case 'force_lost':
    case 'round_cleared':
    case 'ended':
      return;
    default:
      return otherwise(event, undefined);
  }
}
