import { introduce, ME, newTable, OPEN, setSeat } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('Anna mutes Ben, hears nothing of him, tells the operator, and hears him again', async ({ guest, sitDown }) => {
  const [hers, his] = [await guest({ viewport: { width: 360, height: 740 }, hasTouch: true }), await guest()];
  await introduce(hers, 'Anna');
  await introduce(his, 'Ben');
  const id = await newTable(hers, [ME, OPEN]);
  await setSeat(his, id, 1, { kind: 'take' });
  const anna = await sitDown(hers, id);
  const ben = await sitDown(his, id);
  const people = hers.getByRole('dialog', { name: text('people') });

  await test.step('he is muted on a phone', async () => {
    await anna.button('menu').tap();
    await hers.getByRole('button', { name: text('people') }).tap();
    await expect(people.getByText('Ben')).toBeVisible();
    await isSound(hers, 'the people of a table', 'dialog[open]');
    await people.getByRole('switch', { name: text('people-mute') }).check();
    await expect(people.getByText('Ben')).toHaveCount(0);
  });

  await test.step('she reports him', async () => {
    await people.getByRole('button', { name: text('people-report-them', { name: text('people-muted', { role: text('arena-jedi-anakin') }) }) }).click();
    await people.getByLabel(text('people-reason')).selectOption('talk');
    await people.getByLabel(text('people-note')).fill('on and on');
    await isSound(hers, 'a report', 'dialog[open]');
    await people.getByRole('button', { name: text('people-send') }).click();
    await expect(hers.getByText(text('people-reported')).first()).toBeVisible();
    await hers.keyboard.press('Escape');
  });

  await test.step('what he says does not reach her, and he sees nothing of it', async () => {
    await ben.fromMenu('talk', 'talk-phrase-thanks');
    const said = text('talk-phrase-thanks');
    await expect(his.locator('.bubble', { hasText: said })).toHaveCount(1);
    await hers.waitForTimeout(500);
    await expect(hers.locator('.bubble', { hasText: said })).toHaveCount(0);
    expect(await hers.locator('main').innerText()).not.toContain('Ben');
  });

  await test.step('in the settings she hears him again', async () => {
    await hers.goto('/settings');
    await hers.getByRole('button', { name: text('people-hear-them', { name: 'Ben' }) }).click();
    await expect(hers.getByText(text('people-mine'))).toHaveCount(0);
  });
});
