/** Names of things by their ids. */
import { t } from '../../../lib/i18n.svelte';
import type { AlienCard, Class, Grade, Obstacle, SpeciesId, Terrain } from '../types';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** Agents are called by the name of their metal, classes by what they do. */
export const agentName = (id: Class): string => t(`defenders-agent-${dashed(id)}`);
export const className = (id: Class): string => t(`defenders-class-${dashed(id)}`);
export const innateName = (id: string): string => t(`defenders-innate-${dashed(id)}`);
export const droneName = (id: string): string => t(`defenders-drone-${dashed(id)}`);
export const gradeName = (id: Grade): string => t(`defenders-rank-${dashed(id)}`);
export const weaponName = (id: string): string => t(`defenders-weapon-${dashed(id)}`);
export const speciesName = (id: SpeciesId): string => t(`defenders-species-${dashed(id)}`);
export const alienPowerName = (id: string): string => t(`defenders-power-${dashed(id)}`);
export const eventName = (id: string): string => t(`defenders-event-${dashed(id)}`);
export const encounterName = (id: string): string => t(`defenders-encounter-${dashed(id)}`);
export const terrainName = (id: Terrain): string => t(`defenders-terrain-${dashed(id)}`);
export const obstacleName = (id: Obstacle): string => t(`defenders-obstacle-${dashed(id)}`);

/** What kind of token it is. */
export type ItemKind = 'device' | 'skill' | 'tactic';

export function itemName(kind: ItemKind, id: string): string {
  switch (kind) {
    case 'device':
      return t(`defenders-device-${dashed(id)}`);
    case 'skill':
      return t(`defenders-skill-${dashed(id)}`);
    case 'tactic':
      return t(`defenders-tactic-${dashed(id)}`);
  }
}

/** A word besides, in italics on the token. */
export function itemLine(kind: ItemKind, id: string): string {
  switch (kind) {
    case 'device':
      return t(`defenders-device-${dashed(id)}.line`);
    case 'skill':
      return t(`defenders-skill-${dashed(id)}.line`);
    case 'tactic':
      return t(`defenders-tactic-${dashed(id)}.line`);
  }
}

/** A card bears the name of its species, but for the one that another card turns into. */
export function alienName(card: Pick<AlienCard, 'id' | 'species' | 'is_enraged'>): string {
  return card.is_enraged ? t(`defenders-alien-${dashed(card.id)}`) : speciesName(card.species);
}
