import { exported, ME, newTable, playUntil } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text, type Language } from './support/texts.ts';

for (const language of ['en', 'de'] as Language[]) {
  test(`a link to no table is answered kindly (${language})`, async ({ guest }) => {
    const page = await guest({ locale: language });
    for (const path of ['/table/aaaaaaaaaaaaaaaaaaaaaaaaaa', '/table/%E0%A4%A', '/replay/nothing']) {
      await page.goto(path);
      if (path.includes('%')) {
        await expect(page.getByRole('heading', { name: text('missing-title', {}, language) })).toBeVisible();
      } else {
        await expect(page.getByRole('alert')).toContainText(text('error-no-such-table', {}, language));
      }
      await page.getByRole('link', { name: text('missing-home', {}, language) }).click();
      await expect(page.getByRole('link', { name: text('welcome-play', { game: text('game-arena', {}, language) }, language) })).toBeVisible();
    }
  });
}

test('a code that is none is said so beside its field', async ({ guest }) => {
  const page = await guest();
  await page.goto('/join');
  await page.getByLabel(text('join-code')).fill('?!');
  await page.getByRole('button', { name: text('join-go') }).click();
  await expect(page.getByText(text('join-unreadable'))).toBeVisible();
  await expect(page.getByLabel(text('join-code'))).toHaveAttribute('aria-invalid', 'true');
});

test('a choice the rules forbid is refused in the reader’s language, and nothing changes', async ({ guest }) => {
  const page = await guest({ locale: 'it' });
  // A client with a mistake in it: what it sends is not what was offered.
  let meddle: ((message: { choice: object; sequence: number }) => void) | null = null;
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const message = JSON.parse(String(data));
      if (message.say === 'choose') meddle?.(message);
      server.send(JSON.stringify(message));
    });
  });
  const id = await newTable(page, [ME, ME]);
  await page.goto(`/table/${id}`);
  const board = page.getByRole('application', { name: text('arena-board', {}, 'it') });
  const start = board.getByRole('button', { name: new RegExp(`${text('arena-label-can-start', {}, 'it')}$`), disabled: false }).first();
  const summary = async () => (await (await page.request.get(`/api/tables/${id}`)).json()).n_choices;

  meddle = (message) => (message.choice = { do: 'start', field: 55 });
  await start.click();
  await expect(page.getByRole('alert')).toContainText(text('refused-arena-start', {}, 'it'));
  expect(await summary()).toBe(0);
  await page.getByRole('alert').getByRole('button', { name: text('close', {}, 'it') }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  meddle = (message) => (message.sequence += 7);
  await start.click();
  await expect(page.getByRole('alert')).toContainText(text('error-stale', {}, 'it'));
  expect(await summary()).toBe(0);

  meddle = null;
  await start.click();
  await expect.poll(summary).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a file that is no game says which part is wrong', async ({ guest }) => {
  const page = await guest();
  const id = await newTable(page, [ME, ME]);
  await playUntil(page, id, { ask: 'place' });
  const file = await exported(page, id);
  const entries = file.entries as { digest: string; choice: object }[];
  await page.goto('/');
  const bad: [string | object, string | RegExp][] = [
    ['not a game', text('error-malformed', { detail: '' }).trim()],
    [{ ...file, seed: undefined }, /`seed`/],
    [{ ...file, entries: [{ ...entries[0], digest: '0'.repeat(32) }] }, /entries\[0\]\.digest/],
    [{ ...file, entries: [{ ...entries[0], choice: { do: 'start', field: 55 } }] }, /entries\[0\]/],
    [{ ...file, setup: { ...(file.setup as object), jedi: ['mace', 'mace'] } }, text('problem-arena-jedi-twice')],
  ];
  for (const [content, complaint] of bad) {
    const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: text('import') }).click();
    await (await choosing).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    const note = page.getByRole('status').filter({ hasText: complaint });
    await expect(note).toBeVisible();
    await note.getByRole('button', { name: text('close') }).click();
    await expect(note).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/$/);
});
