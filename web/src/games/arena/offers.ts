/**
 * What the open offers mean on the board and in the panel. No rules in here: what is offered is lit, what is not
 * offered is dark, and the words for "why not" only read what everybody sees.
 */
import { why, type Why } from '../../table/line';
import { openTo, type Does } from '../../table/offers';
import { strength } from './words';
import { MEGA, type Choice, type Offer, type Prompt, type View } from './types';

export { openTo as open };

/** The slots of the cards as they are shown: the one that loses the game comes first. */
export const CARD_ORDER: readonly number[] = [MEGA, 0, 1, 2];

/** The answers that have a number key, in the order they are shown. */
export function numbered(offers: readonly Offer[], seat: number | null): Choice[] {
  const cards = openTo(offers, seat, 'card');
  return [
    ...openTo(offers, seat, 'report'),
    ...CARD_ORDER.flatMap((slot) => cards.filter((card) => card.slot === slot)),
    ...openTo(offers, seat, 'board'),
  ];
}

/** Of seats that can answer, those the question is for: while dice are placed, whoever still holds one. */
export function waited(prompt: Prompt | null, view: View, seats: readonly number[]): readonly number[] {
  if (prompt?.ask !== 'place') return seats;
  const holding = seats.filter((seat) => view.jedi[seat]?.die !== null);
  return holding.length > 0 ? holding : seats;
}

/**
 * How a field is lit:
 * `stand` can be tapped to stand there, `strike` is a droid I can strike from where my figure shows now, `reach` one
 * that takes a walk first, `push` one that a push can take.
 */
export type Light = 'stand' | 'strike' | 'reach' | 'push';

export interface Tap {
  readonly light: Light;
  /** What a tap sends; none if it only moves the ghost. */
  readonly choice: Choice | null;
}

/**
 * What tapping each field does, by field. `ghost` is where my figure shows during a fight: the walk is free, so it
 * stays with me until I strike or end.
 */
export function taps(offers: readonly Offer[], seat: number | null, ghost: number | null): Map<number, Tap> {
  const found = new Map<number, Tap>();
  for (const choice of openTo(offers, seat, 'start')) found.set(choice.field, { light: 'stand', choice });
  for (const choice of openTo(offers, seat, 'push')) found.set(choice.target, { light: 'push', choice });
  for (const choice of openTo(offers, seat, 'finish')) found.set(choice.at, { light: 'stand', choice: null });
  const strikes = openTo(offers, seat, 'strike');
  for (const { target } of strikes) {
    if (found.has(target)) continue;
    const here = strikes.find((strike) => strike.target === target && strike.from === ghost);
    found.set(target, { light: here ? 'strike' : 'reach', choice: here ?? null });
  }
  return found;
}

/** The way to strike a droid: from where the ghost stands if that is offered, else from the nearest field offered. */
export function strikeAt(
  offers: readonly Offer[],
  seat: number | null,
  target: number,
  ghost: number,
  distance: (from: number, to: number) => number,
): Does<Choice, 'strike'> | undefined {
  const ways = openTo(offers, seat, 'strike').filter((strike) => strike.target === target);
  const far = (strike: Does<Choice, 'strike'>) => (strike.from === ghost ? -1 : distance(ghost, strike.from));
  return ways.sort((a, b) => far(a) - far(b) || a.from - b.from)[0];
}

/** Where the ghost may stand now: it falls back to the figure when the offers no longer hold its place. */
export function ghostPlace(offers: readonly Offer[], seat: number | null, wished: number | null, at: number): number {
  if (wished === null) return at;
  return openTo(offers, seat, 'finish').some((choice) => choice.at === wished) ? wished : at;
}

/** Why a die cannot be turned, read from the table: the message key. */
export function whyNoForce(view: View, die: number, up: boolean): string {
  const face = view.jedi[die]?.die ?? null;
  if (face === null) return 'arena-why-no-die';
  if (up && face === 6) return 'arena-why-six';
  if (!up && face === 1) return 'arena-why-one';
  return view.force <= 1 ? 'arena-why-last-force' : 'arena-why-not-now';
}

/** Why tapping a field does nothing now: the message, read from the question and the board. */
export function whyNotField(prompt: Prompt, view: View, field: number): Why | null {
  const droid = view.droids[field] ?? null;
  switch (prompt.ask) {
    case 'start':
      return why('arena-why-start', 'S6');
    case 'fight': {
      if (!droid) return why('arena-why-no-way', '20');
      const cost = strength(droid);
      return cost > prompt.left ? why('arena-why-too-strong', '24', { cost, left: prompt.left }) : why('arena-why-no-way-to-droid', '23');
    }
    case 'push':
      if (!droid) return why('arena-why-push-droid', '33');
      return prompt.target === 'any' ? null : why('arena-why-push-kind', '33', { kind: prompt.target });
    default:
      return null;
  }
}
