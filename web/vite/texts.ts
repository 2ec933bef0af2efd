import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/lib/language.ts';
import { messagesOf, withoutGaps, type Message } from './messages.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));
const VIRTUAL = 'virtual:texts';
/** The pack of the shell. */
const SHELL = 'sortie';
/** What a game says on the home page, before anybody has come to it: these files go with the shell. */
const HOME = 'home.ftl';
/** Texts that only the server writes. */
const SERVER = ['errors.ftl', 'refusals.ftl', 'sheet.ftl'];

/**
 * Serves `virtual:texts`: for every folder of texts in `content/`, for every language, what fetches it. A page fetches the
 * shell's texts and those of the game it shows, in one language. They are parsed here, not in the browser, and what is
 * missing in a language is filled in with English, so that nobody has to fetch two languages.
 */
export function texts(): Plugin {
  return {
    name: 'sortie-texts',
    resolveId: (id) => (id === VIRTUAL || id.startsWith(`${VIRTUAL}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const [, pack, language] = /\/(.+)-(.+)$/.exec(id) ?? [];
      if (!pack || !language) return index();
      const read = (of: string): Message[] => {
        const files = filesOf(pack, of);
        for (const file of files) this.addWatchFile(file);
        return files.flatMap((file) => messagesOf(readFileSync(file, 'utf8')));
      };
      const messages = withoutGaps(read(language), read('en'));
      // As a string: browsers read JSON faster than the same words as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
  };
}

function index(): string {
  const fetches = (pack: string) => LANGUAGES.map((language) => `${language}: () => import('${VIRTUAL}/${pack}-${language}')`);
  return `export default { ${packs().map((pack) => `'${pack}': { ${fetches(pack).join(', ')} }`).join(', ')} }`;
}

function packs(): string[] {
  const folders = readdirSync(CONTENT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((pack) => textsIn(pack, 'en').length > 0);
}

/** The files of a pack as the client is given them. */
function filesOf(pack: string, language: string): string[] {
  if (pack !== SHELL) return textsIn(pack, language).filter((file) => !file.endsWith(`/${HOME}`));
  return packs().flatMap((one) => textsIn(one, language).filter((file) => one === SHELL || file.endsWith(`/${HOME}`)));
}

function textsIn(pack: string, language: string): string[] {
  const folder = join(CONTENT, pack, language);
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !SERVER.includes(name));
    return names.sort().map((name) => join(folder, name));
  } catch {
    // A folder of `content/` need not have texts.
    return [];
  }
}
