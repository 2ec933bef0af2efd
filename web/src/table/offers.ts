/** Offers of any game, sorted by what they do. */

/** An answer open to one of my seats. */
export interface Offer<Choice> {
  readonly seat: number;
  readonly choice: Choice;
}

/** A game says what a choice does in its field `do`. */
interface Doing {
  readonly do: string;
}

/** The choices that do one thing. */
export type Does<Choice extends Doing, Kind extends Choice['do']> = Extract<Choice, { do: Kind }>;

export interface OfferOf<Choice extends Doing, Kind extends Choice['do']> extends Offer<Choice> {
  readonly choice: Does<Choice, Kind>;
}

/** The choices of one kind open to a seat. */
export function openTo<Choice extends Doing, Kind extends Choice['do']>(offers: readonly Offer<Choice>[], seat: number | null, kind: Kind): Does<Choice, Kind>[] {
  return offers.filter((offer) => offer.seat === seat && offer.choice.do === kind).map((offer) => offer.choice as Does<Choice, Kind>);
}

/** The offers of one kind; the same answer of several of my seats counts once. */
export function open<Choice extends Doing, Kind extends Choice['do']>(offers: readonly Offer<Choice>[], kind: Kind): OfferOf<Choice, Kind>[] {
  const found = new Map<string, OfferOf<Choice, Kind>>();
  for (const offer of offers) {
    if (offer.choice.do !== kind) continue;
    const name = JSON.stringify(offer.choice);
    if (!found.has(name)) found.set(name, offer as OfferOf<Choice, Kind>);
  }
  return [...found.values()];
}

/** Which of my seats can answer, in order. */
export function seatsOffered(offers: readonly Offer<unknown>[]): number[] {
  return [...new Set(offers.map(({ seat }) => seat))].sort((a, b) => a - b);
}
