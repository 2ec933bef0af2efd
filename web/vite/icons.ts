import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIST = fileURLToPath(new URL('../src/ui/icons.ts', import.meta.url));
const GAMES = fileURLToPath(new URL('../src/games', import.meta.url));
const VIRTUAL = 'virtual:icons';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** What icons look like: SVG, in a square of a size. */
export type Drawings = Record<string, { body: string; size: number }>;

/**
 * Serves `virtual:icons`: the drawings of the icons listed in `src/ui/icons.ts`, and what fetches the figures that the sources
 * of a game name. The icon packages weigh megabytes, so only what is named may reach the bundle, and a page fetches only
 * the figures of the game it shows. Sources are read as text because they are also modules of the client, which Vite watches.
 */
export function icons(): Plugin {
  return {
    name: 'sortie-icons',
    resolveId: (id) => (id === VIRTUAL || id.startsWith(`${VIRTUAL}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const game = id.slice(VIRTUAL.length + 2);
      const shell = iconsIn(LIST, /'([a-z-]+:[a-z0-9-]+)'/g);
      const sources = game ? [shell, ...figuresOf(game)] : [shell];
      for (const { path } of sources) this.addWatchFile(path);
      if (!game) return `export const shell = ${drawings(shell.names)};\nexport const games = { ${loaders().join(', ')} };`;
      return `export default ${drawings(sources.flatMap(({ names }) => names).filter((name) => !shell.names.includes(name)))}`;
    },
  };
}

interface Naming {
  path: string;
  names: string[];
}

function iconsIn(path: string, pattern: RegExp): Naming {
  return { path, names: [...readFileSync(path, 'utf8').matchAll(pattern)].map((match) => match[1]!) };
}

/** The sources of a game that name a figure, with the figures. */
function figuresOf(game: string): Naming[] {
  return readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => iconsIn(join(GAMES, game, path), /['"](game-icons:[a-z0-9-]+)['"]/g))
    .filter(({ names }) => names.length > 0);
}

/** Every folder below `games/` is a game. */
function loaders(): string[] {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.map(({ name }) => `'${name}': () => import('${VIRTUAL}/${name}')`);
}

function drawings(names: readonly string[]): string {
  const found: Drawings = Object.fromEntries(names.map((name) => [name, drawing(name)]));
  return JSON.stringify(found);
}

const sets = new Map<string, IconSet>();

function drawing(name: string): Drawings[string] {
  const [prefix, icon] = name.split(':') as [string, string];
  let set = sets.get(prefix);
  if (!set) {
    set = createRequire(import.meta.url)(`@iconify-json/${prefix}/icons.json`) as IconSet;
    sets.set(prefix, set);
  }
  const found = set.icons[set.aliases?.[icon]?.parent ?? icon];
  if (!found) throw new Error(`there is no icon ${name}`);
  return { body: found.body, size: found.width ?? set.width ?? 24 };
}
