import { gameKeys, type HelpGroup, type Keyboard } from '../table/help';
import type { Translate } from '../table/line';

/** All keys beside a real table, where there is no board to steer over. */
export function helpBeside(t: Translate, keyboard: Keyboard): HelpGroup[] {
  return [gameKeys(t, keyboard, [{ keys: ['B'], text: t('help-board') }])];
}
