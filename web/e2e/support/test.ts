/** The test function of all browser tests: a server, and as many guests as a test needs. */
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server.ts';
import { Table } from './table.ts';

export { expect, type Page } from '@playwright/test';

interface TestFixtures {
  /** A new guest: a browser that has never been here. */
  guest: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a table in a guest's browser. */
  sitDown: (page: Page, id: string) => Promise<Table>;
  /** A server that only this test uses, and may kill. */
  ownServer: Server;
}

interface WorkerFixtures {
  server: Server;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  ownServer: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.stop();
  },
  guest: async ({ browser }, use) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await context.addInitScript(askEverything);
      const page = await context.newPage();
      listen(page, complaints);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    base.expect(complaints, 'what went wrong in the browser').toEqual([]);
  },
  sitDown: async ({}, use) => use(Table.open),
});

/**
 * Guests answer every question themselves, also those that decide nothing: whoever waits to press a button must not find it
 * answered. What the table spares people is shown by `preview.spec.ts` and the tests of the controls.
 */
function askEverything(): void {
  const key = 'sortie-settings';
  try {
    localStorage.setItem(key, JSON.stringify({ askAll: true, askTies: true, ...JSON.parse(localStorage.getItem(key) ?? '{}') }));
  } catch {
    // A page without an origin keeps nothing.
  }
}

/** Notes what no visitor sees and every developer should: exceptions, missing texts, blocked resources. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    const words = message.text();
    if (/i18n:|Content Security Policy|state_unsafe|svelte/i.test(words)) complaints.push(words);
  });
}
