import type { Locator } from '@playwright/test';
import { fightSeed, playUntil, seededTable } from './support/api.ts';
import { playMissionUntil, seededMission, type DefendersState } from './support/defenders.ts';
import { Live } from './support/live.ts';
import { expect, test, type Page } from './support/test.ts';
import { any, text } from './support/texts.ts';

/** Walks from field to field with the arrow keys, as the eye would, until the focus is on this field. */
async function walkTo(page: Page, field: Locator): Promise<string> {
  const target = (await field.getAttribute('aria-label'))!;
  for (let steps = 0; steps < 60; steps++) {
    const way = await page.evaluate((target) => {
      const at = document.activeElement!;
      if (at.getAttribute('aria-label') === target) return null;
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const [from, to] = [middle(at), middle(document.querySelector(`[aria-label="${target}"]`)!)];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (Math.abs(dy) > 5) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
      return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    }, target);
    if (way === null) return target;
    await page.keyboard.press(way);
  }
  throw new Error(`no way by arrow keys to ${target}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('a whole turn without a mouse', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await seededTable(page, await fightSeed(page, 2), 2);
  const table = await sitDown(page, id);

  await test.step('arrow keys and Enter choose where to start', async () => {
    for (const jedi of ['obi_wan', 'anakin']) {
      await expect(table.decision.getByText(text('arena-your-move', { jedi }))).toBeVisible();
      await page.keyboard.press('b');
      await walkTo(page, table.lit('arena-label-can-start').first());
      const { sequence } = table.live.state!;
      await page.keyboard.press('Enter');
      await table.live.until('the start', (state) => state.sequence > sequence);
    }
    await expect(table.decision.getByRole('heading', { name: any('arena-ask-place-die', ['face']) })).toBeVisible();
  });

  await test.step('every field says who stands there and who is near', async () => {
    await expect(table.board.getByRole('button', { name: new RegExp(`, ${text('arena-droid', { kind: 'battle' })}`) }).first()).toBeVisible();
    await expect(table.board.getByRole('button', { name: any('arena-label-adjacent', ['jedi']) }).first()).toBeVisible();
  });

  await test.step('a number places the die, and the fight begins', async () => {
    const fight = table.decision.getByRole('button').filter({ hasText: any('arena-effect-fight', ['value']) }).first();
    const digit = await fight.locator('kbd').innerText();
    await page.keyboard.press(digit);
    await table.live.until('the fight', ({ decision }) => decision?.prompt.ask === 'fight');
    await expect(table.button('arena-fight-finish')).toBeVisible();
  });

  await test.step('arrow keys walk, T steps back', async () => {
    const fighter = new RegExp(`${text('arena-label-jedi', { jedi: 'obi_wan' })}.*, ${text('arena-label-stand-here')}$`);
    await page.keyboard.press('b');
    await expect.poll(() => focused(page)).toMatch(fighter);
    const walk = await walkTo(page, table.walks.first());
    await page.keyboard.press('Enter');
    await expect(table.button('arena-fight-finish-there')).toBeVisible();
    // The figure is said to be where it is seen, and B leads to it from anywhere.
    expect(await focused(page)).toMatch(fighter);
    expect(await focused(page)).not.toBe(walk);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('b');
    await expect.poll(() => focused(page)).toMatch(fighter);
    await page.keyboard.press('t');
    await expect(table.button('arena-fight-finish')).toBeVisible();
  });

  await test.step('N goes to the next lit field, Enter strikes', async () => {
    const before = table.live.state!;
    const isDroid = new RegExp(`${any('arena-label-can-strike', ['cost']).source}|${any('arena-label-can-reach', ['cost']).source}`);
    await expect(async () => {
      await page.keyboard.press('n');
      expect(await focused(page)).toMatch(isDroid);
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    const after = await table.live.until('the blow', ({ n_choices }) => n_choices > before.n_choices);
    expect(after.view.fight!.left).toBeLessThan(before.view.fight!.left);
  });

  await test.step('F ends the fight', async () => {
    await page.keyboard.press('f');
    await table.live.until('the end of the fight', ({ view }) => view.fight === null);
    await expect(table.decision.getByRole('heading', { name: any('arena-ask-place-die', ['face']) })).toBeVisible();
  });

  await test.step('C leads to the choices, and Enter takes one', async () => {
    const { sequence } = table.live.state!;
    await page.keyboard.press('c');
    await expect.poll(() => page.evaluate((label) => document.activeElement?.closest('section')?.getAttribute('aria-label') === label, text('decision'))).toBe(true);
    // Tab on to the first card; everything on the way has a name.
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(any('arena-penalty-mega', []));
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await table.live.until('the die is placed', (state) => state.sequence > sequence);
  });

  await page.keyboard.press('l');
  await expect(table.log).toBeFocused();
});

test('a turn of defenders without a mouse', async ({ guest }) => {
  const page = await guest();
  const id = await seededMission(page, 33, { difficulty: 'easy' });
  await playMissionUntil(page, id, ({ view, decision }) => decision?.prompt.ask === 'turn' && view.odds.length > 0 && view.aliens.length > 0);
  const live = new Live(page);
  const state = () => live.state as unknown as DefendersState;
  const decision = page.getByRole('region', { name: text('decision'), exact: true });
  const board = page.getByRole('application', { name: text('defenders-board-label'), exact: true });
  await page.goto(`/table/${id}`);
  await expect(board).not.toHaveAttribute('aria-busy', 'true');
  const start = await live.until('the turn', (now) => now.decision !== null);

  await test.step('every figure says who it is, where, how far, whether it is seen, and how it is', async () => {
    const alien = /^.+ (green|blue|red) \d+, area \d+ \([a-z -]+\), (centre|[a-z-]+ hex), (adjacent|\d+ areas?), (in|out of) sight.*, \d+ of \d+ health/;
    await expect(board.getByRole('button', { name: alien }).first()).toBeVisible();
  });

  await test.step('B leads to the agent, N from one lit target to the next, Enter aims, a number attacks', async () => {
    await page.keyboard.press('b');
    await expect.poll(() => focused(page)).toMatch(/^(Chromium|Thorium), /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).not.toMatch(/^(Chromium|Thorium), .+alpha/);
    await expect(async () => {
      await page.keyboard.press('n');
      expect(await focused(page)).toContain(text('defenders-can-attack'));
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await expect(decision.locator('[data-choice=attack]').first()).toBeVisible();
    await page.keyboard.press('1');
    await live.until('the attack', ({ n_choices }) => n_choices > start.n_choices);
    expect(live.story.at(-1)!.choice!.do).toBe('attack');
  });

  await test.step('the turn ends by one key, whatever is left of it', async () => {
    await expect(async () => {
      const { sequence, decision: asked } = state();
      if (asked!.prompt.ask === 'turn') await page.keyboard.press('o');
      else await page.keyboard.press(asked!.prompt.ask === 'attack' ? '0' : '1');
      await live.until('the next question', (now) => now.sequence > sequence, 1500).catch(() => undefined);
      expect(live.story.some(({ sequence: at, choice }) => at > start.sequence && choice?.do === 'end_turn')).toBe(true);
    }).toPass({ intervals: [50] });
  });
});

test('the camera moves by keys and comes back', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await seededTable(page, 3, 2);
  await playUntil(page, id, { ask: 'place' });
  const table = await sitDown(page, id);
  const spot = table.field(14, 1);
  const box = async () => (await spot.boundingBox())!;
  const home = await box();

  const moves: [string, (now: typeof home) => boolean][] = [
    ['z', (now) => now.width > home.width * 1.1],
    ['x', (now) => now.width < home.width * 1.05],
    ['d', (now) => now.x < home.x - 10],
    ['a', (now) => now.x > home.x - 5],
    ['s', (now) => now.y < home.y - 10],
    ['w', (now) => now.y > home.y - 5],
    ['e', (now) => Math.abs(now.width - home.width) > 1 || Math.abs(now.x - home.x) > 30],
  ];
  for (const [key, isThere] of moves) {
    await page.keyboard.down(key);
    await expect.poll(async () => isThere(await box()), { message: key, intervals: [50] }).toBe(true);
    await page.keyboard.up(key);
  }
  await expect(table.button('camera-reset')).toBeEnabled();
  await page.keyboard.press('r');
  await expect(table.button('camera-reset')).toBeDisabled();
  await expect.poll(box).toEqual(home);

  await test.step('wheel and drag do the same', async () => {
    const middle = { x: home.x + home.width / 2, y: home.y + home.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await box()).width).toBeGreaterThan(home.width * 1.2);
    await page.mouse.down();
    await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await box()).x + (await box()).width / 2).toBeGreaterThan(middle.x + 40);
    await table.button('camera-reset').click();
    await expect.poll(box).toEqual(home);
  });
});

test('the keys are written down', async ({ guest, sitDown }) => {
  const page = await guest();
  const table = await sitDown(page, await seededTable(page, 3, 2));
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: text('help') });
  await expect(help).toBeVisible();
  for (const key of ['help-digits', 'help-arrows', 'help-pan', 'help-turn', 'help-zoom', 'camera-reset']) {
    await expect(help.getByText(text(key), { exact: true })).toBeVisible();
  }
  // Keys are for the help now, not for the table behind it.
  const { sequence } = table.live.state!;
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  expect(table.live.state!.sequence).toBe(sequence);
});

test('the first tab leads past the header', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  await expect(page.getByRole('link', { name: text('welcome-play', { game: text('game-arena') }) })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('skip-to-content') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
