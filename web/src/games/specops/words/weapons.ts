/** Weapons and dice in words. */
import type { SpecopsPool } from '../../../generated/SpecopsPool';
import type { SpecopsWeapon } from '../../../generated/SpecopsWeapon';
import { t } from '../../../lib/i18n.svelte';
import { and } from '../../../lib/list';
import { weaponKeywordText } from './keywords';
import { weaponTitle } from './names';

/** "2 red dice and 1 white die" */
export function poolText({ red, black, white }: SpecopsPool): string {
  const colours = Object.entries({ red, black, white }).filter(([, n]) => n > 0);
  return and(colours.map(([colour, n]) => t('specops-words-dice', { colour, n })));
}

/** "HE Grenade (up to 6 inches, 2 red dice, Critical 2, Blast)" */
export function weaponText({ id, kind, min, max, dice, keywords }: SpecopsWeapon): string {
  const reach = t('specops-words-reach', { kind, min, max });
  const facts = [reach, poolText(dice), ...keywords.map(weaponKeywordText)];
  return t('specops-words-weapon', { name: weaponTitle(id), facts: facts.join(', ') });
}
