/** The hints of the training mission: whether they are shown on this device, when one fits, and what it points at. */
import { recall, remember } from '../../lib/storage';
import { chartIn, keyOfHex } from './map';
import type { Choice, Content, Mission, Offer, View } from './types';

type Hint = Mission['hint'][number];

const STORAGE_KEY = 'sortie-defenders-hints';

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

/** The answers that a deed is made of; what happens by itself has none. */
const ANSWERS: Readonly<Record<NonNullable<Hint['until']>, readonly Choice['do'][]>> = {
  alpha: ['alpha'],
  move: ['go'],
  turn: ['face'],
  attack: ['attack'],
  use: ['use'],
  search: ['search'],
  mission: ['act'],
  end: ['end_turn'],
  reveal: [],
  alien: [],
  event: [],
};

/** Whether a hint fits the moment: one that goes with a deed waits until the deed is on offer, but for what takes a walk first. */
export function isTimely({ until, point }: Pick<Hint, 'until' | 'point'>, offers: readonly Pick<Offer, 'choice'>[]): boolean {
  const answers = until === null ? [] : ANSWERS[until];
  if (answers.length === 0 || (!point.startsWith('choice:') && point !== 'decision')) return true;
  return offers.some(({ choice }) => answers.includes(choice.do));
}

/** Parts of the table that a hint names, and the tab behind which each is folded on a small screen. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  decision: ['.decision', '[role=tab][id$="-decide"]'],
  team: ['[data-point="agents"]', '[role=tab][id$="-team"]'],
  aliens: ['[data-point="aliens"]', '[role=tab][id$="-aliens"]'],
  signals: ['[data-point="signals"]', '[role=tab][id$="-aliens"]'],
  decks: ['[data-point="decks"]', '[role=tab][id$="-aliens"]'],
  objective: ['[data-point="objective"]'],
  log: ['[role=log]', '[role=tab][id$="-log"]'],
  board: ['.stage'],
};

/** It points at a place of the map, which is where the open objectives lead. */
export function isOnMap(point: string): boolean {
  return !(point in PARTS) && !point.includes(':');
}

/** Selectors to try, the best first. */
export function selectorsOf(point: string, view: View, content: Content): readonly string[] {
  const [kind = '', name] = point.split(':', 2);
  if (kind === 'choice') return [`[data-choice="${name}"]:not(:disabled)`, '.decision', '[role=tab][id$="-decide"]'];
  if (kind === 'action') return ['[data-choice="act"]:not(:disabled)', '[data-point="objective"]'];
  const chart = chartIn(view, content);
  return PARTS[point] ?? view.story.goals.map((hex) => `[data-space="${keyOfHex(chart, hex)}"]`);
}
