import { describe, expect, it } from 'vitest';
import { open, openTo, seatsOffered, type Offer } from './offers';

type Choice = { do: 'walk'; to: number } | { do: 'end' };

const OFFERS: Offer<Choice>[] = [
  { seat: 2, choice: { do: 'end' } },
  { seat: 0, choice: { do: 'walk', to: 4 } },
  { seat: 0, choice: { do: 'end' } },
  { seat: 2, choice: { do: 'walk', to: 7 } },
];

describe('offers', () => {
  it('of one kind open to a seat are its choices, in their order', () => {
    expect(openTo(OFFERS, 0, 'walk')).toEqual([{ do: 'walk', to: 4 }]);
    expect(openTo(OFFERS, null, 'walk')).toEqual([]);
  });

  it('of one kind are counted once, whoever of mine could answer', () => {
    expect(open(OFFERS, 'end')).toEqual([{ seat: 2, choice: { do: 'end' } }]);
    expect(open(OFFERS, 'walk').map(({ choice }) => choice.to)).toEqual([4, 7]);
  });

  it('tell which seats can answer', () => {
    expect(seatsOffered(OFFERS)).toEqual([0, 2]);
  });
});
