/** An object of a mission that can be attacked: seen, aimed at by mouse, keyboard and finger, said aloud, and destroyed. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSkirmish } from './support/alliance.ts';
import { introduce, ME } from './support/api.ts';
import { newCompanionTable, Tablet } from './support/companion.ts';
import { isSound } from './support/looks.ts';
import { MissionTable } from './support/mission.ts';
import { Server, sortie } from './support/server.ts';
import { expect, test as base, type Page } from './support/test.ts';
import { alsoKnown, text } from './support/texts.ts';

const RELAY = [4, 2] as const;
const MAST = [4, 3] as const;
const HEALTH = 30;

/** In front of the heroes: a relay that can be switched off as well, and a mast that breaks at a touch. */
const OBJECTS = `
[[object]]
id = "relay"
scene = "here"
kind = "terminal"
at = [${RELAY}]
health = ${HEALTH}
defence = ["black"]
action = [{ id = "switch" }]

[[object]]
id = "mast"
scene = "here"
kind = "token"
at = [${MAST}]
health = 1

[[rule]]
when = { destroyed = "mast" }
do = [{ say = "silence" }]
`;
const TEXTS = `
alliance-mission-night-watch-object-relay = Humming relay
alliance-mission-night-watch-object-relay-note = It can be switched off, or shot to pieces.
alliance-mission-night-watch-object-mast = Thin mast
alliance-mission-night-watch-object-mast-note = One blow would do.
alliance-mission-night-watch-action-switch = Switch it off
alliance-mission-night-watch-silence = The band goes quiet.
`;

const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'sortie-object-'));
    sortie('new-mission', 'night_watch', '--content', folder);
    const [mission, texts] = ['alliance/missions/night_watch.toml', 'alliance/en/mission_night_watch.ftl'].map((path) => join(folder, path)) as [string, string];
    await writeFile(mission, (await readFile(mission, 'utf8')) + OBJECTS);
    const words = (await readFile(texts, 'utf8')) + TEXTS;
    await writeFile(texts, words);
    alsoKnown(words);
    expect(sortie('check', folder)).toContain('0 errors');
    const server = await Server.start('--content', folder);
    await use(server);
    await server.stop();
    await rm(folder, { recursive: true });
  },
});

/** A hero of mine stands before both, with both actions. */
async function beforeThem(page: Page): Promise<MissionTable> {
  const id = await newSkirmish(page, [ME, ME], { mission: 'night_watch' });
  await page.goto(`/table/${id}`);
  const table = new MissionTable(page);
  await table.arrive();
  await table.play(() => table.prompt.ask === 'turn');
  await table.press(table.offers.find(({ choice }) => choice.do === 'run')!);
  await table.press(table.offers.find(({ choice }) => choice.do === 'move' && String(choice.to) === '3,2')!);
  return table;
}

const healthOf = (table: MissionTable, object: number): string =>
  text('alliance-label-health', { left: table.view.figures.find((one) => one.object === object)!.health - table.view.figures.find((one) => one.object === object)!.damage, health: HEALTH });

