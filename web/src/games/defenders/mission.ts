/** What a mission says: its texts are named after it. */
import { has, t } from '../../lib/i18n.svelte';
import type { Content, Mission, View } from './types';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const missionName = (id: string): string => t(`defenders-mission-${dashed(id)}`);
export const missionBrief = (id: string): string => t(`defenders-mission-${dashed(id)}-brief`);
export const missionGoal = (id: string): string => t(`defenders-mission-${dashed(id)}-goal`);
/** When it ends so, in a sentence; nothing if it cannot. */
export function goalOf(id: string, ending: 'accomplished' | 'partly' | 'failed'): string | null {
  const key = `defenders-mission-${dashed(id)}-goal-${ending}`;
  return has(key) ? t(key) : null;
}
export const actionName = (id: string, action: string): string => t(`defenders-mission-${dashed(id)}-action-${dashed(action)}`);
export const actionNote = (id: string, action: string): string => t(`defenders-mission-${dashed(id)}-action-${dashed(action)}-note`);

/** Something the rules of the mission say: a page, an objective, a special event. */
export function missionWord(id: string, word: string): string {
  const key = `defenders-mission-${dashed(id)}-${dashed(word)}`;
  return has(key) ? t(key) : t('defenders-mission-word', { word });
}

/** The sides of map tiles it is played on. */
export const missionSides = ({ side, join }: Mission): string[] => [side, ...join.map((one) => one.side)].map((id) => t(`defenders-side-${id.toLowerCase()}`));

export function missionOf(view: Pick<View, 'mission'>, content: Pick<Content, 'missions'>): Mission | undefined {
  return content.missions[view.mission];
}

/** The name of somebody or something of the mission, by its id. */
export function namedIn(mission: Mission | undefined, kind: 'figure' | 'person' | 'item' | 'role' | 'profile' | 'gun', id: string | undefined): string {
  return mission && id !== undefined ? missionWord(mission.id, `${kind}-${id}`) : '';
}

/** The words of the special rules that hold, each once, in the order in which they were told. */
export const specialRules = ({ story }: Pick<View, 'story'>): string[] => [...new Set(story.told.filter(({ is_rule }) => is_rule).map(({ word }) => word))];

/** In which round it is over at the latest, where that is known beforehand; 0 if the events say it. */
export function lastRound(mission: Mission | undefined): number {
  return mission && typeof mission.ends === 'object' && 'round' in mission.ends ? mission.ends.round : 0;
}
