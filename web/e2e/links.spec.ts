import { introduce, ME, newTable, OPEN } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const invite = (page: Page) => page.getByRole('dialog', { name: text('invite') });
const shown = async (page: Page) => (await invite(page).locator('.link').textContent())!.trim();

test('one link is to play, the other to watch, and the host can make new ones', async ({ guest, sitDown }) => {
  const [hers, his, another] = [await guest(), await guest({ viewport: { width: 360, height: 740 }, hasTouch: true }), await guest()];
  await introduce(hers, 'Anna');
  const id = await newTable(hers, [ME, OPEN]);
  const anna = await sitDown(hers, id);
  let watch = '';

  await test.step('Anna finds both links with the keyboard', async () => {
    await anna.button('invite').first().focus();
    await hers.keyboard.press('Enter');
    await expect(invite(hers).getByRole('img', { name: text('invite-qr-play') })).toBeVisible();
    expect(await shown(hers)).toContain(`/table/${id}`);
    await isSound(hers, 'links to a table', 'dialog[open]');
    await pick(invite(hers), text('invite-what'), text('invite-watch'));
    await expect(invite(hers).getByRole('img', { name: text('invite-qr-watch') })).toBeVisible();
    watch = await shown(hers);
    expect(watch).not.toContain(id);
  });

  await test.step('Ben comes to watch on his phone: nobody asks him to sit down, and he passes on no more than he has', async () => {
    await his.goto(watch);
    await expect(his.getByText(text('watching-only')).first()).toBeVisible();
    await expect(his.getByRole('dialog', { name: text('join-title') })).toBeHidden();
    await his.getByRole('button', { name: text('menu') }).tap();
    await his.getByRole('button', { name: text('invite') }).tap();
    await expect(invite(his).getByRole('radiogroup')).toHaveCount(0);
    expect(await shown(his)).toBe(watch);
    expect(await his.content()).not.toContain(id);
    await isSound(his, 'the link on a phone', 'dialog[open]');
  });

  await test.step('a new link to watch shuts him out, and the old one says why', async () => {
    hers.once('dialog', (dialog) => void dialog.accept());
    await invite(hers).getByRole('button', { name: text('invite-renew') }).click();
    await expect.poll(() => shown(hers)).not.toBe(watch);
    await his.reload();
    await expect(his.getByText(text('error-link-renewed')).first()).toBeVisible();
    await another.goto(await shown(hers));
    await expect(another.getByText(text('watching-only')).first()).toBeVisible();
  });

  await test.step('the link to play asks a newcomer to sit down', async () => {
    await pick(invite(hers), text('invite-what'), text('invite-play'));
    await another.goto(await shown(hers));
    await expect(another.getByRole('dialog', { name: text('join-title') })).toBeVisible();
  });
});
