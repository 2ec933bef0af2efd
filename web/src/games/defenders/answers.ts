/** Answers that are buttons, in the order in which number keys take them. */
import { open, type OfferOf as AnyOfferOf } from '../../table/offers';
import type { Choice, Offer } from './types';

export type OfferOf<Kind extends Choice['do']> = AnyOfferOf<Choice, Kind>;

/** Ways to attack or heal somebody: weapons, with area damage paid for or not. */
export function attacksOn(offers: readonly Offer[], target: number): (OfferOf<'attack'> | OfferOf<'strike'>)[] {
  return [...open(offers, 'attack'), ...open(offers, 'strike')].filter(({ choice }) => choice.target === target);
}

/** Kinds of answers that are buttons with a number, in the order they are shown. */
const LISTED = [
  'take_skill',
  'take_tactic',
  'take_device',
  'take_weapon',
  'pick_weapon',
  'deliver',
  'alpha',
  'give',
  'report',
  'activate',
  'way',
  'reveal',
  'pick',
  'stack',
  'first_aid',
  'reload',
  'unjam',
  'restore',
  'random_device',
  'fragment',
  'spend',
  'option',
  'use',
] as const satisfies readonly Choice['do'][];

/** The answers that a number key takes, in the order they are shown; ways to attack somebody come first. */
export function numbered(offers: readonly Offer[], aimed: number | null): Offer[] {
  if (aimed !== null) return attacksOn(offers, aimed);
  return LISTED.flatMap((kind): Offer[] => open(offers, kind));
}
