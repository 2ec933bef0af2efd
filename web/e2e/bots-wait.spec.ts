/** Time belongs to people: bots leave open moments to them, and wait until everybody has seen what they did. */
import type { Locator } from '@playwright/test';
import { newSkirmish, type AllianceState } from './support/alliance.ts';
import { BOT, introduce, ME } from './support/api.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { escaped, text } from './support/texts.ts';

/** Long enough for every bot to have moved, if they did not wait. */
const A_WHILE = 3000;
const PACE = 300;

class Skirmish extends Table {
  override readonly board: Locator;

  /** Who activated in which round, as this browser was told. */
  readonly activated: { round: number; seat: number }[] = [];

  constructor(page: Page) {
    super(page);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#count(JSON.parse(String(payload)))));
    this.board = page.getByRole('application', { name: text('alliance-board'), exact: true });
  }

  get state(): AllianceState {
    return this.live.state as unknown as AllianceState;
  }

  /** It is for me to say something: the answers are there. */
  async isAsked(): Promise<AllianceState> {
    await this.live.until('a question to me', ({ decision }) => decision === null || decision.offers.length > 0, 120_000);
    return this.state;
  }

  ask(key: string): Locator {
    return this.decision.getByRole('heading', { name: text(key), exact: true });
  }

  /** On with my turn by the shortest way, until the whole table is asked who activates in this round. */
  async untilActivation(round: number): Promise<void> {
    for (;;) {
      const state = await this.isAsked();
      if (state.decision?.prompt.ask === 'activate' && state.view.round === round) return;
      const { sequence } = state;
      const what = state.decision!.offers.map(({ choice }) => choice.do);
      const press = what.includes('deploy')
        ? this.board.getByRole('button', { name: new RegExp(`, ${escaped(text('alliance-can-deploy'))}$`), disabled: false }).first()
        : this.decision.locator('.answers button, button.answer').first();
      // The key says it wherever I stand: end of the activation, or nothing now.
      if (what.includes('end') || what.includes('pass')) await this.page.keyboard.press('o');
      // The answers come when all before them has been shown.
      else await press.click({ timeout: 90_000 });
      await this.live.until('what follows', (next) => next.sequence !== sequence);
    }
  }

  /** Nobody hurries: a while passes, and the question is still mine. */
  async nobodyElseActs(): Promise<void> {
    const { sequence } = this.state;
    await this.page.waitForTimeout(A_WHILE);
    expect(this.state.sequence, 'no bot has moved').toBe(sequence);
  }

  #count(message: { steps?: { seat: number; choice: { do: string } | null }[]; table?: AllianceState }): void {
    for (const { seat, choice } of message.steps ?? []) {
      if (choice?.do === 'activate') this.activated.push({ round: message.table!.view.round, seat });
    }
  }
}

async function open(page: Page, id: string): Promise<Skirmish> {
  const table = new Skirmish(page);
  await page.goto(`/table/${id}`);
  await table.isReady();
  return table;
}

test('alone with three bots I activate first in rounds 1 and 2, without hurrying', async ({ guest }) => {
  // Bots wait for what is shown, so here something is, and two rounds of it take their time.
  test.setTimeout(300_000);
  const page = await guest({ reducedMotion: 'no-preference' });
  await introduce(page, 'Anna');
  const table = await open(page, await newSkirmish(page, [ME, BOT, BOT, BOT], { difficulty: 'easy' }, PACE));
  for (const round of [1, 2]) {
    await test.step(`round ${round}`, async () => {
      await table.untilActivation(round);
      await expect(table.ask('alliance-ask-activate')).toBeVisible({ timeout: 60_000 });
      await expect(table.button('bots-go-ahead')).toBeVisible();
      await table.nobodyElseActs();
      await table.decision.getByRole('button').filter({ hasText: 'Fenn' }).first().click();
      const first = () => table.activated.find((one) => one.round === round);
      await table.live.until('an activation', () => first() !== undefined);
      expect(first()!.seat, 'the first of this round is mine').toBe(0);
    });
  }
});

test('bots go ahead: this once, always, and not any more', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const id = await newSkirmish(page, [ME, BOT, BOT], { difficulty: 'easy' }, PACE);
  const table = await open(page, id);
  const watcher = await open(await guest(), id);
  await table.untilActivation(1);
  await expect(watcher.decision).toBeVisible();
  await expect(watcher.button('bots-go-ahead'), 'only for people with a seat').toHaveCount(0);

  await test.step('once, with a key', async () => {
    await expect(table.button('bots-go-ahead')).toBeVisible();
    await page.keyboard.press('k');
    await table.live.until('a bot’s activation', () => table.activated.length === 1);
    expect(table.activated[0]!.seat).not.toBe(0);
    await table.untilActivation(1);
    await table.nobodyElseActs();
  });

  await test.step('always, for all to see', async () => {
    await table.button('bots-always').click();
    for (const one of [table, watcher]) await expect(one.decision.getByText(text('bots-do-not-wait'))).toBeVisible();
    await expect(watcher.button('bots-wait-again')).toHaveCount(0);
    await table.live.until('the other bot’s activation', () => table.activated.length === 2);
    expect(table.activated.map(({ seat }) => seat)).not.toContain(0);
    await page.reload();
    await expect(table.decision.getByText(text('bots-do-not-wait')), 'it is remembered').toBeVisible();
  });

  await test.step('until I take it back', async () => {
    await table.button('bots-wait-again').click();
    await expect(table.decision.getByText(text('bots-do-not-wait'))).toHaveCount(0);
    await table.button('menu').click();
    await expect(page.getByRole('switch', { name: text('menu-bots-wait') })).toBeChecked();
  });
});

test('a bot waits until its last step has been shown', async ({ guest }) => {
  const page = await guest({ reducedMotion: 'no-preference' });
  await introduce(page, 'Anna');
  const said: { say: string; sequence?: number }[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload)))));
  const table = await open(page, await newSkirmish(page, [ME, BOT], { difficulty: 'easy' }, PACE));
  await table.untilActivation(1);
  const shown = () => said.filter(({ say }) => say === 'shown').map(({ sequence }) => sequence);
  await expect.poll(() => shown().at(-1), { message: 'what was shown is told' }).toBe(table.state.sequence);
  await expect(table.button('bots-go-ahead')).toBeVisible();
  await page.keyboard.press('k');
  await table.live.until('the bot’s activation', () => table.activated.length === 1);
  await table.untilActivation(1);
  // Every step of the bot was told as shown before the next one came.
  const steps = table.live.story.filter(({ seat }) => seat === 1).map(({ sequence }) => sequence);
  expect(steps.length).toBeGreaterThan(2);
  await expect.poll(() => steps.filter((sequence) => !shown().includes(sequence))).toEqual([]);
});