test('is looked at, aimed at with its odds, hurt and destroyed', async ({ guest, own }) => {
  const page = await guest({ baseURL: own.address });
  await introduce(page, 'Anna');
  const table = await beforeThem(page);
  const relay = table.objectNumber('relay');
  const mast = table.objectNumber('mast');
  const figure = table.view.figures.find((one) => one.object === relay)!.id;
  await expect(table.board.locator(`[data-health="${relay}"]`)).toContainText(String(HEALTH));

  await test.step('a screen reader is told what it is, what is left of it, and that it can be attacked', async () => {
    const label = table.space(RELAY as unknown as [number, number]);
    await expect(label).toHaveAttribute('aria-label', new RegExp(`^Humming relay.*${HEALTH} of ${HEALTH} health.*${text('alliance-can-attack')}`));
  });

  await test.step('the keyboard opens both ways to deal with it, and an attack says its odds first', async () => {
    await table.space(RELAY as unknown as [number, number]).focus();
    await page.keyboard.press('Enter');
    await expect(table.object).toContainText('Humming relay');
    await expect(table.object).toContainText(healthOf(table, relay));
    await expect(table.object.locator('[data-choice=interact]')).toHaveCount(1);
    await isSound(page, 'the panel of an object that can be attacked');
    if (process.env.SORTIE_SHOTS) await page.screenshot({ path: `${process.env.SORTIE_SHOTS}/object-panel.png` });
    await table.object.locator('[data-choice=attack]').click();
    const odds = table.view.odds.find((one) => one.target === figure)!;
    await expect(table.decision.locator('.duel')).toContainText('Humming relay');
    expect(odds.damage.length, 'exact odds').toBeGreaterThan(1);
    await expect(table.decision.getByText(text('alliance-odds-axis')).first()).toBeVisible();
    if (process.env.SORTIE_SHOTS) await page.screenshot({ path: `${process.env.SORTIE_SHOTS}/object-duel.png` });
    await page.keyboard.press('Escape');
  });

  await test.step('a mouse aims at what can only be attacked, and what is left of it leaves the map', async () => {
    for (let tries = 0; table.view.figures.find((one) => one.object === mast)?.at; tries++) {
      expect(tries, 'a blow meets it').toBeLessThan(12);
      await table.play(() => table.prompt.ask === 'turn' && table.offers.some(({ choice }) => choice.do === 'attack' && choice.target === figure + 1));
      const strike = table.offers.find(({ choice }) => choice.do === 'attack' && choice.target === figure + 1)!;
      await table.press(strike);
      await table.play(() => table.prompt.ask === 'turn' || table.prompt.ask === 'mission' || table.prompt.ask === 'activate');
    }
    await expect(table.story).toContainText('The band goes quiet.');
    await expect(table.board.locator('[data-object=mast]')).toHaveCount(0);
    await expect(table.board.locator(`[data-health="${mast}"]`)).toHaveCount(0);
    await expect(page.getByText(text('alliance-log-destroyed', { object: 'Thin mast' })).first()).toBeAttached();
  });
});

test.describe('with a finger', () => {
  test('the first tap looks, and the panel attacks', async ({ guest, own }) => {
    const page = await guest({ baseURL: own.address, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
    await introduce(page, 'Anna');
    const table = await beforeThem(page);
    const { sequence } = table.state;
    await table.space(RELAY as unknown as [number, number]).tap();
    await expect(table.object).toContainText('Humming relay');
    await table.object.locator('[data-choice=attack]').tap();
    await expect(table.decision.locator('.duel')).toContainText('Humming relay');
    expect(table.state.sequence, 'nothing has happened yet').toBe(sequence);
    if (process.env.SORTIE_SHOTS) await page.screenshot({ path: `${process.env.SORTIE_SHOTS}/object-phone.png` });
  });
});

test('beside a real table people report that it is destroyed', async ({ guest, own }) => {
  const page = await guest({ baseURL: own.address, viewport: { width: 1180, height: 820 } });
  await introduce(page, 'Anna');
  const tablet = new Tablet(page);
  await tablet.open(await newCompanionTable(page, 'night_watch', ['fenn_signis', 'diala_passil'], [ME, ME]));
  await tablet.readOn();
  await page.locator(`[data-space="${MAST}"]`).click();
  const panel = page.getByRole('region', { name: text('alliance-ui-object') });
  await expect(panel).toContainText(text('alliance-companion-object-health', { health: 1 }));
  await panel.getByRole('button', { name: text('alliance-companion-destroyed') }).click();
  const asked = page.getByRole('dialog').filter({ hasText: text('alliance-companion-ask-destroyed', { object: 'Thin mast' }) });
  await asked.getByRole('button', { name: text('alliance-companion-destroyed') }).click();
  await expect(page.getByText('The band goes quiet.').first()).toBeVisible();
  if (process.env.SORTIE_SHOTS) await page.screenshot({ path: `${process.env.SORTIE_SHOTS}/object-companion.png` });
});
