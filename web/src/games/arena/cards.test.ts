import { describe, expect, it } from 'vitest';
import { cardSlots, fitLine } from './cards';
import { content, view } from './fixtures';

const [sum, dice] = [content.threats[0]!.needs, content.threats[1]!.needs];
const [onSum, onDice] = [view.cards[0]!, view.cards[1]!];

describe('a card', () => {
  it('shows dice that lie there, that are missing and that nobody asked for', () => {
    expect(cardSlots(dice, onDice)).toEqual([
      { face: 1, look: 'slot' },
      { face: 3, look: 'solid' },
      { face: 5, look: 'slot' },
      { face: 6, look: 'spare' },
    ]);
    expect(cardSlots(sum, onSum)).toEqual([]);
  });

  it('keeps two dice of one face apart', () => {
    expect(cardSlots({ dice: [2, 2, 5] }, { dice: [2], missing: [2, 5] }).map((slot) => slot.look)).toEqual([
      'slot',
      'solid',
      'slot',
    ]);
  });

  it('tells what one more die would do', () => {
    expect(fitLine(dice, onDice, 5)).toEqual({ key: 'arena-fit-one', args: { left: 1 }, fit: 'helps' });
    expect(fitLine(dice, { ...onDice, missing: [5] }, 5).key).toBe('arena-fit-last');
    expect(fitLine(dice, onDice, 3)).toEqual({ key: 'arena-fit-nothing', fit: 'idle' });
    expect(fitLine(dice, { ...onDice, missing: [], met: true }, 3).key).toBe('arena-fit-met-already');
    expect(fitLine(sum, onSum, 2)).toEqual({ key: 'arena-fit-sum', args: { sum: 5, left: 4 }, fit: 'helps' });
    expect(fitLine(sum, onSum, 6).key).toBe('arena-fit-sum-exact');
    expect(fitLine(sum, { ...onSum, sum: 6 }, 6)).toMatchObject({ key: 'arena-fit-sum-over', fit: 'spoils' });
  });
});
