import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('./sw.js', import.meta.url));
/** What lies in `public/` and belongs to the shell. */
const PUBLIC = ['/', '/theme.js', '/logo.svg', '/icon-192.png', '/manifest.webmanifest'];
/** Modules of one game: its folder, its texts, its figures. The shell's own texts are none. */
const OF_A_GAME = /\/src\/games\/[^/]+\/|^\0virtual:(icons|texts)\/(?!sortie-)/;

/**
 * Emits `sw.js` with the list of files that make up the shell; its name changes with their contents. Games are not among
 * them: whoever comes for one should not be made to fetch all, and without a network there is no table to play at.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'sortie-service-worker',
    apply: 'build',
    generateBundle: {
      // After the page has been written: it says where everything begins.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no page to begin with');
        const text = String(page.source);
        const shell = [...PUBLIC, ...filesOfShell(text, bundle).map((file) => `/${file}`)].sort();
        const version = createHash('sha256').update(shell.join('\n') + text).digest('hex').slice(0, 12);
        const source = readFileSync(SOURCE, 'utf8')
          .replace('__VERSION__', JSON.stringify(version))
          .replace('__SHELL__', JSON.stringify(shell));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** What the page names and all it leads to, at once or later, up to the doors of the games; with their styles, and the fonts. */
function filesOfShell(page: string, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set(Object.keys(bundle).filter((file) => file.endsWith('.woff2')));
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    if (chunk.isDynamicEntry && OF_A_GAME.test(chunk.facadeModuleId ?? '')) return;
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  Object.keys(bundle).filter((file) => page.includes(`/${file}"`)).forEach(visit);
  return [...files];
}
