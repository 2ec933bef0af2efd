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

/**
 * Serves `virtual:icons`: the drawings of the icons listed in `src/ui/icons.ts`, and of the figures that games name.
 * The icon packages weigh megabytes, so only what is named may reach the bundle.
 * Sources are read as text because they are also modules of the client, which Vite watches.
 */
export function icons(): Plugin {
  return {
    name: 'sortie-icons',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const named = new Set<string>();
      for (const { path, names } of [iconsIn(LIST, /'([a-z-]+:[a-z0-9-]+)'/g), ...figuresOfGames()]) {
        this.addWatchFile(path);
        for (const name of names) named.add(name);
      }
      return `export default ${JSON.stringify(Object.fromEntries([...named].map((name) => [name, drawing(name)])))}`;
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

/** The sources of games that name a figure, with the figures. */
function figuresOfGames(): Naming[] {
  return readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => iconsIn(join(GAMES, path), /['"](game-icons:[a-z0-9-]+)['"]/g))
    .filter(({ names }) => names.length > 0);
}

const sets = new Map<string, IconSet>();

function drawing(name: string): { body: string; size: number } {
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
