/** How a card is drawn: its slots with the dice on it, and what one more die would do. */
import { line, type Line } from '../../table/line';
import type { CardView, Needs } from './types';

export interface CardSlot {
  readonly face: number;
  /** `solid` is a needed die that lies there, `slot` one that is missing, `spare` one that nobody asked for. */
  readonly look: 'solid' | 'slot' | 'spare';
}

/** The dice of a dice card in the order printed, then those too many. A sum card has no slots. */
export function cardSlots(needs: Needs, card: Pick<CardView, 'dice' | 'missing'>): CardSlot[] {
  if ('sum' in needs) return [];
  const missing = [...card.missing];
  const spare = [...card.dice];
  const slots: CardSlot[] = needs.dice.map((face) => {
    const gap = missing.indexOf(face);
    if (gap >= 0) {
      missing.splice(gap, 1);
      return { face, look: 'slot' };
    }
    const lies = spare.indexOf(face);
    if (lies >= 0) spare.splice(lies, 1);
    return { face, look: 'solid' };
  });
  return [...slots, ...spare.map((face): CardSlot => ({ face, look: 'spare' }))];
}

/** Whether a die helps the card, does nothing, or spoils it. */
export type Fit = 'helps' | 'idle' | 'spoils';

export interface FitLine extends Line {
  readonly fit: Fit;
}

/** What putting this die on the card would change, read off the card. */
export function fitLine(needs: Needs, card: CardView, face: number): FitLine {
  if ('sum' in needs) {
    const sum = card.sum + face;
    if (sum === needs.sum) return helps(line('arena-fit-sum-exact', { sum }));
    if (sum < needs.sum) return helps(line('arena-fit-sum', { sum, left: needs.sum - sum }));
    return { ...line('arena-fit-sum-over', { sum }), fit: 'spoils' };
  }
  if (!card.missing.includes(face)) return { ...line(card.met ? 'arena-fit-met-already' : 'arena-fit-nothing'), fit: 'idle' };
  return helps(card.missing.length === 1 ? line('arena-fit-last') : line('arena-fit-one', { left: card.missing.length - 1 }));
}

function helps(words: Line): FitLine {
  return { ...words, fit: 'helps' };
}
