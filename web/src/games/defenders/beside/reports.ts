/** What can be reported from a real table, by whom it is about. */
import { kindOf } from '../figures';
import { open, type OfferOf } from '../offers';
import type { Offer, Report } from '../types';

export type Telling = OfferOf<'tell'>;

/** Whom a report is about. */
export function about(report: Report): number {
  switch (report.what) {
    case 'wounds':
      return report.figure;
    case 'seen':
    case 'destroyed':
      return report.signal;
    case 'mine':
      return report.alien;
    case 'used':
    case 'deployed':
      return report.source.owner;
    case 'died':
    case 'waypoint':
    case 'entered':
    case 'armoury':
      return report.agent;
  }
}

export interface Counter {
  readonly figure: number;
  /** One wound less, or one more; none where that cannot be. */
  readonly less: Telling | undefined;
  readonly more: Telling | undefined;
}

export interface Reports {
  /** Wounds of whoever has a counter, by figure. */
  readonly counters: ReadonlyMap<number, Counter>;
  /** Everything else about a figure. */
  readonly rest: ReadonlyMap<number, readonly Telling[]>;
  /** Of signals nobody knows which is which: one report of a kind is enough. */
  readonly signals: readonly Telling[];
}

/** Sorts them; `wounds` says how many somebody has now. */
export function reportsOf(offers: readonly Offer[], wounds: (figure: number) => number): Reports {
  const counters = new Map<number, Counter>();
  const rest = new Map<number, Telling[]>();
  const signals = new Map<string, Telling>();
  for (const offer of open(offers, 'tell')) {
    const { report } = offer.choice;
    const figure = about(report);
    if (report.what === 'wounds') {
      const known = counters.get(figure) ?? { figure, less: undefined, more: undefined };
      const by = report.wounds - wounds(figure);
      counters.set(figure, { ...known, ...(by === 1 ? { more: offer } : by === -1 ? { less: offer } : {}) });
    } else if (kindOf(figure) === 'signal') {
      if (!signals.has(report.what)) signals.set(report.what, offer);
    } else {
      rest.set(figure, [...(rest.get(figure) ?? []), offer]);
    }
  }
  return { counters, rest, signals: [...signals.values()] };
}

export interface SightRow {
  readonly figure: number;
  /** From contact outward. */
  readonly areas: readonly OfferOf<'sight'>[];
  readonly noWay: OfferOf<'no_way'> | undefined;
}

/** Whom an alien may see, and how far away. */
export function sightsOf(offers: readonly Offer[]): SightRow[] {
  const seen = open(offers, 'sight');
  const ways = open(offers, 'no_way');
  const figures = [...new Set(seen.map(({ choice }) => choice.figure))];
  return figures.map((figure) => ({
    figure,
    areas: seen.filter(({ choice }) => choice.figure === figure).sort((a, b) => a.choice.areas - b.choice.areas),
    noWay: ways.find(({ choice }) => choice.figure === figure),
  }));
}
