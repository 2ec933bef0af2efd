import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/support/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A whole game through the interface takes a while when others use the machine too.
  timeout: 240_000,
  // A machine that is busy with something else gets one more try and is told of as flaky; a real fault fails twice.
  retries: 1,
  expect: { timeout: 15_000 },
  // Each worker has its own server and browser; some of the time they wait, so three fill two cores.
  workers: 3,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    locale: 'en',
    viewport: { width: 1280, height: 720 },
    // Nobody waits for a die to fall, except in the one test that is about it.
    contextOptions: { reducedMotion: 'reduce' },
    // Without it every guest would fetch the whole shell; the test of offline play lets it in.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // A trace of a whole game costs more time than the game: ask for it with SORTIE_TRACE=1.
    trace: process.env.SORTIE_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium(),
      // Without a sandbox because CI runs as root; without a GPU because software GL is slower than none.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
