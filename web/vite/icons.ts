import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIST = fileURLToPath(new URL('../src/ui/icons.ts', import.meta.url));
const VIRTUAL = 'virtual:icons';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/**
 * Serves `virtual:icons`: the drawings of the icons listed in `src/ui/icons.ts`.
 * The icon packages weigh megabytes, so only what the list names may reach the bundle.
 * The list is read as text because it is also a module of the client, which Vite watches.
 */
export function icons(): Plugin {
  return {
    name: 'sortie-icons',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      this.addWatchFile(LIST);
      const names = [...readFileSync(LIST, 'utf8').matchAll(/'([a-z-]+:[a-z0-9-]+)'/g)].map((match) => match[1]!);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, drawing(name)])))}`;
    },
  };
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
  if (!found) throw new Error(`src/ui/icons.ts: there is no icon ${name}`);
  return { body: found.body, size: found.width ?? set.width ?? 24 };
}
