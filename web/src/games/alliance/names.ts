/** Names of what is chosen: abilities, weapons, things. */
import { t } from '../../lib/i18n.svelte';
import { expected, percent } from '../../table/odds';
import { damaging } from './foreseen';
import { abilityOf, cardIn } from './figures';
import { missionOf } from './mission/things';
import { BONUS, SHEET, type Content, type ObjectKind, type Odds, type Source, type Thing, type View } from './types';
import { abilityName, cardName, missionActionName, missionObjectName, missionTestName } from './text';

/** The name of an ability: its card's, or its own where it stands on a sheet. */
export function sourceName(view: View, content: Content, source: Source): string {
  if (source.slot !== SHEET && source.slot !== BONUS) {
    const card = cardIn(view, content, source.figure, source.slot);
    if (card) return cardName(card.id);
  }
  const ability = abilityOf(view, content, source);
  if (!ability) return t('alliance-ability');
  return source.slot === BONUS ? t('alliance-bonus') : abilityName(ability.id);
}

/** What somebody attacks with; allies and enemies have one attack and no name for it. */
export function weaponName(view: View, content: Content, figure: number, weapon: number): string | null {
  const card = weapon === SHEET ? undefined : cardIn(view, content, figure, weapon);
  return card ? cardName(card.id) : null;
}

/** What an interaction is with. */
export function thingKind(view: View, content: Content, thing: Thing): ObjectKind {
  if ('mission' in thing) return missionOf(view, content)?.mission.object[thing.mission[0]]?.kind ?? 'token';
  return 'door' in thing ? 'door' : 'crate' in thing ? 'crate' : 'terminal';
}

/** What an interaction does: "Open the door", or what the mission calls it. */
export function thingAction(view: View, content: Content, thing: Thing): string {
  if ('mission' in thing) return missionActionName(missionOf(view, content)?.mission ?? null, ...thing.mission);
  return t('alliance-interact', { thing: thingKind(view, content, thing) });
}

/** What of the mission it is done with, and what is tested. */
export function thingNote(view: View, content: Content, thing: Thing): string {
  const mission = missionOf(view, content)?.mission;
  if (!mission || !('mission' in thing)) return '';
  return [missionObjectName(mission, thing.mission[0]), missionTestName(mission, ...thing.mission)].filter(Boolean).join(' · ');
}

/** What to expect of an attack. */
export function oddsText(odds: Pick<Odds, 'hit' | 'defeat' | 'expected' | 'damage'>): string {
  return t('alliance-odds', { hit: percent(odds.hit), damages: percent(damaging(odds)), defeat: percent(odds.defeat), expected: expected(odds.expected) });
}
