/** The keys of the table, for the help. */
import { helpGroups as shared } from '../table/help';
import type { Translate } from '../table/line';

export function helpGroups(t: Translate) {
  return shared(t, [
    { keys: ['F'], text: t('help-finish') },
  ]);
}
