/**
 * What the screen says, in the language that was chosen. Texts come in packs: one of the shell, one of each game. A pack is
 * fetched in the one language that is spoken, before anything that uses it is shown.
 */
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import packs from 'virtual:texts';
import { addedTexts } from './added-texts';
import { LANGUAGES, preferredLanguage, type Language } from './language';
import { recall, remember } from './storage';

export { LANGUAGES, type Language } from './language';
export type TextArguments = Record<string, FluentVariable>;

const STORAGE_KEY = 'sortie-language';

/** Made for every language and kept; only those that are spoken are filled. */
function forEach<Of>(make: (language: Language) => Of): Record<Language, Of> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Of>;
}

// All our languages run left to right: the invisible isolation marks would only disturb searching and copying.
const bundles = forEach((language) => new FluentBundle(language, { useIsolating: false }));

/** Packs that are here or on their way, and those that are here. */
const asked = forEach(() => new Map<string, Promise<void>>());
const here = forEach(() => new Set<string>());

/** Packs that something on the screen may need: another language is spoken once it has them all. */
const needed = new Set<string>();

/** Texts as they were last put together: a board of labels asks for the same few hundred at every step. */
const known = forEach(() => new Map<string, string>());
const MANY = 4000;

const preferred = preferredLanguage(recall(STORAGE_KEY), navigator.languages);
let current = $state<Language>(preferred);
/** What was asked for last: the language of now, or the one that is being fetched. */
let wished: Language = preferred;
document.documentElement.lang = preferred;

export const i18n = {
  get language(): Language {
    return current;
  },
};

/** Speaks another language, as soon as it has every text that may be on the screen: until then nothing changes. */
export async function speak(language: Language): Promise<void> {
  wished = language;
  // Whoever leaves the page before the texts are here has chosen all the same.
  remember(STORAGE_KEY, language);
  const missing = [...needed].filter((pack) => !here[language].has(pack));
  try {
    if (missing.length > 0) await Promise.all(missing.map((pack) => fetched(pack, language)));
  } catch (error) {
    if (wished === language) remember(STORAGE_KEY, (wished = current));
    throw error;
  }
  if (wished !== language) return;
  current = language;
  document.documentElement.lang = language;
}

/** Fetches the texts of a pack. A pack that nobody wrote has none. Whatever uses them is shown when they are here. */
export async function learn(pack: string): Promise<void> {
  needed.add(pack);
  // While another language is on its way, both may be the one in which they are read. Whoever fetches a pack need not do it again
  // when the language changes.
  const languages = untrack(() => new Set([current, wished]));
  await Promise.all([...languages].map((language) => fetched(pack, language)));
}

function fetched(pack: string, language: Language): Promise<void> {
  const before = asked[language].get(pack);
  if (before) return before;
  const coming = add(pack, language).catch((error: unknown) => {
    // The network was gone; the next one who needs it tries again.
    asked[language].delete(pack);
    throw error;
  });
  asked[language].set(pack, coming);
  return coming;
}

async function add(pack: string, language: Language): Promise<void> {
  const [shipped, added] = await Promise.all([packs[pack]?.[language](), addedTexts(pack, language)]);
  const body = (shipped?.default ?? []).map(([id, value, attributes = {}]) => ({ id, value, attributes }));
  const bundle = bundles[language];
  // What somebody wrote for this server stands in place of what ships.
  const errors = [...bundle.addResource({ body }), ...(added ? bundle.addResource(added, { allowOverrides: true }) : [])];
  for (const error of errors) console.warn(`i18n: ${pack} in ${language}: ${error.message}`);
  // While the rest is still on its way.
  setTimeout(() => practise(language));
  here[language].add(pack);
}

const practised = new Set<Language>();
/** `{ $n -> *[other] { $n } }` */
const COUNTED = { type: 'select', selector: { type: 'var', name: 'n' }, variants: [{ key: { type: 'str', value: 'other' }, value: [{ type: 'var', name: 'n' }] }], star: 0 } as const;

/** The first number and the first plural of a language take as long as a thousand later ones. */
function practise(language: Language): void {
  if (practised.has(language)) return;
  practised.add(language);
  bundles[language].formatPattern([COUNTED] as never, { n: 1 });
}

/**
 * The text `key` in the current language; `key.attribute` names an attribute of a message.
 * Read inside a template or an effect, it follows the language.
 */
export function t(key: string, values?: TextArguments): string {
  const texts = known[current];
  const wish = values ? nameOf(key, values) : key;
  const found = wish === null ? undefined : texts.get(wish);
  if (found !== undefined) return found;
  const pattern = patternOf(key);
  if (!pattern) {
    console.warn(`i18n: no text "${key}" in ${current}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundles[current].formatPattern(pattern, values, errors);
  if (errors.length > 0) console.warn(`i18n: "${key}" in ${current}: ${errors.join('; ')}`);
  if (texts.size >= MANY) texts.clear();
  if (wish !== null && errors.length === 0) texts.set(wish, text);
  return text;
}

/** Whether there is such a text: some things have a note and others do not. */
export function has(key: string): boolean {
  return Boolean(patternOf(key));
}

/** The texts that were asked for lately in this language, with their keys: what stands on the screen is among them. */
export function lately(): { key: string; text: string }[] {
  return [...known[current]].map(([wish, text]) => ({ key: wish.split('\u0000', 1)[0]!, text }));
}

function patternOf(key: string) {
  const [id, attribute] = key.split('.', 2) as [string, string | undefined];
  const message = bundles[current].getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
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
