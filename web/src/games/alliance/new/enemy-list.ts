/** Choosing the enemies of a skirmish by threat: what a list is worth, what one box allows, and a list made by chance. */
import type { AllianceGroup } from '../../../generated/AllianceGroup';

/** What the choice needs to know of a deployment card. */
export type EnemyCard = Pick<AllianceGroup, 'id' | 'faction' | 'cost' | 'copies' | 'base'>;
export type Printed = { readonly groups: readonly EnemyCard[] };

/** The most groups a table has room for besides an ally. One box never has too many figures for it. */
export const MOST_ENEMIES = 11;

/** Recommended lists are met to within this much: no group is worth less than 2, so often nothing fits exactly. */
const NEAR = 1;

/** The groups of the core box that are enemies. */
export function enemyCards<Card extends EnemyCard>({ groups }: { readonly groups: readonly Card[] }): Card[] {
  return groups.filter(({ faction, copies }) => faction !== 'rebel' && copies > 0);
}

/** What a list is worth: the deployment costs of its groups. */
export function threatOf({ groups }: Printed, list: readonly string[]): number {
  return list.reduce((sum, id) => sum + (groups.find((group) => group.id === id)?.cost ?? 0), 0);
}

export function countOf(list: readonly string[], id: string): number {
  return list.filter((one) => one === id).length;
}

/** Each group of a list once, with how often it is there. */
export function tally(list: readonly string[]): { id: string; n: number }[] {
  return [...new Set(list)].map((id) => ({ id, n: countOf(list, id) }));
}

/** Whether there is a card of the group left in the box, and room for it on the table. */
export function mayAdd(list: readonly string[], { id, copies }: Pick<EnemyCard, 'id' | 'copies'>): boolean {
  return list.length < MOST_ENEMIES && countOf(list, id) < copies;
}

/** One group more. Large bases come first: the first deployment points of a map have the most room. */
export function withOneMore({ groups }: Printed, list: readonly string[], id: string): readonly string[] {
  const card = groups.find((group) => group.id === id);
  if (!card || !mayAdd(list, card)) return list;
  const size = (one: string) => area(groups.find((group) => group.id === one));
  const at = list.findIndex((one) => size(one) < area(card));
  return area(card) > SMALL && at >= 0 ? [...list.slice(0, at), id, ...list.slice(at)] : [...list, id];
}

/** One group less, the last of its kind. */
export function withOneFewer(list: readonly string[], id: string): readonly string[] {
  const at = list.lastIndexOf(id);
  return list.filter((_, n) => n !== at);
}

/** How a list compares with what is recommended. */
export function verdict(threat: number, recommended: number): 'easier' | 'same' | 'harder' {
  if (Math.abs(threat - recommended) <= NEAR) return 'same';
  return threat < recommended ? 'easier' : 'harder';
}

/** Whether both have the same groups, in whatever order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

/**
 * A list of chance within the threat, as full as it gets. Walkers come only where the map has room for one, which it says by
 * recommending one somewhere; nobody is worth more than half of the threat, so that it stays a mix.
 */
export function randomMix(content: Printed, threat: number, known: readonly string[], random: () => number): readonly string[] {
  const cards = enemyCards(content).filter(({ id, cost, base }) => known.includes(id) || (area({ base }) <= SMALL && cost * 2 <= threat));
  let list: readonly string[] = [];
  for (;;) {
    const left = threat - threatOf(content, list);
    const fitting = cards.filter((card) => card.cost <= left && mayAdd(list, card));
    const drawn = fitting[Math.floor(random() * fitting.length)];
    if (!drawn) return list;
    list = withOneMore(content, list, drawn.id);
  }
}

/** The largest base that finds room anywhere: four spaces. */
const SMALL = 4;

function area(card: { base: readonly number[] } | undefined): number {
  return card ? card.base[0]! * card.base[1]! : 0;
}
