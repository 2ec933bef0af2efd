/** Dice that fall outside of attacks, as far as events have told it: at a console, for reinforcements, of a detonator, in a rally or a panic. */
import type { AttackDie, AttackFace, Content, DefenceDie, DefenceFace, Event, View } from './types';

export interface Thrown {
  /** Who threw them; nobody for reinforcements. */
  readonly unit: number | null;
  readonly why: 'deed' | 'rally' | 'panic';
  readonly dice: readonly ({ readonly attack: AttackDie; readonly face: AttackFace } | { readonly defence: DefenceDie; readonly face: DefenceFace })[];
  /** Counts the throws, so that dice tumble. */
  readonly rolls: number;
}

/** What the table does next takes the dice away. */
const OVER: ReadonlySet<Event['what']> = new Set<Event['what']>(['activated', 'round_began', 'declared', 'moved', 'acted']);

/** The dice after an event; none where it has nothing to do with any. Detonators throw white dice, everything else of a mission black ones. */
export function followThrow(thrown: Thrown | null, event: Event, scene: Pick<View, 'mission' | 'figures'>, content: Content): Thrown | null {
  const rolls = (thrown?.rolls ?? 0) + 1;
  switch (event.what) {
    case 'thrown': {
      const isWhite = scene.mission !== null && content.missions[scene.mission]?.rules === 'vehicle';
      return { unit: event.unit, why: 'deed', dice: event.faces.map((face) => ({ attack: isWhite ? 'white' : 'black', face })), rolls };
    }
    case 'rally_thrown': {
      const isRed = scene.figures[event.unit]?.keywords.includes('indomitable') ?? false;
      return { unit: event.unit, why: 'rally', dice: event.faces.map((face) => ({ defence: isRed ? 'red' : 'white', face })), rolls };
    }
    case 'panicked':
      return { unit: event.unit, why: 'panic', dice: event.faces.map((face) => ({ attack: 'black', face })), rolls };
    default:
      return OVER.has(event.what) ? null : thrown;
  }
}
