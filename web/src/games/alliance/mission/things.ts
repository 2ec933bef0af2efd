/** What lies on the map of a mission, where, and what can be done with it. */
import { attackable, figureOf } from '../figures';
import { bearing, keyOf } from '../geometry';
import { open, type OfferOf } from '../offers';
import type { Content, Figure, MapPlan, Mission, MissionObject, MissionView, ObjectKind, ObjectView, Offer, Prompt, Space, View } from '../types';

export interface MissionThing {
  /** Its number in the mission. */
  readonly n: number;
  readonly printed: MissionObject;
  readonly state: ObjectView;
  /** Where it lies; none for doors, which lie between spaces, and for what is carried. */
  readonly at: Space | null;
  /** What the objective is about. */
  readonly marked: boolean;
  /** As which figure it can be attacked, if it can (S14). */
  readonly figure: number | null;
}

export function missionOf(view: View, content: Content): { mission: Mission; state: MissionView } | null {
  const state = view.mission;
  const mission = state ? content.missions[state.mission] : undefined;
  return state && mission ? { mission, state } : null;
}

/** Everything in sight, in the order of the mission. */
export function thingsOf(view: View, content: Content): MissionThing[] {
  const found = missionOf(view, content);
  if (!found) return [];
  const { mission, state } = found;
  return state.objects.flatMap((one) => {
    const printed = mission.object[one.object];
    if (!printed) return [];
    const lies = one.carrier === null && printed.kind !== 'door';
    return [
      {
        n: one.object,
        printed,
        state: one,
        at: lies ? (one.at ?? printed.at) : null,
        marked: state.marks.objects.includes(one.object),
        figure: attackable(view, one.object)?.id ?? null,
      },
    ];
  });
}

export function thingAt(things: readonly MissionThing[], space: Space): MissionThing | undefined {
  return things.find((thing) => thing.at !== null && keyOf(thing.at) === keyOf(space));
}

/** What a figure carries. */
export function carriedBy(things: readonly MissionThing[], figure: number): MissionThing[] {
  return things.filter((thing) => thing.state.carrier === figure);
}

/** The spaces of a region: its own, or all of an area. */
export function regionSpaces(mission: Mission, n: number, plan: MapPlan): readonly Space[] {
  const region = mission.region[n];
  if (!region) return [];
  const area = plan.areas.find(({ id }) => id === region.area);
  return [...region.spaces, ...(area?.spaces ?? [])];
}

/** Regions in sight that hold a space. */
export function regionsAt(view: View, content: Content, plan: MapPlan, space: Space): number[] {
  const found = missionOf(view, content);
  if (!found) return [];
  return found.state.regions.filter((n) => regionSpaces(found.mission, n, plan).some((one) => keyOf(one) === keyOf(space)));
}

/** What can be done with an object now, as the server offers it. A plain door may be offered as a door of the map. */
export function offersFor(thing: MissionThing, offers: readonly Offer[]): OfferOf<'interact'>[] {
  return open(offers, 'interact').filter(({ choice: { object } }) => {
    if ('mission' in object) return object.mission[0] === thing.n;
    return 'door' in object && thing.printed.kind === 'door' && object.door === thing.printed.door;
  });
}

/** The action an offer means, by its number. */
export function actionOf({ choice: { object } }: OfferOf<'interact'>): number {
  return 'mission' in object ? object.mission[1] : 0;
}

export type Why = 'turn' | 'far' | 'door' | 'actions' | 'heroes' | 'locked' | 'carried' | 'done';

/** Why an object is only looked at now, read from what everybody sees. */
export function whyNot(thing: MissionThing, view: View, prompt: Prompt | null): Why {
  const { state, printed } = thing;
  if (state.carrier !== null) return 'carried';
  if (printed.kind === 'door' && state.open) return 'done';
  if (printed.kind === 'door' && state.locked && state.actions.length === 0) return 'locked';
  if (printed.kind !== 'door' && state.actions.length === 0) return 'done';
  const actor = prompt?.ask === 'turn' ? figureOf(view, prompt.figure) : undefined;
  if (!actor || prompt?.ask !== 'turn') return 'turn';
  if (printed.heroes_only && actor.hero === null) return 'heroes';
  if (!isNear(actor, thing)) return printed.kind === 'door' ? 'door' : 'far';
  return prompt.actions === 0 ? 'actions' : printed.kind === 'door' ? 'door' : 'far';
}

function isNear(actor: Figure, thing: MissionThing): boolean {
  if (!actor.at) return false;
  // Whether somebody stands right in front of a door is for the server to say.
  return thing.at === null || bearing(actor.at, [thing.at]).spaces <= 1;
}

/** Closed, locked and open doors look different, and are called so. */
export function doorState(thing: MissionThing): 'locked' | 'closed' | 'open' {
  return thing.state.open ? 'open' : thing.state.locked ? 'locked' : 'closed';
}

/** Whether nothing is left to do with it. */
export function isUsedUp({ state, marked, figure }: MissionThing): boolean {
  return state.actions.length === 0 && !marked && figure === null;
}

/** Whether it stands up on a board that leans away, instead of lying there as a token. */
export function standsUp(kind: ObjectKind): kind is 'crate' | 'terminal' {
  return kind === 'crate' || kind === 'terminal';
}
