/** What powers do, as orders without a subject: they may be said to you and of others. */
import { nothingLeft } from '../../../lib/exhaustive';
import { t } from '../../../lib/i18n.svelte';
import { unknown, variant } from '../../../lib/list';
import type { AttackBonus, DefenceBonus, Effect, Power, Reroll } from '../types';
import { droneName } from './names';
import { farText, onHitText, poolText, withDice } from './weapons';

/** All effects of a power in order. */
export function effectTexts(power: Power): string[] {
  return power.does.flatMap((effect) => effectText(effect, power));
}

function effectText(effect: Effect, { when }: Power): string[] {
  if (typeof effect === 'string') return [wordEffect(effect)];
  if ('attack' in effect) return attackTexts(effect.attack);
  if ('defence' in effect) return defenceTexts(effect.defence);
  // As an answer to an alien it is that alien which is attacked (125).
  if ('strike' in effect) return [t('defenders-rules-strike', { with: effect.strike.with ?? (when === 'alien_moved' ? 'it' : 'any') })];
  if ('blast' in effect) {
    const { dice, range, on_hit } = effect.blast;
    return [t('defenders-rules-blast', { areas: range, dice: withDice(dice) }), ...(on_hit ? [onHitText(on_hit, 'each')] : [])];
  }
  if ('satellite_strike' in effect) {
    const { dice, range } = effect.satellite_strike;
    return [t('defenders-rules-satellite', { areas: range, dice: withDice(dice) })];
  }
  if ('heal' in effect) return [t('defenders-rules-heal', { n: effect.heal })];
  if ('ammo' in effect) return [t('defenders-rules-gain-ammo', { n: effect.ammo })];
  if ('move' in effect) {
    const { hexes, disengages } = effect.move;
    return [t('defenders-rules-move', { hexes, free: disengages ? 'yes' : 'no' })];
  }
  if ('reinforced' in effect) return [t('defenders-rules-reinforced', { n: effect.reinforced })];
  if ('deploy' in effect) return [t('defenders-rules-deploy', { drone: droneName(effect.deploy) })];
  if ('reveal_signal' in effect) return [t('defenders-rules-reveal', { near: farText(effect.reveal_signal.within) })];
  if ('repel_signals' in effect) {
    const { within, areas } = effect.repel_signals;
    return [t('defenders-rules-repel', { near: farText(within), areas })];
  }
  if ('scout' in effect) return [t('defenders-rules-scout', { n: effect.scout })];
  if ('stealth' in effect) {
    return [t('defenders-rules-stealth', { areas: effect.stealth.beyond, until: when === 'always' ? 'no' : 'yes' })];
  }
  if ('take_grenades' in effect) return [t('defenders-rules-grenades', { n: effect.take_grenades })];
  return [unknown(effect)];
}

function wordEffect(effect: Extract<Effect, string>): string {
  switch (effect) {
    case 'clear_jam':
      return t('defenders-rules-clear-jam');
    case 'push':
      return t('defenders-rules-push');
    case 'alien_knowledge':
      return t('defenders-rules-knowledge');
    default:
      return unknown(effect);
  }
}

function attackTexts(bonus: AttackBonus): string[] {
  const { dice, hits, fewer_dice, range, area, on_hit, reroll, ...rest } = bonus;
  nothingLeft(rest);
  const texts: string[] = [];
  if (dice.red + dice.blue > 0) texts.push(t('defenders-rules-more', { dice: poolText(dice) }));
  if (hits > 0) texts.push(t('defenders-rules-hits', { n: hits }));
  if (fewer_dice > 0) texts.push(t('defenders-rules-fewer', { n: fewer_dice }));
  if (range > 0) texts.push(t('defenders-rules-farther', { n: range }));
  if (area) texts.push(t('defenders-rules-area'));
  if (on_hit !== null) texts.push(onHitText(on_hit));
  if (reroll !== null) texts.push(rerollText(reroll));
  return texts;
}

function defenceTexts(bonus: DefenceBonus): string[] {
  const { cancel, reroll, ...rest } = bonus;
  nothingLeft(rest);
  const texts: string[] = [];
  if (cancel > 0) texts.push(t('defenders-rules-cancel', { n: cancel }));
  if (reroll !== null) texts.push(rerollText(reroll));
  return texts;
}

function rerollText({ dice, alien_faces }: Reroll): string {
  return t('defenders-rules-reroll', { dice: dice ?? 0, aliens: alien_faces ? 'yes' : 'no' });
}


/** Whether an item brings a drone, which it does once a mission (120, 124). */
export function isDeployed(effects: readonly Effect[]): boolean {
  return effects.some((effect) => variant(effect)[0] === 'deploy');
}
