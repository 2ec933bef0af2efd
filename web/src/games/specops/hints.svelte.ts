/** Hints for a first operation: one for each kind of question, each until it has been read once on this device. */
import { recall, remember } from '../../lib/storage';
import type { Choice, Prompt } from './types';

const STORAGE_KEY = 'sortie-specops-hints';

export const HINTS = ['orient', 'loadouts', 'deploy', 'card', 'order', 'turn', 'move', 'attack', 'rerolls', 'dodge'] as const;
export type Hint = (typeof HINTS)[number];

let read = $state.raw<readonly string[]>(stored());

function stored(): readonly string[] {
  return (recall(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
}

function keep(next: readonly string[]): void {
  read = next;
  remember(STORAGE_KEY, next.join(' '));
}

export const hints = {
  isRead: (hint: Hint): boolean => read.includes(hint) || read.includes('all'),
  close: (hint: Hint): void => keep([...read, hint]),
  hide: (): void => keep(['all']),
};

/** The hint that fits a question; an attack that is possible is explained before a move is. */
export function hintFor(ask: Prompt['ask'] | null, offers: readonly { readonly choice: Pick<Choice, 'do'> }[]): Hint | null {
  switch (ask) {
    case 'orient':
    case 'loadouts':
    case 'deploy':
    case 'card':
    case 'order':
    case 'turn':
    case 'rerolls':
    case 'dodge':
      return ask;
    case 'act':
      return offers.some(({ choice }) => choice.do === 'attack') ? 'attack' : 'move';
    default:
      return null;
  }
}

/** Selectors to try, the best first. */
export const POINTS: Readonly<Record<Hint, readonly string[]>> = {
  orient: ['[data-choice="orient"]', '.decision'],
  loadouts: ['.loadouts', '.decision', '[role=tab][id$="-decide"]'],
  deploy: ['.move', '.decision', '[role=tab][id$="-decide"]'],
  card: ['.hand', '.decision', '[role=tab][id$="-decide"]'],
  order: ['[data-choice="order"]', '.decision'],
  turn: ['[data-choice="activate"]', '[data-choice="draw"]', '.decision'],
  move: ['.move', '.decision', '[role=tab][id$="-decide"]'],
  attack: ['[data-choice="attack"]', '.decision', '[role=tab][id$="-decide"]'],
  rerolls: ['.duel', '.decision'],
  dodge: ['[data-choice="dodge"]', '.decision'],
};
