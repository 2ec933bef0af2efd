/** Arena's lesson, as somebody follows it who has never played. */
import { covered } from './support/hints.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { any, text } from './support/texts.ts';

const HINTS = ['start', 'cards', 'die', 'fight', 'strike', 'finish', 'supplies', 'force', 'round', 'areas', 'end'];

test('arena’s lesson, from the home screen to its end', async ({ guest }) => {
  const page = await guest({ viewport: { width: 1600, height: 900 } });
  const table = new Table(page);
  const hint = page.getByRole('complementary', { name: text('hint') });
  const read: string[] = [];
  /** Which hint lies there; it is noted when it is first seen. */
  const now = async (): Promise<string | null> => {
    if (!(await hint.isVisible())) return null;
    const words = await hint.innerText().catch(() => '');
    const id = HINTS.find((one) => words.includes(text(`arena-lesson-${one}`))) ?? null;
    if (id && !read.includes(id)) {
      read.push(id);
      expect(await covered(page), `what the hint "${id}" lies over`).toEqual([]);
    }
    return id;
  };
  const close = () => hint.getByRole('button', { name: text('hint-close') }).click();

  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: text('settings-pace') }).getByText(text('pace-instant')).click();
  await page.goto('/');
  const { game, learn } = { game: text('game-arena'), learn: text('arena-learn') };
  await page.getByRole('button', { name: `${learn}: ${game}` }).click();
  await table.isReady();

  await test.step('the aim and the three ways to lose stand there before the first die', async () => {
    const aim = table.decision.getByRole('region', { name: text('arena-aim-label') });
    await expect(aim).toContainText(text('arena-aim-win'));
    for (const key of ['supply', 'force', 'mega']) await expect(aim).toContainText(text(`arena-aim-${key}`));
    await aim.getByRole('link', { name: text('log-rule', { rule: '40' }) }).click();
    await expect(page.locator('li#rule-40')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('supplies and areas explain themselves', async () => {
    for (const key of ['arena-supplies', 'arena-areas']) {
      const name = page.getByRole('button', { name: text(key), exact: true });
      await name.hover();
      await expect(page.getByRole('tooltip').filter({ hasText: text(`${key}.about`) })).toBeVisible();
    }
    await page.mouse.move(800, 5);
  });

  await test.step('doing what a hint says leads to the next one', async () => {
    await expect(hint).toContainText(text('arena-lesson-start'));
    await now();
    await table.lit('arena-label-can-start').first().click();
    await expect(hint).toContainText(text('arena-lesson-cards'));
    await now();
    await close();
    await expect(hint).toContainText(text('arena-lesson-die'));
    await now();
    const { sequence } = table.live;
    await table.decision.getByRole('button').filter({ hasText: any('arena-fit-one', ['left']) }).first().click();
    await table.live.until('the die on the card', (state) => state.sequence > sequence);
    await expect(hint.getByText(text('arena-lesson-die'))).toBeHidden();
  });

  await test.step('the rest comes as it is played, to the end', async () => {
    while (!read.includes('end')) {
      const { outcome } = table.live.state!;
      expect(outcome, 'the lesson ends before the game does').toBeNull();
      const id = await now();
      const asks = { fight: page.locator('.decision [data-drop^="board:"]:enabled').filter({ hasText: any('arena-effect-fight', ['value']) }).first(), finish: table.decision.locator('[data-choice=finish]') };
      if (id === 'fight' || id === 'finish') {
        // What a hint asks for is done, and then it is gone.
        await asks[id].click();
        await expect(hint.getByText(text(`arena-lesson-${id}`))).toBeHidden();
      } else if (id === 'strike') {
        await table.act();
        await expect(hint.getByText(text('arena-lesson-strike'))).toBeHidden();
      } else if (id !== null) {
        await close();
        await expect(hint.getByText(text(`arena-lesson-${id}`))).toBeHidden();
      } else if ((await table.act()) === null) {
        await page.waitForTimeout(100);
      }
    }
    await expect(hint).toBeHidden();
  });

  expect(read.slice(0, 3)).toEqual(['start', 'cards', 'die']);
  for (const id of HINTS) expect(read, `the hint "${id}" was shown`).toContain(id);
  await page.reload();
  await table.isReady();
  await expect(hint, 'what was read does not come again').toBeHidden();
});
