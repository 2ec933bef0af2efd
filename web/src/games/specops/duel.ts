/** The attack under way, as far as events have told it: for the attack screen, at the table and in a replay. */
import type { AttackDie, AttackFace, DefenceDie, DefenceFace, Event } from './types';

export interface Duel {
  readonly attacker: number;
  readonly defender: number;
  /** Weapons of the pool, by number. */
  readonly weapons: readonly number[];
  readonly isMelee: boolean;
  /** Attack dice on the table; none before they are rolled. */
  readonly dice: readonly { readonly die: AttackDie; readonly face: AttackFace }[];
  /** Counts the rolls, so that dice tumble. */
  readonly rolls: number;
  /** What they make, once surges are turned. */
  readonly hits: number | null;
  readonly crits: number | null;
  readonly surges: number;
  readonly defence: { readonly die: DefenceDie; readonly faces: readonly DefenceFace[]; readonly cover: number } | null;
  readonly blocks: number | null;
  readonly wounds: number | null;
  readonly suppression: number;
  readonly panic: { readonly faces: readonly AttackFace[]; readonly wounds: number } | null;
  readonly isDone: boolean;
}

function begun(attacker: number, defender: number, weapon: number, isMelee: boolean): Duel {
  return { attacker, defender, weapons: [weapon], isMelee, dice: [], rolls: 0, hits: null, crits: null, surges: 0, defence: null, blocks: null, wounds: null, suppression: 0, panic: null, isDone: false };
}

/** The duel after an event; none before the first. */
export function follow(duel: Duel | null, event: Event): Duel | null {
  if (event.what === 'declared') return begun(event.attacker, event.defender, event.weapon, event.melee);
  if (!duel) return null;
  switch (event.what) {
    case 'weapon_added':
      return event.defender === duel.defender
        ? { ...duel, weapons: [...duel.weapons, event.weapon] }
        : { ...begun(event.attacker, event.defender, event.weapon, duel.isMelee), rolls: duel.rolls };
    case 'rolled': {
      const next = event.defender === duel.defender ? duel : { ...begun(event.attacker, event.defender, duel.weapons[0] ?? 0, duel.isMelee), rolls: duel.rolls };
      return { ...next, dice: event.dice.map(([die, face]) => ({ die, face })), rolls: next.rolls + 1, hits: null, crits: null, defence: null, blocks: null, wounds: null };
    }
    case 'rerolled': {
      const faces = new Map(event.dice);
      return { ...duel, dice: duel.dice.map(({ die, face }, n) => ({ die, face: faces.get(n) ?? face })), rolls: duel.rolls + 1 };
    }
    case 'converted':
      return { ...duel, hits: event.hits, crits: event.crits, surges: event.surges };
    case 'raised':
      return event.hit
        ? { ...duel, hits: less(duel.hits), crits: more(duel.crits) }
        : { ...duel, hits: more(duel.hits) };
    case 'surge_turned':
      if (event.unit === duel.defender || duel.defence) return { ...duel, blocks: more(duel.blocks) };
      return { ...duel, hits: more(duel.hits), surges: Math.max(0, duel.surges - 1) };
    case 'dodged':
      return event.crit ? { ...duel, crits: less(duel.crits) } : { ...duel, hits: less(duel.hits) };
    case 'modified':
      return { ...duel, hits: event.hits, crits: event.crits };
    case 'guarded':
    case 'armored':
      return { ...duel, hits: Math.max(0, (duel.hits ?? 0) - event.hits) };
    case 'shielded':
      return withoutAny(duel, event.n);
    case 'defence_rolled':
      return { ...duel, defence: { die: event.die, faces: event.faces, cover: event.cover }, blocks: null, rolls: duel.rolls + 1 };
    case 'compared':
      return { ...duel, blocks: event.blocks, wounds: event.wounds };
    case 'suppressed':
      return event.unit === duel.defender ? { ...duel, suppression: duel.suppression + event.n } : duel;
    case 'panicked':
      return event.unit === duel.defender ? { ...duel, panic: { faces: event.faces, wounds: event.wounds } } : duel;
    case 'done':
      return { ...duel, isDone: true };
    // Whatever else happens meanwhile leaves the dice where they lie.
    default:
      return duel;
  }
}

/** The last attack of a story; none if there was none, or something else has begun since. */
export function lastDuel(events: readonly Event[]): Duel | null {
  return events.reduce<Duel | null>((duel, event) => (event.what === 'activated' || event.what === 'round_began' ? null : follow(duel, event)), null);
}

const less = (n: number | null) => Math.max(0, (n ?? 0) - 1);
const more = (n: number | null) => (n ?? 0) + 1;

/** Shields cancel hits first, then crits. */
function withoutAny(duel: Duel, n: number): Duel {
  const hits = Math.max(0, (duel.hits ?? 0) - n);
  const left = n - ((duel.hits ?? 0) - hits);
  return { ...duel, hits, crits: Math.max(0, (duel.crits ?? 0) - left) };
}
