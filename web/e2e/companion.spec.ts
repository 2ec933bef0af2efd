import { introduce, ME, OPEN } from './support/api.ts';
import { newCompanionTable, slowed, Tablet } from './support/companion.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const MISSION = 'first_steps';
const HEROES = ['fenn_signis', 'diala_passil'];
const TABLET = { viewport: { width: 1180, height: 820 } };
const PHONE = { viewport: { width: 360, height: 740 } };

test('a mission beside the boxed game, from the first tile to the end, by taps only', async ({ guest }) => {
  const page = await guest(TABLET);
  await introduce(page, 'Anna');
  const tablet = new Tablet(page);

  await test.step('a new table is set up for the boxed game', async () => {
    await page.goto(`/new/alliance#${MISSION}`);
    await pick(page, text('alliance-companion-new-mode'), text('alliance-companion-new', { mode: 'companion' }));
    await expect(page.getByText(text('who-bot'), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: text('new-start') }).click();
    await tablet.arrive();
  });

  await test.step('the map is built page by page, with numbers and pictures', async () => {
    await expect(page.getByRole('heading', { name: text('alliance-companion-order', { order: 'reveal' }) })).toBeVisible();
    await expect(page.locator('.build ol li').first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: text('alliance-ui-hint') })).toContainText(text('alliance-mission-first-steps-hint-build'));
    await tablet.readOn();
    expect(tablet.ask).toBe('companion');
  });

  await test.step('a finished activation brings an enemy, whose window is worked off', async () => {
    await tablet.finish();
    await tablet.awaitEnemy();
    const card = page.locator('.window');
    await expect(card.getByText(text('alliance-companion-imperial-rule'))).toBeVisible();
    await expect(card.getByRole('heading', { name: text('alliance-companion-surges') })).toBeVisible();
  });

  await test.step('somebody is wounded meanwhile, and that is taken back', async () => {
    expect(tablet.state.view.figures[0]!.wounded).toBe(false);
    await page.locator('.window aside li button').first().click();
    await tablet.tap(tablet.button('alliance-companion-wounded', page.getByRole('dialog')));
    await tablet.readOn();
    expect(tablet.state.view.figures[0]!.wounded).toBe(true);
    expect(tablet.ask).toBe('window');
    await page.getByRole('button', { name: text('undo'), exact: true }).click();
    await tablet.tap(tablet.button('take-back', page.locator('header').first()));
    expect(tablet.state.view.figures[0]!.wounded).toBe(false);
  });

  await test.step('a medpac is used', async () => {
    await tablet.play(() => tablet.ask === 'companion');
    const { medpacs } = tablet.state.view;
    await page.getByRole('button', { name: text('alliance-companion-medpacs', { n: medpacs }) }).click();
    await tablet.tap(tablet.button('alliance-companion-use-medpac', page.getByRole('dialog')));
    expect(tablet.state.view.medpacs).toBe(medpacs - 1);
  });

  await test.step('a fault in a text is reported with its key', async () => {
    await page.getByRole('button', { name: text('menu'), exact: true }).click();
    await page.getByRole('button', { name: text('fault'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text('fault') });
    await expect(dialog.getByText('alliance-mission-first-steps', { exact: true })).toBeVisible();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text('fault-save') }).click();
    expect((await saving).suggestedFilename()).toMatch(/^sortie-alliance-text-en-\d+\.json$/);
    await dialog.getByRole('button', { name: text('close') }).click();
  });

  await tablet.play();
  expect(tablet.state.view.ending).toBe('victory');
  await expect(page.getByText(text('result-won'))).toBeVisible();

  await test.step('it is watched again: the map without figures, and what was told', async () => {
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.getByRole('slider').press('End');
    await expect(page.getByText(text('result-won'))).toBeVisible();
    await page.getByRole('slider').press('Home');
    await expect(page.getByRole('application', { name: text('alliance-board') })).toBeVisible();
    await expect(page.locator('.stage .figure')).toHaveCount(0);
  });
});

test('a phone shows its hero; of two taps at once one counts and the other is told why', async ({ guest }) => {
  const page = await guest(TABLET);
  await introduce(page, 'Anna');
  const tablet = new Tablet(page);
  const id = await newCompanionTable(page, MISSION, HEROES, [ME, OPEN]);
  await tablet.open(id);

  const other = await guest(PHONE);
  await introduce(other, 'Bo');
  const network = await slowed(other);
  await other.goto(`/table/${id}`);
  await other.getByRole('dialog', { name: text('join-title') }).getByRole('button', { name: /Diala/ }).click();
  await expect(other.getByText(text('alliance-companion-only-here'))).toBeVisible();
  await tablet.readOn();

  await test.step('its counters stay on the phone', async () => {
    await other.getByRole('button', { name: text('alliance-companion-more', { what: 'damage' }) }).click();
    await expect(other.locator('.counter.damage output')).toContainText('1');
    await other.reload();
    await expect(other.locator('.counter.damage output')).toContainText('1');
  });

  await test.step('both say at once that they have finished', async () => {
    const finished = other.getByRole('button', { name: text('alliance-companion-finished') });
    await expect(finished).toBeVisible();
    const { sequence } = tablet.state;
    // The phone does not know yet what the tablet has told.
    network.hold();
    await tablet.finish();
    await finished.click();
    network.release();
    const why = other.getByRole('alert');
    await expect(why).toContainText(text('alliance-fact-activated', { figure: text('alliance-hero-fenn-signis') }));
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(tablet.state.sequence, 'only one of the two was counted').toBeGreaterThan(sequence);
    const acted = tablet.state.view.figures.filter(({ hero, activated }) => hero !== null && activated);
    expect(acted).toHaveLength(1);
  });

  await test.step('the phone reports on: what it tells, the tablet shows', async () => {
    await tablet.play(() => tablet.ask === 'companion' && tablet.facts('activated').length > 0);
    await other.getByRole('button', { name: text('close') }).first().click();
    const { sequence } = tablet.state;
    await other.getByRole('button', { name: text('alliance-companion-finished') }).click();
    await tablet.live.until('the report of the phone', (state) => state.sequence > sequence);
  });
});
