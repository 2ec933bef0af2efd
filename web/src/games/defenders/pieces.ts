/** What stands and lies on the board of a view, as the drawing of a board wants it. */
import type { BoardFigure, BoardSignal } from './board/pieces';
import type { Looks } from './figure/looks';
import { alienNumber } from './figures';
import { conditionsOf } from './labels';
import { atOf, type Chart } from './map';
import { agentMini, alienMini, droneMini } from './minis';
import { agentName } from './text';
import type { AgentView, AlienView, Content, DroneView, View } from './types';

export interface Around {
  readonly view: View;
  readonly content: Content;
  /** Seats that a bot plays: agents sit in the order of seats. */
  readonly bots: readonly boolean[];
  readonly acting: readonly number[];
}

/** The first letter of a name; two where another agent's begins alike. */
function markOf({ agents }: Pick<View, 'agents'>, agent: AgentView): string {
  const name = agentName(agent.class);
  const isAlone = agents.every((one) => one.figure === agent.figure || agentName(one.class).charAt(0) !== name.charAt(0));
  return name.slice(0, isAlone ? 1 : 2);
}

/** A view as its board shows it: where figures stand beside the boxed game only the people around it know. */
export function onBoard(view: View): View {
  if (!view.beside) return view;
  const people = view.agents.map((agent) => ({ ...agent, at: null }));
  return { ...view, agents: people, aliens: [], drones: [], signals: [], story: { ...view.story, people: [] } };
}

export function agentLooks({ view, bots, acting }: Around, agent: AgentView): Looks {
  return {
    mini: agentMini(agent.class),
    side: bots[agent.figure] ? 'bot' : 'player',
    left: Math.max(0, agent.health - agent.wounds),
    health: agent.health,
    shield: agent.shield[0] + agent.reinforced,
    rank: null,
    mark: markOf(view, agent),
    facing: agent.at === null ? null : agent.facing,
    conditions: conditionsOf(view, agent.figure),
    current: acting.includes(agent.figure),
    spent: agent.is_dead,
  };
}

export function droneLooks({ content, bots, acting }: Around, drone: DroneView): Looks {
  const printed = content.drones[drone.drone];
  const health = printed?.health ?? 1;
  return {
    mini: droneMini(printed?.id ?? ''),
    side: bots[drone.owner] ? 'bot' : 'player',
    left: Math.max(0, health - drone.wounds),
    health,
    shield: drone.shield,
    rank: null,
    mark: '',
    facing: null,
    conditions: [],
    current: acting.includes(drone.figure),
    spent: drone.is_new,
  };
}

export function alienLooks({ view, content, acting }: Around, alien: AlienView): Looks {
  const card = content.aliens[alien.card];
  return {
    mini: alienMini(card?.species ?? 'xeno_beta', alien.rank),
    side: 'enemy',
    left: Math.max(0, alien.health - alien.wounds),
    health: alien.health,
    shield: alien.shield,
    rank: alien.rank,
    mark: String(alienNumber(alien.figure)),
    facing: null,
    conditions: conditionsOf(view, alien.figure),
    current: acting.includes(alien.figure),
    spent: false,
  };
}

export function figuresOn(around: Around, chart: Chart): BoardFigure[] {
  const { view } = around;
  const found: BoardFigure[] = [];
  for (const agent of view.agents) {
    if (agent.at !== null) found.push({ key: String(agent.figure), at: atOf(chart, agent.at), looks: agentLooks(around, agent) });
  }
  for (const drone of view.drones) found.push({ key: String(drone.figure), at: atOf(chart, drone.at), looks: droneLooks(around, drone) });
  for (const alien of view.aliens) found.push({ key: String(alien.figure), at: atOf(chart, alien.at), looks: alienLooks(around, alien) });
  return found;
}

/** A signal that is being turned over: it is off the map by the rules, and still to be looked at. */
export interface Turned {
  readonly signal: number;
  readonly at: number;
  readonly face: 'human' | 'alien';
}

/** Signals, those that were turned over and stay, and people, who are known by their discs. */
export function signalsOn(view: View, chart: Chart, turned: Turned | null): BoardSignal[] {
  const stays = new Map(view.story.turned.map(({ figure, alien }) => [figure, alien ? 'alien' : 'human'] as const));
  const lying = view.signals.filter(({ figure }) => figure !== turned?.signal).map(({ figure, at }): BoardSignal => ({ key: String(figure), at: atOf(chart, at), face: stays.get(figure) ?? 'unknown' }));
  const people = view.story.people.map(({ figure, at }): BoardSignal => ({ key: String(figure), at: atOf(chart, at), face: 'human' }));
  const all = [...lying, ...people];
  return turned ? [...all, { key: String(turned.signal), at: atOf(chart, turned.at), face: turned.face }] : all;
}
