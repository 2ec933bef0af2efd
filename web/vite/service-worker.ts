import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./sw.js', import.meta.url));
/** What lies in `public/` and belongs to the shell. */
const PUBLIC = ['/', '/theme.js', '/logo.svg', '/icon-192.png', '/manifest.webmanifest'];

/** Emits `sw.js` with the list of files that make up the shell; its name changes with their contents. */
export function serviceWorker(): Plugin {
  return {
    name: 'sortie-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|woff2)$/.test(file));
      const shell = [...PUBLIC, ...files.map((file) => `/${file}`)].sort();
      const page = bundle['index.html'];
      const text = page?.type === 'asset' ? String(page.source) : '';
      const version = createHash('sha256').update(shell.join('\n') + text).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8')
        .replace('__VERSION__', JSON.stringify(version))
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
