import { BOT, finishedTable, ME, newTable, playUntil } from './support/api.ts';
import { expect, test, type Page } from './support/test.ts';
import { foreignWords, text, type Language } from './support/texts.ts';
import { wordsOn } from './support/ui.ts';

const OTHERS: readonly Language[] = ['de', 'it', 'en'];

async function speaks(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(async () => foreignWords(await wordsOn(page), language), { message: `not in ${language}` }).toEqual([]);
}

test('the table changes its language at once, in the middle of the game', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await newTable(page, [ME, BOT, BOT, BOT]);
  for (const ask of ['place', 'fight'] as const) {
    await playUntil(page, id, { ask });
    const table = await sitDown(page, id);
    const { view } = await table.live.until(ask, ({ decision }) => decision?.prompt.ask === ask);
    let before: Language = 'en';
    for (const language of OTHERS) {
      await page.getByRole('button', { name: text('menu', {}, before), exact: true }).click();
      await page.getByLabel(text('settings-language', {}, before)).selectOption(language);
      const question = ask === 'fight' ? text('arena-ask-fight', { jedi: 'obi_wan' }, language) : text('arena-ask-place-die', { face: view.jedi[0]!.die! }, language);
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
      await page.keyboard.press('Escape');
      await speaks(page, language);
      before = language;
    }
    await page.goto('/manifest.webmanifest');
  }
});

test('home and settings change their language at once', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  for (const language of OTHERS) {
    await page.getByRole('button', { name: text(`language-${language}`) }).click();
    await expect(page.getByRole('heading', { name: text('home-games', {}, language), exact: true })).toBeVisible();
    await speaks(page, language);
  }
  await page.goto('/settings');
  for (const language of OTHERS) {
    await page.getByText(text(`language-${language}`), { exact: true }).click();
    await expect(page.getByRole('heading', { name: text('nav-settings', {}, language), level: 1 })).toBeVisible();
    await speaks(page, language);
  }
});

test('every screen follows the language that was chosen', async ({ guest }) => {
  const page = await guest();
  await page.goto('/settings');
  const replay = await finishedTable(page);
  for (const language of ['de', 'it'] as const) {
    await page.goto('/settings');
    await page.getByText(text(`language-${language}`), { exact: true }).click();
    const screens: [string, string][] = [
      ['/new/arena', text('arena-new-title', {}, language)],
      ['/join', text('home-join', {}, language)],
      ['/rules/arena', text('rules-title', { game: text('game-arena', {}, language) }, language)],
      [`/replay/${replay}?at=40`, text('replay-title', { game: text('game-arena', {}, language) }, language)],
      [`/table/${replay}`, text('game-arena', {}, language)],
      ['/nowhere', text('missing-title', {}, language)],
      ['/table/nowhere', text('table-missing', {}, language)],
    ];
    for (const [path, title] of screens) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · ${text('product')}`);
      await expect(page.getByText(text('loading', {}, language))).toHaveCount(0);
      await speaks(page, language);
    }
    await page.goto('/rules/arena');
    await expect(page.getByRole('main')).toContainText(language === 'de' ? /Würfel/ : /dadi/);
  }
});

for (const [locale, language] of [['de-AT', 'de'], ['it-IT', 'it'], ['fr-FR', 'en']] as const) {
  test(`a browser that speaks ${locale} is greeted in ${language}`, async ({ guest }) => {
    const page = await guest({ locale });
    await page.goto('/');
    await expect(page.getByRole('link', { name: text('welcome-play', { game: text('game-arena', {}, language) }, language) })).toBeVisible();
    await speaks(page, language);
  });
}
