/** What cards say, rendered from what they do. */
import { t } from '../../lib/i18n.svelte';
import type { Content } from './types';
import { abilityText, filterText } from './words';

/** "2 orders: corps" */
export function orderText(content: Content, card: number): string {
  const printed = content.cards[card];
  return printed ? t('specops-orders', { n: printed.orders.n, whom: filterText(printed.orders.whose, content) }) : '';
}

export function commandText(content: Content, card: number): string[] {
  return (content.cards[card]?.ability ?? []).map((ability) => abilityText(ability, content));
}

export function loadoutText(content: Content, side: number): string[] {
  return (content.sides[side]?.ability ?? []).map((ability) => abilityText(ability, content));
}
