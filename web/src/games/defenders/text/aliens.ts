/** Alien cards in words: what they do by distance, and their powers. */
import { t } from '../../../lib/i18n.svelte';
import { unknown } from '../../../lib/list';
import type { AlienCard, AlienPower, CardDeed, CardLine, Content, NamedPower } from '../types';
import { alienName, alienPowerName, weaponName } from './names';
import { afterColon } from './powers';
import { farText, withDice } from './weapons';

/** When a line fits: "Agent within 2 areas", "Otherwise, blind". */
export function lineHead({ at }: CardLine): string {
  return t('defenders-rules-line-at', { areas: at ?? -1 });
}

/** What an alien does on a line. */
export function lineDeeds(line: CardLine, card: AlienCard): string {
  const deeds = line.does.map((deed) => deedText(deed, card));
  return deeds.reduce((first, next) => t('defenders-rules-then', { first, next }));
}

/** The line as one sentence, for whoever does not see the list. */
export function lineText(line: CardLine, card: AlienCard): string {
  return t('defenders-rules-line', { at: lineHead(line), deeds: afterColon(lineDeeds(line, card)) });
}

function deedText(deed: CardDeed, card: AlienCard): string {
  if ('attack' in deed) {
    const { with: arm, to, times } = deed.attack;
    return t('defenders-rules-line-attack', { weapon: weaponName(card[arm]?.id ?? ''), to: to ?? 'none', times });
  }
  if ('adjacent' in deed) return t('defenders-rules-line-adjacent', { to: deed.adjacent.to });
  if ('toward' in deed) return t('defenders-rules-line-toward', { ...deed.toward });
  if ('to_point' in deed) return t('defenders-rules-line-to-point', { areas: deed.to_point.areas });
  if ('away' in deed) return t('defenders-rules-line-away', { areas: deed.away.areas });
  if ('activate' in deed) {
    return t('defenders-rules-line-activate', { aliens: deed.activate.aliens, near: farText(deed.activate.within) });
  }
  return unknown(deed);
}

/** A power with its name: "Acid Poison: When it dies, …" */
export function alienPowerText({ id, does }: NamedPower, content: Pick<Content, 'aliens'>): string {
  return t('defenders-rules-named', { name: alienPowerName(id), text: powerOf(does, content) });
}

/** What a power does, without its name. */
export function powerOf(power: AlienPower, { aliens }: Pick<Content, 'aliens'>): string {
  if (power === 'ignores_stealth') return t('defenders-rules-ignores-stealth');
  if (power === 'swarm') return t('defenders-rules-swarm');
  if (typeof power === 'string') return unknown(power);
  if ('leader' in power) return t('defenders-rules-leader', { aliens: power.leader.aliens });
  if ('grab' in power) return t('defenders-rules-grab', { areas: power.grab.areas });
  if ('acid_poison' in power) return t('defenders-rules-acid', { dice: withDice(power.acid_poison.dice) });
  if ('save_the_master' in power) return t('defenders-rules-master', { wounds: power.save_the_master.wounds });
  if ('rage' in power) {
    const { wounds, into } = power.rage;
    const other = aliens.find(({ id }) => id === into);
    return t('defenders-rules-rage', { wounds, into: other ? alienName(other) : '…' });
  }
  return unknown(power);
}
