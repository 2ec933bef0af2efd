/** Who a figure is: hero or one of a group, read from the view and the content. */
import { covers } from './geometry';
import { BONUS, SHEET, type Ability, type Content, type Figure, type Group, type GroupView, type Hero, type HeroView, type MissionObject, type Source, type Space, type View } from './types';

export function figureOf(view: View, id: number | null | undefined): Figure | undefined {
  return id == null ? undefined : view.figures.find((figure) => figure.id === id);
}

/** Whether it is no figure, but an object that can be attacked (S14). */
export function isObject(figure: Figure): boolean {
  return figure.object !== undefined;
}

/** The figure that stands on a space; an object that can be attacked is none. */
export function standingAt(view: View, space: Space): Figure | undefined {
  return view.figures.find((figure) => !isObject(figure) && figure.at && covers(figure.at, space));
}

/** The object of the mission that it is. */
export function objectOf(view: View, content: Content, figure: Figure): MissionObject | undefined {
  return content.missions[view.mission?.mission ?? -1]?.object[figure.object ?? -1];
}

/** What can be attacked of an object, while it is there. */
export function attackable(view: View, object: number): Figure | undefined {
  return view.figures.find((figure) => figure.object === object && figure.at !== null);
}

/** Who or what holds a space: a figure, or an object that can be attacked. */
export function figureAt(view: View, space: Space): Figure | undefined {
  return view.figures.find((figure) => figure.at && covers(figure.at, space));
}

export function heroViewOf(view: View, figure: Figure): HeroView | undefined {
  return figure.hero === null ? undefined : view.heroes[figure.hero];
}

export function heroOf(view: View, content: Content, figure: Figure): Hero | undefined {
  const hero = heroViewOf(view, figure);
  return hero && content.heroes[hero.hero];
}

export function groupViewOf(view: View, figure: Figure): GroupView | undefined {
  return figure.group === null ? undefined : view.groups[figure.group];
}

export function groupOf(view: View, content: Content, figure: Figure): Group | undefined {
  const group = groupViewOf(view, figure);
  return group && content.groups[group.group];
}

/** How much health is left. */
export function left(figure: Figure): number {
  return Math.max(0, figure.health - figure.damage);
}

/** The ability a source means. */
export function abilityOf(view: View, content: Content, source: Source): Ability | undefined {
  const figure = figureOf(view, source.figure);
  if (!figure) return undefined;
  if (source.slot === SHEET) return (heroOf(view, content, figure) ?? groupOf(view, content, figure))?.ability[source.n];
  if (source.slot === BONUS) {
    const card = view.enemy?.card ?? groupViewOf(view, figure)?.card;
    return card == null ? undefined : content.activations[card]?.bonus[source.n];
  }
  const card = heroViewOf(view, figure)?.cards[source.slot];
  return card && content.cards[card.card]?.ability[source.n];
}

/** The card in a slot of a hero. */
export function cardIn(view: View, content: Content, figure: number, slot: number) {
  const found = figureOf(view, figure);
  const held = found && heroViewOf(view, found)?.cards[slot];
  return held && content.cards[held.card];
}
