/** Whether the hints of a tutorial are shown, on this device. */
import { recall, remember } from '../../lib/storage';

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
