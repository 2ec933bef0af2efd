/**
 * What the open offers mean on the board and in the panel. No rules in here: what is offered is lit, what is not
 * offered is dark.
 */
import { open, type OfferOf as AnyOfferOf } from '../../table/offers';
import { figureOf } from './figures';
import { covers, keyOf } from './geometry';
import type { Choice, MapPlan, Offer, Position, Space, Thing, View } from './types';

export type OfferOf<Kind extends Choice['do']> = AnyOfferOf<Choice, Kind>;
export { open };

/**
 * How a space is lit. `move` and `run` are ways of the figure whose turn it is, `run` with the move action first;
 * `attack` is somebody who can be attacked; `pick` a figure or space an ability may be aimed at; `way` where an enemy
 * may end; `thing` a crate or terminal in reach.
 */
export type Light = 'deploy' | 'move' | 'run' | 'attack' | 'pick' | 'activate' | 'way' | 'thing';

export interface Tap {
  readonly light: Light;
  /** What a tap sends; none where more is to be said first. */
  readonly offer: Offer | null;
  /** Whom the space holds, where the tap is about a figure. */
  readonly figure?: number;
}

export interface Wish {
  /** Which of several figures is deployed. */
  readonly deploy: number | null;
}

/** What tapping each space does. */
export function taps(offers: readonly Offer[], view: View, plan: MapPlan, wish: Wish): Map<string, Tap> {
  const found = new Map<string, Tap>();
  const put = (spaces: Position, tap: Tap) => {
    for (const space of spaces) if (!found.has(keyOf(space))) found.set(keyOf(space), tap);
  };
  const onFigure = (figure: number, tap: Tap) => put(figureOf(view, figure)?.at ?? [], { ...tap, figure });

  for (const offer of open(offers, 'attack')) onFigure(offer.choice.target, { light: 'attack', offer: null });
  for (const offer of open(offers, 'pick')) onFigure(offer.choice.figure, { light: 'pick', offer });
  for (const offer of open(offers, 'activate')) onFigure(offer.choice.figure, { light: 'activate', offer });
  for (const offer of open(offers, 'deploy')) {
    if (wish.deploy === null || offer.choice.figure === wish.deploy) put([offer.choice.to], { light: 'deploy', offer });
  }
  for (const offer of open(offers, 'aim')) put([offer.choice.space], { light: 'pick', offer });
  // A large base covers several spaces: each is the corner of at most one way, so corners come first.
  const moves = [...open(offers, 'move'), ...open(offers, 'way')];
  const light = (offer: Offer): Light => (offer.choice.do === 'way' ? 'way' : 'move');
  for (const offer of moves) put(offer.choice.to.slice(0, 1), { light: light(offer), offer });
  for (const offer of moves) put(offer.choice.to, { light: light(offer), offer });
  for (const offer of open(offers, 'interact')) {
    const { object } = offer.choice;
    const space = spaceOf(object, view, plan);
    if (space) put([space], { light: 'thing', offer });
  }
  return found;
}

/** Where a thing lies; doors lie between spaces, and carried things with their carrier. */
function spaceOf(thing: Thing, view: View, plan: MapPlan): Space | null {
  if ('crate' in thing) return plan.crates[thing.crate] ?? null;
  if ('terminal' in thing) return plan.terminals[thing.terminal] ?? null;
  if ('door' in thing) return null;
  const found = view.mission?.objects.find(({ object }) => object === thing.mission[0]);
  return found?.carrier === null ? found.at : null;
}

/** The doors that can be opened now, by number. */
export function doorsOpen(offers: readonly Offer[]): Map<number, Offer> {
  const found = new Map<number, Offer>();
  for (const offer of open(offers, 'interact')) {
    if ('door' in offer.choice.object) found.set(offer.choice.object.door, offer);
  }
  return found;
}

/** Ways to attack somebody: weapons, and abilities that go with the declaration. */
export function attacksOn(offers: readonly Offer[], target: number): OfferOf<'attack'>[] {
  return open(offers, 'attack').filter((offer) => offer.choice.target === target);
}

/** Whoever can be attacked, each once, nearest first as far as the odds know. */
export function targets(offers: readonly Offer[], view: View): number[] {
  const found = [...new Set(open(offers, 'attack').map((offer) => offer.choice.target))];
  const far = (target: number) => view.odds.find((odds) => odds.target === target)?.distance ?? 99;
  return found.sort((a, b) => far(a) - far(b) || a - b);
}

/** The offer to end a move on a space. */
export function moveTo(offers: readonly Offer[], space: Space): OfferOf<'move'> | undefined {
  const moves = open(offers, 'move');
  return moves.find((offer) => keyOf(offer.choice.to[0]!) === keyOf(space)) ?? moves.find((offer) => covers(offer.choice.to, space));
}

/** Kinds of answers that are buttons with a number, in the order they are shown. */
const LISTED = ['activate', 'pick', 'convert', 'report', 'way', 'card', 'surge', 'use', 'let', 'bleed'] as const;

/** The answers that a number key takes, in the order they are shown; ways to attack somebody come first. */
export function numbered(offers: readonly Offer[], aimed: number | null): Offer[] {
  if (aimed !== null) return attacksOn(offers, aimed);
  return LISTED.flatMap((kind): Offer[] => open(offers, kind));
}
