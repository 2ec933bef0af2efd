/** What people report of a real table, and what a team does between missions, as sentences. */
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceFact } from '../../../generated/AllianceFact';
import type { AllianceStep } from '../../../generated/AllianceStep';
import type { AllianceView } from '../../../generated/AllianceView';
import { t } from '../../../lib/i18n.svelte';
import { unknown } from '../../../lib/list';
import { encounterName, missionActionName, missionName, missionObjectName, regionName, tellingOf, type Telling } from './mission';
import { cardName, figureName, groupName, heroName, tableGroupName } from './names';

export function factText(
  fact: AllianceFact,
  view: AllianceView,
  content: AllianceContent,
  { mission }: Telling = tellingOf(view, content),
): string {
  const figure = (id: number) => figureName(view, content, id);
  switch (fact.fact) {
    case 'activated':
      return t('alliance-fact-activated', { figure: figure(fact.figure) });
    case 'hero_defeated':
      return t('alliance-fact-hero-defeated', { figure: heroOf(view, content, fact.hero) });
    case 'group_defeated':
      return t('alliance-fact-group-defeated', { group: tableGroupName(view, content, fact.group) });
    case 'destroyed':
      return t('alliance-fact-destroyed', { object: missionObjectName(mission, fact.object) });
    case 'interacted':
      return t('alliance-fact-interacted', {
        figure: figure(fact.figure),
        action: missionActionName(mission, fact.object, fact.action),
        object: missionObjectName(mission, fact.object),
      });
    case 'entered':
      return t('alliance-fact-entered', { figure: figure(fact.figure), region: regionName(mission, fact.region) });
    case 'all_in':
      return t('alliance-fact-all-in', { region: regionName(mission, fact.region) });
    case 'brought':
      return t('alliance-fact-brought', { object: missionObjectName(mission, fact.object), region: regionName(mission, fact.region) });
    case 'dropped':
      return t('alliance-fact-dropped', { object: missionObjectName(mission, fact.object) });
    case 'controlled':
      return t('alliance-fact-controlled', { place: controlled(mission, fact.place), held: fact.held ? 'yes' : 'no' });
    case 'medpac':
      return t('alliance-fact-medpac');
    case 'colour':
      return t('alliance-fact-colour', {
        group: tableGroupName(view, content, fact.group),
        colour: t('alliance-rules-colour', { colour: fact.colour }),
      });
    default:
      return unknown(fact);
  }
}

export function stepText(step: AllianceStep, view: AllianceView, content: AllianceContent): string {
  const campaign = content.campaigns[view.campaign?.campaign ?? -1];
  const card = (n: number) => cardName(content.cards[n]?.id ?? '');
  switch (step.step) {
    case 'start': {
      const ally = step.ally === null ? undefined : content.groups[step.ally];
      return t('alliance-step-start', {
        mission: missionName(campaign?.mission[step.leg]?.mission ?? ''),
        ally: ally ? groupName(ally.id) : 'none',
      });
    }
    case 'meet':
      return t('alliance-step-meet', { encounter: encounterName(campaign?.encounter[step.encounter]?.id ?? '') });
    case 'buy':
      return t('alliance-step-buy', { card: card(step.card) });
    case 'sell':
      return t('alliance-step-sell', { card: card(step.card) });
    case 'train':
      return t('alliance-step-train', { hero: heroOf(view, content, step.hero), card: card(step.card) });
    case 'untrain':
      return t('alliance-step-untrain', { hero: heroOf(view, content, step.hero), card: card(step.card) });
    case 'give':
      return step.to === null
        ? t('alliance-step-stash', { card: card(step.card) })
        : t('alliance-step-give', { hero: heroOf(view, content, step.to), card: card(step.card) });
    default:
      return unknown(step);
  }
}

/** Places that can be controlled are counted through: objects first, then regions. */
function controlled(mission: Telling['mission'], place: number): string {
  const objects = mission?.object.length ?? 0;
  return place < objects ? missionObjectName(mission, place) : regionName(mission, place - objects);
}

/** A hero by seat. */
function heroOf(view: AllianceView, content: AllianceContent, n: number): string {
  const hero = content.heroes[view.heroes[n]?.hero ?? view.campaign?.heroes[n]?.hero ?? -1];
  return hero ? heroName(hero.id) : t('alliance-log-nobody');
}
