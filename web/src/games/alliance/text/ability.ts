/**
 * An ability as a sentence: when it may be used, what must be true, what it costs, what it does.
 *
 * All languages share one shape, "When … and …, you may <price>: <deeds>.", and what happens by itself is
 * "When …: <deeds>." Prices are infinitives, deeds are clauses; so nothing has to be inflected here.
 */
import type { AllianceAbility } from '../../../generated/AllianceAbility';
import type { AllianceAim } from '../../../generated/AllianceAim';
import type { AllianceAttribute } from '../../../generated/AllianceAttribute';
import type { AllianceCondition } from '../../../generated/AllianceCondition';
import type { AllianceDeed } from '../../../generated/AllianceDeed';
import type { AllianceNeed } from '../../../generated/AllianceNeed';
import type { AlliancePassive } from '../../../generated/AlliancePassive';
import type { AlliancePrice } from '../../../generated/AlliancePrice';
import type { AllianceWhen } from '../../../generated/AllianceWhen';
import { nothingLeft } from '../../../lib/exhaustive';
import { t } from '../../../lib/i18n.svelte';
import { afterColon, deedsText, type Voice } from './deeds';
import { and, capital, or, spaced, unknown, variant, type Name } from '../../../lib/list';
import { abilityName, attributeName, conditionName, traitName } from './names';

/** The rules text of an ability. Abilities of heroes speak to "you", those of groups of "it". */
export function abilityText(ability: AllianceAbility, voice: Voice = 'you'): string {
  const sentences = passiveTexts(ability.passive, voice).map((text) => `${capital(text)}.`);
  if (ability.does.length > 0) sentences.push(usedText(ability, voice));
  if (ability.cost.limit !== null) sentences.push(t('alliance-rules-limit', { limit: ability.cost.limit, voice }));
  return sentences.length > 0 ? sentences.join(' ') : t('alliance-rules-nothing');
}

function usedText(ability: AllianceAbility, voice: Voice): string {
  const test = ability.when === 'testing' || ability.when === 'tested';
  const chosen = ability.aim === null && typeof ability.when === 'object' && 'after' in ability.when;
  const deeds = afterColon(deedsText(ability.does, { voice, test, chosen, object: ability.aim?.objects ?? false }));
  if (ability.when === 'always') return `${capital(deeds)}.`;
  const { head, clause } = headOf(ability, voice);
  const price = [...priceTexts(ability.cost), ...(ability.aim ? [aimText(ability.aim, voice)] : [])];
  if (ability.may && price.length === 0 && !ability.does.every(isOptional)) price.push(t('alliance-rules-price-use'));
  const text =
    price.length > 0
      ? t('alliance-rules-may', { head, clause: clause ? 'yes' : 'no', price: and(price), deeds, voice })
      : t('alliance-rules-auto', { head, deeds });
  return capital(text);
}

/** Its own words say "may" already. */
function isOptional(deed: AllianceDeed): boolean {
  return typeof deed === 'object' && 'attack' in deed && deed.attack.may;
}

interface Head {
  readonly head: string;
  /** A clause with a verb, "when you rest", and not a phrase, "as an action". */
  readonly clause: boolean;
}

const PHRASES: readonly unknown[] = ['action', 'activation'];

/** The moment and everything that must be true. */
function headOf(ability: AllianceAbility, voice: Voice): Head {
  const needs = [...ability.needs];
  const [when, inside] = variant(ability.when);
  const moment = momentText(when, inside, ability, needs, voice);
  const clauses = needs.map((need) => needText(need, voice, ability.role));
  const head = clauses.reduce((first, next) => t('alliance-rules-both', { first, next }), moment);
  return { head, clause: !PHRASES.includes(ability.when) };
}

