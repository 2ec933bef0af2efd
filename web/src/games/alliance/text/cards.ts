/** Cards, weapons, deployment cards and activation cards as lines of text. */
import type { AllianceAbility } from '../../../generated/AllianceAbility';
import type { AllianceActivation } from '../../../generated/AllianceActivation';
import type { AllianceAttackDie } from '../../../generated/AllianceAttackDie';
import type { AllianceCard } from '../../../generated/AllianceCard';
import type { AllianceGroup } from '../../../generated/AllianceGroup';
import type { AllianceLine } from '../../../generated/AllianceLine';
import type { AllianceMark } from '../../../generated/AllianceMark';
import type { AllianceModification } from '../../../generated/AllianceModification';
import type { AllianceName } from '../../../generated/AllianceName';
import type { AllianceWeapon } from '../../../generated/AllianceWeapon';
import { t } from '../../../lib/i18n.svelte';
import { abilityText, needText } from './ability';
import { afterColon, deedsText } from './deeds';
import { and, capital, spaced } from '../../../lib/list';
import { abilityName, dieName, heroName, objectName, traitName } from './names';
import { keywordText, modifierText, surgeText } from './notation';
import { spaceName } from './thoughts';

/** Everything a card of a hero does, a line each. */
export function cardText(card: AllianceCard): string[] {
  if (card.removed) return [t('alliance-rules-nothing')];
  const lines: string[] = [];
  if (card.weapon) lines.push(weaponText(card.weapon));
  if (card.modification) lines.push(modificationText(card.modification));
  if (card.defending !== '') lines.push(t('alliance-rules-defending', { modifiers: modifierText(card.defending) }));
  lines.push(...card.ability.map((ability) => abilityText(ability)));
  // What is demanded of the team at once is not each hero's.
  const isDemand = card.ability.some(({ does }) => does.some((deed) => typeof deed === 'object' && 'toll' in deed));
  if (card.team && !isDemand) lines.push(t('alliance-rules-team'));
  return lines;
}

/** "Melee: green, yellow, Reach. Surge: Stun. Surge: +1 damage. 1 modification." */
export function weaponText(weapon: AllianceWeapon): string {
  const extra = weapon.reach ? [keywordText('reach')] : [];
  if (weapon.bonus !== '') extra.push(modifierText(weapon.bonus));
  const sentences = [attackText(weapon.kind, weapon.dice, extra), ...weapon.surges.map(surgeText)];
  if (weapon.bars > 0) sentences.push(t('alliance-rules-bars', { n: weapon.bars }));
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

function attackText(kind: string, dice: readonly AllianceAttackDie[], extra: readonly string[]): string {
  return t('alliance-rules-attack', { kind, dice: [...dice.map(dieName), ...extra].join(', ') });
}

function modificationText({ fits, bonus, surges, reach_or_pierce }: AllianceModification): string {
  const sentences = [t('alliance-rules-modification', { kind: fits })];
  if (bonus !== '') sentences.push(`${modifierText(bonus)}.`);
  if (reach_or_pierce) sentences.push(t('alliance-rules-reach-or-pierce'));
  sentences.push(...surges.map((option) => `${surgeText(option)}.`));
  return sentences.join(' ');
}

/** Everything a deployment card says, a line each; abilities with their names. */
export function groupText(group: AllianceGroup): string[] {
  const extra = group.keywords.map(keywordText);
  if (group.attacking !== '') extra.push(modifierText(group.attacking));
  const lines = [`${attackText(group.attack, group.dice, extra)}.`];
  if (group.surges.length > 0) lines.push(group.surges.map((option) => `${surgeText(option)}.`).join(' '));
  if (group.defending !== '') lines.push(t('alliance-rules-defending', { modifiers: modifierText(group.defending) }));
  lines.push(...group.ability.map(groupAbilityText));
  return lines;
}

function groupAbilityText(ability: AllianceAbility): string {
  return t('alliance-rules-named', {
    name: abilityName(ability.id),
    ignored: ability.ignored ? 'yes' : 'no',
    text: abilityText(ability, 'it'),
  });
}

/** The bonus effect of an activation card (R24.3), a line each. */
export function bonusText(activation: AllianceActivation): string[] {
  const lines = activation.bonus.map((ability) => abilityText(ability, 'it'));
  if (activation.dice.length > 0) {
    lines.unshift(t('alliance-rules-chosen-dice', { dice: activation.dice.map(dieName).join(', ') }));
  }
  return lines;
}

/** An instruction with its icons as words in brackets. Orders name what belongs to their mission. */
export function lineText(line: AllianceLine, mission: string | null = null): string {
  const icons = line.icons.map((icon) => t('alliance-rules-icon', { icon }));
  return [...icons, instructionText(line, mission)].join(' ');
}

/** An instruction without its icons. */
export function instructionText(line: AllianceLine, mission: string | null = null): string {
  const text = orderText(line, mission);
  if (line.needs.length === 0) return capital(text);
  const needs = and(line.needs.map((need) => needText(need, 'it')));
  return t('alliance-rules-if', { needs, text: afterColon(text) });
}

function orderText({ verb, target }: AllianceLine, mission: string | null): string {
  const ordered = (name: string, points: number, spaces: number, mark: AllianceMark | null) =>
    t('alliance-rules-order', { verb: name, points, spaces, target: mark ? spaced(`«${markText(mark, mission)}»`) : '' });
  if (verb === 'attack') return ordered('attack', 0, 0, target);
  if (verb === 'stop') return t('alliance-rules-stop');
  if ('toward' in verb) return ordered('toward', verb.toward, 0, target ?? NEAREST);
  if ('engage' in verb) return ordered('engage', verb.engage, 0, target ?? NEAREST);
  if ('reposition' in verb) return ordered('reposition', verb.reposition.points, verb.reposition.spaces, null);
  if ('move_attack' in verb) return ordered('move_attack', verb.move_attack, 0, target);
  const aimed = target ? { target: `«${markText(target, mission)}»` } : {};
  return deedsText(verb.does, { voice: 'it', test: false, ...aimed });
}

const NEAREST: AllianceMark = { named: null, by: 'nearest', who: 'rebel', within: null, of: null };

/** Whom or what an instruction is aimed at: "the hero with the most health left", "Fenn Signis", "the generator". */
export function markText({ named, by, who, within, of }: AllianceMark, mission: string | null = null): string {
  if (named !== null) return nameText(named, mission);
  const more: string[] = [];
  if (of !== null) more.push(t('alliance-rules-aim-trait', { trait: traitName(of) }));
  if (within !== null) more.push(t('alliance-rules-mark-within', { spaces: within }));
  return t('alliance-rules-mark', { by, who, more: more.map(spaced).join('') });
}

/** What bears a name (R26.1). */
function nameText(name: AllianceName, mission: string | null): string {
  if ('hero' in name) return heroName(name.hero);
  if ('space' in name) return t('alliance-rules-mark-space', { space: spaceName(name.space) });
  return mission === null ? t('alliance-thing', { kind: 'token' }) : objectName(mission, name.object);
}
