/** An attack as it was told, from its declaration to its end, so that it can be looked at afterwards. */
import type { AttackDie, DefenceDie, Event } from './types';

export interface Duel {
  readonly attacker: number;
  readonly target: number;
  readonly weapon: number;
  readonly distance: number;
  readonly attack: readonly (readonly [AttackDie, number | null])[];
  readonly defence: readonly (readonly [DefenceDie, number | null])[];
  readonly spent: readonly string[];
  readonly result: { readonly hit: true; readonly damage: number; readonly blocked: number } | { readonly hit: false; readonly dodged: boolean; readonly missing: number } | null;
  readonly over: boolean;
}

export function fence(duel: Duel | null, event: Event): Duel | null {
  if (event.what === 'attack_declared') {
    const { attacker, target, weapon, distance } = event;
    return { attacker, target, weapon, distance, attack: [], defence: [], spent: [], result: null, over: false };
  }
  // Another mission has other figures under the same numbers.
  if (event.what === 'round_began' || event.what === 'mission_began') return null;
  if (!duel || duel.over) return duel;
  switch (event.what) {
    case 'attack_rolled':
      return { ...duel, attack: event.attack, defence: event.defence };
    case 'rerolled': {
      const turn = <Die>(dice: readonly (readonly [Die, number | null])[]) =>
        dice.map(([die, face], n) => [die, n === event.die ? event.to : face] as const);
      if (event.pool === 'attack') return { ...duel, attack: turn(duel.attack) };
      return event.pool === 'defence' ? { ...duel, defence: turn(duel.defence) } : duel;
    }
    case 'surge_spent':
      return { ...duel, spent: [...duel.spent, event.option] };
    case 'missed':
      return { ...duel, result: { hit: false, dodged: event.dodged, missing: event.missing_accuracy } };
    case 'hit':
      return { ...duel, result: { hit: true, damage: event.damage, blocked: event.blocked } };
    case 'attack_ended':
      return { ...duel, over: true };
    default:
      return duel;
  }
}