/** The moment. Needs that are part of its wording are taken out of the list. */
function momentText(
  when: Name<AllianceWhen>,
  inside: unknown,
  ability: AllianceAbility,
  needs: AllianceNeed[],
  voice: Voice,
): string {
  const role = ability.role === 'me' ? 'attacker' : ability.role;
  const helps = role === 'ally' || role === 'other_ally' || role === 'witness' ? 'within' : 'defender_within';
  switch (when) {
    case 'aiming':
      return t('alliance-rules-when-aiming', { voice, kind: kindOf(needs) });
    case 'declared':
      return t('alliance-rules-when-declared', { role, voice, kind: kindOf(needs), near: near(needs, helps, role) });
    case 'rolled':
      return t('alliance-rules-when-rolled', { role, voice, kind: kindOf(needs), near: near(needs, helps, role) });
    case 'counted':
      return t('alliance-rules-when-counted', { role, voice, kind: kindOf(needs), near: near(needs, helps, role) });
    case 'fought':
      return t('alliance-rules-when-fought', { role, voice, kind: kindOf(needs), near: near(needs, helps, role) });
    case 'testing':
      return t('alliance-rules-when-testing', { role: ability.role, voice, attributes: attributes(needs) });
    case 'tested':
      return t('alliance-rules-when-tested', { role: ability.role, voice, attributes: attributes(needs) });
    case 'defeated': {
      const without = take(needs, 'adjacent_friend_without');
      if (without !== undefined) {
        return t('alliance-rules-when-friend-falls', { trait: traitName(String(without)), voice });
      }
      const spaces = take(needs, 'within');
      if (spaces !== undefined) return t('alliance-rules-when-near-falls', { spaces: Number(spaces), voice });
      return t('alliance-rules-when-defeated', { voice });
    }
    case 'action':
      return t('alliance-rules-when-action', { actions: Math.max(1, ability.cost.actions) });
    case 'enemy_enters':
      return t('alliance-rules-when-enemy-enters', { spaces: Number(inside), voice });
    case 'supply_drawn':
      return t('alliance-rules-when-supply-drawn', { role: ability.role, voice });
    case 'after':
      return t('alliance-rules-when-after', { ability: abilityName(String(inside)), voice });
    case 'activation':
    case 'activation_start':
    case 'activation_end':
    case 'rested':
    case 'interacted':
    case 'enemy_activates':
    case 'mission_start':
    case 'round_end':
      return t('alliance-rules-when', { when, voice });
    case 'always':
      return '';
    default:
      return unknown(when);
  }
}

/** What must be true, as a clause behind "and": in German its verb stands at the end. */
export function needText(need: AllianceNeed, voice: Voice, role: AllianceAbility['role'] = 'me'): string {
  const [name, inside] = variant(need);
  const whose = role === 'defender' ? voice : role === 'guard' || role === 'other_guard' ? 'figure' : 'target';
  switch (name) {
    case 'weapon_trait':
      return t('alliance-rules-need-weapon', { trait: traitName(String(inside)), voice });
    case 'beside_friend_of':
      return t('alliance-rules-need-beside-friend-of', { trait: traitName(String(inside)), voice });
    case 'target_within':
      return t('alliance-rules-need-target-within', { spaces: Number(inside) });
    case 'within':
      return t('alliance-rules-need-within', { spaces: Number(inside), voice });
    case 'defender_within':
      return t('alliance-rules-need-defender-within', { spaces: Number(inside), voice });
    case 'hurt':
      return t('alliance-rules-need-hurt', { damage: Number(inside), whose });
    case 'unhurt':
      return t('alliance-rules-need-hurt', { damage: 0, whose });
    case 'has':
      return t('alliance-rules-need-has', { condition: conditionName(inside as AllianceCondition), voice });
    case 'used':
      return t('alliance-rules-need-used', { ability: abilityName(String(inside)), voice });
    case 'tests':
      return t('alliance-rules-need-tests', { attributes: or((inside as AllianceAttribute[]).map(attributeName)) });
    case 'adjacent_friend_without':
    case 'defender_without':
      return t('alliance-rules-need-without', { trait: traitName(String(inside)) });
    case 'rebels_within':
      return t('alliance-rules-need-rebels', { ...(inside as { count: number; spaces: number }) });
    case 'damaged':
      return t('alliance-rules-need-damaged', { damage: Number(inside), voice });
    case 'melee':
    case 'ranged':
    case 'target_defeated':
    case 'target_survived':
    case 'target_blind':
    case 'target_in_sight':
    case 'wounded':
    case 'unmoved':
    case 'alone':
    case 'beside_friend':
    case 'first':
    case 'group_reduced':
      return t('alliance-rules-need', { need: name, voice });
    default:
      return unknown(name);
  }
}

