import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './vite/chunks.ts';
import { icons } from './vite/icons.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { texts } from './vite/texts.ts';

/** Where `sortie serve` listens while the client is developed. */
const SERVER = process.env.SORTIE_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), icons(), texts(), serviceWorker()],
  server: {
    // The texts lie outside of this folder, in `content/`.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true }, '/healthz': SERVER },
  },
  // Nothing as `data:` addresses: the server's content policy allows them for pictures only.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What every page needs comes in one file, and what every table needs in a few.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: chunkOf, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // Svelte's server build would be picked under vitest, and it cannot mount a component.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    setupFiles: ['src/lib/all-texts.ts'],
  },
});
