import { describe, expect, it } from 'vitest';

type Translated = 'de' | 'it';

// Vite wants to read the options of a glob without running anything: they cannot be shared.
const glossary = import.meta.glob<string>('../../../../../docs/words-alliance.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('../../../../../content/alliance/{de,it}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../../../../../content/alliance/rules/{de,it}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Files in which people talk: there an ordinary word may be an ordinary word. */
const STORY = /\/(mission_(?!ui)\w+|encounters|maps|campaign_(?!ui)\w+)\.ftl$/;

/** Without comments: those may speak of the names of variables. */
const uncommented = (file: string): string => file.replace(/^#.*$/gm, '');

const filesOf = (language: Translated): [name: string, text: string][] => [
  ...Object.entries(texts)
    .filter(([name]) => name.includes(`/${language}/`))
    .map(([name, text]): [string, string] => [name, uncommented(text)]),
  ...Object.entries(rules).filter(([name]) => name.endsWith(`/${language}.md`)),
];

interface Row {
  english: string;
  printed: Record<Translated, string>;
  banned: Record<Translated, string[]>;
}

/** The table of `docs/words-alliance.md`. */
const rows: Row[] = Object.values(glossary)
  .join('\n')
  .split('\n')
  .filter((line) => /^\| (?!English|---)/.test(line))
  .map((line) => {
    const [english = '', de = '', it = '', notDe = '', notIt = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const list = (cell: string): string[] => cell.split(', ').filter((word) => word !== '');
    return { english, printed: { de, it }, banned: { de: list(notDe), it: list(notIt) } };
  });

/** A whole word, and no name of a variable, a key or a variant. `…` is any ending. */
function pattern(word: string): RegExp {
  const stem = word.replace(/[…*]/g, '').replace(/[{}()]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}$_[-])${stem}${word.includes('…') ? '' : '(?![\\p{L}_\\]-])'}`, 'u');
}

describe.each<Translated>(['de', 'it'])('the words of the box in %s', (language) => {
  const files = filesOf(language);

  it('has a table and texts to compare', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(rows.map((row) => [row.english, row.printed[language]]))('%s is %s, and is used', (_, word) => {
    expect(files.some(([, text]) => text.toLowerCase().includes(word.toLowerCase()))).toBe(true);
  });

  it.each(rows.flatMap((row) => row.banned[language].map((word) => [word, row.printed[language]])))(
    '%s has become %s everywhere',
    (word) => {
      const lines = files
        .filter(([name]) => !(word.includes('*') && STORY.test(name)))
        .flatMap(([name, text]) => text.split('\n').map((line) => `${name}: ${line}`));
      expect(lines.filter((line) => pattern(word).test(line.slice(line.indexOf(': '))))).toEqual([]);
    },
  );
});

describe('evade and dodge, which German readers mix up', () => {
  const message = (language: Translated, key: string): string =>
    filesOf(language)
      .map(([, text]) => new RegExp(`^${key} =.*(\\n[ }].*)*`, 'm').exec(text)?.[0] ?? '')
      .join('');

  it.each([
    ['de', /Vermeiden/, /Ausweichen/],
    ['it', /elusion[ei]/, /schivat[oa]/],
  ] as const)('%s', (language, evade, dodge) => {
    for (const evading of ['alliance-rules-modifier', 'alliance-rules-deed-block-per-evade']) {
      expect(message(language, evading)).toMatch(evade);
      expect(message(language, evading)).not.toMatch(dodge);
    }
    for (const dodging of ['alliance-result-dodged', 'alliance-log-missed']) {
      expect(message(language, dodging)).toMatch(dodge);
      expect(message(language, dodging)).not.toMatch(evade);
    }
    expect(message(language, 'alliance-log-defence-dice')).toMatch(
      new RegExp(`\\[yes\\] ${dodge.source}[^]*\\[no\\][^]*${evade.source}`, 'i'),
    );
  });
});
