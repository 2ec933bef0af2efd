/** Whether the hints of a tutorial are shown, on this device. */
import { recall, remember } from '../../lib/storage';
import type { Mission, Offer, View } from '../types';

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

/** The open answer that the hint of the moment points at: while it is learned, it is the one that stands out. */
export function hintedAnswer(view: View, missions: readonly Mission[], offers: readonly Offer[]): string | null {
  const mission = view.mission;
  if (hidden || mission === null || mission.hint === null) return null;
  const point = hintsOf(missions[mission.mission]!, view.mode)[mission.hint]?.point ?? '';
  const answer = point.startsWith('choice:') ? point.slice('choice:'.length) : null;
  return offers.some(({ choice }) => choice.do === answer) ? answer : null;
}
