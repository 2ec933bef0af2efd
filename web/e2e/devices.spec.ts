import { introduce, ME, OPEN, setSeat } from './support/api.ts';
import { newCompanionTable, Tablet } from './support/companion.ts';
import { Live } from './support/live.ts';
import { isSound, overflow } from './support/looks.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';

const HEROES = ['fenn_signis', 'diala_passil'];
const FENN = text('alliance-hero-fenn-signis');
const DIALA = text('alliance-hero-diala-passil');
const TABLET = { viewport: { width: 1180, height: 820 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const fromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: text('menu'), exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

test('a phone takes one hero of a tablet’s table, and both finish the mission', async ({ guest }) => {
  const page = await guest(TABLET);
  await introduce(page, 'Anna');
  const tablet = new Tablet(page);
  const id = await newCompanionTable(page, 'first_steps', HEROES, [ME, ME]);
  await tablet.open(id);
  await tablet.readOn();

  await test.step('who holds several seats is asked which to give up', async () => {
    await fromMenu(page, text('menu-leave'));
    const dialog = page.getByRole('dialog', { name: text('leave-which') });
    for (const role of [FENN, DIALA]) await expect(dialog.getByRole('button', { name: text('leave-seat', { role }) })).toBeVisible();
    await isSound(page, 'which seat to give up');
    await dialog.getByRole('button', { name: text('close') }).last().click();
  });

  const phone = await guest(PHONE);
  await introduce(phone, 'Bo');
  const atPhone = new Live(phone);
  await test.step('the phone asks for a hero, and the tablet hands it over', async () => {
    await phone.goto(`/table/${id}`);
    const dialog = phone.getByRole('dialog', { name: text('join-title-ask') });
    await dialog.getByRole('button', { name: text('join-ask-seat', { role: DIALA }) }).tap();
    await expect(dialog.getByText(text('join-asked'))).toBeVisible();
    expect(await overflow(phone)).toEqual([]);
    const asked = page.getByRole('region', { name: text('ask'), exact: true });
    await expect(asked).toContainText(text('ask-by', { name: 'Bo', role: DIALA }));
    await asked.getByRole('button', { name: text('ask-yes'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(phone.getByRole('heading', { name: DIALA })).toBeVisible();
    await atPhone.until('the seat', ({ lobby }) => lobby.mine.length === 1);
    await tablet.live.until('one seat left', ({ lobby }) => lobby.mine.length === 1);
  });

  await test.step('the phone finishes its activation, and says when an enemy’s card is done', async () => {
    const { sequence } = tablet.state;
    await phone.getByRole('button', { name: text('alliance-companion-finished') }).tap();
    await tablet.live.until('the report of the phone', (state) => state.sequence > sequence);
    await tablet.awaitEnemy();
    await expect(phone.getByRole('button', { name: text('alliance-companion-phone-card') })).toBeVisible();
    await isSound(phone, 'a hero’s phone while the enemy acts');
    const before = tablet.state.sequence;
    await phone.getByRole('button', { name: text('alliance-companion-done'), exact: true }).tap();
    await tablet.live.until('the end of the window', (state) => state.sequence > before);
  });

  await tablet.play();
  expect(tablet.state.view.ending).toBe('victory');
  for (const device of [page, phone]) await expect(device.getByText(text('result-won'))).toBeVisible();
});

test('a tablet that plays no hero reports for all', async ({ guest }) => {
  const page = await guest(TABLET);
  await introduce(page, 'Table');
  const tablet = new Tablet(page);
  const id = await newCompanionTable(page, 'first_steps', HEROES, [OPEN, OPEN]);
  const phone = await guest(PHONE);
  await introduce(phone, 'Bo');
  await setSeat(phone, id, 0, { kind: 'take' });
  await tablet.openToReport(id);
  await tablet.readOn();
  await tablet.finish();
  expect(tablet.state.view.figures.some(({ activated }) => activated)).toBe(true);
  await page.getByRole('button', { name: text('undo'), exact: true }).click();
  await tablet.tap(page.getByRole('button', { name: text('take-back') }).first());
  await page.reload();
  await tablet.arrive();
  await expect(page.getByRole('dialog'), 'it stays the tablet of the table').toHaveCount(0);
});

test('a campaign of two people is saved by one of them and goes on elsewhere', async ({ guest }) => {
  const [hers, his] = [await guest(), await guest()];
  await introduce(hers, 'Anna');
  await introduce(his, 'Ben');
  const heroes = HEROES.map((hero) => ({ hero }));
  const campaign = 'how_many_aboard';
  const resume = { version: 1, campaign, team: 'Night Shift', heroes, credits: 725 };
  const setup = { heroes, campaign: { id: campaign, team: 'Night Shift', resume } };
  const answer = await hers.request.post('/api/tables', { data: { game: 'alliance', setup, seats: [ME, OPEN] } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  await setSeat(his, id, 1, { kind: 'take' });

  await his.goto(`/table/${id}`);
  const map = his.getByRole('heading', { level: 2, name: text('alliance-campaign-scene', { scene: 'map' }) });
  await expect(map).toBeVisible();
  await his.getByRole('button', { name: text('menu'), exact: true }).click();
  await expect(his.getByText(text('menu-export-checkpoint'))).toBeVisible();
  const saving = his.waitForEvent('download');
  await his.getByRole('link', { name: new RegExp(`^${text('menu-export')}`) }).click();
  const path = await (await saving).path();

  await his.goto('/');
  await his.locator('input[type=file]').first().setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: await bytes(path) });
  await his.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
  await expect(map).toBeVisible();
  await expect(his.getByText('725').first()).toBeVisible();
});

async function bytes(path: string): Promise<Buffer> {
  const { readFile } = await import('node:fs/promises');
  const file = await readFile(path);
  expect(Object.keys(JSON.parse(file.toString())), 'no seed, no journal').not.toContain('seed');
  return file;
}
