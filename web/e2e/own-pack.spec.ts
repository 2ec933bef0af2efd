import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { introduce } from './support/api.ts';
import { MissionTable } from './support/mission.ts';
import { Server, sortie } from './support/server.ts';
import { expect, test as base, type Page } from './support/test.ts';
import { alsoKnown, text } from './support/texts.ts';
import { pick, wordsOn } from './support/ui.ts';

/** What an author wrote, in English only. */
const WRITTEN = {
  title: 'The Night Watch',
  brief: 'Somebody leaves the lights on.',
  opening: 'It is late, and the desk hums behind the gate.',
  'objective-slice': 'Ask the desk who works at night.',
  'object-gate': 'Creaking gate',
  'how-sliced': 'Now you know who pays for the lights.',
};

/** A server that plays a mission of somebody's own, as `sortie new-mission` begins it. */
const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'sortie-own-'));
    sortie('new-mission', 'night_watch', '--content', folder);
    const path = join(folder, 'alliance/en/mission_night_watch.ftl');
    let texts = await readFile(path, 'utf8');
    for (const [part, words] of Object.entries(WRITTEN)) {
      const key = ['alliance-mission-night-watch', ...(part === 'title' ? [] : [part])].join('-');
      texts = texts.replace(new RegExp(`^${key} = .*$`, 'm'), `${key} = ${words}`);
    }
    await writeFile(path, texts);
    alsoKnown(texts);
    // Two languages are missing, and that is all there is to say.
    expect(sortie('check', folder)).toMatch(/^[^\n]+warning\[missing-translation\][^\n]+\n0 errors, 1 warnings\n$/);
    const server = await Server.start('--content', folder);
    await use(server);
    await server.stop();
    await rm(folder, { recursive: true });
  },
});

/** The addresses of texts that a page fetches. */
function textsFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/texts/')) return;
    expect(answer.headers()['cache-control']).toContain('immutable');
    fetched.push(pathname.replace(/-[0-9a-f]+\.ftl$/, ''));
  });
  return fetched;
}

/** No key of a text is read anywhere. */
async function isWordy(page: Page): Promise<void> {
  expect((await wordsOn(page)).filter((words) => /(^|\s)alliance-[a-z-]+/.test(words))).toEqual([]);
}

test('a mission of one’s own in one language is played in its own words', async ({ guest, own }) => {
  const page = await guest({ baseURL: own.address });
  const fetched = textsFetched(page);
  await introduce(page, 'Anna');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: text('home-games'), exact: true })).toBeVisible();
  expect(fetched, 'home shows no game').toEqual([]);

  await page.goto('/new/alliance');
  await pick(page, text('alliance-ui-new-what'), text('alliance-ui-new-mission'));
  await page.getByRole('combobox', { name: text('alliance-ui-new-pick') }).selectOption({ label: WRITTEN.title });
  await expect(page.getByText(WRITTEN.brief)).toBeVisible();
  await pick(page, text('alliance-new-heroes'), text('alliance-new-count', { n: 2 }));
  await pick(page.getByRole('group', { name: text('new-seat', { n: 2 }) }), text('new-who'), text('who-me'));
  await page.getByRole('button', { name: text('new-start') }).click();

  const table = new MissionTable(page);
  await table.arrive();
  await expect(table.story).toContainText(WRITTEN.opening);
  await isWordy(page);
  await table.play(() => table.prompt.ask === 'activate');
  await expect(table.objective).toContainText(WRITTEN['objective-slice']);
  await table.look(table.objectNumber('gate'));
  await expect(table.object).toContainText(WRITTEN['object-gate']);
  await page.keyboard.press('Escape');
  expect(new Set(fetched), 'one language of one game').toEqual(new Set(['/texts/alliance-en']));

  await test.step('whoever reads German sees the words there are, and German around them', async () => {
    const hers = await guest({ baseURL: own.address, locale: 'de-DE' });
    const german = textsFetched(hers);
    await hers.goto(new URL(page.url()).pathname);
    await expect(hers.getByRole('application', { name: text('alliance-board', {}, 'de') })).toBeVisible();
    await expect(hers.getByText(WRITTEN['objective-slice']).first()).toBeVisible();
    await expect(hers.locator('html')).toHaveAttribute('lang', 'de');
    await isWordy(hers);
    expect(german).toEqual(['/texts/alliance-de']);
  });

  await table.play();
  await expect(table.result).toBeVisible();
  if (table.view.ending === 'victory') await expect(table.ending.getByText(WRITTEN['how-sliced'])).toBeVisible();
  await isWordy(page);
});

test('words of one’s own are kept for when there is no network', async ({ guest, own }) => {
  const page = await guest({ baseURL: own.address, serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
  const fetched = textsFetched(page);
  const setting = page.getByRole('region', { name: text('alliance-campaign-collection'), exact: true });
  await page.goto('/settings');
  await expect(setting).toBeVisible();
  expect(fetched).toEqual(['/texts/alliance-en']);
  await page.context().setOffline(true);
  await page.reload();
  await expect(setting).toBeVisible();
});
