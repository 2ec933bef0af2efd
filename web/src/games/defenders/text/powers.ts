/**
 * Powers as sentences: "<what it costs and when>: <what happens>; <what happens>." All languages share this shape, so that
 * nothing has to be inflected here.
 */
import { t } from '../../../lib/i18n.svelte';
import { capital, unknown, variant } from '../../../lib/list';
import type { Item, Power } from '../types';
import { effectTexts, isDeployed } from './effects';
import type { ItemKind } from './names';
import { farText } from './weapons';

/** One power: "Action for you or one other agent (adjacent): heal 3 wounds." */
export function powerText(power: Power): string {
  return t('defenders-rules-power', { head: headText(power), deeds: afterColon(effectTexts(power).join('; ')) });
}

/** Everything on a token, a sentence each; the last says how often it is used, unless it is always on. */
export function itemText(kind: ItemKind, item: Item): string[] {
  const sentences = item.power.map(powerText);
  const isSpent = item.power.some(({ timing }) => timing !== 'passive');
  const limit = kind === 'skill' && isDeployed(item.power.flatMap(({ does }) => does)) ? 'deployed' : kind;
  return isSpent || kind !== 'skill' ? [...sentences, t('defenders-rules-limit', { kind: limit })] : sentences;
}

/** What stands behind a colon: some languages begin it with a capital letter. */
export function afterColon(text: string): string {
  return t('defenders-rules-capital') === 'yes' ? capital(text) : text;
}

function headText(power: Power): string {
  const head = momentText(power);
  return power.needs.includes('unmoved') ? t('defenders-rules-unmoved', { head }) : head;
}

function momentText(power: Power): string {
  const { timing, when } = power;
  const during = (attack: string) => t('defenders-rules-during', { timing, attack });
  /** What is always on says no moment: the words of the effect do. */
  const at = (key: string, attack: string) => (timing === 'passive' ? during(attack) : t(key, { head: during(attack) }));
  const { who, near } = whoOf(power);
  const kind = kindOf(power);
  const own = () => t('defenders-rules-attack-by', { who, kind, near });
  const against = () => t('defenders-rules-attack-on', { who, kind, near });
  switch (when) {
    case 'turn':
      return t('defenders-rules-turn', { timing, who: variant(power.who)[0], near });
    case 'always':
      return t('defenders-rules-always');
    case 'gained':
      return t('defenders-rules-gained');
    case 'attacking':
      return at('defenders-rules-before-roll', own());
    case 'rolled':
      return at('defenders-rules-after-roll', own());
    case 'killed':
      return t('defenders-rules-killed', { head: during(own()) });
    case 'under_attack':
      return at('defenders-rules-before-defence', against());
    case 'defence_rolled':
      return at('defenders-rules-after-defence', against());
    case 'alien_moved':
      return t('defenders-rules-alien-moved', { timing });
    default:
      return unknown(when);
  }
}

/** Whose attack or defence it is about; each agent at a time is one of them. */
function whoOf({ who }: Power): { who: 'me' | 'one' | 'other'; near: string } {
  if (who === 'me') return { who, near: '' };
  if ('one' in who) return { who: 'one', near: farText(who.one) };
  if ('other' in who) return { who: 'other', near: farText(who.other) };
  return { who: 'one', near: farText(who.each) };
}

/** The kind of attack that is needed. */
function kindOf({ needs }: Power): string {
  return needs.find((need) => need !== 'unmoved') ?? 'any';
}
