import { exported, finishedTable, introduce, ME, newTable, playUntil } from './support/api.ts';
import type { View } from './support/live.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';

const step = (page: Page) => page.getByRole('slider', { name: text('replay-step') });
const press = (page: Page, key: string, values = {}) => page.getByRole('button', { name: text(key, values), exact: true }).first().click();

test('a finished game is not taken back, but watched and branched off', async ({ guest, sitDown }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const id = await newTable(page, [ME, ME]);
  const { n_choices } = await playUntil(page, id, { ask: 'over' });
  const table = await sitDown(page, id);
  await expect(table.result).toBeVisible();
  await expect(table.button('undo')).toHaveCount(0);
  await expect(table.button('take-back')).toHaveCount(0);
  await expect(table.decision.getByRole('link', { name: text('result-replay') })).toBeVisible();
  await table.decision.getByRole('button', { name: text('result-branch') }).click();
  await page.getByRole('dialog').getByRole('button', { name: text('branch-go') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  const branch = await table.live.until('the branch', (state) => state.outcome === null);
  expect(branch.n_choices).toBeLessThan(n_choices);
  await expect(table.button('undo')).toBeVisible();
});

test('a finished game comes as a file, is watched, shared, and played on from the middle', async ({ guest }) => {
  const page = await guest({ permissions: ['clipboard-read', 'clipboard-write'] });
  await introduce(page, 'Anna');
  const played = await finishedTable(page, 2);
  const file = await exported(page, played);
  const { steps } = (await (await page.request.get(`/api/tables/${played}/replay`)).json()) as { steps: { view: View }[] };
  const last = steps.length - 1;

  await test.step('the file is imported on the home screen', async () => {
    await page.goto('/');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: text('import') }).click();
    await (await choosing).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    await page.waitForURL('**/replay/*');
    expect(page.url()).not.toContain(played);
    await expect(step(page)).toHaveValue('0');
    await expect(step(page)).toHaveAttribute('max', String(last));
  });

  const force = page.getByRole('region', { name: text('arena-force') });
  const shows = async (n: number) => {
    await expect(step(page)).toHaveValue(String(n));
    await expect(force).toContainText(text('arena-force-of', { force: steps[n]!.view.force }));
    const droids = new RegExp(['battle', 'super', 'droideka'].map((kind) => `, ${text('arena-droid', { kind })}`).join('|'));
    await expect(page.getByRole('application').getByRole('button', { name: droids })).toHaveCount(steps[n]!.view.droids.filter(Boolean).length);
  };

  await test.step('step by step', async () => {
    await press(page, 'replay-forward');
    await shows(1);
    await page.keyboard.press('ArrowRight');
    await shows(2);
    await press(page, 'replay-back');
    await shows(1);
  });

  await test.step('jumps', async () => {
    await page.keyboard.press('End');
    await shows(last);
    // It ends on the board, as it did when it was played; the board is still there to be looked at.
    const verdict = page.getByRole('heading', { name: new RegExp(`^(${text('result-won')}|${text('result-lost')})$`) });
    await expect(verdict).toBeVisible();
    await expect(page.getByRole('table', { name: text('ending-tally') })).toBeVisible();
    await press(page, 'ending-hide');
    await expect(verdict).toHaveCount(0);
    await press(page, 'ending-show');
    await expect(verdict).toBeVisible();
    await expect(page.getByRole('button', { name: text('branch') })).toBeDisabled();
    const roundOne = steps.findIndex(({ view }) => view.round === 1);
    await press(page, 'replay-round', { round: 1 });
    await shows(roundOne);
    await step(page).fill(String(last - 3));
    await shows(last - 3);
    await press(page, 'replay-first');
    await shows(0);
    await page.getByRole('button', { name: text('log-go', { n: 4 }), exact: true }).click();
    await shows(4);
  });

  await test.step('the film runs, and stops', async () => {
    await page.getByLabel(text('replay-speed')).selectOption('8');
    await press(page, 'replay-play');
    await expect.poll(async () => Number(await step(page).inputValue())).toBeGreaterThan(6);
    await press(page, 'replay-pause');
    const stopped = Number(await step(page).inputValue());
    await press(page, 'replay-forward');
    await shows(stopped + 1);
  });

  const moment = Math.floor(last / 2);
  await test.step('a link leads somebody else to this moment', async () => {
    await step(page).fill(String(moment));
    await press(page, 'replay-share');
    await expect(page.getByText(text('share-copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`\\?at=${moment}$`));
    const other = await guest();
    await other.goto(link);
    await expect(step(other)).toHaveValue(String(moment));
  });

  await test.step('a branch goes its own way from here', async () => {
    const table = new Table(page);
    await press(page, 'branch');
    const dialog = page.getByRole('dialog', { name: text('branch-title') });
    await expect(dialog.getByText(text('branch-text', { keep: moment }))).toBeVisible();
    await dialog.getByLabel(text('arena-jedi-anakin')).selectOption('me');
    await dialog.getByRole('button', { name: text('branch-go') }).click();
    await page.waitForURL('**/table/*');
    await table.isReady();
    const { view, n_choices } = await table.live.until('the branch', () => true);
    expect(n_choices).toBe(moment);
    expect(view).toEqual(steps[moment]!.view);
    expect(await table.act()).not.toBeNull();
  });
});
