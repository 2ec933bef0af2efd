/** The keys that every table has, for the help: a game names its own in front. */
import type { Translate } from './line';

export interface HelpKey {
  readonly keys: readonly string[];
  readonly text: string;
}

/** Keys that belong together, under a title. */
export interface HelpGroup {
  readonly title: string;
  readonly keys: readonly HelpKey[];
}

export function helpGroups(t: Translate, own: readonly HelpKey[]): HelpGroup[] {
  return [
    {
      title: t('help-game'),
      keys: [
        { keys: ['1', '…', '9'], text: t('help-digits') },
        ...own,
        { keys: ['T'], text: t('help-back') },
        { keys: ['K'], text: t('bots-go-ahead') },
        { keys: ['Esc'], text: t('help-skip') },
        { keys: ['B'], text: t('help-board') },
        { keys: ['C'], text: t('help-choices') },
        { keys: ['L'], text: t('help-log') },
        { keys: ['?'], text: t('help-help') },
      ],
    },
    {
      title: t('help-on-board'),
      keys: [
        { keys: ['←', '→', '↑', '↓'], text: t('help-arrows') },
        { keys: ['N', 'P'], text: t('help-lit') },
        { keys: ['Enter'], text: t('help-enter') },
      ],
    },
    {
      title: t('camera'),
      keys: [
        { keys: ['W', 'A', 'S', 'D'], text: t('help-pan') },
        { keys: ['Q', 'E'], text: t('help-turn') },
        { keys: ['Z', 'X'], text: t('help-zoom') },
        { keys: ['R'], text: t('camera-reset') },
      ],
    },
  ];
}
