/** What a movement would mean, before it is made: whom one could attack where it ends. What it costs and wakes the hex says itself. */
import { line, type Line } from '../../table/line';
import { percent } from '../../table/odds';
import { bestOdds } from './odds';
import type { AttackOdds, Foreseen } from './types';

/** More targets than these are only counted. */
const MOST = 3;

/** The best attack on somebody, in percent. */
export interface Chance {
  readonly figure: number;
  readonly wounds: number;
  readonly kills: number;
}

export interface Prospect {
  /** Whoever could be attacked, the most promising first, as far as there is room. */
  readonly targets: readonly Chance[];
  /** That there are more, or why there is nobody. */
  readonly note: Line | null;
}

/** Of several attacks on each alien the one that promises most, the most promising alien first. Whom one heals is no target. */
export function best(all: readonly AttackOdds[]): AttackOdds[] {
  const attacks = all.filter(({ heals }) => !heals);
  const targets = [...new Set(attacks.map(({ target }) => target))];
  return targets.flatMap((target) => bestOdds(attacks, target) ?? []).sort((a, b) => b.p_dead - a.p_dead || b.expected - a.expected || a.target - b.target);
}

/** What the server foresees; `null` if it cannot, nothing as long as it has not said. */
export function prospect(told: Foreseen | null | undefined): Prospect {
  if (told === undefined) return { targets: [], note: null };
  if (told === null) return { targets: [], note: line('defenders-preview-unknown') };
  const targets = best(told.odds);
  return {
    targets: targets.slice(0, MOST).map(({ target, p_wound, p_dead }) => ({ figure: target, wounds: percent(p_wound), kills: percent(p_dead) })),
    note:
      targets.length === 0
        ? line(told.combat ? 'defenders-preview-nobody' : 'defenders-preview-no-combat')
        : targets.length > MOST
          ? line('defenders-preview-more', { n: targets.length - MOST })
          : null,
  };
}
