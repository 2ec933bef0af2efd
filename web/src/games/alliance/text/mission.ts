/** The words of missions: names of what lies on the map, objectives, pages of the story. */
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceHint } from '../../../generated/AllianceHint';
import type { AllianceMission } from '../../../generated/AllianceMission';
import type { AllianceView } from '../../../generated/AllianceView';
import { has, t } from '../../../lib/i18n.svelte';
import { attributeName } from './names';

/** Which mission something is told of, and in which of its scenes. */
export interface Telling {
  readonly mission: AllianceMission | null;
  readonly scene: number;
}

/** What the table plays now. */
export function tellingOf(view: AllianceView, content: AllianceContent): Telling {
  const { mission } = view;
  return { mission: mission ? (content.missions[mission.mission] ?? null) : null, scene: mission?.scene ?? 0 };
}

const dashed = (id: string): string => id.replaceAll('_', '-');

/** Some parts of a mission have words of their own and others do not; then there is nothing to say. */
function wordIfAny(mission: AllianceMission, part: string): string {
  const key = `alliance-mission-${dashed(mission.id)}-${dashed(part)}`;
  return has(key) ? t(key) : '';
}

export function missionName(id: string): string {
  const key = `alliance-mission-${dashed(id)}`;
  return has(key) ? t(key) : t('alliance-ui-mission');
}

export function encounterName(id: string): string {
  const key = `alliance-encounter-${dashed(id)}`;
  return has(key) ? t(key) : t('alliance-ui-encounter');
}

export const missionBrief = (mission: AllianceMission): string => wordIfAny(mission, 'brief');

export function objectiveText(mission: AllianceMission, n: number): string {
  const objective = mission.objective[n];
  return (objective && wordIfAny(mission, `objective-${objective.id}`)) || t('alliance-ui-objective');
}

/** What an object is called: by its own name, or by what it is where it has none. */
export function missionObjectName(mission: AllianceMission | null, n: number): string {
  const object = mission?.object[n];
  if (!mission || !object) return t('alliance-thing', { kind: 'token' });
  return wordIfAny(mission, `object-${object.id}`) || t('alliance-thing', { kind: object.kind });
}

export function missionObjectNote(mission: AllianceMission, n: number): string {
  const object = mission.object[n];
  return object ? wordIfAny(mission, `object-${object.id}-note`) : '';
}

/** "Slice the console (test of tech)"; a plain interaction is named after what the object is. */
export function missionActionName(mission: AllianceMission | null, object: number, n: number): string {
  const printed = mission?.object[object];
  const action = printed?.action[n];
  if (!mission || !printed) return t('alliance-do', { kind: 'token' });
  const name = action ? wordIfAny(mission, `action-${action.id}`) : '';
  return name || t('alliance-do', { kind: printed.carry ? 'carry' : printed.kind });
}

/** What is tested by an action of an object; empty if nothing is. */
export function missionTestName(mission: AllianceMission, object: number, n: number): string {
  const test = mission.object[object]?.action[n]?.test;
  return test ? t('alliance-test-of', { attribute: attributeName(test) }) : '';
}

export function regionName(mission: AllianceMission | null, n: number): string {
  const region = mission?.region[n];
  return (mission && region && wordIfAny(mission, `region-${region.id}`)) || t('alliance-region');
}

export function hintText(mission: AllianceMission, hint: AllianceHint): string {
  return wordIfAny(mission, `hint-${hint.id}`);
}

/** How a mission ended, in its own words; empty if it has none. */
export function howText(mission: AllianceMission | null, how: string): string {
  return mission ? wordIfAny(mission, `how-${how}`) : '';
}

/** A page of the story. Some have a title of their own; the others bear the name of the mission. */
export function pageTitle(key: string, mission: AllianceMission | null): string {
  if (has(`${key}.title`)) return t(`${key}.title`);
  return mission ? missionName(mission.id) : '';
}

/** What is told when all is over says first how it went; until then a page has its own title. */
export function storyTitle(key: string, mission: AllianceMission | null, ended: { readonly won: boolean } | null): string {
  return ended ? t(ended.won ? 'alliance-campaign-mission-won' : 'alliance-campaign-mission-lost') : pageTitle(key, mission);
}

/** What lies or happens at a place that a question names by its id: an object or a region. */
export function placeName(mission: AllianceMission | null, id: string): string {
  const object = mission?.object.findIndex((one) => one.id === id) ?? -1;
  if (object >= 0) return missionObjectName(mission, object);
  return regionName(mission, mission?.region.findIndex((one) => one.id === id) ?? -1);
}
