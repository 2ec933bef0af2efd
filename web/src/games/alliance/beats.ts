/** Events as beats: what is shown together, and for how long. */
import type { Timed } from '../../table/beats';
import { isSamePlace } from './geometry';
import type { Position, Told, View } from './types';

export interface Float {
  readonly figure: number;
  readonly kind: 'damage' | 'heal' | 'strain' | 'miss' | 'block';
  readonly n: number;
}

export interface Beat extends Timed {
  readonly told: readonly Told[];
  /** A step on the way of a figure. */
  readonly walk?: { readonly figure: number; readonly at: Position };
  /** The whole way, while it is walked. */
  readonly path?: readonly Position[];
  readonly sight?: { readonly from: number; readonly to: number; readonly result: 'none' | 'hit' | 'miss' };
  readonly floats?: readonly Float[];
  /** Something to look at: who steps through the enemy's turn stops here. */
  readonly stop?: boolean;
  /** Of an enemy's activation. */
  readonly enemy: boolean;
}

const STEP = 130;
/** A sentence stands so long before what it explains begins; it stays while that is shown. */
const READ = 900;
/** Orders of a mission that change something on the board. */
const SHOWN: ReadonlySet<string> = new Set(['show', 'remove', 'open', 'unlock', 'withdraw']);

/** `enemy`: whether an enemy acts when the events begin. */
export function beats(events: readonly Told[], enemy: boolean): Beat[] {
  const found: Beat[] = [];
  let acts = enemy;
  let duel: { from: number; to: number } | null = null;
  for (const [n, told] of events.entries()) {
    const { event } = told;
    const next = events[n + 1]?.event.what;
    if (event.what === 'group_activated') acts = true;
    if (event.what === 'activated' || event.what === 'round_began' || event.what === 'round_ended') acts = false;
    const beat = (milliseconds: number, more: Partial<Beat> = {}) => found.push({ told: [told], milliseconds, enemy: acts, ...more });
    switch (event.what) {
      case 'group_activated':
        beat(900);
        break;
      case 'figure_activated':
        beat(500);
        break;
      case 'line_began':
        // Whoever goes step by step stops where there is a reason to read.
        beat(450, { stop: next !== 'thought' });
        break;
      case 'thought':
        if (next === 'thought' || next === 'line_skipped') beat(0);
        else beat(acts && next !== undefined ? READ : 0, { stop: acts });
        break;
      case 'line_skipped':
        beat(350, { stop: true });
        break;
      case 'moved': {
        const way = event.path.filter((at, n) => n > 0 || !isSamePlace(at, event.from));
        const path = [event.from, ...way];
        for (const at of way.slice(0, -1)) found.push({ told: [], milliseconds: STEP, walk: { figure: event.figure, at }, path, enemy: acts });
        // Where the way was left open, the reason is whole only now.
        beat(way.length > 0 ? STEP + (acts ? 250 + (n === 0 ? READ : 0) : 0) : 0, { path, stop: acts });
        break;
      }
      case 'placed':
        beat(300);
        break;
      case 'attack_declared':
        duel = { from: event.attacker, to: event.target };
        beat(acts ? 700 : 350, { sight: { ...duel, result: 'none' } });
        break;
      case 'attack_rolled':
        beat(900, { sight: duel ? { ...duel, result: 'none' } : undefined, stop: acts });
        break;
      case 'rerolled':
        beat(500, { sight: duel ? { ...duel, result: 'none' } : undefined });
        break;
      case 'surge_spent':
        beat(acts ? 400 : 0, { sight: duel ? { ...duel, result: 'none' } : undefined });
        break;
      case 'missed':
        beat(800, {
          sight: duel ? { ...duel, result: 'miss' } : undefined,
          floats: duel ? [{ figure: duel.to, kind: 'miss', n: 0 }] : [],
          stop: acts,
        });
        break;
      case 'hit':
        beat(event.damage === 0 ? 700 : 350, {
          sight: duel ? { ...duel, result: 'hit' } : undefined,
          floats: duel && event.damage === 0 ? [{ figure: duel.to, kind: 'block', n: 0 }] : [],
          stop: acts,
        });
        break;
      case 'suffered':
        beat(650, { floats: [{ figure: event.figure, kind: 'damage', n: event.damage }] });
        break;
      case 'strain_suffered':
        beat(250, { floats: [{ figure: event.figure, kind: 'strain', n: event.strain }] });
        break;
      case 'recovered':
        beat(400, { floats: event.damage > 0 ? [{ figure: event.figure, kind: 'heal', n: event.damage }] : [] });
        break;
      case 'wounded':
      case 'withdrawn':
      case 'defeated':
      case 'destroyed':
        beat(500);
        break;
      case 'condition_gained':
      case 'condition_lost':
      case 'door_opened':
      case 'interacted':
      case 'deployed':
      case 'reinforced':
        beat(280);
        break;
      case 'ordered':
        beat(event.order.order === 'reveal' ? 340 : event.order.order === 'clear_map' ? 350 : SHOWN.has(event.order.order) ? 220 : 0);
        break;
      case 'picked_up':
      case 'dropped':
        beat(280);
        break;
      case 'round_began':
        beat(500);
        break;
      case 'attack_ended':
        duel = null;
        beat(0);
        break;
      default:
        beat(0);
    }
  }
  return found;
}

/** Whether an enemy is in the middle of its activation. */
export function enemyActs(view: View): boolean {
  return view.enemy !== null;
}
