/** Keywords and conditions in the words of a card: where they stand, and what they mean. */
import { i18n, t } from '../../lib/i18n.svelte';
import { keywordText } from './text';
import { capital } from '../../lib/list';
import type { Condition } from './types';

/** With a number behind them, as on a card: "Blast 1". */
const COUNTED = ['blast', 'cleave', 'pierce'] as const;
const PLAIN = ['massive', 'mobile', 'reach'] as const;
const CONDITIONS: readonly Condition[] = ['bleed', 'focus', 'hide', 'stun', 'weaken'];

export type Term = (typeof COUNTED)[number] | (typeof PLAIN)[number] | Condition;

export interface Meaning {
  readonly term: Term;
  /** The number behind it, 0 without one. */
  readonly n: number;
  /** Named as something an attack does ("Stun"), not as what a figure is ("Stunned"). */
  readonly keyword: boolean;
}

export interface Part {
  readonly text: string;
  /** Nothing for plain words. */
  readonly meaning: Meaning | null;
}

interface Lexicon {
  readonly pattern: RegExp;
  readonly names: ReadonlyMap<string, Omit<Meaning, 'n'>>;
}

const lexicons = new Map<string, Lexicon>();

/** How the terms are called in the reader's language, put together once from the texts of the cards. */
function lexicon(): Lexicon {
  const found = lexicons.get(i18n.language);
  if (found) return found;
  const names = new Map<string, Omit<Meaning, 'n'>>();
  for (const term of COUNTED) names.set(keywordText(`${term}1`).replace(/\s*1$/, ''), { term, keyword: false });
  for (const term of PLAIN) names.set(keywordText(term), { term, keyword: false });
  for (const term of CONDITIONS) names.set(keywordText(term), { term, keyword: true });
  // Where both have one name it is the condition's.
  for (const term of CONDITIONS) names.set(t('alliance-rules-condition', { condition: term }), { term, keyword: false });
  const counted = [...names].filter(([, { term }]) => isCounted(term)).map(([name]) => `${name}\\s\\d+`);
  const plain = [...names].filter(([, { term }]) => !isCounted(term)).map(([name]) => name);
  // The longest first: "Stunned" is not "Stun" with a tail.
  const words = [...counted, ...plain].sort((a, b) => b.length - a.length);
  const made = { pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu'), names };
  lexicons.set(i18n.language, made);
  return made;
}

function isCounted(term: Term): boolean {
  return (COUNTED as readonly string[]).includes(term);
}

/** A text cut where a term stands in it. */
export function cutTerms(text: string): Part[] {
  const { pattern, names } = lexicon();
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [word] = match;
    const [, name = word, n = '0'] = /^(.*?)\s(\d+)$/u.exec(word) ?? [];
    const known = names.get(name);
    if (!known) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), meaning: null });
    parts.push({ text: word, meaning: { ...known, n: Number(n) } });
    end = match.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), meaning: null });
  return parts;
}

/** The terms of a text with their meanings, each once. */
export function termsIn(text: string): { name: string; text: string }[] {
  const found = new Map<string, string>();
  for (const { text: name, meaning } of cutTerms(text)) if (meaning && !found.has(name)) found.set(name, meaningText(meaning));
  return [...found].map(([name, text]) => ({ name: capital(name), text }));
}

export function meaningText({ term, n, keyword }: Meaning): string {
  const text = t('alliance-term', { term, n });
  return keyword ? `${text} ${t('alliance-term-keyword')}` : text;
}
