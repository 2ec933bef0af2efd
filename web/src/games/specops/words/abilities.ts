/**
 * Abilities as sentences: "<moment> (<whose; what must be true>): <what happens> for <whom>." All languages share this shape, so
 * that nothing has to be inflected here.
 */
import type { SpecopsAbility } from '../../../generated/SpecopsAbility';
import type { SpecopsContent } from '../../../generated/SpecopsContent';
import type { SpecopsDeed } from '../../../generated/SpecopsDeed';
import type { SpecopsNeed } from '../../../generated/SpecopsNeed';
import type { SpecopsOthers } from '../../../generated/SpecopsOthers';
import { t } from '../../../lib/i18n.svelte';
import { and, capital, or, unknown } from '../../../lib/list';
import { bearersText, filterText, isEverybody } from './filters';
import { keywordText, weaponKeywordText } from './keywords';
import { weaponTitle } from './names';
import { poolText, weaponText } from './weapons';

/** One sentence of a card: "After its attack (with an order, at range): 1 dodge token for another friendly unit within 12 inches." */
export function abilityText(ability: SpecopsAbility, content: SpecopsContent): string {
  const deeds = ability.does.map((deed) => deedText(deed));
  const does = ability.either ? or(deeds) : and(deeds);
  const whom = targetText(ability, content);
  const said = whom === '' ? does : t('specops-words-for', { does, whom });
  const sentence = t('specops-words-ability', { head: headText(ability, content), does: afterColon(said) });
  return ability.limit === null ? sentence : `${sentence} ${t('specops-words-limit', { limit: ability.limit })}`;
}

/** What stands behind a colon: some languages begin it with a capital letter. */
function afterColon(text: string): string {
  return t('specops-words-capital') === 'yes' ? capital(text) : text;
}

function headText({ when, whose, needs }: SpecopsAbility, content: SpecopsContent): string {
  const conditions = needs.map((need) => needText(need, content));
  // What holds says whose it is; a moment says itself, and whose it is behind.
  const isLasting = when === 'always';
  const head = isLasting ? capital(bearersText(whose)) : t('specops-words-moment', { when });
  const notes = isLasting || isEverybody(whose) ? conditions : [filterText(whose, content), ...conditions];
  return notes.length > 0 ? t('specops-words-head', { head, notes: notes.join('; ') }) : head;
}

function needText(need: SpecopsNeed, content: SpecopsContent): string {
  const said = (what: string, inches = 0) => t('specops-words-need', { need: what, inches });
  if (typeof need === 'string') return said(need);
  if ('near_objective' in need) return said('near_objective', need.near_objective);
  if ('foe_within' in need) return said('foe_within', need.foe_within);
  if ('near_friend' in need) {
    const { within, whose } = need.near_friend;
    const near = said('near_friend', within);
    return isEverybody(whose) ? near : t('specops-words-near-being', { near, what: filterText(whose, content) });
  }
  return unknown(need);
}

/** Who receives; nobody is named if it is the bearer. */
function targetText({ to, when }: SpecopsAbility, content: SpecopsContent): string {
  if (to === 'bearer') return when === 'enemy_ordered' ? t('specops-words-that-enemy') : '';
  if (to === 'foe') return t('specops-words-foe');
  if ('friends' in to) return othersText('friends', to.friends, when !== 'revealed', content);
  if ('enemies' in to) return othersText('enemies', to.enemies, false, content);
  return unknown(to);
}

function othersText(side: string, { whose, within, in_sight, up_to }: SpecopsOthers, isOther: boolean, content: SpecopsContent): string {
  let whom = t('specops-words-units', { side, n: up_to ?? 0, other: isOther ? 'yes' : 'no' });
  if (!isEverybody(whose)) whom = t('specops-words-being', { whom, what: filterText(whose, content) });
  if (within !== null) whom = t('specops-words-within', { whom, inches: within });
  return in_sight ? t('specops-words-in-sight', { whom }) : whom;
}

function deedText(deed: SpecopsDeed): string {
  if (typeof deed === 'string') return t('specops-words-deed', { deed });
  if ('keyword' in deed) return keywordText(deed.keyword);
  if ('attacks' in deed) {
    return t('specops-words-in-attacks', { what: weaponKeywordText(deed.attacks.keyword), arms: deed.attacks.arms });
  }
  if ('dice' in deed) return t('specops-words-in-attacks', { what: t('specops-words-more', { what: poolText(deed.dice.dice) }), arms: deed.dice.arms });
  if ('attack_surge' in deed) return t('specops-words-surge', { becomes: deed.attack_surge });
  if ('defence_surge' in deed) return t('specops-words-surge', { becomes: deed.defence_surge });
  if ('weapon' in deed) return weaponText(deed.weapon);
  if ('replace' in deed) return t('specops-words-instead', { by: weaponText(deed.replace.by), old: weaponTitle(deed.replace.weapon) });
  if ('health' in deed) return t('specops-words-stat', { stat: 'health', n: deed.health });
  if ('courage' in deed) return t('specops-words-stat', { stat: 'courage', n: deed.courage });
  if ('speed' in deed) return t('specops-words-stat', { stat: 'speed', n: deed.speed });
  if ('covert' in deed) return t('specops-words-covert', { n: deed.covert });
  if ('gain' in deed) return t('specops-words-marker', { ...deed.gain });
  if ('calm' in deed) return t('specops-words-calm', { n: deed.calm });
  if ('move' in deed) return t('specops-words-move', { tool: deed.move });
  if ('fewer_orders' in deed) return t('specops-words-fewer-orders', { n: deed.fewer_orders });
  return unknown(deed);
}
