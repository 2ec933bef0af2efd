/** An attack as it was told, from its declaration to its end, so that it can be looked at afterwards. */
import { alienOf, kindOf } from './figures';
import type { AlienView, Content, Event, Rolled, View, With } from './types';

/** Which card each alien has that ever came to the map. */
export type Cards = ReadonlyMap<number, number>;

export interface Duel {
  /** Nobody stands behind the dice of a mine. */
  readonly attacker: number | null;
  readonly target: number;
  readonly with: With;
  readonly area: boolean;
  readonly dice: readonly Rolled[];
  readonly hits: number | null;
  readonly targets: readonly number[];
  /** Who defends, the newest last. */
  readonly defences: readonly Defence[];
  readonly over: boolean;
  /** Who the aliens were when it was declared: whoever dies of it still has a name. */
  readonly cards: Cards;
}

export interface Defence {
  readonly figure: number;
  readonly dice: readonly Rolled[];
  /** Hits that got through, once it is known. */
  readonly left: number | null;
  readonly wounds: number;
  readonly isDead: boolean;
}

/** Attacks may answer attacks: the newest is shown, and the one below it comes back. */
export function fence(duels: readonly Duel[], event: Event, cards: Cards = new Map()): readonly Duel[] {
  if (event.event === 'declared') {
    const { attacker, target, area } = event;
    const open = duels.filter(({ over }) => !over);
    return [...open, { attacker, target, with: event.with, area, dice: [], hits: null, targets: [target], defences: [], over: false, cards }];
  }
  if (event.event === 'round_began') return [];
  const duel = duels.at(-1);
  if (!duel || duel.over) return duels;
  const turned = next(duel, event);
  if (turned === duel) return duels;
  // One that answered another gives way to it.
  return turned.over && duels.length > 1 ? duels.slice(0, -1) : [...duels.slice(0, -1), turned];
}

function next(duel: Duel, event: Event): Duel {
  switch (event.event) {
    case 'rolled':
      return duel.hits === null ? { ...duel, dice: event.dice } : defend(duel, event.whom, () => ({ dice: event.dice }));
    case 'rerolled': {
      const turn = (dice: readonly Rolled[]) => dice.map((die, n) => (n === event.die ? event.shows : die));
      return event.defence ? defend(duel, event.whom, ({ dice }) => ({ dice: turn(dice) })) : { ...duel, dice: turn(duel.dice) };
    }
    case 'struck':
      return { ...duel, hits: event.hits, targets: event.targets };
    case 'failed':
      return { ...duel, hits: 0 };
    case 'defended':
      return defend(duel, event.figure, () => ({ left: event.left }));
    case 'wounded':
      return defend(duel, event.figure, ({ wounds }) => ({ wounds: wounds + event.wounds }));
    case 'died':
      return duel.defences.some(({ figure }) => figure === event.figure) ? defend(duel, event.figure, () => ({ isDead: true })) : duel;
    case 'over':
      return { ...duel, over: true };
    default:
      return duel;
  }
}

function defend(duel: Duel, figure: number, change: (defence: Defence) => Partial<Defence>): Duel {
  const known = duel.defences.find((one) => one.figure === figure) ?? { figure, dice: [], left: null, wounds: 0, isDead: false };
  const others = duel.defences.filter((one) => one.figure !== figure);
  return { ...duel, defences: [...others, { ...known, ...change(known) }] };
}

/** The view with those who fell in it, so that they can still be named and drawn. */
export function withFallen(view: View, duel: Duel, content: Content): View {
  const about = [duel.attacker, duel.target, ...duel.defences.map(({ figure }) => figure)];
  const fallen = [...new Set(about)].flatMap((figure): AlienView[] => {
    if (figure === null || kindOf(figure) !== 'alien' || alienOf(view, figure)) return [];
    const card = duel.cards.get(figure);
    const printed = content.aliens[card ?? -1];
    if (card === undefined || !printed) return [];
    const { rank, health } = printed;
    return [{ figure, card, species: 0, rank, at: -1, health, wounds: health, shield: 0, immobilised: false, paralysed: false, player: -1 }];
  });
  return fallen.length === 0 ? view : { ...view, aliens: [...view.aliens, ...fallen] };
}