/** Melee or ranged, if one of them is needed. */
function kindOf(needs: AllianceNeed[]): string {
  const at = needs.findIndex((need) => need === 'melee' || need === 'ranged');
  return at < 0 ? 'any' : String(needs.splice(at, 1)[0]);
}

/** How near the figure is that the moment is about; 0 if that does not matter or is said of another figure. */
function near(needs: AllianceNeed[], name: Name<AllianceNeed>, role: string): number {
  if (role === 'attacker' || role === 'defender') return 0;
  return Number(take(needs, name) ?? 0);
}

function attributes(needs: AllianceNeed[]): string {
  const found = take(needs, 'tests') as AllianceAttribute[] | undefined;
  return found ? or(found.map(attributeName)) : 'any';
}

/** Takes the need of a name out of the list and gives its value. */
function take(needs: AllianceNeed[], name: Name<AllianceNeed>): unknown {
  const at = needs.findIndex((need) => variant(need)[0] === name);
  return at < 0 ? undefined : variant(needs.splice(at, 1)[0]!)[1];
}

function priceTexts(price: AlliancePrice): string[] {
  const parts: string[] = [];
  // How many actions is said before, how often at the end of the ability.
  const { exhaust, strain, deplete, discard, actions: _actions, limit: _limit, ...rest } = price;
  nothingLeft(rest);
  if (exhaust) parts.push(t('alliance-rules-price-exhaust'));
  if (strain > 0) parts.push(t('alliance-rules-price-strain', { n: strain }));
  if (deplete) parts.push(t('alliance-rules-price-deplete'));
  if (discard) parts.push(t('alliance-rules-price-discard'));
  return parts;
}

function aimText(aim: AllianceAim, voice: Voice): string {
  const where: string[] = [];
  const { who, of, small, within, in_sight, beside_target, objects, ...rest } = aim;
  nothingLeft(rest);
  if (of !== null) where.push(t('alliance-rules-aim-trait', { trait: traitName(of) }));
  if (small) where.push(t('alliance-rules-aim-small'));
  if (within !== null) where.push(t('alliance-rules-aim-within', { spaces: within, voice }));
  if (in_sight) where.push(t('alliance-rules-aim-in-sight', { voice }));
  if (beside_target) where.push(t('alliance-rules-aim-beside-target'));
  return t('alliance-rules-aim', { who: objects ? 'hostile_or_object' : who, where: where.map(spaced).join(''), voice });
}

const NUMBERS = ['health', 'endurance', 'speed'] as const;
type Permission = Exclude<keyof AlliancePassive, (typeof NUMBERS)[number] | 'lifts_range' | 'lifts_blindness'>;
/** All of them, in the order in which they are read: a new passive does not compile before it is said. */
const PERMISSIONS: Record<Permission, true> = {
  ignores_difficult: true,
  ignores_hostile: true,
  covert: true,
  sees_past_figures: true,
  awkward: true,
  assault: true,
  non_sentient: true,
  overload: true,
};

/** What holds all the time. */
export function passiveTexts(passive: AlliancePassive, voice: Voice): string[] {
  const numbers = NUMBERS.filter((what) => passive[what] > 0).map((what) => t('alliance-rules-more', { what, n: passive[what] }));
  const permissions = (Object.keys(PERMISSIONS) as Permission[]).filter((what) => passive[what]);
  const texts = numbers.length > 0 ? [and(numbers)] : [];
  texts.push(...permissions.map((what) => t('alliance-rules-passive', { what, voice })));
  if (passive.lifts_range !== null) {
    texts.push(t('alliance-rules-lifts-range', { ability: abilityName(passive.lifts_range), voice }));
  }
  if (passive.lifts_blindness !== null) {
    texts.push(t('alliance-rules-lifts-blindness', { ability: abilityName(passive.lifts_blindness), voice }));
  }
  return texts;
}
