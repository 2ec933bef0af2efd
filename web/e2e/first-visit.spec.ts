import { BOT, ME, newTable } from './support/api.ts';
import { newSkirmish } from './support/alliance.ts';
import { newMission } from './support/defenders.ts';
import { newOperation } from './support/specops.ts';
import { expect, test, type Page } from './support/test.ts';
import { foreignWords, text } from './support/texts.ts';
import { wordsOn } from './support/ui.ts';

/** The files a page fetches from now on, with their size on the wire. */
function fetched(page: Page): { all: () => Promise<{ file: string; bytes: number }[]> } {
  const sizes: Promise<{ file: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const file = new URL(request.url()).pathname;
    sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({ file, bytes: responseBodySize + responseHeadersSize })));
  });
  return { all: () => Promise.all(sizes) };
}

test('home fetches the shell in one language, and nothing of a game', async ({ guest }) => {
  const page = await guest();
  const files = fetched(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: text('alliance-ui-learn') }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = await files.all();
  const texts = all.map(({ file }) => /\/([a-z]+-(?:en|de|it))-/.exec(file)?.[1]).filter(Boolean);
  expect(texts).toEqual(['sortie-en']);
  // Fonts are more than half of it.
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(200_000);
});

test('a table comes in few files', async ({ guest }) => {
  for (const [make, bytes] of [
    [(page: Page) => newTable(page, [ME, BOT]), 330_000],
    [(page: Page) => newSkirmish(page, [ME, ME]), 500_000],
    [(page: Page) => newMission(page, [ME, ME], { mission: 'first_watch' }), 445_000],
    [(page: Page) => newOperation(page, [ME, BOT]), 440_000],
  ] as const) {
    const page = await guest();
    const id = await make(page);
    const files = fetched(page);
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('application')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const all = await files.all();
    expect(all.length, all.map(({ file }) => file).join(' ')).toBeLessThan(40);
    expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(bytes);
  }
});

test('no key is shown while texts are on their way', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  // Both games are on the page; which of the two leads depends on when the bot moves.
  await newTable(page, [ME, BOT]);
  await newSkirmish(page, [ME, ME], { map: '', mission: 'first_steps' });
  // Whatever is read at any moment, also between two frames.
  await page.addInitScript(() => {
    const seen = ((window as unknown as { seen: Set<string> }).seen = new Set<string>());
    new MutationObserver(() => {
      const words = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) if (!words.currentNode.parentElement?.closest('script, style')) seen.add(words.currentNode.textContent!.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.route(/\/assets\/(sortie|alliance|arena)-(en|de)-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText(text('alliance-mission-first-steps')).first()).toBeVisible();
  const inEnglish = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(inEnglish.length).toBeGreaterThan(20);
  expect(foreignWords(inEnglish, 'en')).toEqual([]);
  await page.getByRole('button', { name: text('language-de') }).click();
  expect(foreignWords(await wordsOn(page), 'en')).toEqual([]);
  await expect(page.getByText(text('alliance-mission-first-steps', {}, 'de')).first()).toBeVisible();
  expect(foreignWords(await wordsOn(page), 'de')).toEqual([]);
});
