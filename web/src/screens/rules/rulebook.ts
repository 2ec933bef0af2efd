import type { Rulebook } from '../../generated/Rulebook';
import type { RulebookRule } from '../../generated/RulebookRule';
import { plain } from '../../lib/search';

/** A piece of a rule's text: plain, what was searched for, or the number of another rule. */
export type Piece = { kind: 'text' | 'hit'; text: string } | { kind: 'rule'; text: string; number: string };

/** `#37` and `#A12`; a number that ends a sentence keeps its full stop out. */
const REFERENCE = /#([A-Z]?\d+(?:\.\d+)*)/g;

/** The words of a search, without case and accents. */
export function searchWords(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** The sections and rules in which every word occurs; all of them when nothing is searched for. */
export function findRules(book: Rulebook, query: string): Rulebook['sections'] {
  const words = searchWords(query);
  if (words.length === 0) return book.sections;
  const asNumber = query.trim().replace(/^#/, '').toUpperCase();
  const fits = (heading: string) => (rule: RulebookRule) => {
    if (rule.number === asNumber) return true;
    const text = plain(`${heading} ${rule.text}`);
    return words.every((word) => text.includes(word));
  };
  return book.sections
    .map((section) => ({ ...section, rules: section.rules.filter(fits(section.heading)) }))
    .filter((section) => section.rules.length > 0);
}

/** A rule's text in pieces, with references to rules that exist and the words searched for. */
export function piecesOf(text: string, known: ReadonlySet<string>, words: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const number = match[1]!;
    if (!known.has(number)) continue;
    pieces.push(...hits(text.slice(from, match.index), words), { kind: 'rule', text: number, number });
    from = match.index + match[0].length;
  }
  return [...pieces, ...hits(text.slice(from), words)];
}

export function ruleNumbers(book: Rulebook): Set<string> {
  return new Set(book.sections.flatMap((section) => section.rules.map((rule) => rule.number)));
}

function hits(text: string, words: readonly string[]): Piece[] {
  const folded = plain(text);
  // Accents that fold away would shift every place after them: then better no highlight than a wrong one.
  if (words.length === 0 || folded.length !== text.length) return text ? [{ kind: 'text', text }] : [];
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nextHit(folded, words, from);
    if (!next) break;
    if (next.start > from) pieces.push({ kind: 'text', text: text.slice(from, next.start) });
    pieces.push({ kind: 'hit', text: text.slice(next.start, next.end) });
    from = next.end;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

function nextHit(text: string, words: readonly string[], from: number): { start: number; end: number } | null {
  const found = words
    .map((word) => ({ start: text.indexOf(word, from), length: word.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.length - a.length)[0];
  return found ? { start: found.start, end: found.start + found.length } : null;
}
