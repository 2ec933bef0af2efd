/** Names of things by their ids, and of the figures on the table. */
import type { AllianceActivation } from '../../../generated/AllianceActivation';
import type { AllianceAttackDie } from '../../../generated/AllianceAttackDie';
import type { AllianceAttribute } from '../../../generated/AllianceAttribute';
import type { AllianceCondition } from '../../../generated/AllianceCondition';
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceDefenceDie } from '../../../generated/AllianceDefenceDie';
import type { AllianceView } from '../../../generated/AllianceView';
import { t } from '../../../lib/i18n.svelte';
import { missionObjectName, tellingOf } from './mission';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const heroName = (id: string): string => t(`alliance-hero-${dashed(id)}`);
export const groupName = (id: string): string => t(`alliance-group-${dashed(id)}`);
export const cardName = (id: string): string => t(`alliance-card-${dashed(id)}`);
export const mapName = (id: string): string => t(`alliance-map-${dashed(id)}`);
/** The name of an activation card; orders of a mission have theirs among its texts. */
export const activationName = ({ id, mission }: AllianceActivation): string =>
  t(mission === null ? `alliance-activation-${dashed(id)}` : `alliance-mission-${dashed(mission)}-orders-${dashed(id)}`);

/** What a mission calls one of its objects. */
export const objectName = (mission: string, id: string): string => t(`alliance-mission-${dashed(mission)}-object-${dashed(id)}`);

/** The name of an ability of a sheet or a deployment card. Those of cards bear the name of their card. */
export const abilityName = (id: string): string => t(`alliance-ability-${dashed(id)}`);

export const conditionName = (condition: AllianceCondition): string => t('alliance-rules-condition', { condition });
export const attributeName = (attribute: AllianceAttribute): string => t('alliance-rules-attribute', { attribute });
export const traitName = (trait: string): string => t('alliance-rules-trait', { trait });
export const dieName = (die: AllianceAttackDie | AllianceDefenceDie): string => t('alliance-rules-die', { die });

/** "Diala Passil", "Darth Vader", "Stormtrooper 2", "Stormtrooper red 2". */
export function figureName(view: AllianceView, content: AllianceContent, id: number): string {
  const figure = view.figures.find((one) => one.id === id);
  if (!figure) return t('alliance-log-nobody');
  if (figure.hero !== null) {
    const hero = content.heroes[view.heroes[figure.hero]?.hero ?? -1];
    return hero ? heroName(hero.id) : t('alliance-log-nobody');
  }
  if (figure.object !== undefined) return missionObjectName(tellingOf(view, content).mission, figure.object);
  const group = view.groups[figure.group ?? -1];
  const printed = group && content.groups[group.group];
  if (!printed) return t('alliance-log-nobody');
  return t('alliance-log-figure', {
    name: t(`alliance-group-${dashed(printed.id)}.one`),
    colour: colourOf(view, content, figure.group!),
    number: printed.figures > 1 ? figure.number : 0,
  });
}

/** A group on the table: "Stormtroopers", or "Stormtroopers (red)" where there are several of the kind. */
export function tableGroupName(view: AllianceView, content: AllianceContent, n: number): string {
  const printed = content.groups[view.groups[n]?.group ?? -1];
  if (!printed) return t('alliance-log-nobody');
  return t('alliance-log-group', { name: groupName(printed.id), colour: colourOf(view, content, n) });
}

/** Groups on the display with the same miniatures, regular and elite ones alike: stickers tell their figures apart (R1.4, R8.3). */
export function sameMiniatures(view: AllianceView, content: AllianceContent, n: number): number[] {
  const model = (group: number) => content.groups[view.groups[group]?.group ?? -1]?.model;
  return view.groups.map((_, other) => other).filter((other) => model(other) === model(n));
}

/** The colour of the stickers; none if no other group has such miniatures. */
function colourOf(view: AllianceView, content: AllianceContent, n: number): string {
  const group = view.groups[n];
  return group && sameMiniatures(view, content, n).length > 1 ? t('alliance-rules-colour', { colour: group.colour }) : 'none';
}
