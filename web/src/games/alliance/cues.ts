/** What is heard of an event when it is shown. */
import { otherwise } from '../../lib/exhaustive';
import type { Cue } from '../../lib/scores';
import type { Event, Order } from './types';

export function cueOf(event: Event): Cue | null {
  switch (event.what) {
    case 'deployed':
    case 'reinforced':
    case 'placed':
    case 'picked_up':
    case 'dropped':
      return 'move';
    case 'moved':
      return event.path.length > 0 ? 'move' : null;
    case 'attack_rolled':
    case 'rerolled':
    case 'tested':
    case 'damage_rolled':
      return 'dice';
    case 'suffered':
      return event.damage > 0 ? 'hit' : null;
    case 'wounded':
    case 'withdrawn':
    case 'defeated':
    case 'destroyed':
      return 'defeat';
    case 'door_opened':
    case 'interacted':
    case 'supply_drawn':
    case 'group_activated':
    case 'medpac_gained':
      return 'reveal';
    case 'ordered':
      return cueOfOrder(event.order);
    case 'test_ended':
      return event.passed ? 'reveal' : 'defeat';
    // Thoughts, cards and numbers are read; the end has a sound of its own, with its light.
    case 'round_began':
    case 'round_ended':
    case 'activated':
    case 'activation_ended':
    case 'cards_readied':
    case 'points_gained':
    case 'points_lost':
    case 'rested':
    case 'medpac_used':
    case 'supply_empty':
    case 'supply_scouted':
    case 'ability_used':
    case 'card_exhausted':
    case 'card_gone':
    case 'action_gained':
    case 'strain_suffered':
    case 'recovered':
    case 'condition_gained':
    case 'condition_lost':
    case 'attack_declared':
    case 'die_added':
    case 'die_removed':
    case 'modified':
    case 'keyword_gained':
    case 'converted':
    case 'surges_counted':
    case 'surge_spent':
    case 'surge_skipped':
    case 'surges_lost':
    case 'surges_cancelled':
    case 'missed':
    case 'hit':
    case 'blasted':
    case 'cleaved':
    case 'order_picked':
    case 'suppressed':
    case 'attack_ended':
    case 'group_defeated':
    case 'figure_activated':
    case 'line_began':
    case 'line_skipped':
    case 'thought':
    case 'tokens_spent':
    case 'chose':
    case 'told':
    case 'mission_began':
    case 'mission_ended':
    case 'encounter_began':
    case 'encounter_ended':
    case 'planned':
    case 'stocked':
    case 'ended':
      return null;
    default:
      return otherwise(event, null);
  }
}

function cueOfOrder({ order }: Order): Cue | null {
  switch (order) {
    case 'reveal':
    case 'show':
    case 'open':
    case 'unlock':
    case 'complete':
      return 'reveal';
    case 'fail':
      return 'defeat';
    case 'remove':
    case 'withdraw':
    case 'clear_map':
    case 'deploy':
    case 'join':
    case 'stay_back':
    case 'say':
    case 'rule':
    case 'objective':
    case 'offer':
    case 'count':
    case 'reinforce':
    case 'ready':
    case 'place_heroes':
    case 'place_allies':
    case 'fruitless':
    case 'flag':
    case 'harm':
    case 'heal':
    case 'supply':
    case 'medpacs':
    case 'credits':
    case 'fame':
    case 'item':
    case 'lose_item':
    case 'ally':
    case 'lose_ally':
    case 'promoted':
    case 'power':
    case 'start_hurt':
    case 'win':
    case 'lose':
      return null;
    default:
      return otherwise(order, null);
  }
}
