/** The rules beside the table: open at what is cited, closed with one key, and as pages of their own. */
import type { Locator } from '@playwright/test';
import { ME, newTable } from './support/api.ts';
import { newSkirmish, playSkirmishUntil } from './support/alliance.ts';
import { isSound } from './support/looks.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';

const RULES = text('rules-title', { game: text('game-alliance') });
const cited = (page: Page, rule: string): Locator => page.getByRole('log').getByRole('link', { name: text('log-rule', { rule }), exact: true });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: RULES });

/** A skirmish in which blows have fallen. */
async function foughtOver(page: Page): Promise<string> {
  const id = await newSkirmish(page, [ME, ME]);
  await playSkirmishUntil(page, id, { ask: 'turn', round: 2 });
  return id;
}

/** The rule lies lit in the window, and has the focus. */
async function isShown(page: Page, rule: string): Promise<void> {
  const lit = page.locator('li[aria-current]');
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('id', `rule-${rule}`);
  await expect(lit).toBeInViewport({ ratio: 0.9 });
  await expect(lit).toBeFocused();
}

test('a line of the log opens the drawer at its rule, by keyboard alone', async ({ guest }) => {
  const page = await guest({ viewport: { width: 1600, height: 900 } });
  const id = await foughtOver(page);
  await page.goto(`/table/${id}`);
  const link = cited(page, 'R5.2').last();
  // A whole game's log and content come first; a busy machine takes its time.
  await expect(link).toBeAttached({ timeout: 60_000 });

  await page.keyboard.press('l');
  for (let steps = 0; steps < 400 && !(await link.evaluate((one) => one === document.activeElement)); steps++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await isShown(page, 'R5.2');
  await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
  // The table goes on beside it: the line that was read and the decision stay in sight.
  await expect(link).toBeInViewport();
  await expect(page.getByRole('region', { name: text('decision') })).toBeInViewport();

  await isSound(page, 'the rules beside a table', 'dialog[open]');

  await test.step('a rule leads to another one', async () => {
    await drawer(page).getByRole('link', { name: text('rules-rule', { number: 'R6.4' }) }).first().focus();
    await page.keyboard.press('Enter');
    await isShown(page, 'R6.4');
  });

  await test.step('one key leads back to the line', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step('the header opens the book of the game that is played', async () => {
    const header = page.getByRole('navigation', { name: text('nav-label') }).getByRole('link', { name: text('nav-rules') });
    await header.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header).toBeFocused();
  });
});

test('on a phone the rules cover the screen, with a way out', async ({ guest }) => {
  const page = await guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const id = await foughtOver(page);
  await page.goto(`/table/${id}`);
  await page.getByRole('tab', { name: text('tab-log') }).tap({ timeout: 60_000 });
  const link = cited(page, 'R5.2').last();
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await link.tap();
  await isShown(page, 'R5.2');
  expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await isSound(page, 'the rules on a phone', 'dialog[open]');
  const close = drawer(page).getByRole('button', { name: text('close') });
  expect((await close.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await close.tap();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: text('tab-log') })).toBeVisible();
});

test('arena opens its own rules, also from the menu', async ({ guest }) => {
  const page = await guest();
  const id = await newTable(page, [ME, ME]);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: text('menu'), exact: true }).click();
  // The header has such a link too, after the menu.
  await page.getByRole('link', { name: text('nav-rules') }).first().click();
  await expect(page.getByRole('dialog', { name: text('rules-title', { game: text('game-arena') }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: text('menu'), exact: true })).toBeFocused();
});

test('the rules are pages of their own, from home and by address', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  await page.getByRole('link', { name: text('rules-title', { game: text('game-alliance') }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: RULES })).toBeVisible();
  for (const [game, rule] of [['alliance', 'R5.2'], ['alliance', 'A18'], ['arena', '52'], ['arena', 'X1']] as const) {
    await page.goto('about:blank');
    await page.goto(`/rules/${game}#rule-${rule}`);
    await isShown(page, rule);
  }
  await page.goto('/');
  await page.getByRole('navigation', { name: text('nav-label') }).getByRole('link', { name: text('nav-rules') }).click();
  for (const game of ['arena', 'alliance']) {
    await expect(page.getByRole('link', { name: text('rules-title', { game: text(`game-${game}`) }) })).toBeVisible();
  }
});
