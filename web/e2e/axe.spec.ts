import { introduce, newTable, ME, OPEN } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { everyScreen, visit } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

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
  await expect(page.getByRole('link', { name: text('welcome-play', { game: text('game-arena') }) })).toBeVisible();
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
