/** What is written in short on cards and in events: `dmg+1`, `2:blast3`, `acc+2,pierce+1`. */
import { t } from '../../../lib/i18n.svelte';
import { and } from '../../../lib/list';

const EFFECT = /^(dmg\+|damage\+|acc\+|accuracy\+|pierce|blast|cleave|recover_dmg|recover_str)(\d+)$/;
const MODIFIER = /^([a-z]+)([+-])(\d+)$/;

/** A keyword or one effect of a surge option: "Blast 1", "+2 damage", "Stun", "Reach". */
export function keywordText(word: string): string {
  const [, name, n] = EFFECT.exec(word.trim()) ?? [];
  if (name === undefined) return t('alliance-rules-effect', { effect: word.trim(), n: 0 });
  const effect = name.replace('+', '').replace('damage', 'dmg').replace('accuracy', 'acc');
  return t('alliance-rules-effect', { effect, n: Number(n) });
}

/** A surge option with its price: "Surge: +2 accuracy and +1 damage". */
export function surgeText(option: string): string {
  return t('alliance-rules-surge', { price: surgePrice(option), effects: surgeEffects(option) });
}

/** A surge option without its price. */
export function surgeEffects(option: string): string {
  const effects = option.slice(option.indexOf(':') + 1);
  return and(effects.trim().split(/\s+/).map(keywordText));
}

export function surgePrice(option: string): number {
  const colon = option.indexOf(':');
  return colon < 0 ? 1 : Number(option.slice(0, colon));
}

/** Symbols more or fewer: "+1 damage and +2 accuracy"; nothing if there are none. */
export function modifierText(modifiers: string): string {
  const words = modifiers.split(',').map((word) => word.trim());
  return and(words.filter((word) => word !== '').map(oneModifier));
}

function oneModifier(word: string): string {
  const [, name = word, sign = '+', n = '0'] = MODIFIER.exec(word) ?? [];
  return t('alliance-rules-modifier', { name, by: `${sign === '-' ? '−' : '+'}${n}`, n: Number(n) });
}
