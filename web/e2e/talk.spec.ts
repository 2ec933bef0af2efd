import { introduce, ME, newTable, OPEN, setSeat } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const german = (key: string): string => text(key, {}, 'de');

test('people talk beside the game: a phrase in everybody’s language, and a finger on the board', async ({ guest, sitDown }) => {
  const [hers, his] = [await guest(), await guest({ locale: 'de', viewport: { width: 360, height: 740 }, hasTouch: true })];
  await introduce(hers, 'Anna');
  await introduce(his, 'Ben');
  const id = await newTable(hers, [ME, OPEN]);
  const anna = await sitDown(hers, id);
  await expect(anna.button('talk')).toHaveCount(0);
  await setSeat(his, id, 1, { kind: 'take' });
  await his.goto(`/table/${id}`);

  await test.step('Anna says something; Ben reads it in German, and nothing happens in the game', async () => {
    const { sequence } = anna.live.state!;
    await anna.fromMenu('talk', 'talk-phrase-well-done');
    const bubble = his.locator('.bubble', { hasText: 'Anna' });
    await expect(bubble).toContainText(german('talk-phrase-well-done'));
    await expect(bubble).toBeHidden({ timeout: 15_000 });
    expect(anna.live.state!.sequence).toBe(sequence);
  });

  await test.step('Ben points with a tap; Anna sees where, and hears it read aloud', async () => {
    await his.getByRole('button', { name: german('talk') }).tap();
    await his.getByRole('button', { name: german('talk-point') }).tap();
    await expect(his.getByText(german('talk-point-now'))).toBeVisible();
    await his.locator('.hits [data-home]').tap();
    await expect(his.getByText(german('talk-point-now'))).toBeHidden();
    await expect(hers.locator('.fingers circle.dot')).toHaveCount(1);
    await expect(hers.locator('[aria-live]').filter({ hasText: 'Ben' }).first()).toBeAttached();
  });

  await test.step('with the keyboard: Y on a place points at it', async () => {
    await hers.keyboard.press('b');
    await hers.keyboard.press('y');
    await expect(his.locator('.fingers circle.dot')).not.toHaveCount(0);
    await expect(his.locator('.bubble', { hasText: 'Anna' })).toContainText(german('talk-pointed'));
  });
});
