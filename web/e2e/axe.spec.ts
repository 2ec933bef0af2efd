import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { introduce, newTable, ME, OPEN } from './support/api.ts';
import { everyScreen, visit } from './support/screens.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';

type ColorScheme = 'dark' | 'light';

interface Axe {
  run(within: string, options: RunOptions): Promise<AxeResults>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now, one line each. The content policy keeps scripts out, but not the debugger. */
async function violations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: Axe }).axe.run(within, options),
    [within, options] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.any.map(({ message }) => message).join('; ')}`),
  );
}

/** Everything in the dark theme; in the light one only the colours are others. */
async function isSound(page: Page, what: string, within = 'html'): Promise<void> {
  for (const [colorScheme, options] of [['dark', {}], ['light', { runOnly: ['color-contrast'] }]] as [ColorScheme, RunOptions][]) {
    await page.emulateMedia({ colorScheme });
    // Colours fade into each other; what counts is where they end.
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished.catch(() => null))));
    expect.soft(await violations(page, within, { resultTypes: ['violations'], ...options }), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('axe finds nothing to complain about on any screen', async ({ guest }) => {
  test.slow();
  const page = await guest();
  for (const screen of await everyScreen(page)) {
    await test.step(screen.name, async () => {
      await visit(page, screen);
      await isSound(page, screen.name);
    });
  }
});

test('nor on a phone, in dialogs and in menus', async ({ guest, sitDown }) => {
  const page = await guest({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await expect(page.getByRole('link', { name: text('welcome-play') })).toBeVisible();
  await isSound(page, 'the first visit');
  await introduce(page, 'Anna');
  const id = await newTable(page, [ME, OPEN]);
  const table = await sitDown(page, id);
  await isSound(page, 'a phone');
  await table.button('menu').click();
  await isSound(page, 'the menu', 'header');
  await page.keyboard.press('Escape');
  await table.button('undo').click();
  await isSound(page, 'the undo menu', 'header');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text('help') })).toBeVisible();
  await isSound(page, 'the help', 'dialog[open]');

  const other = await guest();
  await other.goto(`/table/${id}`);
  await expect(other.getByRole('dialog', { name: text('join-title') })).toBeVisible();
  await isSound(other, 'the invitation', 'dialog[open]');
});
