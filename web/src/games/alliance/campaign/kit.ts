/** What a hero carries, slot by slot (R10.1, R10.6), and where a card may go. */
import type { PlanOffer } from './plans';
import type { Card, Content, HeroFile, ItemHeld, Slot } from './types';

/** The most of each a hero brings into a mission (R10.1). */
export const LIMITS = { weapon: 2, armor: 1, equipment: 3 } as const;
export type Shelf = keyof typeof LIMITS;
export const SHELVES: readonly Shelf[] = ['weapon', 'armor', 'equipment'];

/** A card in its place; of a weapon with what lies under it. */
export interface Held {
  readonly card: number;
  readonly printed: Card;
  readonly modifications: readonly number[];
  /** How many modifications it takes (R10.6). */
  readonly bars: number;
  /** A card of the class or reward deck stays with its hero (R10.3). */
  readonly fixed: boolean;
}

export interface Kit {
  readonly shelves: Readonly<Record<Shelf, readonly Held[]>>;
  /** Modifications under no weapon, and cards that are no equipment. */
  readonly loose: readonly Held[];
}

/** The starting item is the hero's whether the list of its items names it or not (R1.11). */
export function kitOf(content: Content, file: HeroFile): Kit {
  const start = content.cards.findIndex(({ id }) => id === content.heroes[file.hero]?.start);
  const items: ItemHeld[] = [...file.items];
  if (start >= 0 && !items.some(({ card }) => card === start)) items.unshift({ card: start, under: null });
  const held = (card: number): Held | null => {
    const printed = content.cards[card];
    if (!printed) return null;
    return {
      card,
      printed,
      modifications: items.filter(({ under }) => under === card).map((item) => item.card),
      bars: printed.weapon?.bars ?? 0,
      fixed: printed.deck !== 'item',
    };
  };
  const all = items.filter(({ under }) => under === null).flatMap(({ card }) => held(card) ?? []);
  const on = (slot: Slot) => all.filter(({ printed }) => printed.slot === slot);
  return {
    shelves: { weapon: on('weapon'), armor: on('armor'), equipment: on('equipment') },
    loose: all.filter(({ printed }) => printed.slot === null || printed.slot === 'modification'),
  };
}

/** Slots still free; none if there are more cards than the limit. */
export function free(kit: Kit, shelf: Shelf): number {
  return Math.max(0, LIMITS[shelf] - kit.shelves[shelf].length);
}

/** Where a card can be put: with a hero, under a weapon of a hero, or in the stash. */
export interface Place {
  /** Its place in the team; the stash if nobody. */
  readonly hero: number | null;
  readonly under: number | null;
}

export const STASH: Place = { hero: null, under: null };

export function isPlace(one: Place, other: Place): boolean {
  return one.hero === other.hero && one.under === other.under;
}

/** Where a card is now; none if the team does not have it. */
export function placeOf(heroes: readonly HeroFile[], stash: readonly number[], card: number): Place | null {
  for (const [hero, file] of heroes.entries()) {
    const held = file.items.find((item) => item.card === card);
    if (held) return { hero, under: held.under };
  }
  return stash.includes(card) ? STASH : null;
}

/** The offer to put a card somewhere. */
export function giveTo(offers: readonly PlanOffer<'give'>[], card: number, place: Place): PlanOffer<'give'> | undefined {
  return offers.find(({ step }) => step.card === card && (step.to ?? null) === place.hero && (step.under ?? null) === place.under);
}

/** Where a card may be put now. */
export function placesFor(offers: readonly PlanOffer<'give'>[], card: number): Place[] {
  return offers.filter(({ step }) => step.card === card).map(({ step }) => ({ hero: step.to ?? null, under: step.under ?? null }));
}

/** Why a card cannot go somewhere, as the end of a text key. */
export type WhyNot = 'here' | 'fixed' | 'full' | 'needs-weapon' | 'no-bars' | 'wrong-weapon' | 'not-modification' | 'now';

export function whyNot(content: Content, heroes: readonly HeroFile[], stash: readonly number[], card: number, place: Place): WhyNot {
  const printed = content.cards[card];
  const here = placeOf(heroes, stash, card);
  if (here && isPlace(here, place)) return 'here';
  if (!here || !printed || printed.deck === 'class') return 'fixed';
  if (place.hero === null) return 'now';
  const file = heroes[place.hero];
  if (!file) return 'now';
  if (isSomebodyElses(content, heroes, printed, card, place.hero)) return 'fixed';
  const kit = kitOf(content, file);
  if (place.under !== null) {
    if (!printed.modification) return 'not-modification';
    const weapon = kit.shelves.weapon.find((held) => held.card === place.under);
    if (weapon?.printed.weapon?.kind !== printed.modification.fits) return 'wrong-weapon';
    return weapon.modifications.length >= weapon.bars ? 'no-bars' : 'now';
  }
  if (printed.slot === 'modification') return 'needs-weapon';
  if (printed.slot && free(kit, printed.slot as Shelf) === 0) return 'full';
  return 'now';
}

/** A reward is for the hero it names, and stays with whom it once was taken along by (R10.3). */
function isSomebodyElses(content: Content, heroes: readonly HeroFile[], printed: Card, card: number, hero: number): boolean {
  const owner = heroes.findIndex(({ rewards }) => rewards.includes(card));
  if (owner >= 0) return owner !== hero;
  return printed.hero !== null && printed.hero !== content.heroes[heroes[hero]!.hero]?.id;
}

/** What nobody uses although somebody could: the equipment check before a mission (R10.1). */
export interface Check {
  /** Heroes without any weapon. */
  readonly unarmed: readonly number[];
  /** Cards in the stash that are offered to somebody. */
  readonly idle: readonly number[];
}

export function checkKits(content: Content, heroes: readonly HeroFile[], stash: readonly number[], gives: readonly PlanOffer<'give'>[]): Check {
  return {
    unarmed: heroes.flatMap((file, hero) => (kitOf(content, file).shelves.weapon.length === 0 ? [hero] : [])),
    idle: stash.filter((card) => placesFor(gives, card).some(({ hero }) => hero !== null)),
  };
}
