/** What a table is and how far it has come, in words, for lists and the card to go on with. */
import type { Described } from '../../games/module';
import { playableGame } from '../../games/registry';
import type { TableSummary } from '../../generated/TableSummary';
import { t } from '../../lib/i18n.svelte';

export function describe(table: TableSummary): Described {
  return playableGame(table.game)?.describe?.(table) ?? { title: t(`game-${table.game}`), where: t('round', { n: table.round }), aim: '' };
}
