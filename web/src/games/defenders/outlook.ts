/** What an agent could still make of his turn, read from what everybody sees: who stands behind him. */
import { agentOf, alienOf, figureName, type Cast } from './figures';
import { open } from './offers';
import { weaponOf } from './sheets';
import type { AgentView, Content, GunView, Offer, View } from './types';

const isReady = ({ jammed, ammo }: GunView): boolean => !jammed && ammo?.[0] !== 0;

/** How many areas he reaches with what he can fire at an alien; below 0 if there is nothing. */
function reach(agent: AgentView, content: Content): number {
  const armed = agent.guns.filter((gun) => isReady(gun) && weaponOf(content, agent, gun)?.manner !== 'healing');
  return Math.max(-1, ...armed.map(({ range }) => range));
}

/** Aliens that he could attack if only he looked the other way, the nearest first (29, 63); none where he cannot turn any more. */
export function behind(view: View, content: Content, offers: readonly Offer[], figure: number): number[] {
  const agent = agentOf(view, figure);
  if (!agent || agent.bleeds || view.looks?.figure !== figure || open(offers, 'face').length === 0) return [];
  const far = reach(agent, content);
  return view.looks.others
    .filter((look) => alienOf(view, look.figure) && !look.in_view && look.stopped_by === null && look.distance !== null && look.distance <= far)
    .sort((a, b) => a.distance! - b.distance! || a.figure - b.figure)
    .map(({ figure }) => figure);
}

/** The names of some, as a list in the words of the language. */
export const namesOf = (figures: readonly number[], cast: Cast, content: Content): string[] => figures.map((figure) => figureName(cast, content, figure));
