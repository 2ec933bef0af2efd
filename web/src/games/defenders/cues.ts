/** What is heard of an event. */
import type { Cue } from '../../lib/scores';
import type { Event, StoryEvent } from './types';

/** Of the story, what changes the table for good is heard. */
const STORY_CUES: Readonly<Partial<Record<StoryEvent['event'], Cue>>> = {
  objective_completed: 'reveal',
  objective_failed: 'defeat',
  special_drawn: 'reveal',
  point_gone: 'reveal',
  waypoint_turned: 'reveal',
  freed: 'reveal',
  armoury_taken: 'reveal',
  item_taken: 'move',
  item_laid: 'move',
  joined: 'move',
  saved: 'reveal',
};

export function cueOf(event: Event): Cue | null {
  switch (event.event) {
    case 'started':
    case 'walked':
    case 'leapt':
    case 'redeployed':
    case 'placed':
    case 'pushed':
    case 'deployed':
    case 'signal_placed':
      return 'move';
    case 'moved':
      return event.from === event.to ? null : 'move';
    case 'signal_moved':
      return event.path.length > 0 ? 'move' : null;
    case 'rolled':
    case 'rerolled':
    case 'point_rolled':
      return 'dice';
    case 'wounded':
      return event.wounds > 0 ? 'hit' : null;
    case 'died':
    case 'bleeds':
    case 'jammed':
    case 'failed':
      return 'defeat';
    case 'revealed':
    case 'appeared':
    case 'encounter_drawn':
    case 'event_drawn':
    case 'promoted':
    case 'bashed':
    case 'strike_called':
    case 'strike_fell':
    case 'raged':
    case 'fragment_gained':
    case 'set_out':
    case 'mission_ended':
      return 'reveal';
    // Thoughts, tokens and numbers are read; the end has a sound of its own, with its light.
    case 'round_began':
    case 'phase_began':
    case 'refreshed':
    case 'alpha_chosen':
    case 'rank_rolled':
    case 'tactic_gained':
    case 'skill_gained':
    case 'device_gained':
    case 'weapon_taken':
    case 'weapon_refused':
    case 'fragments_spent':
    case 'weapon_drawn':
    case 'turn_began':
    case 'turn_ended':
    case 'turn_skipped':
    case 'ended':
    case 'spent':
    case 'faced':
    case 'halted':
    case 'evaded':
    case 'searched':
    case 'reloaded':
    case 'unjammed':
    case 'power_used':
    case 'tactic_restored':
    case 'operated':
    case 'reinforced':
    case 'hidden':
    case 'scouted':
    case 'stacked':
    case 'declared':
    case 'changed':
    case 'spent_on_hits':
    case 'struck':
    case 'ammo_lost':
    case 'shielded':
    case 'defended':
    case 'healed':
    case 'befallen':
    case 'diverted':
    case 'over':
    case 'called':
    case 'encounter_over':
    case 'activated':
    case 'thought':
    case 'passed':
    case 'nobody_comes':
    case 'signal_strayed':
    case 'signal_destroyed':
    case 'event_over':
    case 'reshuffled':
    case 'debriefed':
    case 'returned':
    case 'planned':
    case 'enlisted':
    case 'armed':
    case 'disarmed':
    case 'campaign_ended':
    case 'reported':
    case 'answered':
    case 'sighted':
    case 'instructed':
    case 'worked':
    case 'ordered':
    case 'carried':
      return null;
    default:
      return STORY_CUES[event.event] ?? null;
  }
}
