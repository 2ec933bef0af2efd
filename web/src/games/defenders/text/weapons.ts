/** Weapons and armour in words. */
import { nothingLeft } from '../../../lib/exhaustive';
import { t } from '../../../lib/i18n.svelte';
import { and, capital } from '../../../lib/list';
import type { Flash, OnHit, Plate, Pool, Weapon } from '../types';

/** "3 red dice", "1 red and 2 blue dice". */
export const poolText = ({ red, blue }: Pool): string => t('defenders-rules-dice', { red, blue });

/** The same behind "with". */
export const withDice = ({ red, blue }: Pool): string => t('defenders-rules-with-dice', { red, blue });

/** "adjacent", "up to 2 areas away". */
export const farText = (areas: number): string => t('defenders-rules-far', { areas });

/** Everything a weapon does, a sentence each. Those of aliens reach as far as the line on which they act (A54). */
export function weaponText(weapon: Weapon, whose: 'agent' | 'alien' = 'agent'): string[] {
  const facts = [poolText(weapon.dice)];
  if (whose === 'agent' && (weapon.manner !== 'melee' || weapon.range > 0)) {
    facts.push(t('defenders-rules-range', { areas: weapon.range }));
  }
  if (weapon.ammo !== null) facts.push(t('defenders-rules-ammo', { n: weapon.ammo }));
  const sentences = [t('defenders-rules-weapon', { manner: weapon.manner, facts: facts.join(', ') })];
  if (weapon.own_ammo) sentences.push(t('defenders-rules-own-ammo'));
  if (weapon.area !== 'never') sentences.push(t('defenders-rules-area-damage', { when: weapon.area }));
  if (weapon.on_hit !== null) sentences.push(`${capital(onHitText(weapon.on_hit))}.`);
  const flash = flashTexts(weapon.flash);
  if (flash.length > 0) sentences.push(t('defenders-rules-flash', { effects: flash.join('; ') }));
  if (whose === 'agent' && weapon.rank === 'red') sentences.push(t('defenders-rules-alien-weapon'));
  return sentences;
}

/** What befalls whom an attack hits (115). */
export function onHitText(what: OnHit, whom: 'target' | 'each' = 'target'): string {
  return t('defenders-rules-on-hit', { what, whom });
}

/** What a flash brings an attack. */
export function flashTexts(flash: Flash): string[] {
  const { hits, fewer_dice, area, on_hit, ...rest } = flash;
  nothingLeft(rest);
  const texts: string[] = [];
  if (hits > 0) texts.push(t('defenders-rules-hits', { n: hits }));
  if (fewer_dice > 0) texts.push(t('defenders-rules-fewer', { n: fewer_dice }));
  if (area) texts.push(t('defenders-rules-area'));
  if (on_hit !== null) texts.push(onHitText(on_hit));
  return texts;
}

/** What a flash brings a defence. */
export function plateText(plate: Plate): string {
  const { shields, shield_each, heal, only, ...rest } = plate;
  nothingLeft(rest);
  const effects: string[] = [];
  if (shields > 0) effects.push(t('defenders-rules-plate-shields', { n: shields }));
  if (shield_each) effects.push(t('defenders-rules-plate-each'));
  if (heal > 0) effects.push(t('defenders-rules-plate-heal', { n: heal }));
  if (effects.length === 0) return t('defenders-rules-no-armour');
  return t('defenders-rules-plate', { only: only ?? 'all', effects: and(effects) });
}
