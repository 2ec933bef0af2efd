/** What people can report now, sorted by what it is about. Nothing is asked that nobody waits for: only offers count. */
import type { AllianceFact } from '../../../generated/AllianceFact';
import { open } from '../offers';
import type { Offer } from '../types';

export type Fact = AllianceFact;

/** Somebody who may have done it. */
export interface By {
  readonly figure: number;
  readonly offer: Offer;
}

export interface Interaction {
  readonly object: number;
  readonly action: number;
  readonly by: readonly By[];
}

export interface Entering {
  readonly region: number;
  readonly by: readonly By[];
}

export interface Reports {
  /** Activations that can be finished, by figure. */
  readonly finished: ReadonlyMap<number, Offer>;
  /** Heroes by their place in the team, groups by their place on the display. */
  readonly heroes: ReadonlyMap<number, Offer>;
  readonly groups: ReadonlyMap<number, Offer>;
  /** Objects that can be destroyed, by their number in the mission. */
  readonly objects: ReadonlyMap<number, Offer>;
  readonly interactions: readonly Interaction[];
  readonly entering: readonly Entering[];
  readonly allIn: readonly { readonly region: number; readonly offer: Offer }[];
  readonly brought: readonly { readonly object: number; readonly region: number; readonly offer: Offer }[];
  readonly medpac: Offer | null;
  readonly colours: ReadonlyMap<number, readonly { readonly colour: number; readonly offer: Offer }[]>;
}

export function reportsOf(offers: readonly Offer[]): Reports {
  const finished = new Map<number, Offer>();
  const heroes = new Map<number, Offer>();
  const groups = new Map<number, Offer>();
  const objects = new Map<number, Offer>();
  const interactions = new Map<string, { object: number; action: number; by: By[] }>();
  const entering = new Map<number, { region: number; by: By[] }>();
  const allIn: { region: number; offer: Offer }[] = [];
  const brought: { object: number; region: number; offer: Offer }[] = [];
  const colours = new Map<number, { colour: number; offer: Offer }[]>();
  let medpac: Offer | null = null;
  for (const offer of open(offers, 'tell')) {
    const { fact } = offer.choice;
    switch (fact.fact) {
      case 'activated':
        finished.set(fact.figure, offer);
        break;
      case 'hero_defeated':
        heroes.set(fact.hero, offer);
        break;
      case 'group_defeated':
        groups.set(fact.group, offer);
        break;
      case 'destroyed':
        objects.set(fact.object, offer);
        break;
      case 'interacted': {
        const { object, action, figure } = fact;
        const name = `${object},${action}`;
        const known = interactions.get(name) ?? { object, action, by: [] };
        known.by.push({ figure, offer });
        interactions.set(name, known);
        break;
      }
      case 'entered': {
        const known = entering.get(fact.region) ?? { region: fact.region, by: [] };
        known.by.push({ figure: fact.figure, offer });
        entering.set(fact.region, known);
        break;
      }
      case 'all_in':
        allIn.push({ region: fact.region, offer });
        break;
      case 'brought':
        brought.push({ object: fact.object, region: fact.region, offer });
        break;
      case 'medpac':
        medpac = offer;
        break;
      case 'colour':
        colours.set(fact.group, [...(colours.get(fact.group) ?? []), { colour: fact.colour, offer }]);
        break;
      case 'dropped':
      case 'controlled':
        break;
    }
  }
  return { finished, heroes, groups, objects, interactions: [...interactions.values()], entering: [...entering.values()], allIn, brought, medpac, colours };
}

/** What can be reported of an object, an action at a time. */
export function interactionsWith({ interactions }: Reports, object: number): Interaction[] {
  return interactions.filter((one) => one.object === object);
}

/** Regions that somebody waits for, each once: where a tap on the map opens a report. */
export function awaitedRegions({ entering, allIn, brought }: Reports): number[] {
  return [...new Set([...entering, ...allIn, ...brought].map(({ region }) => region))];
}
