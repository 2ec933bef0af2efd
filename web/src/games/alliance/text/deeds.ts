/** What an ability does, as clauses. */
import type { AllianceAttackDeed } from '../../../generated/AllianceAttackDeed';
import type { AllianceDeed } from '../../../generated/AllianceDeed';
import type { AllianceUnplayed } from '../../../generated/AllianceUnplayed';
import type { AllianceWhom } from '../../../generated/AllianceWhom';
import { t } from '../../../lib/i18n.svelte';
import { and, capital, spaced, unknown, variant } from '../../../lib/list';
import { attributeName, conditionName, dieName, traitName } from './names';
import { keywordText, modifierText, surgeEffects } from './notation';

/** Whom a text speaks to: a hero is "you", a figure of a group is "it". */
export type Voice = 'you' | 'it';

export interface Scope {
  readonly voice: Voice;
  /** Dice that an ability adds go into a test, not into an attack. */
  readonly test: boolean;
  /** Whom the ability is about was chosen with another ability. */
  readonly chosen?: boolean;
  /** It may be an object that was chosen. */
  readonly object?: boolean;
  /** Who is meant by the target, where an instruction says so. */
  readonly target?: string;
}

/** All deeds in order. What stands behind a test happens if it is passed. */
export function deedsText(deeds: readonly AllianceDeed[], scope: Scope): string {
  const gate = deeds.findIndex((deed) => typeof deed === 'object' && 'test' in deed);
  const before = gate < 0 ? deeds : deeds.slice(0, gate + 1);
  const texts = before.flatMap((deed, n) => deedTexts(deed, scope, isAttack(before[n - 1])));
  if (before.length < deeds.length) {
    const behind = afterColon(deedsText(deeds.slice(before.length), scope));
    texts.push(t('alliance-rules-if-passed', { voice: scope.voice, deeds: behind }));
  }
  return texts.join('; ');
}

/** Deeds behind a colon: some languages begin them with a capital letter. */
export function afterColon(text: string): string {
  return t('alliance-rules-capital') === 'yes' ? capital(text) : text;
}

function isAttack(deed: AllianceDeed | undefined): boolean {
  return typeof deed === 'object' && 'attack' in deed;
}

function deedTexts(deed: AllianceDeed, scope: Scope, again: boolean): string[] {
  if (typeof deed === 'string') return [wordDeed(deed, scope)];
  const { voice } = scope;
  const pool = scope.test ? 'test' : 'attack';
  if ('add' in deed) return [modifierText(deed.add)];
  if ('keyword' in deed) return [t('alliance-rules-deed-keyword', { keyword: keywordText(deed.keyword) })];
  if ('surge' in deed) return [t('alliance-rules-deed-surge', { effects: surgeEffects(deed.surge) })];
  if ('surges_of' in deed) return [t('alliance-rules-deed-surges-of', { trait: traitName(deed.surges_of) })];
  if ('attack_die' in deed) return [t('alliance-rules-deed-attack-die', { die: deed.attack_die, pool })];
  if ('defence_die' in deed) return [t('alliance-rules-deed-defence-die', { die: deed.defence_die })];
  if ('remove_all' in deed) return [t('alliance-rules-deed-remove-all', { die: deed.remove_all })];
  if ('swap_die' in deed) return [t('alliance-rules-deed-swap-die', { die: deed.swap_die })];
  if ('focus_die' in deed) return [t('alliance-rules-deed-focus-die', { die: deed.focus_die, voice })];
  if ('reroll' in deed) return [t('alliance-rules-deed-reroll', { ...deed.reroll, voice })];
  if ('convert' in deed) {
    const { from, to, most } = deed.convert;
    return [t('alliance-rules-deed-convert', { from, to, most: most ?? 0, voice })];
  }
  if ('gain' in deed) {
    const condition = conditionName(deed.gain.condition);
    return [about('alliance-rules-deed-gain', deed.gain.whom, scope, { condition })];
  }
  if ('shed' in deed) {
    const { whom, all, any } = deed.shed;
    return [about('alliance-rules-deed-shed', whom, scope, { all: all ? 'yes' : 'no', any: any ? 'yes' : 'no' })];
  }
  if ('recover' in deed) {
    return [about('alliance-rules-deed-recover', deed.recover.whom, scope, { amount: amount(deed.recover) })];
  }
  if ('suffer' in deed) {
    return [about('alliance-rules-deed-suffer', deed.suffer.whom, scope, { amount: amount(deed.suffer) })];
  }
  if ('roll_damage' in deed) {
    const { die, whom } = deed.roll_damage;
    return [about('alliance-rules-deed-roll-damage', whom, scope, { die, voice })];
  }
  if ('points' in deed) {
    return [about('alliance-rules-deed-points', deed.points.whom, scope, { points: deed.points.points })];
  }
  if ('move' in deed) return [t('alliance-rules-deed-move', { spaces: deed.move.spaces ?? 0, voice })];
  if ('push' in deed) return [t('alliance-rules-deed-push', { spaces: deed.push, voice })];
  if ('test' in deed) return [t('alliance-rules-deed-test', { attribute: attributeName(deed.test), voice })];
  if ('attack' in deed) return attackTexts(deed.attack, scope, again);
  if ('toll' in deed) {
    const { credits, strain } = deed.toll;
    return [t('alliance-rules-deed-toll', { credits, amount: t('alliance-rules-strain', { n: strain }) })];
  }
  if ('unplayed' in deed) return [unplayedText(deed.unplayed)];
  if ('special' in deed) return [t('alliance-rules-special', { special: deed.special, voice })];
  return [unknown(deed)];
}

