/** The keys of the table, for the help. */
import type { Translate } from '../table/line';

export function helpGroups(t: Translate) {
  return [
    {
      title: t('help-game'),
      keys: [
        { keys: ['1', '…', '9'], text: t('help-digits') },
        { keys: ['F'], text: t('alliance-help-attack') },
        { keys: ['M'], text: t('alliance-help-run') },
        { keys: ['I'], text: t('alliance-help-interact') },
        { keys: ['H'], text: t('alliance-help-rest') },
        { keys: ['U'], text: t('alliance-help-strain') },
        { keys: ['O'], text: t('alliance-help-end') },
        { keys: ['J'], text: t('alliance-help-next') },
        { keys: ['T'], text: t('help-back') },
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
