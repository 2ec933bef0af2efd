import type { Locator } from '@playwright/test';
import { turnTable, type DefendersState } from './support/defenders.ts';
import { isSound } from './support/looks.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { any, text as inEnglish, type Values } from './support/texts.ts';

const text = (key: string, values: Values = {}) => inEnglish(key, values, 'de');
const MISSION = 'defenders-mission-first-watch';

interface Offer {
  seat: number;
  choice: { do: string } & Record<string, unknown>;
}

/** The parts of the messages that this test looks at. */
interface State {
  sequence: number;
  n_choices: number;
  view: { round: number; alpha: number; looks: { figure: number } | null; agents: { figure: number; at: number | null }[]; encounter: number | null };
  decision: { prompt: { ask: string }; offers: Offer[] } | null;
  outcome: unknown;
}

/** A mission as a person has it before them, in German. */
class Watch extends Table {
  override readonly decision: Locator;
  override readonly board: Locator;

  constructor(page: Page) {
    super(page);
    this.decision = page.getByRole('region', { name: text('decision'), exact: true });
    this.board = page.getByRole('application', { name: text('defenders-board-label'), exact: true });
  }

  get now(): State {
    return this.live.state as unknown as State;
  }

  get ask(): string {
    return this.now.decision?.prompt.ask ?? '';
  }

  until(what: string, condition: (state: State) => boolean, milliseconds?: number): Promise<unknown> {
    return this.live.until(what, (state) => condition(state as unknown as State), milliseconds);
  }

  override button(key: string): Locator {
    return this.page.getByRole('button', { name: text(key), exact: true });
  }

  /** Does something until the server has heard it: a press on a table that still plays out is no answer. */
  async answer(press: () => Promise<void>): Promise<void> {
    const { sequence } = this.now;
    await expect(async () => {
      if (this.now.sequence === sequence) await press();
      await this.until('the answer', (state) => state.sequence > sequence, 4000).catch(() => undefined);
      expect(this.now.sequence).toBeGreaterThan(sequence);
    }).toPass({ timeout: 45_000 });
    await this.until('a question', ({ decision, outcome }) => outcome !== null || (decision?.offers.length ?? 0) > 0);
  }

  /** The first answer of the panel, or the hex that is lit if there is none. */
  async first(): Promise<void> {
    const pass = this.decision.locator('[data-choice=pass], .answers button.do').or(this.button('continue'));
    const press = async () => {
      const target = (await pass.count()) > 0 ? pass.first() : this.board.locator('[data-light]').first();
      await target.click({ timeout: 3000 });
    };
    await this.answer(press);
  }

  /** Ends a movement: first by saying so, then by where to look, if that is asked. */
  async halt(): Promise<void> {
    await this.answer(async () => {
      await this.page.keyboard.press('m');
      const face = this.lit('face').or(this.decision.locator('[data-choice=stop]')).first();
      if (await face.isVisible()) await face.click({ timeout: 3000 });
    });
  }

  lit(light: string): Locator {
    return this.board.locator(`[data-light=${light}]`);
  }
}

