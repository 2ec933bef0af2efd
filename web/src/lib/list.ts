/** Joining words in the language of the reader. */
import { i18n } from './i18n.svelte';

/** British English writes no comma before the last "and". */
export const locale = (): string => (i18n.language === 'en' ? 'en-GB' : i18n.language);

/** "a", "a and b", "a, b and c". */
export function and(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);
}

/** "a or b". */
export function or(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(parts);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** A part of a sentence that may be missing, with the space in front of it. */
export function spaced(text: string): string {
  return text === '' ? '' : ` ${text}`;
}

/** A variant that only has a name, or one with a value: what serde writes for an enum. */
export function variant<T extends string | object>(value: T): [name: Name<T>, inside: unknown] {
  if (typeof value === 'string') return [value as Name<T>, undefined];
  return Object.entries(value)[0] as [Name<T>, unknown];
}

export type Name<T> = T extends string ? T : T extends object ? Extract<keyof T, string> : never;

/** The compiler proves that every variant has its words; a newer server may still send one this client does not know. */
export function unknown(_: never): string {
  return '…';
}
