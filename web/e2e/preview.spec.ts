/** Nothing is done before it was shown: a finger touches twice, a mouse hovers, and one press takes one click back. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { attackTable, newSkirmish, playSkirmishUntil } from './support/alliance.ts';
import { escaped, text } from './support/texts.ts';
import { Live } from './support/live.ts';

const tipOf = (page: Page): Locator => page.locator('.stage .tip');

/** A hero of mine is about to act, with both actions. */
async function aboutToAct(page: Page): Promise<{ id: string; live: Live }> {
  const id = await newSkirmish(page, [{ kind: 'me' }, { kind: 'me' }], { map: 'den' });
  await playSkirmishUntil(page, id, { ask: 'turn', actions: 2 });
  const live = new Live(page);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application')).toBeVisible();
  await live.until('my turn', ({ decision }) => (decision?.prompt.ask as string) === 'turn');
  return { id, live };
}

/** Waits until the camera has come to rest: a finger that aims meanwhile misses. */
async function isStill(hit: Locator): Promise<void> {
  let before = '';
  await expect(async () => {
    const now = JSON.stringify(await hit.boundingBox());
    const moved = now !== before;
    before = now;
    expect(moved).toBe(false);
  }).toPass({ intervals: [150] });
}

/** A space to walk to with the move action first, in sight on the screen. */
async function somewhere(page: Page): Promise<{ space: string; at: { x: number; y: number } }> {
  const found = page.locator('.hits [data-light=run]');
  await expect(found.first()).toBeVisible();
  await isStill(found.first());
  const stage = (await page.locator('.stage').boundingBox())!;
  for (const hit of await found.all()) {
    const box = (await hit.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const free = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('data-space') ?? null, at);
    const space = (await hit.getAttribute('data-space'))!;
    if (free === space && at.y < stage.y + stage.height) return { space, at };
  }
  throw new Error('no space can be touched');
}

const standsAt = (live: Live): string => {
  const view = live.state!.view as unknown as { acting: number; figures: { id: number; at: number[][] }[] };
  return view.figures.find(({ id }) => id === view.acting)!.at[0]!.join(',');
};

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the first tap shows what a move would mean, the second makes it, one press takes it back', async ({ page }) => {
    const { live } = await aboutToAct(page);
    const { sequence } = live;
    const home = standsAt(live);
    const { space, at } = await somewhere(page);
    await page.touchscreen.tap(at.x, at.y);
    const tip = tipOf(page);
    await expect(tip).toContainText(text('tap-again'));
    await expect(tip).toContainText(text('alliance-preview-action', { left: 1 }));
    await expect(tip, 'what the server foresees').toContainText(/movement points? left/i);
    await expect(tip).toContainText(/Seen there by|No enemy sees you there/);
    expect(live.sequence, 'nothing has happened').toBe(sequence);

    // The way back from a preview is one press, and so is the way back from the move.
    await page.getByRole('button', { name: text('take-back') }).first().tap();
    await expect(tip).toHaveCount(0);
    expect(live.sequence).toBe(sequence);
    await page.touchscreen.tap(at.x, at.y);
    await expect(tip).toContainText(text('tap-again'));
    await page.touchscreen.tap(at.x, at.y);
    await live.until('the move', ({ sequence: now }) => now === sequence + 2);
    expect(standsAt(live)).toBe(space);
    await page.getByRole('button', { name: text('take-back') }).first().tap();
    await expect.poll(() => standsAt(live), 'the action and the walk are one tap').toBe(home);
  });

  test('where a figure may start is large enough for a finger', async ({ page }) => {
    const id = await newSkirmish(page, [{ kind: 'me' }, { kind: 'me' }], { map: 'bunker' });
    await page.goto(`/table/${id}`);
    const start = page.getByRole('application').getByRole('button', { name: new RegExp(`, ${escaped(text('alliance-can-deploy'))}$`), disabled: false });
    await expect(start.first()).toBeVisible();
    // The camera goes near as soon as the board stands.
    await expect(async () => {
      for (const one of await start.all()) expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(39);
    }).toPass();
  });

  test('a figure tells about itself, and a tap beside everything lets it be', async ({ page }) => {
    const { live } = await aboutToAct(page);
    const { view } = live.state as unknown as { view: { figures: { id: number; side: string; at: number[][] | null }[] } };
    const hits = view.figures.filter(({ at }) => at).map(({ at }) => page.locator(`.hits [data-space="${at![0]!.join(',')}"]`));
    const stage = (await page.locator('.stage').boundingBox())!;
    await isStill(hits[0]!);
    let touched = false;
    for (const hit of hits) {
      const box = await hit.boundingBox();
      if (!box) continue;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const isFree = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.hasAttribute('data-space') ?? false, at);
      if (!isFree || at.y > stage.y + stage.height) continue;
      await page.touchscreen.tap(at.x, at.y);
      await expect(tipOf(page)).toContainText(/\d+ of \d+ health/);
      touched = true;
      break;
    }
    expect(touched, 'a figure was in reach of a finger').toBe(true);
    await page.keyboard.press('Escape');
    await expect(tipOf(page)).toHaveCount(0);
  });
});

