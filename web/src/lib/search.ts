/** Which entries hold all words of a search, whatever their case and accents. */
export function found<Entry>(entries: readonly Entry[], query: string, textOf: (entry: Entry) => string): Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...entries];
  return entries.filter((entry) => {
    const text = plain(textOf(entry));
    return words.every((word) => text.includes(word));
  });
}

/** Without case and accents; typographic apostrophes as they are typed. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
