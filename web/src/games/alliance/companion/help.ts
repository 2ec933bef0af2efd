/** The keys beside a real table, in words. */
import type { HelpGroup } from '../../../table/help';
import type { Translate } from '../../../table/line';

export function helpKeys(t: Translate): HelpGroup[] {
  return [
    {
      title: t('help-game'),
      keys: [
        { keys: ['1', '…', '9'], text: t('help-digits') },
        { keys: ['Enter'], text: t('alliance-companion-help-on') },
        { keys: ['M'], text: t('alliance-companion-map') },
        { keys: ['G'], text: t('alliance-ui-open-mission') },
        { keys: ['H'], text: t('tab-log') },
        { keys: ['T'], text: t('help-back') },
        { keys: ['B'], text: t('help-board') },
        { keys: ['?'], text: t('help-help') },
      ],
    },
  ];
}
