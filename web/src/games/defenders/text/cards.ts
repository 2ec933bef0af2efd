/** Events, encounters and ranks in words. */
import { t } from '../../../lib/i18n.svelte';
import { unknown, variant } from '../../../lib/list';
import type { Drone, EncounterCard, EventCard, EventEffect, Promotion, Weather, Whom } from '../types';
import { speciesName } from './names';
import { afterColon } from './powers';

/** Everything an event does, in its order; what its weather does comes last, as it lasts longest. */
export function eventText({ kind, does }: EventCard): string[] {
  if (kind === 'special') return [t('defenders-rules-special')];
  const effects = does.map(eventEffectText);
  return kind === 'standard' ? effects : [...effects, weatherText(kind.weather)];
}

export function eventEffectText(effect: EventEffect): string {
  if (typeof effect === 'string') return effect === 'act_of_valor' ? t('defenders-rules-valor') : unknown(effect);
  const told = (whom: string, deed: string) => t('defenders-rules-event-deed', { whom, deed: afterColon(deed) });
  if ('signals' in effect) return t('defenders-rules-signals', { ...effect.signals });
  if ('teleport' in effect) {
    const [one, two, three, four, five] = effect.teleport.table;
    return t('defenders-rules-teleport', { only: effect.teleport.only ?? 'always', one, two, three, four, five });
  }
  if ('lose_ammo' in effect) return told(whomText(effect.lose_ammo.who), t('defenders-rules-lose-ammo', { n: effect.lose_ammo.tokens }));
  if ('ammo' in effect) return told(whomText(effect.ammo.who), t('defenders-rules-gain-ammo', { n: effect.ammo.tokens }));
  if ('heal' in effect) return told(whomText(effect.heal.who), t('defenders-rules-heal', { n: effect.heal.wounds }));
  if ('wound' in effect) {
    const { wounds, who, on } = effect.wound;
    const whom = on === null ? whomText(who) : t('defenders-rules-whom-on', { who: whomText(who), terrain: on });
    return told(whom, t('defenders-rules-wound', { n: wounds }));
  }
  if ('clear_jam' in effect) return told(whomText(effect.clear_jam.who), t('defenders-rules-clear-jam'));
  if ('move' in effect) return told(whomText(effect.move.who), t('defenders-rules-event-move', { hexes: effect.move.hexes }));
  return unknown(effect);
}

function whomText(whom: Whom): string {
  const [who, n] = variant(whom);
  return t('defenders-rules-whom', { who, n: Number(n ?? 0) });
}

/** What holds while the weather lies there (A65). */
export function weatherText(weather: Weather): string {
  const [what, n] = variant(weather);
  return t('defenders-rules-weather', { what, n: Number(n ?? 0) });
}

/** Whom an encounter calls, and what comes if nobody answers (142). */
export function encounterText({ calls, danger }: EncounterCard): string[] {
  const sentences = [callsText(calls)];
  if (danger > 0) sentences.push(t('defenders-rules-danger', { n: danger }));
  return sentences;
}

function callsText(calls: EncounterCard['calls']): string {
  const told = (whom: string, species = '') => t('defenders-rules-calls', { whom, species });
  if (typeof calls === 'string') return told(calls);
  return 'species' in calls ? told('species', speciesName(calls.species)) : told(calls.rank);
}

/** What a rank brings, and what it takes (126, 127). */
export function promotionText({ gain, gd }: Promotion): string[] {
  return [t('defenders-rules-gain', { gain }), t('defenders-rules-gd', { gd })];
}

/** What a drone can do besides shooting. */
export function droneText({ movement }: Drone): string {
  return t('defenders-rules-drone', { hexes: movement });
}
