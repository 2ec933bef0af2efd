/** Keywords as they are printed, `guardian 2: commander`, in the language of the reader. */
import type { SpecopsRank } from '../../../generated/SpecopsRank';
import type { SpecopsUnitKind } from '../../../generated/SpecopsUnitKind';
import { t } from '../../../lib/i18n.svelte';
import { or } from '../../../lib/list';
import { kindText, rankText } from './filters';

const RANKS: readonly SpecopsRank[] = ['commander', 'corps', 'special', 'support'];

interface Phrase {
  readonly key: string;
  readonly args: { readonly n: number; readonly capacity: number; readonly of: string };
  readonly isFree: boolean;
}

/** A keyword of a unit: "Repair 1: Capacity 2 (free)". */
export function keywordText(words: string): string {
  const { key, args, isFree } = phrase(words);
  const name = t(key, args);
  return isFree ? t('specops-words-free', { name }) : name;
}

/** A keyword of a weapon: "Pierce 1". */
export const weaponKeywordText = keywordText;

/** What it does, in a sentence. */
export function keywordRule(words: string): string {
  const { key, args } = phrase(words);
  return t(`${key}.rule`, args);
}

function phrase(words: string): Phrase {
  const isFree = words.endsWith(' (free)');
  const [head = '', after = ''] = words.replace(/ \(free\)$/, '').split(': ');
  const number = / (\d+)$/.exec(head);
  let name = number ? head.slice(0, number.index) : head;
  let of = after;
  if (name === 'immune') [name, of] = [`immune ${after}`, ''];
  if (name.startsWith('fixed ')) [name, of] = ['fixed', name.slice('fixed '.length)];
  const capacity = /^capacity (\d+)$/.exec(of);
  return {
    key: `specops-keyword-${name.replaceAll(' ', '-')}`,
    args: { n: Number(number?.[1] ?? 0), capacity: Number(capacity?.[1] ?? 0), of: named(name, of) },
    isFree,
  };
}

/** What stands behind the colon. */
function named(name: string, of: string): string {
  switch (name) {
    case 'ai':
      return or(of.split(', ').map((action) => t('specops-words-action', { action })));
    case 'independent': {
      const [marker = '', n = '1'] = of.split(' ');
      return t('specops-words-marker', { marker, n: Number(n) });
    }
    case 'fixed':
    case 'weak point':
      return t('specops-words-arc', { arc: of });
    case 'coordinate':
    case 'direct':
    case 'guardian':
    case 'retinue':
      return of === '' ? 'none' : whomText(of);
    default:
      return of;
  }
}

/** A rank, a type, or a rank and then a type: `corps clone trooper`. */
function whomText(words: string): string {
  const rank = RANKS.find((rank) => words === rank || words.startsWith(`${rank} `));
  const kind = (rank ? words.slice(rank.length).trim() : words).replaceAll(' ', '_') as SpecopsUnitKind | '';
  const parts = [rank ? rankText(rank) : '', kind ? kindText(kind) : ''];
  return parts.filter((part) => part !== '').join(', ');
}
