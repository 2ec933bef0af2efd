import { expect, test } from './support/test.ts';
import { inStep, play, Table } from './support/table.ts';
import { text } from './support/texts.ts';
import { pick } from './support/ui.ts';

test('two people play a whole game, one came by link', async ({ guest }) => {
  const anna = new Table(await guest({ permissions: ['clipboard-read', 'clipboard-write'] }));
  const ben = new Table(await guest());

  await test.step('Anna makes a table for two', async () => {
    await anna.page.goto('/');
    await anna.page.getByRole('link', { name: text('welcome-play', { game: text('game-arena') }) }).click();
    await pick(anna.page, text('new-players'), text('players', { n: 2 }));
    const second = anna.page.getByRole('group', { name: text('new-seat', { n: 2 }) });
    await pick(second, text('new-who'), text('who-open'));
    await anna.page.getByLabel(text('name-label')).fill('Anna');
    await anna.button('new-start').click();
    await anna.isReady();
  });

  await test.step('Ben comes by the link she copied', async () => {
    await anna.button('invite').first().click();
    const invite = anna.page.getByRole('dialog', { name: text('invite') });
    await expect(invite.getByRole('img', { name: text('invite-qr-play') })).toBeVisible();
    await invite.getByRole('button', { name: text('share') }).click();
    await expect(anna.page.getByText(text('share-copied'))).toBeVisible();
    const link = await anna.page.evaluate(() => navigator.clipboard.readText());
    await anna.page.keyboard.press('Escape');
    await ben.page.goto(link);
    const invitation = ben.page.getByRole('dialog', { name: text('join-title') });
    await invitation.getByLabel(text('name-label')).fill('Ben');
    await invitation.getByRole('button', { name: text('join-take-seat', { role: text('arena-jedi-anakin') }) }).click();
    await expect(invitation).toBeHidden();
    await expect(anna.page.getByText('Ben').first()).toBeVisible();
  });

  await test.step('both choose where to start, and the dice fall', async () => {
    for (const table of [anna, ben]) {
      await expect(table.decision.getByRole('heading', { name: text('arena-ask-start') })).toBeVisible();
      await table.act();
      await inStep(anna, ben);
    }
    await expect(anna.decision.getByRole('list', { name: text('arena-dice-of-roll') })).toBeVisible();
  });

  await test.step('an undo both agree to brings the same dice again', async () => {
    // On to the second roll, remembering the choice that brought it.
    const state = () => anna.live.state!;
    const thrown = state().view.jedi[0]!.dice_left;
    const last = await play([anna, ben], () => state().view.jedi[0]!.dice_left < thrown && state().decision?.prompt.ask === 'place');
    const { n_choices } = anna.live.state!;
    await expect.poll(() => anna.dice()).toHaveLength(2);
    const dice = await anna.dice();

    // An undo is of one's own last choice, so whoever made the last one asks.
    const { table, action } = last!;
    const [other, name] = table === anna ? [ben, 'Anna'] : [anna, 'Ben'];
    await table.fromMenu('undo', 'undo-mine-last');
    await expect(table.decision.getByText(text('undo-mine', { steps: 1 }))).toBeVisible();
    await expect(other.decision.getByText(text('undo-by', { name, steps: 1 }))).toBeVisible();
    await other.button('undo-accept').click();
    await anna.live.until('the choice is taken back', (state) => state.n_choices === n_choices - 1);
    await expect(other.button('undo-accept')).toBeHidden();

    await expect.poll(async () => (await table.offered())[0]?.what).toBe(action.what);
    await table.act();
    await anna.live.until('the choice is made again', (state) => state.n_choices === n_choices);
    await expect.poll(() => anna.dice()).toEqual(dice);
  });

  await test.step('they play to the end', async () => {
    await play([anna, ben], () => anna.live.state!.outcome !== null);
    for (const table of [anna, ben]) await expect(table.result).toBeVisible();
    expect(await ben.result.innerText()).toBe(await anna.result.innerText());
    expect(ben.live.state!.view.ending).toEqual(anna.live.state!.view.ending);
    expect(await ben.decision.innerText()).toBe(await anna.decision.innerText());
    await expect(anna.decision.getByRole('link', { name: text('result-replay') })).toBeVisible();
  });
});
