/** Whether the hints of a tutorial are shown, on this device. */
import { recall, remember } from '../../lib/storage';
import type { Mission, View } from '../types';

const STORAGE_KEY = 'sortie-alliance-hints';

let hidden = $state(recall(STORAGE_KEY) === 'hidden');

export const hints = {
  get hidden(): boolean {
    return hidden;
  },
  set hidden(is: boolean) {
    hidden = is;
    remember(STORAGE_KEY, is ? 'hidden' : 'shown');
  },
};

/** The hints for a kind of table: beside the boxed game people are told other things. */
export function hintsOf(mission: Mission, mode: View['mode']): Mission['hint'] {
  return mode === 'companion' ? mission.companion_hint : mission.hint;
}
