/** Keys in words, for the help. */
import type { Translate } from './line';

/** The keys that only the tables of a game have: each as it is pressed, with the key of the text that says what it does. */
export type Keyboard = readonly { readonly key: string; readonly text: string }[];

/** What they do at a table: a key of the help that does nothing does not compile. */
export type Deeds<Board extends Keyboard> = Readonly<Record<Board[number]['key'], () => unknown>>;

export interface HelpKey {
  readonly keys: readonly string[];
  readonly text: string;
}

/** Keys that belong together, under a title. */
export interface HelpGroup {
  readonly title: string;
  readonly keys: readonly HelpKey[];
}

/** The keys of the game itself: those of every table, the game's own, and what else there is at this kind of table. */
export function gameKeys(t: Translate, keyboard: Keyboard, others: readonly HelpKey[]): HelpGroup {
  const own = keyboard.map(({ key, text }) => ({ keys: [key.length === 1 ? key.toUpperCase() : key], text: t(text) }));
  const [digits, back, help] = [{ keys: ['1', '…', '9'], text: t('help-digits') }, { keys: ['T'], text: t('help-back') }, { keys: ['?'], text: t('help-help') }];
  return { title: t('help-game'), keys: [digits, ...own, back, ...others, help] };
}

/** All keys of a table with a board. */
export function helpGroups(t: Translate, keyboard: Keyboard): HelpGroup[] {
  return [
    gameKeys(t, keyboard, [
      { keys: ['K'], text: t('bots-go-ahead') },
      { keys: ['Y'], text: t('help-point') },
      { keys: ['Esc'], text: t('help-skip') },
      { keys: ['B'], text: t('help-board') },
      { keys: ['C'], text: t('help-choices') },
      { keys: ['L'], text: t('help-log') },
    ]),
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
        { keys: ['Q', 'E', t('help-right-drag')], text: t('help-turn') },
        { keys: ['Z', 'X'], text: t('help-zoom') },
        { keys: ['V'], text: t('camera-tilt') },
        { keys: ['R', t('help-two-fingers')], text: t('camera-reset') },
      ],
    },
  ];
}
