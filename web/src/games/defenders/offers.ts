/**
 * What the open offers mean on the board and in the panel. No rules in here: what is offered is lit, what is not
 * offered is dark.
 */
import { open } from '../../table/offers';
import { hexAt, kindOf } from './figures';
import { keyOfHex, STEPS, type Chart } from './map';
import type { Offer, View, WayTo } from './types';

export { attacksOn, numbered, type OfferOf } from './answers';
export { open };

/**
 * How a hex is lit. `unmask` and `contact` are ways on which a signal is revealed, or that end beside an alien; `stop` is where
 * the moving figure stands, `face` where it could look; `deed` what a special action leads to.
 */
export type Light = 'deploy' | 'move' | 'unmask' | 'contact' | 'stop' | 'face' | 'attack' | 'heal' | 'pick' | 'way' | 'activate' | 'deed';

export interface Tap {
  readonly light: Light;
  /** What a tap sends; none where more is to be said first. */
  readonly offer: Offer | null;
  /** Whom the hex holds, where the tap is about a figure. */
  readonly figure?: number;
}

/** What I have in mind besides: to end the movement where I am, or a special action that asks for a hex. */
export type Mode = 'face' | 'leap' | 'redeploy' | null;

/**
 * What I have in mind, as far as it is open. With nowhere left to go on a movement, where to look is all that is left to say; in a
 * turn there is more, for who is engaged too.
 */
export function modeOf(ask: string | undefined, offers: readonly Offer[], wish: Mode): Mode {
  if (wish !== null && open(offers, wish).length > 0) return wish;
  return ask !== 'turn' && open(offers, 'face').length > 0 && open(offers, 'go').length === 0 ? 'face' : null;
}

/** Where each of equally bad ways ends, by its number. */
export type Ends = readonly (number | null)[];

/** What tapping each hex does. */
export function taps(offers: readonly Offer[], view: View, chart: Chart, mode: Mode, ends: Ends = []): Map<string, Tap> {
  const found = new Map<string, Tap>();
  const put = (hex: number | null, tap: Tap) => {
    if (hex === null) return;
    const key = keyOfHex(chart, hex);
    if (!found.has(key)) found.set(key, tap);
  };
  // Beside the boxed game nobody knows where figures stand: their hexes mean nothing.
  const onFigure = (figure: number, tap: Tap) => put(view.beside ? null : hexAt(view, figure), { ...tap, figure });

  if (mode === 'leap' || mode === 'redeploy') {
    for (const offer of open(offers, mode)) put(offer.choice.to, { light: 'deed', offer });
    return found;
  }
  if (mode === 'face') {
    const mover = hexAt(view, view.looks?.figure);
    if (mover !== null) {
      const { x, y } = chart.picture.hexes[mover]!;
      for (const offer of open(offers, 'face')) {
        const [dx, dy] = STEPS[offer.choice.facing]!;
        put(chart.numbers.get(`${x + dx},${y + dy}`) ?? null, { light: 'face', offer });
      }
      const halt = open(offers, 'halt')[0];
      if (halt) put(mover, { light: 'stop', offer: halt });
    }
    return found;
  }

  const { foes, friends } = marks(offers, view.odds);
  for (const target of foes) onFigure(target, { light: 'attack', offer: null });
  for (const target of friends) onFigure(target, { light: 'heal', offer: null });
  for (const offer of open(offers, 'pick')) onFigure(offer.choice.figure, { light: 'pick', offer });
  for (const offer of open(offers, 'reveal')) onFigure(offer.choice.signal, { light: 'pick', offer });
  for (const offer of open(offers, 'activate')) onFigure(offer.choice.alien, { light: 'activate', offer });
  for (const offer of open(offers, 'alpha')) onFigure(offer.choice.agent, { light: 'pick', offer });
  for (const offer of open(offers, 'give')) onFigure(offer.choice.agent, { light: 'pick', offer });
  for (const offer of open(offers, 'way')) put(ends[offer.choice.way] ?? null, { light: 'way', offer });
  for (const offer of open(offers, 'start')) put(offer.choice.at, { light: 'deploy', offer });
  for (const offer of open(offers, 'place')) put(offer.choice.at, { light: 'pick', offer });
  for (const offer of open(offers, 'aim')) {
    chart.picture.hexes.forEach(({ area }, hex) => area === offer.choice.area && put(hex, { light: 'pick', offer }));
  }
  for (const offer of open(offers, 'go')) put(offer.choice.to, { light: wayLight(wayTo(view, offer.choice.to)), offer });
  // Where the figure stands it may stay: that asks where it looks.
  if (open(offers, 'face').length + open(offers, 'halt').length > 0) put(hexAt(view, view.looks?.figure), { light: 'stop', offer: null });
  return found;
}

function wayLight(way: WayTo | undefined): Light {
  if (way && way.contacts.length > 0) return 'contact';
  return way && way.reveals.length > 0 ? 'unmask' : 'move';
}

export function wayTo(view: View, hex: number): WayTo | undefined {
  return view.looks?.ways.find(({ to }) => to === hex);
}

/** Whoever can be attacked or healed, each once. */
export function targets(offers: readonly Offer[]): number[] {
  return [...new Set([...open(offers, 'attack'), ...open(offers, 'strike')].map(({ choice }) => choice.target))];
}

/** Whoever is offered as a target: to be attacked, or to be healed. */
export function marks(offers: readonly Offer[], odds: View['odds']): { foes: number[]; friends: number[] } {
  const all = targets(offers);
  // With friendly fire an agent may be either: what is said of him decides.
  const isHealed = (figure: number) => kindOf(figure) !== 'alien' && odds.some((one) => one.target === figure && one.heals);
  return { foes: all.filter((figure) => !isHealed(figure)), friends: all.filter(isHealed) };
}

/** Answers that let a moment pass. */
export function passing(offers: readonly Offer[]): Offer | undefined {
  return open(offers, 'pass')[0];
}