test('a watch alone, in German: the opening, the equipment, a turn, the aliens, an undo', async ({ guest }) => {
  const page = await guest({ locale: 'de' });
  const table = new Watch(page);

  await test.step('a table of two agents by the form', async () => {
    await page.goto('/settings');
    await page.getByRole('radiogroup', { name: text('settings-pace') }).getByText(text('pace-instant')).click();
    await page.goto('/new/defenders');
    await page.getByLabel(text('defenders-new-mission')).selectOption('first_watch');
    await page.getByRole('radiogroup', { name: text('defenders-new-agents') }).getByText(text('defenders-new-count', { n: 2 }), { exact: true }).click();
    const seats = page.getByRole('group', { name: text('new-seat', { n: 2 }) });
    await seats.getByText(text('who-me'), { exact: true }).click();
    await page.getByRole('button', { name: text('new-start') }).click();
    await table.isReady();
    await table.until('the first question', ({ decision }) => (decision?.offers.length ?? 0) > 0);
  });

  await test.step('the opening is read, the team is equipped', async () => {
    await expect(table.decision).toContainText(text(`${MISSION}-opening`).split('\n')[0]!);
    while (table.ask === 'read') await table.first();
    expect(table.ask).toBe('equip');
    await expect(page.getByRole('complementary', { name: text('hint') })).toContainText(text(`${MISSION}-hint-equip`));
    while (table.ask === 'equip') await table.first();
  });

  await test.step('hexes to start from, and where to look', async () => {
    expect(table.ask).toBe('start');
    while (table.ask === 'start') await table.answer(() => table.lit('deploy').or(table.lit('face')).first().click({ timeout: 3000 }));
    while (table.ask !== 'alpha') await table.first();
    for (const { at } of table.now.view.agents) expect(at).not.toBeNull();
  });

  await test.step('an alpha agent, with the hint what that is', async () => {
    await expect(page.getByRole('complementary', { name: text('hint') })).toContainText(text(`${MISSION}-hint-alpha`));
    await table.answer(() => table.decision.locator('.answers button.do').first().click({ timeout: 3000 }));
    while (table.ask !== 'turn') await table.first();
    await expect(page.getByRole('button', { name: text(`${MISSION}-objective-tent`) })).toBeVisible();
    await isSound(page, 'a turn of defenders');
  });

  await test.step('a walk: the way first, then the step', async () => {
    const { view } = table.now;
    const mover = view.looks!.figure;
    const { at } = view.agents[mover]!;
    const hex = table.lit('move').first();
    await hex.hover();
    await expect(table.board.locator('.path')).toBeVisible();
    expect(table.now.view.agents[mover]!.at, 'nothing was sent yet').toBe(at);
    await table.answer(() => hex.click({ timeout: 3000 }));
    expect(table.now.view.agents[mover]!.at).not.toBe(at);
  });

  await test.step('the turn ends, the aliens have theirs', async () => {
    const told = () => table.live.story.flatMap(({ events }) => events.map(({ event }) => (event as unknown as { event: string }).event));
    for (let n = 0; n < 25 && !told().includes('encounter_drawn'); n++) {
      if (table.ask === 'turn') await table.answer(() => page.keyboard.press('o'));
      else if (table.ask === 'movement') await table.halt();
      else await table.first();
    }
    expect(told()).toContain('encounter_drawn');
    await expect(table.log).toContainText(any('defenders-log-encounter', ['agent', 'card'], 'de'));
  });

  await test.step('my last choice is taken back', async () => {
    const { n_choices } = table.now;
    await expect(async () => {
      await table.button('undo').click({ timeout: 3000 });
      await page.getByRole('button', { name: new RegExp(`^(${text('undo-last')}|${text('undo-mine-last')})`) }).click({ timeout: 2000 });
      await table.until('the moment before', (state) => state.n_choices < n_choices, 4000);
    }).toPass({ timeout: 30_000 });
  });

  await test.step('whoever loads the page again finds it as it was', async () => {
    const { view, sequence } = table.now;
    await page.reload();
    await table.isReady();
    await table.until('the table', ({ decision }) => decision !== null);
    expect(table.now.sequence).toBe(sequence);
    expect(table.now.view.agents).toEqual(view.agents);
  });
});

test('one press on home leads into the lesson', async ({ guest }) => {
  const page = await guest({ locale: 'de' });
  const table = new Watch(page);
  await page.goto('/');
  await page.getByRole('button', { name: `${text('defenders-learn')}: ${text('game-defenders')}` }).first().click();
  await table.isReady();
  await expect(table.decision).toContainText(text(`${MISSION}-opening`).split('\n')[0]!);
  expect(table.live.state!.lobby.mine, 'both agents are mine').toEqual([0, 1]);
});

test('what a movement would mean is shown before it is made, and one press takes it back', async ({ guest }) => {
  const page = await guest({ locale: 'de' });
  const id = await turnTable(page, [{ kind: 'me' }, { kind: 'me' }]);
  const table = new Watch(page);
  await page.goto(`/table/${id}`);
  await table.isReady();
  const state = () => table.live.state as unknown as DefendersState;
  const { sequence } = table.now;
  const mover = state().view.looks!.figure;
  const { at } = state().view.agents[mover]!;
  const tip = page.locator('.stage .tip');
  const ahead = ['defenders-preview-nobody', 'defenders-preview-kills', 'defenders-preview-unknown'].map((key) => text(key)).join('|');

  await table.lit('move').first().hover();
  await expect(table.board.locator('.path')).toBeVisible();
  await expect(tip, 'as the server foresees it').toContainText(new RegExp(ahead));
  expect(table.now.sequence, 'nothing was sent').toBe(sequence);
  await table.answer(() => table.lit('move').first().click({ timeout: 3000 }));
  expect(state().view.agents[mover]!.at).not.toBe(at);
  await page.keyboard.press('t');
  await expect.poll(() => state().view.agents[mover]!.at, 'back where he stood').toBe(at);
});
