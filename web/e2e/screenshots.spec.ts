import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newSkirmish, playSkirmishUntil } from './support/alliance.ts';
import { BOT, finishedTable, introduce, ME, newTable, playUntil, setSeat } from './support/api.ts';
import { betweenMissions } from './support/campaign.ts';
import { newCompanionTable, Tablet } from './support/companion.ts';
import type { Offer } from '../src/games/defenders/types.ts';
import { playMissionUntil, seededMission } from './support/defenders.ts';
import { MIDWAY, newCampaign } from './support/defenders-campaign.ts';
import { withPalette } from './support/png.ts';
import { playOperationUntil, quick, seededOperation } from './support/specops.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { any, text } from './support/texts.ts';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const ROUND = 3;

/** A good-looking game: in its third round, played by bots who know how, and now the second seat is mine. */
async function midGame(page: Page): Promise<string> {
  for (let attempt = 0; attempt < 12; attempt++) {
    const id = await newTable(page, [BOT, BOT, BOT, BOT], { modules: { r2d2: true, c3po: true } }, 30);
    const round = async () => {
      const { round, outcome } = await (await page.request.get(`/api/tables/${id}`)).json();
      return outcome === null ? round : 99;
    };
    await expect.poll(round, { timeout: 60_000, intervals: [100] }).toBeGreaterThanOrEqual(ROUND);
    if ((await round()) !== ROUND) continue;
    await setSeat(page, id, 1, { kind: 'take' });
    const { view } = await playUntil(page, id, { ask: 'place' });
    if (view.force >= 3 && view.droids.filter(Boolean).length >= 24) return id;
  }
  throw new Error('no game looked good enough');
}

async function save(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const column of document.querySelectorAll('aside')) column.scrollTop = 0;
  });
  const small = withPalette(await page.screenshot());
  expect(small.length, `${name}.png in bytes`).toBeLessThan(400 * 1024);
  writeFileSync(`${FOLDER}${name}.png`, small);
}