test.describe('with a mouse', () => {
  test('hovering shows what a move would mean, a click makes it, one press takes it back', async ({ page }) => {
    const { live } = await aboutToAct(page);
    const { sequence } = live;
    const home = standsAt(live);
    const { space, at } = await somewhere(page);
    await page.mouse.move(at.x, at.y);
    const tip = tipOf(page);
    await expect(tip).toContainText(text('alliance-preview-action', { left: 1 }));
    await expect(tip).toContainText(/Seen there by|No enemy sees you there/);
    await expect(tip).not.toContainText(text('tap-again'));
    expect(live.sequence).toBe(sequence);
    await page.mouse.click(at.x, at.y);
    await live.until('the move', ({ sequence: now }) => now === sequence + 2);
    expect(standsAt(live)).toBe(space);
    await page.keyboard.press('t');
    await expect.poll(() => standsAt(live), 'the action and the walk are one click').toBe(home);
    expect(live.state!.decision!.prompt).toMatchObject({ ask: 'turn', actions: 2 });
  });

  test('an attack says how often it reaches and how often it damages', async ({ page }) => {
    const id = await attackTable(page, [{ kind: 'me' }, { kind: 'me' }]);
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-attack'))}`) }).first().click();
    await expect(page.getByRole('region', { name: text('decision'), exact: true })).toContainText(/Reaches the target \d+%, damages it \d+%/);
  });
});

/** A table that asks something whose answer cannot change anything. */
async function askedInVain(page: Page): Promise<string> {
  for (;;) {
    const id = await newSkirmish(page, [{ kind: 'me' }, { kind: 'me' }], { map: 'den' });
    const { outcome } = await playSkirmishUntil(page, id, { ask: 'moment', moot: true });
    if (outcome === null) return id;
  }
}

test('what cannot change anything is not asked, unless everything is to be asked', async ({ page }) => {
  const id = await askedInVain(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: text('settings-ask-all') }).click();
  const live = new Live(page);
  await page.goto(`/table/${id}`);
  const { sequence } = await live.until('the question', ({ decision }) => (decision?.prompt.ask as string) === 'moment');
  await expect(page.getByRole('button', { name: text('take-back') }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: text('decision'), exact: true }).getByRole('button').first()).toBeVisible();
  expect(live.sequence, 'it waits for me').toBe(sequence);

  await page.goto('/settings');
  await page.getByRole('switch', { name: text('settings-ask-all') }).click();
  await page.goto(`/table/${id}`);
  await live.until('an answer that nobody gave', ({ sequence: now }) => now > sequence);
  expect(live.story.find((step) => step.sequence === sequence + 1)?.choice?.do).toBe('pass');
});

test('undo means my last choice, not the bot’s step after it', async ({ page }) => {
  const id = await newSkirmish(page, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], { map: 'den' });
  await playSkirmishUntil(page, id, { ask: 'turn', actions: 2 });
  const live = new Live(page);
  await page.goto(`/table/${id}`);
  await live.until('my turn', ({ decision }) => (decision?.prompt.ask as string) === 'turn');
  const { n_choices } = live.state!;
  await page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-end'))}`) }).click();
  const byBot = () => live.story.some(({ seat, sequence }) => seat === 1 && sequence > n_choices);
  await expect.poll(byBot, 'the bot goes on').toBe(true);
  await expect(async () => {
    await page.getByRole('button', { name: text('undo'), exact: true }).click();
    await page.getByRole('button', { name: text('undo-mine-last'), exact: true }).click({ timeout: 2000 });
    await live.until('I am asked again', (state) => state.n_choices === n_choices, 3000);
  }).toPass();
  expect(live.state!.decision!.prompt).toMatchObject({ ask: 'turn', actions: 2 });
});
