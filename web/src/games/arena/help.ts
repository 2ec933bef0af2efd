/** The keys that only this table has, for the help. */
import type { HelpKey } from '../../table/help';
import type { Translate } from '../../table/line';

export function helpKeys(t: Translate): readonly HelpKey[] {
  return [
    { keys: ['F'], text: t('help-finish') },
  ];
}
