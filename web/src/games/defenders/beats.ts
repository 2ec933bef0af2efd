/** Events as beats: what is shown together, and for how long. */
import type { Timed } from '../../table/beats';
import type { Event, Told, View } from './types';

export interface Float {
  readonly figure: number;
  readonly kind: 'damage' | 'heal' | 'miss' | 'block';
  readonly n: number;
}

export interface Beat extends Timed {
  readonly told: readonly Told[];
  /** A step on the way of a figure. */
  readonly walk?: { readonly figure: number; readonly at: number };
  /** The whole way by hex, while it is walked. */
  readonly path?: readonly number[];
  readonly sight?: { readonly from: number; readonly to: number; readonly result: 'none' | 'hit' | 'miss' };
  readonly floats?: readonly Float[];
  /** A signal that is turned over: where it lies, and what it is. */
  readonly turned?: { readonly signal: number; readonly face: 'human' | 'alien' };
  /** An event card to be read. */
  readonly card?: number;
  /** Something to look at: who steps through the enemy's turn stops here. */
  readonly stop?: boolean;
  /** Of an alien turn or an event. */
  readonly enemy: boolean;
}

const STEP = 130;

/** How long what needs nothing else is shown; what is not here takes no time. */
const LENGTHS: Partial<Readonly<Record<Event['event'], number>>> = {
  started: 250,
  walked: STEP,
  faced: 150,
  leapt: 300,
  redeployed: 300,
  placed: 300,
  pushed: 300,
  bashed: 400,
  evaded: 600,
  searched: 600,
  deployed: 400,
  power_used: 450,
  strike_called: 600,
  strike_fell: 700,
  round_began: 500,
  phase_began: 300,
  turn_began: 200,
  promoted: 700,
  rank_rolled: 600,
  rerolled: 500,
  spent_on_hits: 300,
  failed: 700,
  jammed: 400,
  shielded: 400,
  bleeds: 700,
  died: 600,
  befallen: 400,
  diverted: 400,
  raged: 800,
  called: 500,
  activated: 450,
  appeared: 600,
  nobody_comes: 500,
  point_rolled: 600,
  signal_placed: 350,
  signal_destroyed: 400,
  ended: 300,
  objective_completed: 500,
  objective_failed: 500,
  special_drawn: 900,
  acted: 450,
  burned: 400,
  doused: 300,
  point_gone: 500,
  point_moved: 400,
  waypoint_turned: 450,
  freed: 400,
  armoury_taken: 450,
  withdrawn: 500,
  turned: 700,
  joined: 500,
  saved: 500,
};

/** Whether what an alien or an event does is under way. */
export const enemyActs = ({ encounter, event }: Pick<View, 'encounter' | 'event'>): boolean => encounter !== null || event !== null;

/** `enemy`: whether an enemy acts when the events begin. */
export function beats(events: readonly Told[], enemy: boolean): Beat[] {
  const found: Beat[] = [];
  let acts = enemy;
  let duel: { from: number; to: number } | null = null;
  for (const told of events) {
    const { event } = told;
    if (event.event === 'encounter_drawn' || event.event === 'event_drawn') acts = true;
    if (event.event === 'turn_began' || event.event === 'phase_began' || event.event === 'round_began') acts = false;
    const beat = (milliseconds: number, more: Partial<Beat> = {}) => found.push({ told: [told], milliseconds, enemy: acts, ...more });
    const sight = (result: 'none' | 'hit' | 'miss') => (duel ? { sight: { ...duel, result } } : {});
    switch (event.event) {
      case 'encounter_drawn':
        beat(1200, { stop: true });
        break;
      case 'event_drawn':
        beat(1600, { card: event.card, stop: true });
        break;
      case 'thought':
        beat(...thinking(event));
        break;
      case 'moved': {
        const way = event.from === event.to ? [] : [...event.path.filter((hex) => hex !== event.from && hex !== event.to), event.to];
        const path = [event.from, ...way];
        for (const at of way.slice(0, -1)) found.push({ told: [], milliseconds: STEP, walk: { figure: event.alien, at }, path, enemy: acts });
        beat(way.length > 0 ? STEP + 250 : 0, { path, stop: way.length > 0 });
        break;
      }
      case 'signal_moved': {
        for (const at of event.path.slice(0, -1)) found.push({ told: [], milliseconds: 200, walk: { figure: event.signal, at }, enemy: acts });
        beat(event.path.length > 0 ? 260 : 0);
        break;
      }
      case 'revealed':
        beat(900, { turned: { signal: event.signal, face: event.is_alien ? 'alien' : 'human' }, stop: true });
        break;
      case 'declared':
        duel = event.attacker === null ? null : { from: event.attacker, to: event.target };
        beat(acts ? 700 : 350, sight('none'));
        break;
      case 'rolled':
        beat(900, { ...sight('none'), stop: acts });
        break;
      case 'struck':
        beat(event.hits === 0 ? 800 : 500, {
          ...sight(event.hits === 0 ? 'miss' : 'hit'),
          floats: event.hits === 0 ? event.targets.map((figure) => ({ figure, kind: 'miss', n: 0 })) : [],
          stop: acts && event.hits === 0,
        });
        break;
      case 'defended':
        beat(event.left === 0 ? 700 : 350, {
          ...sight('hit'),
          floats: event.left === 0 ? [{ figure: event.figure, kind: 'block', n: 0 }] : [],
          stop: acts,
        });
        break;
      case 'wounded':
        beat(650, { floats: [{ figure: event.figure, kind: 'damage', n: event.wounds }] });
        break;
      case 'healed':
        beat(400, { floats: [{ figure: event.figure, kind: 'heal', n: event.wounds }] });
        break;
      case 'over':
        duel = null;
        beat(0);
        break;
      default:
        beat(LENGTHS[event.event] ?? 0);
    }
  }
  return found;
}

function thinking(thought: Extract<Event, { event: 'thought' }>): [milliseconds: number, more: Partial<Beat>] {
  switch (thought.thought) {
    case 'misfit':
    case 'passed_over':
      return [350, { stop: true }];
    case 'fits':
      return [450, { stop: true }];
    case 'stays':
    case 'does_nothing':
      return [600, { stop: true }];
    case 'candidate':
      return [140, {}];
    case 'equal':
    case 'commands':
    case 'moves':
    case 'attacks':
    case 'left_out':
      return [220, {}];
  }
}
