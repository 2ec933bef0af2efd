import { ownKeys, type HelpGroup, type Keyboard } from '../table/help';
import type { Translate } from '../table/line';

/** All keys beside a real table, where there is no board to steer over. */
export function helpBeside(t: Translate, keyboard: Keyboard): HelpGroup[] {
  return [
    {
      title: t('help-game'),
      keys: [
        { keys: ['1', '…', '9'], text: t('help-digits') },
        ...ownKeys(t, keyboard),
        { keys: ['T'], text: t('help-back') },
        { keys: ['B'], text: t('help-board') },
        { keys: ['?'], text: t('help-help') },
      ],
    },
  ];
}
