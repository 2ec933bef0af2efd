import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOT, finishedTable, introduce, newTable, playUntil, setSeat } from './support/api.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** A game in its third round, so far played by bots who know how; now the first seat is mine. */
async function midGame(page: Page): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const id = await newTable(page, [BOT, BOT, BOT, BOT], { modules: { r2d2: true, c3po: true } }, 30);
    const round = async () => {
      const { round, outcome } = await (await page.request.get(`/api/tables/${id}`)).json();
      return outcome === null ? round : 99;
    };
    await expect.poll(round, { timeout: 60_000, intervals: [100] }).toBeGreaterThanOrEqual(3);
    if ((await round()) !== 3) continue;
    await setSeat(page, id, 1, { kind: 'take' });
    return id;
  }
  throw new Error('no game got as far as the third round');
}

// The pictures of the README: SORTIE_SHOTS=1 npx playwright test screenshots
if (process.env.SORTIE_SHOTS) {
  test('pictures for the README', async ({ guest, sitDown }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    const shoot = async (name: string) => {
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.screenshot({ path: `${FOLDER}${name}.png` });
    };
    await introduce(page, 'Anna');
    const finished = await finishedTable(page, 4);

    const id = await midGame(page);
    await playUntil(page, id, { ask: 'place' });
    const table = await sitDown(page, id);
    await expect(table.decision.getByRole('list', { name: text('dice-of-roll') })).toBeVisible();
    await shoot('table');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('tab', { name: text('tab-decide') })).toBeVisible();
    await shoot('phone');

    await page.goto('/manifest.webmanifest');
    await page.setViewportSize({ width: 1600, height: 900 });
    await playUntil(page, id, { ask: 'fight' });
    await Table.open(page, id);
    await table.lit('label-can-walk').last().click();
    await shoot('fight');

    await page.goto('/');
    await expect(page.getByRole('img', { name: text('arena-picture', { round: 3 }) }).or(page.getByRole('img', { name: text('arena-picture', { round: 4 }) }))).toBeVisible();
    await shoot('home');

    const { steps } = await (await page.request.get(`/api/tables/${finished}/replay`)).json();
    await page.goto(`/replay/${finished}?at=${Math.floor(steps.length * 0.6)}`);
    await expect(page.getByRole('application')).toBeVisible();
    await shoot('replay');
  });
}
