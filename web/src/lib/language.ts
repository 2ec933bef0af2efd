/** The languages everything is written in. */
export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that was chosen, else the first of the browser's that we have, else English. */
export function preferredLanguage(stored: string | null, wished: readonly string[]): Language {
  const candidates = [stored ?? '', ...wished].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = candidates.find((tag): tag is Language => LANGUAGES.includes(tag as Language));
  return known ?? 'en';
}
