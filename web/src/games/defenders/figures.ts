/** Who is who: figures have numbers that say of which kind they are, and names in the language of the reader. */
import { t } from '../../lib/i18n.svelte';
import { namedIn } from './mission';
import { agentName, alienName, droneName, innateName, itemName, weaponName } from './text';
import type { AgentView, AlienView, Class, Content, DroneView, Source, View, With } from './types';

export type Kind = 'agent' | 'drone' | 'alien' | 'signal' | 'person';

/** Where each kind begins in the list of figures (`crates/defenders/src/limits.rs`): nobody is renamed while a game is played. */
const DRONES = 5;
const ALIENS = 7;
const SIGNALS = 29;
const PEOPLE = 44;

export function kindOf(figure: number): Kind {
  if (figure < DRONES) return 'agent';
  if (figure < ALIENS) return 'drone';
  if (figure < SIGNALS) return 'alien';
  return figure < PEOPLE ? 'signal' : 'person';
}

/** What is needed to name everybody: who sits where, and which card each alien has. */
export interface Cast {
  readonly classes: readonly Class[];
  readonly cards: ReadonlyMap<number, number>;
  /** Which of the people of the mission somebody is, and of which mission. */
  readonly people?: ReadonlyMap<number, number>;
  readonly mission?: number;
  /** The weapons of agents by their place, by `gunKey`. */
  readonly guns?: ReadonlyMap<string, string>;
}

export const gunKey = (agent: number, gun: number): string => `${agent}:${gun}`;

export function castOf({ agents, aliens, mission, story }: Pick<View, 'agents' | 'aliens'> & Partial<Pick<View, 'mission' | 'story'>>): Cast {
  return {
    classes: agents.map((agent) => agent.class),
    cards: new Map(aliens.map(({ figure, card }) => [figure, card])),
    people: new Map(story?.people.map(({ figure, person }) => [figure, person])),
    ...(mission === undefined ? {} : { mission }),
    guns: new Map(agents.flatMap(({ figure, guns }) => guns.map(({ id }, n) => [gunKey(figure, n), id]))),
  };
}

/** The number of an alien, by which those of one kind are told apart. */
export const alienNumber = (figure: number): number => figure - ALIENS + 1;

export function figureName({ classes, cards, people, mission }: Cast, content: Content, figure: number): string {
  switch (kindOf(figure)) {
    case 'agent': {
      const id = classes[figure];
      return id ? agentName(id) : t('defenders-figure-nobody');
    }
    case 'drone': {
      const drone = content.drones[figure - DRONES];
      return drone ? droneName(drone.id) : t('defenders-figure-nobody');
    }
    case 'alien': {
      const card = content.aliens[cards.get(figure) ?? -1];
      const n = alienNumber(figure);
      return card ? t('defenders-figure-alien', { name: alienName(card), rank: card.rank, n }) : t('defenders-figure-unknown', { n });
    }
    case 'signal':
      return t('defenders-figure-signal', { n: figure - SIGNALS + 1 });
    case 'person': {
      const found = content.missions[mission ?? -1];
      const person = found?.person[people?.get(figure) ?? -1];
      return found && person ? namedIn(found, 'person', person.id) : t('defenders-figure-person', { n: figure - PEOPLE + 1 });
    }
  }
}

/** What a power stands on. */
export function sourceName({ owner, on }: Source, { classes }: Cast, content: Content): string {
  if (on === 'innate') {
    const id = classes[owner];
    const innate = content.agents.find((agent) => agent.class === id)?.innate ?? content.drones[owner - DRONES]?.innate;
    return innate ? innateName(innate.id) : '';
  }
  const [kind, list, n] =
    'skill' in on ? (['skill', content.skills, on.skill] as const) : 'tactic' in on ? (['tactic', content.tactics, on.tactic] as const) : (['device', content.devices, on.device] as const);
  const item = list[n];
  return item ? itemName(kind, item.id) : '';
}

/** The power itself, to be read. */
export function powerAt({ owner, on, power }: Source, { classes }: Cast, content: Content) {
  if (on === 'innate') {
    const id = classes[owner];
    return content.agents.find((agent) => agent.class === id)?.innate.power ?? content.drones[owner - DRONES]?.innate?.power ?? null;
  }
  const item = 'skill' in on ? content.skills[on.skill] : 'tactic' in on ? content.tactics[on.tactic] : content.devices[on.device];
  return item?.power[power] ?? null;
}

/** A weapon in somebody's hands: by its name, or by its place where nobody knows what it was. */
export function gunName({ guns }: Cast, agent: number | null, gun: number): string {
  const id = agent === null ? undefined : guns?.get(gunKey(agent, gun));
  return id === undefined ? t('defenders-gun', { gun }) : weaponName(id);
}

/** With what somebody attacks. */
export function withName(what: With, attacker: number | null, cast: Cast, content: Content): string {
  if (what === 'drone') {
    const drone = content.drones[(attacker ?? DRONES) - DRONES];
    return drone ? weaponName(drone.weapon.id) : '';
  }
  if ('gun' in what) return gunName(cast, attacker, what.gun);
  if ('arm' in what) {
    const weapon = content.aliens[cast.cards.get(attacker ?? -1) ?? -1]?.[what.arm];
    return weapon ? weaponName(weapon.id) : '';
  }
  if ('power' in what) return sourceName(what.power, cast, content);
  return 'death' in what ? t('defenders-with-death') : t('defenders-with-mission');
}

export const agentOf = (view: View, figure: number | null | undefined): AgentView | undefined => view.agents.find((one) => one.figure === figure);
export const alienOf = (view: View, figure: number | null | undefined): AlienView | undefined => view.aliens.find((one) => one.figure === figure);
export const droneOf = (view: View, figure: number | null | undefined): DroneView | undefined => view.drones.find((one) => one.figure === figure);

export const personOf = (view: View, figure: number | null | undefined) => view.story.people.find((one) => one.figure === figure);

/** Where somebody stands, a signal too. */
export function hexAt(view: View, figure: number | null | undefined): number | null {
  const signal = view.signals.find((one) => one.figure === figure);
  return (agentOf(view, figure) ?? alienOf(view, figure) ?? droneOf(view, figure) ?? personOf(view, figure) ?? signal)?.at ?? null;
}

/** Whoever stands on a hex; of a hex that an agent shares with nobody there is one at most (14). */
export function figureAt(view: View, hex: number): number | null {
  const found = [...view.agents, ...view.aliens, ...view.drones, ...view.story.people, ...view.signals].find(({ at }) => at === hex);
  return found?.figure ?? null;
}

export interface Vigour {
  readonly left: number;
  readonly health: number;
}

/** The health left on an alien's card: of a swarm each figure is one (143). */
export function vigourOfCard(view: Pick<View, 'aliens'>, content: Content, { card, health, wounds }: AlienView): number {
  const isSwarm = content.aliens[card]?.power.some(({ does }) => does === 'swarm') ?? false;
  return isSwarm ? view.aliens.filter((one) => one.card === card).length : Math.max(0, health - wounds);
}

/** How much health somebody has left; a signal has none. */
export function vigourOf(view: View, content: Content, figure: number): Vigour | null {
  const body = agentOf(view, figure) ?? alienOf(view, figure) ?? personOf(view, figure);
  if (body) return { left: Math.max(0, body.health - body.wounds), health: body.health };
  const drone = droneOf(view, figure);
  const health = drone ? content.drones[drone.drone]?.health : undefined;
  return drone && health !== undefined ? { left: Math.max(0, health - drone.wounds), health } : null;
}
