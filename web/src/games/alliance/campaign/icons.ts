/** Which icon stands for what in a campaign. */
import type { IconName } from '../../../ui/icons';
import type { Card, Scene } from './types';

export const SCENE_ICON: Record<Scene, IconName> = {
  map: 'lucide:orbit',
  armory: 'lucide:store',
  training: 'lucide:graduation-cap',
  inventory: 'lucide:backpack',
  log: 'lucide:scroll-text',
};

/** Cards whose traits do not tell what they are: an axe is a blade, and a long one is a staff too. */
const CARDS: Readonly<Record<string, IconName>> = {
  bd_1_vibro_ax: 'game-icons:sharp-axe',
  vibro_ax: 'game-icons:sharp-axe',
};

/** By trait, the more telling ones first: knuckles with blades are worn on the fist. */
const TRAITS: readonly (readonly [string, IconName])[] = [
  ['fist', 'game-icons:mailed-fist'],
  ['lightsaber', 'game-icons:light-sabers'],
  ['staff', 'game-icons:bo'],
  ['blade', 'game-icons:bowie-knife'],
  ['heavy', 'game-icons:minigun'],
  ['rifle', 'game-icons:m3-grease-gun'],
  ['pistol', 'game-icons:ray-gun'],
  ['helmet', 'game-icons:visored-helm'],
];

const SLOTS: Readonly<Record<string, IconName>> = {
  modification: 'game-icons:gears',
  armor: 'game-icons:kevlar-vest',
  equipment: 'game-icons:backpack',
};

export function cardIcon({ id, slot, traits, weapon, deck }: Pick<Card, 'id' | 'slot' | 'traits' | 'weapon' | 'deck'>): IconName {
  const known = CARDS[id] ?? TRAITS.find(([trait]) => traits.includes(trait))?.[1];
  if (slot === 'weapon') return known ?? (weapon?.kind === 'melee' ? 'game-icons:energy-sword' : 'game-icons:ray-gun');
  // A modification serves a weapon and is none.
  if (slot !== null && slot !== 'modification' && known) return known;
  if (slot !== null) return SLOTS[slot] ?? 'lucide:sparkles';
  return deck === 'class' ? 'lucide:graduation-cap' : 'lucide:sparkles';
}

const COLOURS: Readonly<Record<string, string>> = {
  weapon: '--side-enemy',
  modification: '--side-bot',
  armor: '--good',
  equipment: '--side-player',
  class: '--side-mission',
  reward: '--side-mission',
};

/** The colour at the edge of a card, by its kind. */
export function cardColour({ slot, deck }: Pick<Card, 'slot' | 'deck'>): string {
  return `var(${COLOURS[slot ?? deck] ?? '--line-strong'})`;
}
