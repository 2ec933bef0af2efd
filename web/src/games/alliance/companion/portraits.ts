/** Portraits of the team and of the enemy: who has activated, who may again, what health comes on top. */
import { figureOf } from '../figures';
import type { Content, Figure, Group, GroupView, Hero, HeroView, View } from '../types';
import { sameMiniatures } from '../text';
import { t } from '../../../lib/i18n.svelte';

/** `bonus` is an activation that waits behind a used one, `locked` one that waits for the others (R7.5). */
export type Turn = 'ready' | 'bonus' | 'locked' | 'done' | 'gone';

export interface HeroPortrait {
  /** Its place in the team. */
  readonly n: number;
  readonly held: HeroView;
  readonly printed: Hero;
  readonly figure: Figure;
  readonly turn: Turn;
  /** Activations left this round. */
  readonly left: number;
  /** Another portrait lies behind: used, or still to come (R7.4). */
  readonly behind: 'used' | 'ready' | null;
  readonly wounded: boolean;
  readonly bonusHealth: number;
}

export function heroPortraits(view: View, content: Content): HeroPortrait[] {
  return view.heroes.flatMap((held, n) => {
    const figure = figureOf(view, held.figure);
    const printed = content.heroes[held.hero];
    if (!figure || !printed) return [];
    const sheet = figure.wounded ? printed.wounded : printed.healthy;
    return [
      {
        n,
        held,
        printed,
        figure,
        turn: turnOf(view, held, figure),
        left: held.activations,
        behind: figure.at && held.activations > 1 ? 'ready' : figure.at && held.activations > 0 && figure.activated ? 'used' : null,
        wounded: figure.wounded,
        bonusHealth: Math.max(0, figure.health - sheet.health),
      },
    ];
  });
}

function turnOf(view: View, held: HeroView, figure: Figure): Turn {
  if (!figure.at && isGone(view, figure)) return 'gone';
  if (held.activations === 0) return 'done';
  if (!figure.activated) return 'ready';
  const waits = view.heroes.some((other) => {
    const one = figureOf(view, other.figure);
    return other !== held && one?.at && other.activations > 0 && !one.activated;
  });
  return waits ? 'locked' : 'bonus';
}

/** Nobody withdraws unwounded, and while the table is cleared for another scene nobody stands anywhere. */
function isGone(view: View, { wounded }: Figure): boolean {
  return wounded && view.figures.some(({ hero, at }) => hero !== null && at !== null);
}

export interface GroupPortrait {
  /** Its place on the display. */
  readonly n: number;
  readonly held: GroupView;
  readonly printed: Group;
  /** How many figures come with it; how many are left nobody has told. */
  readonly figures: number;
  readonly ready: boolean;
  readonly bonusHealth: number;
  /** There are others with its miniatures: the colour of its marks tells it apart (R1.4, R23.10). */
  readonly coloured: boolean;
}

/** Groups on the map, of one side. */
export function groupPortraits(view: View, content: Content, side: GroupView['side']): GroupPortrait[] {
  return view.groups.flatMap((held, n) => {
    const printed = content.groups[held.group];
    const there = held.figures.map((id) => figureOf(view, id)).filter((figure) => figure?.at);
    if (!printed || held.side !== side || there.length === 0) return [];
    return [
      {
        n,
        held,
        printed,
        figures: held.figures.length,
        ready: held.ready,
        bonusHealth: Math.max(0, (there[0]?.health ?? printed.health) - printed.health),
        coloured: sameMiniatures(view, content, n).length > 1,
      },
    ];
  });
}

/** What is left of the round: heroes by place, how many enemy groups. */
export function leftOf(view: View, content: Content): { heroes: number[]; groups: number } {
  return {
    heroes: heroPortraits(view, content)
      .filter(({ turn }) => turn !== 'done' && turn !== 'gone')
      .map(({ n }) => n),
    groups: groupPortraits(view, content, 'imperial').filter(({ ready }) => ready).length,
  };
}

/** The round and who is left in it, in a line; `names` are the heroes' by place, where there is room for them. */
export function banner(view: View, content: Content, names: readonly string[] | null, language: string): string {
  if (view.round === 0) return t('alliance-companion-setup');
  const { round } = view;
  const { heroes, groups } = leftOf(view, content);
  if (names === null) return t('alliance-companion-banner-short', { round, heroes: heroes.length, groups });
  const first = heroes.map((n) => firstName(names[n] ?? ''));
  return t('alliance-companion-banner', { round, n: first.length, heroes: new Intl.ListFormat(language).format(first), groups });
}

/** "Fenn" of "Fenn Signis": at a table first names will do. */
export function firstName(name: string): string {
  return name.split(' ')[0]!;
}
