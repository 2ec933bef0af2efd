/**
 * Hints for a first operation: each kind of question has some, the most needed first. One is told at a question, until it has been
 * read once on this device.
 */
import { recall, remember } from '../../lib/storage';
import type { Choice, Prompt } from './types';

const STORAGE_KEY = 'sortie-specops-hints';

export const HINTS = [
  'terrain', 'orient', 'loadouts', 'goal', 'deploy', 'hide', 'carry', 'card', 'order', 'turn', 'draw', 'move', 'aim', 'attack', 'tokens', 'deed', 'melee', 'suppressed', 'tape',
  'rerolls', 'surges', 'dodge', 'standby', 'transmit', 'reveal',
] as const;
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

type Answers = readonly { readonly choice: Pick<Choice, 'do'> }[];

/** How it is with whom a question is about, as far as hints want to know. */
export interface Case {
  readonly ask: Prompt['ask'] | null;
  readonly offers: Answers;
  /** A unit may be hidden under a token now. */
  readonly hides?: boolean;
  /** The unit has suppression. */
  readonly isSuppressed?: boolean;
  /** The unit is in contact with an enemy. */
  readonly isInMelee?: boolean;
  /** The unit has moved or attacked in this activation. */
  readonly hasActed?: boolean;
}

/** The hints that fit a question, the most needed first. */
export function hintsFor({ ask, offers, hides = false, isSuppressed = false, isInMelee = false, hasActed = false }: Case): readonly Hint[] {
  const has = (kind: Choice['do']) => offers.some(({ choice }) => choice.do === kind);
  switch (ask) {
    case 'loadouts':
      return ['loadouts'];
    case 'deploy':
      return [...(hides ? (['hide'] as const) : []), 'deploy', 'goal'];
    case 'turn':
      return ['turn', ...(has('draw') ? (['draw'] as const) : []), 'tape'];
    case 'act':
      return [
        ...(has('mission') ? (['deed'] as const) : []),
        ...(isInMelee ? (['melee'] as const) : []),
        ...(has('attack') ? (['attack'] as const) : []),
        'move',
        ...(isSuppressed ? (['suppressed'] as const) : []),
        ...(hasActed && has('act') ? (['tokens'] as const) : []),
        'aim',
      ];
    case 'terrain':
    case 'orient':
    case 'carry':
    case 'card':
    case 'order':
    case 'rerolls':
    case 'surges':
    case 'dodge':
    case 'standby':
    case 'transmit':
    case 'reveal':
      return [ask];
    default:
      return [];
  }
}

/** Selectors to try, the best first. */
export const POINTS: Readonly<Record<Hint, readonly string[]>> = {
  terrain: ['.build', '.decision', '[role=tab][id$="-decide"]'],
  orient: ['[data-choice="orient"]', '.decision'],
  goal: ['[data-point="goal"]', '[role=tab][id$="-mission"]', '.decision'],
  hide: ['.move', '.decision', '[role=tab][id$="-decide"]'],
  carry: ['[data-choice="carry"]', '.decision'],
  draw: ['[data-choice="draw"]', '.decision'],
  aim: ['[data-choice="act"]', '.decision', '[role=tab][id$="-decide"]'],
  tokens: ['[data-choice="act"]', '.decision', '[role=tab][id$="-decide"]'],
  deed: ['[data-choice="mission"]', '.decision'],
  melee: ['.decision', '[role=tab][id$="-decide"]'],
  suppressed: ['.decision', '[role=tab][id$="-decide"]'],
  tape: ['[data-point="tape"]', '.decision'],
  surges: ['.duel', '.decision'],
  standby: ['[data-choice="standby"]', '.decision'],
  transmit: ['[data-choice="accept"]', '.decision'],
  reveal: ['[data-choice="reveal"]', '.decision'],
  loadouts: ['.loadouts', '.decision', '[role=tab][id$="-decide"]'],
  deploy: ['.move', '.decision', '[role=tab][id$="-decide"]'],
  card: ['.hand', '.decision', '[role=tab][id$="-decide"]'],
  order: ['[data-choice="order"]', '.decision'],
  turn: ['[data-choice="activate"]', '[data-choice="draw"]', '.decision'],
  move: ['.move', '.decision', '[role=tab][id$="-decide"]'],
  attack: ['[data-choice="attack"]', '.hits [data-light="attack"]', '.decision', '[role=tab][id$="-decide"]'],
  rerolls: ['.duel', '.decision'],
  dodge: ['[data-choice="dodge"]', '.decision'],
};
