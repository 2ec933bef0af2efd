/** What the armory asks and pays, and why something cannot be had (R31). */
import type { PlanOffer } from './plans';
import type { Card, Content, Priced } from './types';

export type Aisle = 'all' | 'melee' | 'ranged' | 'modification';
export const AISLES: readonly Aisle[] = ['all', 'melee', 'ranged', 'modification'];

export function isIn(aisle: Aisle, { slot, weapon }: Card): boolean {
  if (aisle === 'all') return true;
  return aisle === 'modification' ? slot === 'modification' : weapon?.kind === aisle;
}

/** Cheapest first; what costs the same in the order of the decks. */
export function sorted(content: Content, stock: readonly Priced[], aisle: Aisle): Priced[] {
  return stock
    .filter(({ card }) => content.cards[card] && isIn(aisle, content.cards[card]))
    .sort((a, b) => a.price - b.price || a.card - b.card);
}

/** Credits that are missing for it; none if it can be paid. */
export function missingCredits(price: number, credits: number): number {
  return Math.max(0, price - credits);
}

/** The offer to buy or sell a card. */
export function tradeOf<Trade extends PlanOffer<'buy'> | PlanOffer<'sell'>>(offers: readonly Trade[], card: number): Trade | undefined {
  return offers.find(({ step }) => step.card === card);
}
