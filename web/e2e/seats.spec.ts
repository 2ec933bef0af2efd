import { BOT, introduce, ME, newTable, OPEN, playUntil, seededTable, setSeat } from './support/api.ts';
import { inStep, play, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { any, text } from './support/texts.ts';

test('a third browser watches and is offered nothing', async ({ guest, sitDown }) => {
  const [hers, his, theirs] = [await guest(), await guest(), await guest()];
  await introduce(hers, 'Anna');
  await introduce(his, 'Ben');
  const id = await newTable(hers, [ME, OPEN]);
  const anna = await sitDown(hers, id);

  const watcher = new Table(theirs);
  await theirs.goto(`/table/${id}`);
  await theirs.getByRole('dialog', { name: text('join-title') }).getByRole('button', { name: text('join-watch') }).click();
  await expect(watcher.decision.getByText(text('watching'))).toBeVisible();
  await setSeat(his, id, 1, { kind: 'take' });
  const ben = await sitDown(his, id);

  for (const table of [anna, ben]) {
    await table.act();
    await inStep(anna, ben, watcher);
  }
  await expect(watcher.log).toContainText(any('arena-story-rolled-all', ['dice']));
  expect(watcher.live.state!.decision!.offers).toEqual([]);
  expect(await watcher.offered()).toEqual([]);
  await expect(watcher.board.getByRole('button', { disabled: false })).toHaveCount(0);
  await expect(watcher.decision.getByText(any('arena-wait-people', ['who']))).toContainText('Anna');
  await watcher.button('undo').click();
  await expect(watcher.button('undo-last')).toBeDisabled();
  await expect(theirs.getByText(text('undo-only-seated'))).toBeVisible();
});

test('one browser plays two seats and picks which of them goes next', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await seededTable(page, 5, 2);
  await playUntil(page, id, { ask: 'place' });
  const table = await sitDown(page, id);
  const picker = table.decision.getByRole('group', { name: text('arena-pick-seat') });
  const { view } = await table.live.until('the dice', ({ decision }) => decision?.prompt.ask === 'place');

  for (const [seat, { jedi, die }] of view.jedi.entries()) {
    const button = picker.getByRole('button', { name: new RegExp(`^${text('arena-jedi', { jedi })}`) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(table.decision.getByText(text('arena-your-move', { jedi }))).toBeVisible();
    await expect(table.decision.getByRole('heading', { name: text('arena-ask-place-die', { face: die! }) })).toBeVisible();
    expect(view.jedi[seat]!.jedi).toBe(jedi);
  }
  // The second one goes first.
  const { sequence } = table.live.state!;
  await table.decision.getByRole('button').filter({ hasText: text('arena-penalty-mega') }).click();
  await table.live.until('the die is placed', (state) => state.sequence > sequence);
  expect(table.live.story.at(-1)!.seat).toBe(1);
  await expect(picker).toBeHidden();
  await expect(table.decision.getByText(text('arena-your-move', { jedi: view.jedi[0]!.jedi }))).toBeVisible();
});

test('with real dice the faces are reported, not rolled', async ({ guest }) => {
  const page = await guest();
  await page.goto('/new/arena');
  await page.getByRole('radiogroup', { name: text('new-players') }).getByText(text('players', { n: 2 })).click();
  for (const n of [1, 2]) {
    await page.getByRole('group', { name: text('new-seat', { n }) }).getByText(text('who-me'), { exact: true }).click();
  }
  await page.getByRole('switch', { name: text('new-real-dice') }).check();
  const table = new Table(page);
  await page.getByRole('button', { name: text('new-start') }).click();
  await table.isReady();
  for (const n of [1, 2]) {
    await table.lit('arena-label-can-start').first().click();
    await table.live.until('the start', ({ n_choices }) => n_choices === n);
  }

  await expect(table.decision.getByRole('heading', { name: text('arena-ask-report') })).toBeVisible();
  for (const [n, face] of [5, 2].entries()) {
    await table.button('arena-report-face', { face }).click();
    await table.live.until('the report', ({ n_choices }) => n_choices === 3 + n);
  }
  await expect.poll(async () => (await table.dice()).toSorted()).toEqual([2, 5].map((face) => text('arena-die', { face })));
  await expect(table.log).toContainText(text('arena-story-reported', { jedi: 'obi_wan', face: 5 }));
});

test('a seat changes hands in mid-game: to a bot, and back', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await newTable(page, [ME, BOT], {}, 400);
  await playUntil(page, id, { ask: 'place' });
  const table = await sitDown(page, id);
  const role = text('arena-jedi-obi-wan');
  await table.fromMenu('menu', 'menu-hand-seat', { role });
  const { n_choices } = table.live.state!;
  await table.live.until('the bots play alone', (state) => state.lobby.mine.length === 0 && state.n_choices > n_choices + 1);
  await table.fromMenu('menu', 'menu-take-seat', { role });
  const { sequence } = await table.live.until('my seat again', ({ lobby }) => lobby.mine.includes(0));
  await play([table], () => table.live.story.some((step) => step.seat === 0 && step.sequence > sequence + 1));
});
