import { introduce, ME, newTable, OPEN, setSeat } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('who is away is asked about what they chose, and what was taken back is looked at and brought back', async ({ guest, sitDown }) => {
  const [hers, his] = [await guest(), await guest({ viewport: { width: 360, height: 740 }, hasTouch: true })];
  await introduce(hers, 'Anna');
  await introduce(his, 'Ben');
  const id = await newTable(hers, [ME, OPEN]);
  await setSeat(his, id, 1, { kind: 'take' });
  const anna = await sitDown(hers, id);
  await anna.act();
  let ben = await sitDown(his, id);
  await ben.act();
  await his.goto('/');
  await anna.live.until('both have chosen', (state) => state.n_choices === 2);

  await test.step('Anna asks to go back behind what Ben chose, who is away', async () => {
    await anna.fromMenu('undo', 'undo-mine-last');
    await expect(hers.getByText(text('undo-away', { who: 'Ben' }))).toBeVisible();
    await expect(hers.getByText(text('undo-decide-later'))).toBeVisible();
    await isSound(hers, 'a question to somebody who is away');
  });

  await test.step('he finds the question on his phone, and agrees', async () => {
    ben = await sitDown(his, id);
    await his.getByRole('button', { name: text('undo-accept') }).tap();
    await anna.live.until('back', (state) => state.n_choices === 0);
  });

  await test.step('what was taken back is in the undo menu, to look at', async () => {
    await anna.button('undo').click();
    await hers.getByRole('button', { name: text('lines') }).click();
    const dialog = hers.getByRole('dialog', { name: text('lines') });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await isSound(hers, 'what was taken back', 'dialog[open]');
    await dialog.getByRole('link').first().click();
    await hers.waitForURL(`**/replay/${id}/*`);
    await expect(hers.getByText(text('lines-shown'))).toBeVisible();
    await isSound(hers, 'a line that was taken back');
  });

  await test.step('she asks for it, he agrees, and it is as it was', async () => {
    await hers.getByRole('button', { name: text('lines-restore') }).first().click();
    await hers.waitForURL(`**/table/${id}`);
    await his.getByRole('button', { name: text('undo-accept') }).tap();
    await ben.live.until('forth', (state) => state.n_choices > 0);
  });
});