// The pictures of the README: SORTIE_SHOTS=1 npx playwright test screenshots
if (process.env.SORTIE_SHOTS) {
  test('pictures for the README', async ({ guest, sitDown }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    await introduce(page, 'Anna');
    const finished = await finishedTable(page, 4);
    const id = await midGame(page);

    const table = await sitDown(page, id);
    await expect(table.decision.getByRole('list', { name: text('arena-dice-of-roll') })).toBeVisible();
    await save(page, 'table');

    const storageState = await page.context().storageState();
    const phone = await guest({ storageState, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: 'dark' });
    await sitDown(phone, id);
    await save(phone, 'phone');
    await phone.close();

    await page.goto('/manifest.webmanifest');
    const fight = await playUntil(page, id, { ask: 'fight' });
    await Table.open(page, id);
    // Where most droids can be struck from.
    const strikes = fight.decision!.offers.filter(({ choice }) => choice.do === 'strike').map(({ choice }) => choice.from as number);
    const worth = (field: number) => strikes.filter((from) => from === field).length;
    const best = [...new Set(strikes)].sort((a, b) => worth(b) - worth(a))[0]!;
    const { map } = await (await page.request.get('/api/games/arena/content')).json();
    await table.field(map.fields[best].area, map.fields[best].number).click();
    await save(page, 'fight');

    await page.goto('/');
    await expect(page.getByRole('img', { name: text('arena-picture', { round: fight.view.round }) })).toBeVisible();
    await save(page, 'home');

    const { steps } = await (await page.request.get(`/api/tables/${finished}/replay`)).json();
    await page.goto(`/replay/${finished}?at=${Math.floor(steps.length * 0.6)}`);
    await expect(page.getByRole('application')).toBeVisible();
    await save(page, 'replay');
  });

  test('pictures of alliance for the README', async ({ guest }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    await introduce(page, 'Anna');
    const board = page.getByRole('application', { name: text('alliance-board'), exact: true });
    const at = async (id: string) => {
      await page.goto(`/table/${id}`);
      await expect(board).toBeVisible();
      // A table comes part by part.
      await expect(page.getByRole('log').getByRole('listitem').or(page.getByRole('log').locator('p')).first()).toBeVisible();
    };

    const attack = await newSkirmish(page, [ME, ME, ME, ME], { map: 'quarry' });
    await playSkirmishUntil(page, attack, { ask: 'surges' });
    await at(attack);
    await save(page, 'alliance');

    await page.goto('/manifest.webmanifest');
    const enemy = await newSkirmish(page, [ME, BOT, BOT, BOT], { map: 'clearing' });
    await playSkirmishUntil(page, enemy, { ask: 'turn', actions: 0 });
    await at(enemy);
    await page.getByRole('radiogroup', { name: text('enemy-pace') }).getByText(text('enemy-mode', { mode: 'step' })).click();
    await page.keyboard.press('o');
    const now = page.getByRole('article').locator('[aria-current=step]');
    const next = page.getByRole('button', { name: text('enemy-next') });
    await expect(async () => {
      if (await next.isVisible()) await next.click();
      await expect(now).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await save(page, 'alliance-enemy');

    await page.goto('/manifest.webmanifest');
    const mission = await newSkirmish(page, [ME, ME], { map: '', mission: 'clear_lane' });
    await playSkirmishUntil(page, mission, { ask: 'turn', canAttack: true });
    await at(mission);
    await save(page, 'mission');

    const tablet = new Tablet(page);
    await tablet.open(await newCompanionTable(page, 'clear_lane', ['fenn_signis', 'diala_passil'], [ME, ME]));
    await save(page, 'companion');
  });

  test('pictures of defenders for the README', async ({ guest }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    await introduce(page, 'Anna');
    const board = page.getByRole('application', { name: text('defenders-board-label'), exact: true });
    const team = { mission: 'agents_in_black', agents: ['marine', 'biotech', 'infiltrator', 'hulk'], difficulty: 'easy' } as const;
    const at = async (here: Page, id: string) => {
      await here.goto(`/table/${id}`);
      await expect(here.getByRole('application', { name: text('defenders-board-label'), exact: true })).not.toHaveAttribute('aria-busy', 'true');
    };

    // Before an attack, with its odds.
    const id = await seededMission(page, 5, { ...team, agents: [...team.agents] });
    await playMissionUntil(page, id, ({ view, decision }) => decision?.prompt.ask === 'turn' && view.round > 1 && view.aliens.length > 2 && view.odds.some(({ heals }) => !heals));
    await at(page, id);
    await page.keyboard.press('f');
    await expect(page.getByRole('region', { name: text('decision'), exact: true }).locator('[data-choice=attack]').first()).toBeVisible();
    await save(page, 'defenders');

    const turn = await seededMission(page, 33, { difficulty: 'easy', agents: ['marine', 'biotech', 'sniper'] });
    await playMissionUntil(page, turn, ({ view, decision }) => view.round > 2 && view.aliens.length > 2 && decision?.prompt.ask === 'turn');

    const storageState = await page.context().storageState();
    const phone = await guest({ storageState, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: 'dark' });
    await at(phone, turn);
    await save(phone, 'defenders-phone');
    await phone.close();

    // An alien that has made up its mind.
    await at(page, turn);
    await page.getByRole('radiogroup', { name: text('enemy-pace') }).getByText(text('enemy-mode', { mode: 'step' })).click();
    const plain = page.locator('[data-plain]');
    const next = page.getByRole('button', { name: text('enemy-next') });
    await expect(async () => {
      if (await next.isVisible()) await next.click();
      else await page.keyboard.press('o');
      await expect(plain).toBeVisible({ timeout: 700 });
    }).toPass({ timeout: 60_000, intervals: [0] });
    await expect(board).toBeVisible();
    await save(page, 'defenders-aliens');
  });

  test('pictures of defenders between missions and beside the box for the README', async ({ guest }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    await introduce(page, 'Anna');
    await page.goto(`/table/${await newCampaign(page, 'Night Line', [ME, ME, ME], MIDWAY)}`);
    await page.getByRole('button', { name: text('defenders-campaign-to-map'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: text('defenders-campaign-scene', { scene: 'map' }) })).toBeVisible();
    await save(page, 'defenders-campaign');

    // A card is read out, some way into a mission.
    const id = await seededMission(page, 5, { agents: ['marine', 'biotech', 'sniper'], mode: 'companion' });
    const worth = ({ choice }: Offer) => {
      if (choice.do === 'tell') return choice.report.what === 'seen' ? 3 : -1;
      return choice.do === 'sight' ? 2 - choice.areas / 10 : ['done', 'end_turn'].includes(choice.do) ? 1 : 0;
    };
    const { view } = await playMissionUntil(
      page,
      id,
      ({ view, decision }) => view.round > 1 && view.aliens.length > 2 && decision?.prompt.ask === 'deed',
      ({ decision }) => [...decision!.offers].sort((a, b) => worth(b) - worth(a))[0]!,
    );
    expect(view.aliens.length).toBeGreaterThan(2);
    const tablet = await guest({ storageState: await page.context().storageState(), viewport: { width: 820, height: 1180 }, hasTouch: true, colorScheme: 'dark' });
    await tablet.goto(`/table/${id}`);
    await expect(tablet.getByRole('region', { name: text('decision'), exact: true })).toBeVisible();
    await expect(tablet.locator('[data-point=reports]')).toBeVisible();
    await save(tablet, 'defenders-companion');
  });

  test('pictures of specops for the README', async ({ guest }) => {
    test.slow();
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    await introduce(page, 'Anna');
    const board = (here: Page) => here.getByRole('application', { name: text('specops-board'), exact: true });
    const at = async (here: Page, id: string) => {
      await here.addInitScript(() => localStorage.setItem('sortie-specops-hints', 'all'));
      await here.goto(`/table/${id}`);
      await expect(board(here)).not.toHaveAttribute('aria-busy', 'true');
      // A table comes part by part.
      await here.waitForLoadState('networkidle');
    };
    const style = { attacks: 0.35, movers: 4 };

    // A move, with whom it leads in sight of.
    const id = await seededOperation(page, 12, { teams: ['arc_troopers', 'imperial_infantry'] });
    await playOperationUntil(
      page,
      id,
      ({ view, decision }) => view.round === 2 && decision?.prompt.ask === 'act' && view.activation?.left === 2 && view.shots.length > 1,
      (state, content) => quick(state, content, style),
    );
    await at(page, id);
    const decision = page.getByRole('region', { name: text('decision'), exact: true });
    await decision.locator('.ends summary').click();
    await decision.locator('[data-end]').filter({ hasText: any('specops-end-toward', ['unit', 'n']) }).click();
    await decision.locator('.ends summary').click();
    await expect(decision.getByRole('table')).toBeVisible();
    await save(page, 'specops');

    // Before an attack: sight, cover, odds.
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect(decision.locator('[data-target]')).toBeVisible();
    await save(page, 'specops-attack');

    const storageState = await page.context().storageState();
    const phone = await guest({ storageState, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: 'dark' });
    await at(phone, id);
    await phone.keyboard.press('f');
    await expect(phone.locator('[data-target]')).toBeVisible();
    await save(phone, 'specops-phone');
  });

  test('pictures of the campaign for the README', async ({ guest }) => {
    mkdirSync(FOLDER, { recursive: true });
    const page = await guest({ viewport: { width: 1600, height: 900 }, colorScheme: 'dark' });
    await introduce(page, 'Anna');
    await page.goto(`/table/${await betweenMissions(page)}`);
    const goOn = page.getByRole('button', { name: text('alliance-campaign-to-map') });
    const scene = (name: string) => page.getByRole('heading', { level: 2, name: text('alliance-campaign-scene', { scene: name }) });
    await goOn.click();
    await expect(scene('map')).toBeVisible();
    await save(page, 'star-map');
    await page.keyboard.press('a');
    await expect(scene('armory')).toBeVisible();
    await save(page, 'armory');
  });
}
