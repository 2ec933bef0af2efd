import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, preferredLanguage, type Language } from './language';
import { recall, remember } from './storage';

export { LANGUAGES, type Language } from './language';
export type TextArguments = Record<string, FluentVariable>;

const STORAGE_KEY = 'sortie-language';

// All languages at once: together they weigh less than one picture, and a switch needs no network.
const files = import.meta.glob<string>('../../../content/**/{en,de,it}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)])) as Record<
  Language,
  FluentBundle
>;

/** Texts as they were last put together: a board of labels asks for the same few hundred at every step. */
const known = Object.fromEntries(LANGUAGES.map((language) => [language, new Map<string, string>()])) as Record<
  Language,
  Map<string, string>
>;
const MANY = 4000;

const preferred = preferredLanguage(recall(STORAGE_KEY), navigator.languages);
let current = $state<Language>(preferred);
document.documentElement.lang = preferred;

export const i18n = {
  get language(): Language {
    return current;
  },
  set language(language: Language) {
    current = language;
    remember(STORAGE_KEY, language);
    document.documentElement.lang = language;
  },
};

/**
 * The text `key` in the current language; `key.attribute` names an attribute of a message.
 * Read inside a template or an effect, it follows the language.
 */
export function t(key: string, values?: TextArguments): string {
  const texts = known[current];
  const wish = values ? nameOf(key, values) : key;
  const found = wish === null ? undefined : texts.get(wish);
  if (found !== undefined) return found;
  const bundle = bundles[current];
  const [id, attribute] = key.split('.', 2) as [string, string | undefined];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) {
    console.warn(`i18n: no text "${key}" in ${current}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length > 0) console.warn(`i18n: "${key}" in ${current}: ${errors.join('; ')}`);
  if (texts.size >= MANY) texts.clear();
  if (wish !== null && errors.length === 0) texts.set(wish, text);
  return text;
}

/** Whether there is such a text: some things have a note and others do not. */
export function has(key: string): boolean {
  const [id, attribute] = key.split('.', 2) as [string, string | undefined];
  const message = bundles[current].getMessage(id);
  return Boolean(attribute === undefined ? message?.value : message?.attributes[attribute]);
}

/** The texts that were asked for lately in this language, with their keys: what stands on the screen is among them. */
export function lately(): { key: string; text: string }[] {
  return [...known[current]].map(([wish, text]) => ({ key: wish.split('\u0000', 1)[0]!, text }));
}

/** A text and what goes into it as one word; none if that is more than words and numbers. */
function nameOf(key: string, values: TextArguments): string | null {
  let name = key;
  for (const part in values) {
    const value = values[part];
    if (typeof value === 'string') name += `\u0000${part}"${value}`;
    else if (typeof value === 'number') name += `\u0000${part}=${value}`;
    else return null;
  }
  return name;
}

function bundleOf(language: Language): FluentBundle {
  // All our languages run left to right: the invisible isolation marks would only disturb searching and copying.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    if (!path.includes(`/${language}/`)) continue;
    for (const error of bundle.addResource(new FluentResource(source))) {
      console.warn(`i18n: ${path}: ${error.message}`);
    }
  }
  return bundle;
}
