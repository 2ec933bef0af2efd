/** Whom a line of an activation card is aimed at, as far as a tablet beside a real table can know it (R26, R1.17). */
import { figureOf } from '../figures';
import type { Activation, Content, Figure, View } from '../types';

export type Line = Activation['line'][number];
type Mark = NonNullable<Line['target']>;

/**
 * `named`: it is one of these figures. `nobody`: nobody is like that now. `look`: only the real table knows who is.
 * `nearest`: the line names nobody. `all`: it is aimed at nobody.
 */
export type Aim =
  | { readonly is: 'named'; readonly figures: readonly number[]; readonly within: number | null }
  | { readonly is: 'nobody' | 'look'; readonly within: number | null }
  | { readonly is: 'nearest' | 'all' };

/** Team, wounds, activations and tokens are known here; health, strain, conditions and places lie on the real table. */
export function aimOf({ verb, target }: Line, view: View, content: Content): Aim {
  if (verb === 'stop' || (typeof verb === 'object' && 'reposition' in verb)) return { is: 'all' };
  if (!target) return typeof verb === 'object' && 'does' in verb ? { is: 'all' } : { is: 'nearest' };
  const rebels = view.figures.filter((figure) => figure.at && figure.side === 'rebel');
  const meant = rebels.filter((figure) => (target.who === 'rebel' || figure.hero !== null) && hasTrait(figure, target.of, view, content));
  const found = fitting(target, meant, view);
  const { within } = target;
  if (found === null) return meant.length > 0 ? { is: 'look', within } : { is: 'nobody', within };
  return found.length > 0 ? { is: 'named', figures: found.map(({ id }) => id), within } : { is: 'nobody', within };
}

/** Who fits best of those who are meant; none where nobody can tell from here. */
function fitting({ by, of }: Mark, meant: readonly Figure[], view: View): Figure[] | null {
  const best = (value: (figure: Figure) => number): Figure[] => {
    const most = Math.max(...meant.map(value));
    return meant.filter((figure) => value(figure) === most);
  };
  switch (by) {
    case 'nearest':
      // Of the whole team nobody is named: that is what the line says already.
      return of === null ? null : [...meant];
    case 'highest_speed':
      return best(({ speed }) => speed);
    case 'lowest_speed':
      return best(({ speed }) => -speed);
    case 'wounded':
      return meant.filter(({ wounded }) => wounded);
    case 'unwounded':
      return meant.filter(({ wounded }) => !wounded);
    case 'unactivated':
      return meant.filter(({ activated }) => !activated);
    case 'carrying':
      return meant.filter(({ id }) => view.mission?.objects.some(({ carrier }) => carrier === id));
    case 'most_health':
    case 'least_health':
    case 'most_damage':
    case 'most_strain':
    case 'stunned':
      // With one who is meant there is nothing to compare.
      return meant.length === 1 && by !== 'stunned' ? [...meant] : null;
  }
}

function hasTrait(figure: Figure, trait: string | null, view: View, content: Content): boolean {
  if (trait === null) return true;
  const hero = figure.hero === null ? null : content.heroes[view.heroes[figure.hero]?.hero ?? -1];
  const group = figure.group === null ? null : content.groups[view.groups[figure.group]?.group ?? -1];
  return (hero ?? group)?.traits.includes(trait) ?? false;
}

/** The rule that a line follows by its verb (R27, R28). */
export function ruleOf({ verb }: Line): string {
  if (verb === 'attack') return 'R28.1';
  if (verb === 'stop') return 'R24.4';
  if ('toward' in verb) return 'R27.1';
  if ('engage' in verb) return 'R27.7';
  if ('reposition' in verb) return 'R27.11';
  if ('move_attack' in verb) return 'R27.16';
  return 'R24.4';
}

/** One figure of each group: of allies a group is named, not everybody in it. */
export function oncePerGroup(figures: readonly number[], view: View): { heroes: number[]; groups: number[] } {
  const all = figures.map((id) => figureOf(view, id)).filter((figure) => figure !== undefined);
  return {
    heroes: all.filter(({ hero }) => hero !== null).map(({ id }) => id),
    groups: [...new Set(all.flatMap(({ hero, group }) => (hero === null && group !== null ? [group] : [])))],
  };
}
