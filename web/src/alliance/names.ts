/** Names of what is chosen: abilities, weapons, things. */
import { t } from '../lib/i18n.svelte';
import { abilityOf, cardIn } from './figures';
import { BONUS, SHEET, type Content, type Source, type Thing, type View } from './types';
import { abilityName, cardName } from './text';

/** The name of an ability: its card's, or its own where it stands on a sheet. */
export function sourceName(view: View, content: Content, source: Source): string {
  if (source.slot !== SHEET && source.slot !== BONUS) {
    const card = cardIn(view, content, source.figure, source.slot);
    if (card) return cardName(card.id);
  }
  const ability = abilityOf(view, content, source);
  if (!ability) return t('alliance-ability');
  return source.slot === BONUS ? t('alliance-bonus') : abilityName(ability.id);
}

/** What somebody attacks with; allies and enemies have one attack and no name for it. */
export function weaponName(view: View, content: Content, figure: number, weapon: number): string | null {
  const card = weapon === SHEET ? undefined : cardIn(view, content, figure, weapon);
  return card ? cardName(card.id) : null;
}

export function thingKind(thing: Thing): 'door' | 'crate' | 'terminal' {
  return 'door' in thing ? 'door' : 'crate' in thing ? 'crate' : 'terminal';
}
