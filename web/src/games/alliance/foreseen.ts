/** What a move would mean, before it is made: what it spends, whom one could attack from there, and who would see one. */
import { line, type Line } from '../../table/line';
import { percent } from '../../table/odds';
import type { Foreseen, Odds, View } from './types';
import type { Way } from './ways';

/** More targets and watchers than these are only counted. */
const MOST = 3;

/** The best attack on somebody, in percent. */
export interface Chance {
  readonly name: string;
  readonly reaches: number;
  readonly damages: number;
  readonly defeats: number;
}

export interface Prospect {
  readonly spends: readonly Line[];
  /** Whoever could be attacked, the most promising first, as far as there is room. */
  readonly targets: readonly Chance[];
  /** What else there is to say: that there are more, or why there is nobody; and who looks. */
  readonly notes: readonly Line[];
}

/** How often an attack does damage, in thousandths. */
export function damaging({ damage }: Pick<Odds, 'damage'>): number {
  return 1000 - (damage[0] ?? 1000);
}

/** Of several attacks on each target the one that promises most. */
export function bestOdds(odds: readonly Odds[]): Odds[] {
  const best = new Map<number, Odds>();
  for (const one of odds) if (one.expected > (best.get(one.target)?.expected ?? -1)) best.set(one.target, one);
  return [...best.values()].sort((a, b) => b.expected - a.expected || a.target - b.target);
}

/** Who among the enemies sees whoever acts. */
export function watchers(view: View, { sight }: Pick<Foreseen, 'sight'>): number[] {
  const isFoe = (id: number) => view.figures.some((figure) => figure.id === id && figure.side === 'imperial');
  return sight.filter(({ sees_me, figure }) => sees_me && isFoe(figure)).map(({ figure }) => figure);
}

/** What the move itself says, and what the server foresees; `null` if it cannot, nothing as long as it has not said. */
export function prospect(view: View, way: Way, told: Foreseen | null | undefined, name: (figure: number) => string): Prospect {
  const before = view.turn;
  const spends: Line[] = [line('alliance-ui-way', { cost: way.cost })];
  const left = told?.turn?.actions ?? (before ? before.actions - (way.takesAction ? 1 : 0) : null);
  if (way.takesAction && left !== null) spends.push(line('alliance-preview-action', { left }));
  if (told === null) return { spends, targets: [], notes: [line('alliance-preview-unknown')] };
  if (told === undefined) return { spends, targets: [], notes: [] };
  if (told.turn) spends.push(line('alliance-preview-points', { points: told.turn.points }));
  const now = view.figures.find((figure) => figure.id === told.figure?.id);
  const strain = (told.figure?.strain ?? 0) - (now?.strain ?? 0);
  if (strain > 0) spends.push(line('alliance-preview-strain', { strain: `+${strain}` }));
  const targets = bestOdds(told.odds).map((one) => ({
    name: name(one.target),
    reaches: percent(one.hit),
    damages: percent(damaging(one)),
    defeats: percent(one.defeat),
  }));
  const notes = [...targetNotes(targets.length, told), watcherLine(watchers(view, told), name)];
  return { spends, targets: targets.slice(0, MOST), notes };
}

function targetNotes(n: number, { turn }: Foreseen): Line[] {
  if (n === 0) return [line(turn?.actions === 0 ? 'alliance-preview-no-action' : 'alliance-preview-nobody')];
  return n > MOST ? [line('alliance-preview-more', { n: n - MOST })] : [];
}

function watcherLine(all: readonly number[], name: (figure: number) => string): Line {
  if (all.length === 0) return line('alliance-preview-unseen');
  const names = all.slice(0, MOST).map(name).join(', ');
  return line('alliance-preview-seen', { names: all.length > MOST ? `${names} +${all.length - MOST}` : names });
}
