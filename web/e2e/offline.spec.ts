import { ME, newTable } from './support/api.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('after one visit the shell opens without a network, and says what is missing', async ({ guest }) => {
  const page = await guest({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // It takes over once everything is kept.
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
  const id = await newTable(page, [ME, ME]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: text('home-games'), exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(text('error-offline'));
  await page.getByRole('link', { name: text('nav-settings') }).click();
  await expect(page.getByRole('heading', { name: text('nav-settings'), level: 1 })).toBeVisible();
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('alert')).toContainText(text('error-offline'));

  await page.context().setOffline(false);
  await page.getByRole('button', { name: text('retry') }).click();
  await expect(page.getByRole('application', { name: text('arena-board') })).toBeVisible();
});

test('a table says at once that the network is gone, and when it is back', async ({ guest }) => {
  const page = await guest();
  const table = await Table.open(page, await newTable(page, [ME, ME]));
  const status = page.getByRole('status').filter({ hasText: text('connection-lost') });
  await expect(page.getByText(text('connection-live'))).toBeAttached();
  await page.context().setOffline(true);
  await expect(status).toBeVisible({ timeout: 3000 });
  await page.context().setOffline(false);
  await expect(status).toBeHidden();
  const { sequence } = table.live;
  await table.act();
  await table.live.until('an answer', (state) => state.sequence > sequence);
});

test('it can be installed', async ({ guest }) => {
  const page = await guest({ serviceWorkers: 'allow' });
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; short_name: string; start_url: string; display: string; icons: { src: string; sizes: string; type: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Sortie', short_name: 'Sortie', start_url: '/', display: 'standalone' });
  expect(manifest.icons.some(({ sizes }) => sizes === '192x192')).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    // Width and height stand at bytes 16 and 20 of a PNG.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  // The browser's own opinion.
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
