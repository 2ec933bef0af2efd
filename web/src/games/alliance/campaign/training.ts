/** Which class cards a hero has, may take and may not, and why (R32). */
import type { Card, Content, HeroFile } from './types';

/** Each hero gains four class cards in a campaign, the n-th of at most n experience points (R32.3). */
export const MOST_TRAININGS = 4;

export type Standing = 'start' | 'taken' | 'kept' | 'open' | 'dear' | 'waiting' | 'full';

export interface ClassCard {
  readonly card: number;
  readonly printed: Card;
  readonly standing: Standing;
}

/** The class deck of a hero, the cheapest first. */
export function deckOf(content: Content, file: HeroFile): ClassCard[] {
  const hero = content.heroes[file.hero];
  if (!hero) return [];
  return content.cards
    .map((printed, card) => ({ printed, card }))
    .filter(({ printed }) => printed.deck === 'class' && printed.hero === hero.id)
    .sort((a, b) => a.printed.xp - b.printed.xp || a.card - b.card)
    .map(({ printed, card }) => ({ card, printed, standing: standingOf(file, card, printed) }));
}

function standingOf(file: HeroFile, card: number, { xp }: Card): Standing {
  if (xp === 0) return 'start';
  if (file.class.includes(card)) return file.may_untrain.includes(card) ? 'taken' : 'kept';
  if (file.may_train.includes(card)) return 'open';
  if (file.class.length >= MOST_TRAININGS) return 'full';
  return file.pending === 0 ? 'waiting' : 'dear';
}

/** How dear the next card may be. */
export function nextPrice(file: HeroFile): number {
  return Math.min(MOST_TRAININGS, file.class.length + 1);
}

/** Trainings that wait, of the whole team. */
export function pendingTrainings(heroes: readonly HeroFile[]): number {
  return heroes.reduce((sum, { pending, may_train }) => sum + (may_train.length > 0 ? pending : 0), 0);
}
