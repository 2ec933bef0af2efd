import { introduce, ME } from './support/api.ts';
import { newCompanionTable, Tablet } from './support/companion.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const HEROES = ['fenn_signis', 'diala_passil'];

test('the box is set up from a page, and built again from a list', async ({ guest }) => {
  const page = await guest({ viewport: { width: 1180, height: 820 } });
  await introduce(page, 'Anna');
  const id = await newCompanionTable(page, 'first_steps', HEROES, [ME, ME]);
  await page.goto(`/table/${id}`);

  await test.step('before the first mission a page says what to fetch', async () => {
    const setUp = page.getByRole('dialog', { name: text('alliance-companion-set-up') });
    await expect(setUp.getByText(text('alliance-hero-fenn-signis'))).toBeVisible();
    await expect(setUp).toContainText(text('alliance-card-legendary'));
    await expect(setUp).toContainText(text('alliance-card-valuable-goods'));
  });

  const tablet = new Tablet(page);
  await tablet.open(id);
  await tablet.readOn();

  await test.step('a line of the activation window names its target, or says who is it otherwise', async () => {
    await tablet.finish();
    await tablet.awaitEnemy();
    const lines = page.locator('.window ol li');
    await expect(lines.first().getByRole('link', { name: /R2[78]/ })).toBeVisible();
    await expect(page.locator('.window .aim').first()).toContainText(/./);
    await tablet.play(() => tablet.ask === 'companion');
  });

  await test.step('after loading, a list says what lies on the table', async () => {
    await page.reload();
    await page.getByRole('status').getByRole('button', { name: text('alliance-companion-on-table') }).click();
    const list = page.getByRole('dialog', { name: text('alliance-companion-on-table') });
    await expect(list.getByRole('heading', { name: text('alliance-companion-on-table-groups') })).toBeVisible();
    await expect(list.getByText(text('alliance-group-stormtrooper'))).toBeVisible();
    await expect(list.locator('.tiles li').first()).toBeVisible();
    await expect(list.getByRole('heading', { name: text('alliance-companion-on-table-mission') })).toBeVisible();
    await expect(list.locator('.mission li')).not.toHaveCount(0);
    await list.getByRole('button', { name: text('close') }).click();
    await expect(list).toBeHidden();
  });
});
