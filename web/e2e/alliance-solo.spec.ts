import type { Locator } from '@playwright/test';
import { attackTable, newSkirmish, playSkirmishUntil, type AllianceState } from './support/alliance.ts';
import { introduce, ME } from './support/api.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { any, escaped, text } from './support/texts.ts';

/** A skirmish as a person has it before them. */
class Skirmish extends Table {
  override readonly board: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole('application', { name: text('alliance-board'), exact: true });
  }

  get state(): AllianceState {
    return this.live.state as unknown as AllianceState;
  }

  until(what: string, condition: (state: AllianceState) => boolean): Promise<AllianceState> {
    return this.live.until(what, (state) => condition(state as unknown as AllianceState)) as unknown as Promise<AllianceState>;
  }

  /** Spaces that are lit for something, as a screen reader hears it. */
  spaces(key: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`, ${escaped(text(key))}$`), disabled: false });
  }

  answer(key: string): Locator {
    return this.decision.getByRole('button', { name: new RegExp(escaped(text(key))) });
  }

  /** The button that lets a moment pass, or leaves surges unspent. */
  get pass(): Locator {
    const words = ['alliance-pass', 'alliance-surges-done'].map((key) => escaped(text(key))).join('|');
    return this.decision.getByRole('button', { name: new RegExp(`^(${words})`) }).first();
  }

  /** Uses nothing and spends nothing until the question is another one. */
  async letPass(): Promise<void> {
    while (['moment', 'surges', 'cleave', 'aim'].includes(this.state.decision?.prompt.ask ?? '')) {
      const { sequence } = this.state;
      const answer = (await this.pass.count()) > 0 ? this.pass : this.decision.locator('.answers button').first();
      await answer.click();
      await this.until('the next question', (state) => state.sequence !== sequence);
    }
  }
}

async function open(page: Page, id: string): Promise<Skirmish> {
  const table = new Skirmish(page);
  await page.goto(`/table/${id}`);
  await table.isReady();
  return table;
}

test('three clicks lead to a skirmish with bots', async ({ guest }) => {
  const page = await guest();
  const table = new Skirmish(page);
  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: text('settings-pace') }).getByText(text('pace-instant')).click();
  await page.goto('/');
  await page.getByRole('link', { name: text('welcome-play', { game: text('game-alliance') }) }).click();
  await page.getByRole('button', { name: text('new-start') }).click();
  await table.isReady();
  await expect(table.decision.getByRole('heading', { name: text('alliance-ask-deploy') })).toBeVisible();

  await table.spaces('alliance-can-deploy').first().click();
  await expect(table.log).toContainText(any('alliance-log-deployed', ['figure', 'at']));
  await table.until('the first round', ({ view }) => view.round === 1);
});

test('a turn: what is lit, the odds, an attack, a move action with its step in one tap', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const table = await open(page, await attackTable(page, [ME, ME]));
  const before = table.state;

  await test.step('exactly the offers are lit, and what the move action may reach', async () => {
    const targets = new Set(before.view.odds.map(({ target }) => target));
    const stood = before.view.figures.filter(({ id }) => targets.has(id)).flatMap(({ at }) => at ?? []).length;
    await expect(table.board.locator('[data-light=attack]')).toHaveCount(stood);
    const moves = before.decision!.offers.filter(({ choice }) => choice.do === 'move').length;
    await expect(table.board.locator('[data-light=move]')).toHaveCount(moves);
  });

  await test.step('the odds come before the attack, in words', async () => {
    await table.board.locator('[data-light=attack]').first().click();
    await expect(table.decision.getByText(any('alliance-odds', ['hit', 'damages', 'defeat', 'expected']))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(table.answer('alliance-end')).toBeVisible();
    expect(table.state.sequence).toBe(before.sequence);
  });

  await test.step('the attack', async () => {
    await page.keyboard.press('f');
    await page.keyboard.press('1');
    await table.until('the attack', ({ sequence }) => sequence > before.sequence);
    await table.letPass();
    await expect(table.log).toContainText(any('alliance-log-attack-rolled', ['attack', 'defence']));
    expect(table.live.story.flatMap(({ events }) => events.map(({ event }) => event.what))).toContain('attack_rolled');
  });

  await test.step('a space beyond takes the move action first, in one tap', async () => {
    if (table.state.decision?.prompt.ask !== 'turn' || (await table.board.locator('[data-light=run]').count()) === 0) return;
    const { sequence } = table.state;
    await table.board.locator('[data-light=run]').first().click();
    await table.until('move action and step', (state) => state.sequence >= sequence + 2);
    expect(table.live.story.at(-1)!.choice!.do).toBe('move');
  });
});

