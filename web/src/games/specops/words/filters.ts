/** Which units a card speaks of. */
import type { SpecopsContent } from '../../../generated/SpecopsContent';
import type { SpecopsFilter } from '../../../generated/SpecopsFilter';
import type { SpecopsRank } from '../../../generated/SpecopsRank';
import type { SpecopsUnitKind } from '../../../generated/SpecopsUnitKind';
import { t } from '../../../lib/i18n.svelte';
import { and, or } from '../../../lib/list';
import { unitTitle } from './names';

export const isEverybody = ({ units, ranks, kinds }: SpecopsFilter): boolean => units.length + ranks.length + kinds.length === 0;

/** "corps or special forces"; "any unit" if it takes everybody. */
export function filterText(filter: SpecopsFilter, _: SpecopsContent): string {
  return isEverybody(filter) ? t('specops-words-anybody') : listed(filter, or);
}

/** "corps and special forces"; "all units" if it takes everybody. */
export function bearersText(filter: SpecopsFilter): string {
  return isEverybody(filter) ? t('specops-words-everybody') : listed(filter, and);
}

function listed({ units, ranks, kinds }: SpecopsFilter, join: (parts: readonly string[]) => string): string {
  const lists = [units.map(unitTitle), ranks.map(rankText), kinds.map(kindText)];
  return lists.filter((list) => list.length > 0).map(join).join(', ');
}

export const rankText = (rank: SpecopsRank): string => t('specops-words-rank', { rank });
export const kindText = (kind: SpecopsUnitKind): string => t('specops-words-kind', { kind });