function wordDeed(deed: Extract<AllianceDeed, string>, { voice }: Scope): string {
  switch (deed) {
    case 'remove_defence_die':
      return t('alliance-rules-deed-remove-die', { voice });
    case 'block_per_evade':
      return t('alliance-rules-deed-block-per-evade');
    case 'miss':
      return t('alliance-rules-deed-miss');
    case 'order':
      return t('alliance-rules-deed-order');
    case 'extra_action':
      return t('alliance-rules-deed-extra-action', { voice });
    case 'draw_supply':
      return t('alliance-rules-deed-draw-supply', { voice });
    default:
      return unknown(deed);
  }
}

/** What the engine never does, and players read of cards all the same (R37.11). */
function unplayedText(unplayed: AllianceUnplayed): string {
  if (typeof unplayed === 'string') return t('alliance-rules-unplayed', { what: unplayed });
  const [what, inside] = variant(unplayed);
  switch (what) {
    case 'explode':
      return t('alliance-rules-unplayed', { what, die: String(inside) });
    case 'any_dice': {
      const { dice, of_one_colour } = inside as { dice: number; of_one_colour?: number };
      return t('alliance-rules-unplayed', { what, n: dice, most: of_one_colour ?? 0 });
    }
    case 'march_of':
    case 'place':
      return t('alliance-rules-unplayed', { what, n: Number(inside) });
    default:
      return unknown(what);
  }
}

/** An attack and, as clauses of their own, what is special about it. */
function attackTexts(attack: AllianceAttackDeed, scope: Scope, again: boolean): string[] {
  const tools: string[] = [];
  if (attack.of !== null) tools.push(t('alliance-rules-with-trait', { trait: traitName(attack.of) }));
  else if (attack.melee) tools.push(t('alliance-rules-with-melee'));
  if (attack.this_weapon) tools.push(t('alliance-rules-with-this'));
  if (attack.dice.length > 0) tools.push(t('alliance-rules-with-dice', { dice: and(attack.dice.map(dieName)) }));
  const verb = t('alliance-rules-deed-attack', {
    voice: scope.voice,
    may: attack.may ? 'yes' : 'no',
    again: again ? 'yes' : 'no',
    object: spaced(attack.target === null ? '' : attacked(attack.target, scope)),
    tool: tools.map(spaced).join(''),
  });
  const more = attack.keywords.map((keyword) => t('alliance-rules-deed-keyword', { keyword: keywordText(keyword) }));
  if (attack.thrown) more.push(t('alliance-rules-deed-thrown'));
  if (attack.extra !== null) more.push(t('alliance-rules-deed-attack-die', { die: attack.extra, pool: 'attack' }));
  if (attack.surge !== null) more.push(t('alliance-rules-deed-surge', { effects: surgeEffects(attack.surge) }));
  return [verb, ...more];
}

function attacked(whom: AllianceWhom, scope: Scope): string {
  const [name] = variant(whom);
  if (whom === 'target' && scope.target) return scope.target;
  return t('alliance-rules-attacked', { whom: name === 'picked' && scope.object ? 'picked_object' : name });
}

/** A deed that happens to somebody: said to you, or told of another. */
function about(key: string, whom: AllianceWhom, scope: Scope, args: Record<string, string | number>): string {
  const [name, spaces] = variant(whom);
  const you = name === 'me' && scope.voice === 'you';
  const whoever = name === 'picked' && scope.chosen ? 'chosen' : name;
  const who =
    name === 'target' && scope.target !== undefined
      ? scope.target
      : t('alliance-rules-whom', { whom: whoever, spaces: Number(spaces ?? 0), voice: scope.voice });
  return t(key, { ...args, you: you ? 'yes' : 'no', who });
}

/** "2 damage", "1 strain", "2 damage and 1 strain". */
export function amount({ damage, strain }: { damage: number; strain: number }): string {
  const parts: string[] = [];
  if (damage > 0) parts.push(t('alliance-rules-damage', { n: damage }));
  if (strain > 0) parts.push(t('alliance-rules-strain', { n: strain }));
  return and(parts);
}