test('the enemy’s turn is told step by step, and can be skipped', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const id = await newSkirmish(page, [ME, ME]);
  await playSkirmishUntil(page, id, { ask: 'turn', actions: 0 });
  const table = await open(page, id);
  await page.getByRole('radiogroup', { name: text('enemy-pace') }).getByText(text('enemy-mode', { mode: 'step' })).click();
  await page.keyboard.press('o');

  const enemy = table.decision.getByRole('article');
  const acts = table.decision.getByRole('heading', { name: text('enemy-acts') });
  // A hero may be asked to interrupt before the enemy does anything.
  await expect(acts.or(table.pass).first()).toBeVisible();
  while (!(await acts.isVisible())) {
    await table.pass.click();
    await expect(acts.or(table.pass).first()).toBeVisible();
  }
  await expect(enemy.locator('[aria-current=step], .skipped').first()).toBeVisible();
  const { sequence } = table.state;
  await page.keyboard.press('j');
  // Where the players choose among ways at once, one step may have been all.
  await expect(async () => {
    if (await acts.isVisible()) await table.button('enemy-skip').click({ timeout: 1000 });
    await expect(acts).toBeHidden({ timeout: 1000 });
  }).toPass();
  expect(table.state.sequence, 'looking on changes nothing').toBe(sequence);
});

test('the board is played with the keyboard alone', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const id = await newSkirmish(page, [ME, ME]);
  await playSkirmishUntil(page, id, { ask: 'turn', actions: 2 });
  const table = await open(page, id);
  const { sequence } = table.state;
  await page.keyboard.press('m');
  await table.until('the movement points', (state) => state.sequence > sequence);
  await page.keyboard.press('b');
  const acting = table.state.view.figures.find((figure) => figure.id === table.state.view.acting)!.at![0]!;
  await expect(page.locator(':focus')).toHaveAttribute('data-space', acting.join(','));
  // The cursor goes over the spaces, and Enter moves where the space is lit for it.
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    if ((await page.locator(':focus').getAttribute('data-light')) === 'move') break;
  }
  await page.keyboard.press('Enter');
  await table.until('the move', (state) => state.sequence > sequence + 1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text('help') })).toContainText(text('alliance-help-attack'));
});

test('a keyword explains itself: with the mouse over it, with the focus on it, and after a tap', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  await open(page, await newSkirmish(page, [ME, ME]));
  await page.locator('[data-point=team] button').first().click();
  const sheet = page.getByRole('dialog');
  // Fenn Signis has an ability with it.
  const word = sheet.getByRole('button', { name: text('alliance-rules-effect', { effect: 'blast', n: 1 }), exact: true });
  const meaning = sheet.getByText(text('alliance-term', { term: 'blast', n: 1 }));
  await expect(word).toHaveAccessibleDescription(new RegExp(escaped(text('alliance-term', { term: 'blast', n: 1 }))));
  await expect(meaning).toBeHidden();

  await word.hover();
  await expect(meaning).toBeVisible();
  await sheet.getByRole('heading').first().hover();
  await expect(meaning).toBeHidden();

  await sheet.getByRole('button', { name: text('close') }).focus();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(sheet, 'only the explanation was left').toBeVisible();

  await word.click();
  await expect(meaning).toBeVisible();
  await sheet.getByRole('heading').first().click();
  await expect(meaning).toBeHidden();
});
