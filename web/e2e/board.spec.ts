/** Boards as people see them: leaning away or flat, lit under the mouse, large enough for a finger. */
import type { Locator } from '@playwright/test';
import { attackTable, newSkirmish } from './support/alliance.ts';
import { BOT, fightTable, introduce, ME } from './support/api.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const size = async (one: Locator) => (await one.boundingBox())!;
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });

test('a board leans away, lies flat at a key, and stays as it was left', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const id = await attackTable(page, [ME, ME]);
  await page.goto(`/table/${id}`);
  const space = page.locator('[data-space]').first();
  await expect(space).toBeVisible();
  const shape = async () => (await size(space)).height / (await size(space)).width;
  expect(await shape()).toBeLessThan(0.85);
  await expect(page.locator('.mini').first()).toBeVisible();

  await page.keyboard.press('v');
  await expect.poll(shape).toBeCloseTo(1, 1);
  await expect(button(page, 'camera-tilt')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(space).toBeVisible();
  expect(await shape()).toBeCloseTo(1, 1);

  await page.goto('/settings');
  await page.getByRole('radio', { name: text('settings-board-tilted'), exact: true }).check({ force: true });
  await page.goto(`/table/${id}`);
  await expect(space).toBeVisible();
  expect(await shape()).toBeLessThan(0.85);
});

test('the right mouse button turns the board, and two fingers that rest on it show the whole of it again', async ({ guest }) => {
  const page = await guest({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await introduce(page, 'Anna');
  await page.goto(`/table/${await attackTable(page, [ME, ME])}`);
  const stage = page.locator('.stage').first();
  await expect(page.locator('[data-space]').first()).toBeVisible();
  const box = await size(stage);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await expect(stage).toHaveAttribute('data-camera', 'moved');

  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x - 60, y, id: 1 }, { x: x + 60, y, id: 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(stage).toHaveAttribute('data-camera', 'home');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(stage).toHaveAttribute('data-camera', 'home');
});

test('whoever can be attacked lights up under the mouse, and nothing lies over them', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  await page.goto(`/table/${await attackTable(page, [ME, ME])}`);
  const target = page.locator('[data-light="attack"]').first();
  await expect(target).toBeVisible();
  await expect(page.locator('.mini.lit')).toHaveCount(0);
  await target.hover();
  await expect(page.locator('.mini.lit')).toHaveCount(1);
  await expect(target).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');

  await test.step('also where it stands up over the space behind', async () => {
    const { x, y, width } = await size(target);
    await page.mouse.move(0, 0);
    await expect(page.locator('.mini.lit')).toHaveCount(0);
    await page.mouse.move(x + width / 2, y + 2);
    await expect(page.locator('.mini.lit')).toHaveCount(1);
  });
});

test('after a click on the board Enter reads on', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  await page.goto(`/table/${await newSkirmish(page, [ME, ME], { map: '', mission: 'first_steps' })}`);
  const story = page.getByRole('button', { name: text('alliance-ui-continue') });
  await expect(story.first()).toBeVisible();
  const before = await page.getByRole('log').innerText();
  await page.locator('[data-space][aria-disabled="true"]').first().click({ force: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('log').innerText()).not.toBe(before);
});

for (const boards of ['tilted', 'flat']) {
  test(`what a droid costs covers no number of an area: ${boards}`, async ({ guest }) => {
    const page = await guest();
    await page.addInitScript((boards) => localStorage.setItem('sortie-settings', JSON.stringify({ boards })), boards);
    await introduce(page, 'Anna');
    await page.goto(`/table/${await fightTable(page, [ME, BOT, BOT, BOT])}`);
    await expect(page.locator('.cost').first()).toBeVisible();
    const covered = await page.evaluate(() => {
      const boxes = (what: string) => [...document.querySelectorAll(`[role=application] ${what}`)].map((one) => one.getBoundingClientRect());
      const numbers = boxes('.number text');
      return boxes('.cost').filter((cost) => numbers.some((number) => cost.left < number.right - 1 && cost.right > number.left + 1 && cost.top < number.bottom - 1 && cost.bottom > number.top + 1)).length;
    });
    expect(covered).toBe(0);
  });
}

test('on a phone what a finger can choose is 40 pixels large, or the board comes nearer', async ({ guest }) => {
  const page = await guest(PHONE);
  await introduce(page, 'Anna');
  for (const [what, id] of [['[data-space]', await attackTable(page, [ME, ME])], ['[data-field]', await fightTable(page, [ME, BOT, BOT, BOT])]] as const) {
    await page.goto(`/table/${id}`);
    const lit = page.locator(`${what}[data-light]`).first();
    await expect(lit).toBeVisible();
    await expect.poll(async () => Math.min((await size(lit)).width, (await size(lit)).height), { message: what }).toBeGreaterThan(39.5);
  }
});
