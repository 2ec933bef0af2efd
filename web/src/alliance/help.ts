/** The keys of the table, for the help. */
import { helpGroups as shared } from '../table/help';
import type { Translate } from '../table/line';

export function helpGroups(t: Translate) {
  return shared(t, [
    { keys: ['F'], text: t('alliance-help-attack') },
    { keys: ['M'], text: t('alliance-help-run') },
    { keys: ['I'], text: t('alliance-help-interact') },
    { keys: ['H'], text: t('alliance-help-rest') },
    { keys: ['U'], text: t('alliance-help-strain') },
    { keys: ['O'], text: t('alliance-help-end') },
    { keys: ['J'], text: t('alliance-help-next') },
  ]);
}
