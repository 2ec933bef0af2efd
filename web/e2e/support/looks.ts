/** Whether a page can be read by everybody: what axe says, and what sticks out of a narrow window. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

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
export async function isSound(page: Page, what: string, within = 'html'): Promise<void> {
  for (const [colorScheme, options] of [['dark', {}], ['light', { runOnly: ['color-contrast'] }]] as [ColorScheme, RunOptions][]) {
    await page.emulateMedia({ colorScheme });
    // Colours fade into each other; what counts is where they end.
    await page.evaluate(() => {
      const ends = document.getAnimations().map((one) => one instanceof CSSTransition && one.finished.catch(() => null));
      // One of an element that has gone never ends.
      return Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 2000))]).then(() => null);
    });
    expect.soft(await violations(page, within, { resultTypes: ['violations'], ...options }), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Elements that reach beyond the right edge of a page that should not scroll that way. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.scrollingElement!.scrollWidth <= innerWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return ['the page scrolls', ...beyond.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}
