/** The keys that only this table has, for the help. */
import type { HelpKey } from '../../table/help';
import type { Translate } from '../../table/line';

export function helpKeys(t: Translate): readonly HelpKey[] {
  return [
    { keys: ['F'], text: t('alliance-help-attack') },
    { keys: ['M'], text: t('alliance-help-run') },
    { keys: ['I'], text: t('alliance-help-interact') },
    { keys: ['H'], text: t('alliance-help-rest') },
    { keys: ['U'], text: t('alliance-help-strain') },
    { keys: ['O'], text: t('alliance-help-end') },
    { keys: ['G'], text: t('alliance-ui-open-mission') },
    { keys: ['J'], text: t('alliance-help-next') },
  ];
}
