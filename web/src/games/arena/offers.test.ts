import { describe, expect, it } from 'vitest';
import { view } from './fixtures';
import { ghostPlace, numbered, open, strikeAt, taps, waited, whyNoForce, whyNotField } from './offers';
import type { Offer } from './types';

// Mace fights from the middle: battle droids on 3 and 4, a droideka on 6; fields 2 and 5 are free.
const fight: Offer[] = [
  { seat: 0, choice: { do: 'strike', from: 0, target: 3 } },
  { seat: 0, choice: { do: 'strike', from: 2, target: 3 } },
  { seat: 0, choice: { do: 'strike', from: 0, target: 4 } },
  { seat: 0, choice: { do: 'strike', from: 5, target: 4 } },
  { seat: 0, choice: { do: 'finish', at: 0 } },
  { seat: 0, choice: { do: 'finish', at: 2 } },
  { seat: 0, choice: { do: 'finish', at: 5 } },
];

describe('offers', () => {
  it('belong to seats and kinds', () => {
    const offers: Offer[] = [...fight, { seat: 1, choice: { do: 'card', slot: 2 } }];
    expect(open(offers, 1, 'card')).toEqual([{ do: 'card', slot: 2 }]);
    expect(open(offers, 0, 'card')).toEqual([]);
    expect(open(offers, null, 'card')).toEqual([]);
  });

  it('have number keys in the order they are shown', () => {
    const offers: Offer[] = [
      { seat: 0, choice: { do: 'board', field: 2 } },
      { seat: 0, choice: { do: 'card', slot: 1 } },
      { seat: 0, choice: { do: 'card', slot: 3 } },
      { seat: 0, choice: { do: 'force', die: 0, up: true } },
    ];
    expect(numbered(offers, 0)).toEqual([
      { do: 'card', slot: 3 },
      { do: 'card', slot: 1 },
      { do: 'board', field: 2 },
    ]);
  });

  it('are for those who hold a die', () => {
    const placed = { ...view, jedi: [{ ...view.jedi[0]!, die: null }, view.jedi[1]!] };
    expect(waited({ ask: 'place' }, placed, [0, 1])).toEqual([1]);
    expect(waited({ ask: 'place' }, placed, [0])).toEqual([0]);
    expect(waited({ ask: 'start' }, placed, [0, 1])).toEqual([0, 1]);
  });

  it('light what can be done from where the ghost stands', () => {
    const here = taps(fight, 0, 0);
    expect(here.get(3)).toEqual({ light: 'strike', choice: { do: 'strike', from: 0, target: 3 } });
    expect(here.get(2)).toEqual({ light: 'stand', choice: null });
    expect(here.has(6)).toBe(false);
    const there = taps(fight, 0, 5);
    expect(there.get(3)?.light).toBe('reach');
    expect(there.get(4)?.light).toBe('strike');
  });

  it('light starting fields and pushes', () => {
    const start = taps([{ seat: 1, choice: { do: 'start', field: 4 } }], 1, null);
    expect(start.get(4)).toEqual({ light: 'stand', choice: { do: 'start', field: 4 } });
    const push = taps([{ seat: 1, choice: { do: 'push', target: 6 } }], 1, null);
    expect(push.get(6)?.light).toBe('push');
  });

  it('strike from the ghost, else from the nearest field offered', () => {
    const far = (from: number, to: number) => Math.abs(from - to);
    expect(strikeAt(fight, 0, 3, 0, far)?.from).toBe(0);
    expect(strikeAt(fight, 0, 3, 5, far)?.from).toBe(2);
    expect(strikeAt(fight, 0, 6, 0, far)).toBeUndefined();
  });

  it('keep the ghost where it may stand', () => {
    expect(ghostPlace(fight, 0, 5, 0)).toBe(5);
    expect(ghostPlace(fight, 0, 4, 0)).toBe(0);
    expect(ghostPlace(fight, 0, null, 0)).toBe(0);
  });
});

describe('why not', () => {
  const prompt = { ask: 'fight', seat: 0, left: 2, at: 0 } as const;

  it('says what a droid costs', () => {
    expect(whyNotField(prompt, view, 6)).toEqual({ key: 'arena-why-too-strong', args: { cost: 3, left: 2 }, rule: '24' });
    expect(whyNotField({ ...prompt, left: 5 }, view, 6)?.key).toBe('arena-why-no-way-to-droid');
    expect(whyNotField(prompt, view, 5)?.key).toBe('arena-why-no-way');
  });

  it('knows pushes, starts and everything else', () => {
    expect(whyNotField({ ask: 'push', seat: 0, target: 'super', left: 1 }, view, 6)?.args).toEqual({ kind: 'super' });
    expect(whyNotField({ ask: 'push', seat: 0, target: 'any', left: 1 }, view, 0)?.key).toBe('arena-why-push-droid');
    expect(whyNotField({ ask: 'start' }, view, 0)?.key).toBe('arena-why-start');
    expect(whyNotField({ ask: 'place' }, view, 0)).toBeNull();
  });

  it('explains why the Force cannot turn a die', () => {
    const with_ = (die: number | null, force: number) => ({
      ...view,
      force,
      jedi: [{ ...view.jedi[0]!, die }, view.jedi[1]!],
    });
    expect(whyNoForce(with_(6, 5), 0, true)).toBe('arena-why-six');
    expect(whyNoForce(with_(1, 5), 0, false)).toBe('arena-why-one');
    expect(whyNoForce(with_(3, 1), 0, true)).toBe('arena-why-last-force');
    expect(whyNoForce(with_(null, 5), 0, true)).toBe('arena-why-no-die');
    expect(whyNoForce(with_(3, 5), 0, true)).toBe('arena-why-not-now');
  });
});
