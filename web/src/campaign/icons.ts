/** Which icon stands for what in a campaign. */
import type { IconName } from '../ui/icons';
import type { Card, Scene } from './types';

export const SCENE_ICON: Record<Scene, IconName> = {
  map: 'lucide:orbit',
  armory: 'lucide:store',
  training: 'lucide:graduation-cap',
  inventory: 'lucide:backpack',
  log: 'lucide:scroll-text',
};

export function cardIcon({ slot, weapon, deck }: Card): IconName {
  if (slot === 'weapon') return weapon?.kind === 'melee' ? 'game-icons:energy-sword' : 'game-icons:ray-gun';
  if (slot === 'modification') return 'game-icons:gears';
  if (slot === 'armor') return 'game-icons:kevlar-vest';
  if (slot === 'equipment') return 'game-icons:backpack';
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
