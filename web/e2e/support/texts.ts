/** What the screen says: the same texts as the client's, so that tests name messages and not their wording. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'de' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'de', 'it'];

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
const bundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]));

export type Values = Record<string, string | number>;

/** The message `key` (or `key.attribute`) in English, or in another language. */
export function text(key: string, values: Values = {}, language: Language = 'en'): string {
  const [id = '', attribute] = key.split('.');
  const bundle = bundles.get(language)!;
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) throw new Error(`no text ${key} in ${language}`);
  return bundle.formatPattern(pattern, values);
}

/** Texts of a content folder, that do not ship. */
export function alsoKnown(source: string, language: Language = 'en'): void {
  bundles.get(language)!.addResource(new FluentResource(source), { allowOverrides: true });
}

/** A pattern for a message whose values are not known: `any('arena-die', ['face'])` finds every die. */
export function any(key: string, names: readonly string[], language: Language = 'en'): RegExp {
  const HOLE = '\u0001';
  const said = text(key, Object.fromEntries(names.map((name) => [name, HOLE])), language);
  return new RegExp(escaped(said).replaceAll(HOLE, '(.+?)'));
}

export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What must never be read on a screen in `language`: keys, and sentences of another language. */
export function foreignWords(seen: readonly string[], language: Language): string[] {
  const own = sentences(language);
  const foreign = new Set(LANGUAGES.flatMap((other) => [...sentences(other)]).filter((said) => !own.has(said)));
  return seen.filter((said) => foreign.has(said) || said.split(/\s+/).some((word) => KEYS.has(word)));
}

/** Keys that cannot be mistaken for words. */
const KEYS = new Set(messagesOf('en').flatMap(({ id }) => (id.includes('-') ? [id] : [])));

/** All texts that stand as they are, without values. */
function sentences(language: Language): Set<string> {
  const found = messagesOf(language).flatMap(({ value, attributes }) => [value, ...Object.values(attributes)]);
  return new Set(found.filter((pattern) => typeof pattern === 'string'));
}

function messagesOf(language: Language): FluentResource['body'] {
  return filesOf(language).flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
}

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of filesOf(language)) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return bundle;
}

function filesOf(language: Language): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ftl') && path.split('/').at(-2) === language)
    .map((path) => join(CONTENT, path));
}
