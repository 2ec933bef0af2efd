import { BOT, fightTable, ME, playUntil, seededTable } from './support/api.ts';
import type { TableState } from './support/live.ts';
import { play, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { any, text } from './support/texts.ts';

test('three clicks lead to a game with bots, and the bots play', async ({ guest }) => {
  const page = await guest();
  const table = new Table(page);
  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: text('settings-pace') }).getByText(text('pace-fast')).click();
  await page.goto('/');

  await page.getByRole('link', { name: text('welcome-play', { game: text('game-arena') }) }).click();
  await page.getByRole('button', { name: text('new-start') }).click();
  await table.isReady();
  await expect(table.lit('arena-label-can-start').first()).toBeVisible();
  expect((await table.act())?.what).toMatch(new RegExp(text('arena-label-can-start')));

  await expect(table.decision.getByText(text('arena-your-move', { jedi: 'obi_wan' }))).toBeVisible();
  await expect(table.log).toContainText(any('arena-story-started', ['jedi', 'area', 'number']));
  // Everybody has a field, so the bots have moved; and the dice have fallen.
  const { view } = await table.live.until('the first roll', ({ decision }) => decision?.prompt.ask === 'place');
  expect(view.jedi.every(({ field }) => field !== null)).toBe(true);
  await expect(table.decision.getByRole('heading', { name: text('arena-ask-place-die', { face: view.jedi[0]!.die! }) })).toBeVisible();
  // They leave the moment to me until I say otherwise. A bot whose die takes nothing from me need not, and may fight for a while first.
  const always = table.button('bots-always');
  const havePlaced = ({ view }: TableState) => view.jedi.slice(1).every(({ die }) => die === null);
  await expect.poll(async () => havePlaced(table.live.state!) || (await always.isVisible()), { timeout: 90_000 }).toBe(true);
  if (await always.isVisible()) await always.click();
  // Each may fight for a while, and they wait until I have seen it.
  await table.live.until('the bots place their dice', havePlaced, 90_000);
});

test('a fight: lit fields, a strike, what is left, a step back, the end', async ({ guest, sitDown }) => {
  const page = await guest();
  const table = await sitDown(page, await fightTable(page, [ME, BOT, BOT, BOT]));
  const state = () => table.live.state!;
  const before = await table.live.until('the fight', ({ decision }) => decision?.prompt.ask === 'fight');
  await expect(table.decision.getByRole('heading', { name: text('arena-ask-fight', { jedi: 'obi_wan' }) })).toBeVisible();

  await test.step('exactly the offers are lit', async () => {
    const offers = before.decision!.offers.map(({ choice }) => choice);
    const fields = new Set(offers.map((choice) => (choice.do === 'finish' ? choice.at : choice.target)));
    await expect(table.board.getByRole('button', { disabled: false })).toHaveCount(fields.size);
    await expect(table.lit('arena-label-can-walk').first()).toBeVisible();
  });

  await test.step('a walk moves the figure, and can be taken back before anybody knows', async () => {
    await table.walks.last().click();
    await expect(table.button('arena-fight-finish-there')).toBeVisible();
    await table.button('take-back').click();
    await expect(table.button('arena-fight-finish')).toBeVisible();
    expect(state().sequence).toBe(before.sequence);
  });

  await test.step('a tap strikes a droid', async () => {
    const strike = table.lit('arena-label-can-strike').or(table.lit('arena-label-can-reach')).first();
    const name = (await strike.getAttribute('aria-label'))!;
    const cost = Number(/\d+$/.exec(name)![0]);
    await strike.click();
    const after = await table.live.until('the blow', ({ n_choices }) => n_choices === before.n_choices + 1);
    expect(after.view.fight!.left).toBe(before.view.fight!.left - cost);
    expect(after.view.droids.filter(Boolean)).toHaveLength(before.view.droids.filter(Boolean).length - 1);
    await expect(table.decision.getByText(String(after.view.fight!.left), { exact: true })).toBeVisible();
    await expect(table.decision.getByText(text('arena-fight-left', { value: before.view.fight!.value }))).toBeVisible();
    const { event } = table.live.story.at(-1)!.events.find(({ event }) => event.what === 'struck')!;
    const area = Number(/\d+/.exec(name)![0]);
    await expect(table.log).toContainText(text('arena-story-struck', { jedi: 'obi_wan', kind: String(event.kind), area, left: after.view.fight!.left }));
  });

  await test.step('taken back, the droid stands again', async () => {
    await table.button('take-back').click();
    const back = await table.live.until('the step back', ({ n_choices }) => n_choices === before.n_choices);
    expect(back.view).toEqual(before.view);
    await expect(table.board.getByRole('button', { disabled: false }).first()).toBeVisible();
  });

  await test.step('a tap on a field out of reach says why it does nothing', async () => {
    const { sequence } = state();
    // A forced click waits for nothing: the blow that was taken back must have been shown.
    const closed = table.board.getByRole('button', { disabled: true }).first();
    await expect(closed).toBeInViewport({ ratio: 1 });
    await closed.click({ force: true });
    const reasons = ['arena-why-no-way', 'arena-why-no-way-to-droid', 'arena-why-too-strong'].map((key) => any(key, ['cost', 'left']).source);
    await expect(table.decision.getByRole('paragraph').filter({ hasText: new RegExp(`^\\s*(${reasons.join('|')}) \\d+$`) })).toBeVisible();
    expect(state().sequence).toBe(sequence);
  });

  await test.step('the fight ends', async () => {
    await table.button('arena-fight-finish').click();
    await table.live.until('the end of the fight', ({ view }) => view.fight === null);
    await expect(table.button('arena-fight-finish')).toBeHidden();
  });
});

test('dice roll visibly, and settle on the face that was rolled', async ({ guest, sitDown }) => {
  const page = await guest({ reducedMotion: 'no-preference' });
  const id = await seededTable(page, 7, 2);
  await playUntil(page, id, { ask: 'place' });
  const table = await sitDown(page, id);
  const state = () => table.live.state!;

  // While a die tumbles it has no name: nobody is told what it shows before it lies.
  const counter = await page.evaluateHandle(() => {
    const counter = { fallen: 0, now: 0, told: 0 };
    const look = () => {
      const dice = [...document.querySelectorAll('svg.tumbling')];
      counter.now = dice.length;
      counter.fallen += dice.length;
      counter.told += dice.filter((die) => die.hasAttribute('aria-label')).length;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return counter;
  });

  const { dice_left } = state().view.jedi[0]!;
  await play([table], () => state().view.jedi[0]!.dice_left < dice_left && state().decision?.prompt.ask === 'place');
  await expect.poll(() => counter.evaluate(({ fallen }) => fallen)).toBeGreaterThan(4);
  await expect.poll(() => counter.evaluate(({ now }) => now)).toBe(0);
  expect(await counter.evaluate(({ told }) => told)).toBe(0);
  await expect(table.decision.getByRole('img', { name: text('arena-die', { face: state().view.jedi[0]!.die! }) }).first()).toBeVisible();
});
