import type { Locator } from '@playwright/test';
import { newSkirmish } from './support/alliance.ts';
import { BOT, fightTable, introduce, ME, newTable, playUntil } from './support/api.ts';
import { newMission, playMissionUntil, seededMission, type DefendersState } from './support/defenders.ts';
import { Live } from './support/live.ts';
import { overflow } from './support/looks.ts';
import { everyScreen, visit } from './support/screens.ts';
import { play, Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { any, text } from './support/texts.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1600, height: 900 },
];

test('every screen fits a phone, a tablet and a wide screen, dark and light', async ({ guest }) => {
  test.slow();
  const page = await guest();
  const screens = await everyScreen(page);
  for (const screen of screens) {
    await page.setViewportSize(SIZES[0]!);
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, screen);
    await expect.poll(() => overflow(page), { message: 'what sticks out to the side in the light' }).toEqual([]);
    // Themes differ in colours only, so where it is tightest is enough for the other one.
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const size of SIZES) {
      await test.step(`${screen.name} at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => overflow(page), { message: 'what sticks out to the side' }).toEqual([]);
        // The window may still be on its way to its new size.
        if (screen.board) await expect(() => fitsTheWindow(page, screen.name, size)).toPass({ timeout: 15_000 });
      });
    }
  }
});

async function fitsTheWindow(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
  expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight), 'the window does not scroll').toBeLessThanOrEqual(0);
  const board = (await page.getByRole('application').boundingBox())!;
  expect(board.width).toBeGreaterThan(Math.min(size.width * 0.4, 340));
  expect(board.height).toBeGreaterThan(size.height * 0.3);
  const panel =
    name === 'replay'
      ? page.getByRole('slider', { name: text('replay-step') })
      : page.getByRole('region', { name: text('decision'), exact: true });
  await expect(panel).toBeInViewport({ ratio: 0.2, timeout: 1000 });
  if (name === 'fight') await expect(page.getByRole('button', { name: text('arena-fight-finish') })).toBeInViewport({ ratio: 1, timeout: 1000 });
}

test('a phone is enough to play: start, place, fight, by tapping', async ({ guest, sitDown }) => {
  const page = await guest({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const id = await newTable(page, [ME, ME]);
  const table = await sitDown(page, id);
  // The first tap shows, the second does.
  const tapTwice = async (field: Locator) => {
    const { n_choices } = table.live.state!;
    await field.tap();
    await expect(page.locator('.stage').getByText(text('tap-again'))).toBeVisible();
    expect(table.live.state!.n_choices).toBe(n_choices);
    await field.tap();
  };
  await tapTwice(table.lit('arena-label-can-start').first());
  await table.live.until('the first start', ({ n_choices }) => n_choices === 1);
  await tapTwice(table.lit('arena-label-can-start').first());
  await table.live.until('the second start', ({ n_choices }) => n_choices === 2);
  await play([table], () => table.live.state!.n_choices >= 8);

  await page.goto(`/table/${await fightTable(page, [ME, ME])}`);
  const before = await table.live.until('the fight', ({ decision, n_choices }) => decision?.prompt.ask === 'fight' && n_choices < 8);
  await tapTwice(table.lit('arena-label-can-strike').or(table.lit('arena-label-can-reach')).first());
  await table.live.until('the blow', ({ n_choices }) => n_choices === before.n_choices + 1);

  await test.step('two fingers zoom', async () => {
    const spot = table.field(14, 1);
    // From the whole board: for the blow the camera had gone near enough for a finger.
    await table.button('camera-reset').tap();
    await expect(table.button('camera-reset')).toBeDisabled();
    // The way home is drawn a moment after the button knows it.
    await page.waitForTimeout(300);
    const narrow = (await spot.boundingBox())!;
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: 180 + side * apart, y: 250, id })),
      });
    await touch('touchStart', 30);
    for (const apart of [40, 55, 70]) await touch('touchMove', apart);
    await touch('touchEnd', 70);
    await expect.poll(async () => (await spot.boundingBox())!.width).toBeGreaterThan(narrow.width * 1.5);
    await table.button('camera-reset').tap();
    await expect.poll(async () => (await spot.boundingBox())!.width).toBeCloseTo(narrow.width, 1);
  });

  // The other parts of the table are one tap away.
  for (const key of ['tab-cards', 'tab-team', 'tab-log', 'tab-decide']) {
    await page.getByRole('tab', { name: text(key) }).tap();
    await expect(page.getByRole('tab', { name: text(key) })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(table.decision).toBeInViewport();
});

test('a phone is enough for defenders: a way is shown, walked and taken back, by tapping', async ({ guest }) => {
  const page = await guest({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const id = await seededMission(page, 33, { difficulty: 'easy' });
  await playMissionUntil(page, id, ({ decision, view }) => decision?.prompt.ask === 'turn' && (view.looks?.ways.length ?? 0) > 4);
  const live = new Live(page);
  const board = page.getByRole('application', { name: text('defenders-board-label'), exact: true });
  await page.goto(`/table/${id}`);
  await expect(board).not.toHaveAttribute('aria-busy', 'true');
  const { sequence } = await live.until('the turn', ({ decision }) => decision !== null);
  const at = () => {
    const { view } = live.state as unknown as DefendersState;
    return view.agents.find(({ figure }) => figure === view.looks?.figure)?.at;
  };
  const home = at();

  // Of the lit hexes one that a finger can reach: the camera comes to rest first, and figures lie over some.
  let spot = { x: 0, y: 0 };
  await expect(async () => {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('[data-light=move]')].flatMap((hex) => {
        const { x, y, width, height } = hex.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        return document.elementFromPoint(middle.x, middle.y) === hex ? [{ ...middle, width }] : [];
      }),
    );
    const before = spot;
    spot = found[0] ?? before;
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]!.width, 'wide enough for a finger').toBeGreaterThan(30);
    expect([spot.x, spot.y], 'the camera rests').toEqual([before.x, before.y]);
  }).toPass({ intervals: [200] });

  await page.touchscreen.tap(spot.x, spot.y);
  const tip = page.locator('.stage .tip');
  await expect(tip).toContainText(text('tap-again'));
  await expect(board.locator('.path')).toBeVisible();
  expect(live.sequence, 'nothing has happened').toBe(sequence);
  await page.touchscreen.tap(spot.x, spot.y);
  await live.until('the walk', (now) => now.sequence > sequence);
  expect(at()).not.toBe(home);
  await page.getByRole('button', { name: text('take-back') }).first().tap();
  await expect.poll(at).toBe(home);

  // The other parts of the table are one tap away.
  for (const key of ['tab-team', 'defenders-tab-aliens', 'tab-log', 'tab-decide']) {
    await page.getByRole('tab', { name: text(key) }).tap();
    await expect(page.getByRole('tab', { name: text(key) })).toHaveAttribute('aria-selected', 'true');
  }
});

test('on a phone both kinds of answers are in sight, and a reason moves nothing', async ({ guest, sitDown }) => {
  const page = await guest({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const id = await newTable(page, [ME, BOT, BOT, BOT]);
  await playUntil(page, id, { ask: 'place' });
  const table = await sitDown(page, id);
  const cards = table.decision.locator('button.card');
  const fields = table.decision.locator('button.field');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expect(fields.first()).toBeInViewport({ ratio: 0.8 });

  await page.goto(`/table/${await fightTable(page, [ME, ME])}`);
  const finish = table.button('arena-fight-finish');
  await expect(finish).toBeVisible();
  const before = await finish.boundingBox();
  // The camera has gone near for a finger: the whole board has every field in sight.
  await page.keyboard.press('r');
  await expect(table.button('camera-reset')).toBeDisabled();
  const closed = table.board.getByRole('button', { disabled: true }).first();
  // A forced click waits for nothing, and the camera may still be on its way.
  await expect(closed).toBeInViewport({ ratio: 1 });
  await closed.click({ force: true });
  await expect(table.decision.locator('.hint')).toBeVisible();
  expect(await finish.boundingBox()).toEqual(before);
});

test('a question waits until its cards lie on the table, or somebody skips', async ({ guest, sitDown }) => {
  const page = await guest({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' });
  const id = await newTable(page, [ME, ME]);
  await page.clock.install();
  const table = await sitDown(page, id);
  await table.lit('arena-label-can-start').first().click();
  await table.live.until('the first start', ({ n_choices }) => n_choices === 1);
  await expect(table.decision.getByText(text('arena-your-move', { jedi: 'anakin' }))).toBeVisible();
  // From now on time passes as told.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await table.lit('arena-label-can-start').first().dispatchEvent('click');
  await table.live.until('the second start', ({ n_choices }) => n_choices === 2);
  await page.clock.runFor(20);
  await expect(table.decision.getByRole('heading', { name: text('arena-wait-scene') })).toBeVisible();
  await table.button('help-skip').dispatchEvent('click');
  await expect(table.decision.getByRole('heading', { name: any('arena-ask-place-die', ['face']) })).toBeVisible();
});

interface Shift {
  value: number;
  what: string[];
}

for (const size of SIZES) {
  test(`nothing jumps while home and a table load at ${size.width} × ${size.height}`, async ({ guest }) => {
    const page = await guest({ viewport: size });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] })[]) {
          if (entry.hadRecentInput) continue;
          shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const calm = async (path: string, isThere: () => Promise<void>) => {
      await page.goto(path);
      await isThere();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.002);
    };

    await calm('/', () => expect(page.getByRole('link', { name: text('welcome-play', { game: text('game-arena') }) })).toBeVisible());
    await introduce(page, 'Anna');
    const id = await newTable(page, [ME, BOT, BOT, BOT]);
    await playUntil(page, id, { ask: 'place' });
    const picture = page.getByRole('img', { name: text('arena-picture', { round: 1 }) });
    await calm('/', () => expect(picture).toBeVisible());
    await calm(`/table/${id}`, () => new Table(page).isReady());
    for (const other of [await newSkirmish(page, [ME, ME]), await newMission(page, [ME, ME], { mission: 'first_watch' })]) {
      await calm(`/table/${other}`, async () => {
        await expect(page.getByRole('application')).toBeVisible();
        await expect(page.getByRole('application')).not.toHaveAttribute('aria-busy', 'true');
      });
    }
  });
}
