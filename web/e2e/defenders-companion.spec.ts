import type { Locator } from '@playwright/test';
import { isSound } from './support/looks.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const TABLET = { viewport: { width: 1180, height: 820 } };

/** The parts of the messages that this test looks at. */
interface State {
  sequence: number;
  n_choices: number;
  view: { round: number; aliens: { figure: number; wounds: number }[]; agents: { figure: number; wounds: number }[]; beside: { todo: unknown[] } | null };
  decision: { prompt: { ask: string }; offers: { choice: { do: string } }[] } | null;
  outcome: unknown;
}

/** A tablet beside a real table, driven by taps only. */
class Tablet extends Table {
  override readonly decision: Locator;
  override readonly board: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole('application', { name: text('defenders-board-label'), exact: true });
    this.decision = page.getByRole('region', { name: text('decision'), exact: true });
  }

  get now(): State {
    return this.live.state as unknown as State;
  }

  get ask(): string {
    return this.now.decision?.prompt.ask ?? '';
  }

  /** Presses until the server has heard it. */
  async answer(button: Locator): Promise<void> {
    const { sequence } = this.now;
    await expect(async () => {
      if (this.now.sequence === sequence) await button.click({ timeout: 3000 });
      await this.live.until('the answer', (state) => state.sequence > sequence, 4000).catch(() => undefined);
      expect(this.now.sequence).toBeGreaterThan(sequence);
    }).toPass({ timeout: 45_000 });
    await this.live.until('a question', (state) => state.outcome !== null || ((state as unknown as State).decision?.offers.length ?? 0) > 0);
  }

  choice(kind: string): Locator {
    return this.decision.locator(`[data-choice=${kind}]`).first();
  }

  /** Says that it is done, or gives the first answer there is. */
  async go(): Promise<void> {
    const done = this.choice('done').or(this.choice('end')).or(this.choice('pass')).or(this.page.getByRole('button', { name: text('continue'), exact: true }));
    await this.answer((await done.count()) > 0 ? done.first() : this.decision.locator('.answers button').first());
  }

  async until(ask: string): Promise<void> {
    for (let n = 0; n < 60 && this.ask !== ask; n++) await this.go();
    expect(this.ask).toBe(ask);
  }
}

test('a mission of defenders beside the boxed game: what to lay, what an alien does, what happened', async ({ guest }) => {
  const page = await guest(TABLET);
  const tablet = new Tablet(page);

  await test.step('a new table is set up for the boxed game', async () => {
    await page.goto('/new/defenders#close_encounters');
    await pick(page, text('defenders-beside-new-mode'), text('defenders-beside-new', { mode: 'companion' }));
    await expect(page.getByText(text('who-bot'), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: text('new-start') }).click();
    await tablet.isReady();
    await tablet.live.until('the first question', ({ decision }) => (decision?.offers.length ?? 0) > 0);
  });

  await test.step('the table is set up first: the map, what lies on it, where agents start', async () => {
    await expect(tablet.decision.getByRole('heading', { name: text('defenders-setup-map'), exact: true })).toBeVisible();
    await expect(page.locator('.start').first()).toBeAttached();
    await isSound(page, 'the table is set up');
    await tablet.choice('ready').click();
    await expect(tablet.decision.getByRole('heading', { name: text('defenders-setup-map'), exact: true })).toHaveCount(0);
  });

  await test.step('what has to be laid out is read and done', async () => {
    await tablet.until('instructed');
    await expect(tablet.decision.locator('.todo li').first()).toBeVisible();
    // Where agents start is lit, and later each line of the list has its number on the map.
    await expect(page.locator('.start').first()).toBeAttached();
    await tablet.answer(tablet.choice('done'));
    await tablet.until('instructed');
    await expect(page.locator('.pin')).toHaveCount(await tablet.decision.locator('.todo li').count());
    await tablet.until('reports');
    await isSound(page, 'a turn beside the boxed game');
  });

  await test.step('a wound is told by a tap, and taken back', async () => {
    const [agent] = tablet.now.view.agents;
    const counter = page.getByRole('button', { name: /^.+: one wound more$/ });
    await tablet.answer(counter.last());
    const sum = () => tablet.now.view.agents.reduce((all, { wounds }) => all + wounds, 0);
    expect(agent!.wounds).toBe(0);
    expect(sum()).toBe(1);
    await page.keyboard.press('t');
    await expect.poll(sum).toBe(0);
  });

  await test.step('a signal is seen: Sortie says what it is', async () => {
    await tablet.answer(page.locator('[data-choice=signal]').first());
    for (let n = 0; n < 6 && tablet.now.view.aliens.length === 0 && tablet.ask !== 'reports'; n++) await tablet.go();
    await tablet.until('reports');
  });

  await test.step('an alien’s card is read out for what people see', async () => {
    for (let n = 0; n < 12 && tablet.ask !== 'sights'; n++) {
      const signal = page.locator('[data-choice=signal]').first();
      if (tablet.ask === 'reports' && tablet.now.view.aliens.length === 0 && (await signal.count()) > 0) await tablet.answer(signal);
      else await tablet.go();
    }
    await tablet.until('sights');
    await isSound(page, 'whom an alien sees');
    await tablet.answer(tablet.decision.locator('.sight .far button').first());
    if (tablet.ask === 'sights') await expect(tablet.decision.getByRole('list', { name: text('defenders-beside-said') })).toBeVisible();
    for (let n = 0; n < 4 && tablet.ask === 'sights'; n++) await tablet.answer(tablet.choice('done'));
    expect(['deed', 'target', 'suffer', 'caught']).toContain(tablet.ask);
    await page.getByRole('tab', { name: text('tab-log') }).click();
    await expect(tablet.log).toContainText('What it does:');
  });

  await test.step('it goes on where it was after a reload, and into the second round', async () => {
    const { sequence } = tablet.now;
    await page.reload();
    await tablet.isReady();
    await tablet.live.until('the table', ({ decision }) => decision !== null);
    expect(tablet.now.sequence).toBe(sequence);
    for (let n = 0; n < 90 && tablet.now.view.round < 2 && tablet.now.outcome === null; n++) await tablet.go();
    expect(tablet.now.view.round).toBe(2);
  });
});
