import { fightTable, introduce, ME, newTable, OPEN, setSeat } from './support/api.ts';
import { inStep, play, type Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('whoever reloads the page goes on where they were', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await fightTable(page, [ME, ME]);
  const table = await sitDown(page, id);
  const fighting = await table.live.until('the fight', ({ decision }) => decision?.prompt.ask === 'fight');

  await page.reload();
  await table.isReady();
  await expect(table.decision.getByText(text('arena-fight-left', { value: fighting.view.fight!.value }))).toBeVisible();
  expect(table.live.state).toEqual(fighting);
  await play([table], () => table.live.state!.decision?.prompt.ask === 'place');

  const placing = table.live.state!;
  await expect.poll(() => table.dice()).not.toHaveLength(0);
  const dice = await table.dice();
  await page.reload();
  await table.isReady();
  await expect.poll(() => table.dice()).toEqual(dice);
  expect(table.live.state).toEqual(placing);
  expect(await table.act()).not.toBeNull();

  // Home leads back to it, too.
  await page.goto('/');
  await page.getByRole('link', { name: text('continue') }).click();
  await table.isReady();
  expect(table.id).toBe(id);
});

test('the server is killed ten times in mid-game: nothing is lost, and both go on', async ({ guest, sitDown, ownServer }) => {
  test.slow();
  const baseURL = ownServer.address;
  const [hers, his] = [await guest({ baseURL }), await guest({ baseURL })];
  await introduce(hers, 'Anna');
  await introduce(his, 'Ben');
  const id = await newTable(hers, [ME, OPEN], { difficulty: 'easy' });
  await setSeat(his, id, 1, { kind: 'take' });
  const anna = await sitDown(hers, id);
  const ben = await sitDown(his, id);
  const both = [anna, ben];

  for (let kill = 1; kill <= 10; kill++) {
    await test.step(`kill ${kill}`, async () => {
      await someMoves(both, 1);
      // The plug is pulled while a choice is on its way; whether it arrived is for the disk to say.
      const onTheWay = await whoCanAct(both);
      const [action] = await onTheWay.offered();
      await Promise.all([action!.press.dispatchEvent('click'), ownServer.kill()]);
      for (const { page } of both) await expect(page.getByText(text('connection-lost'))).toBeVisible();
      const told = Math.max(anna.live.sequence, ben.live.sequence);
      const story = both.find(({ live }) => live.sequence === told)!.live.story;

      await ownServer.up();
      for (const { page } of both) await expect(page.getByText(text('connection-lost'))).toBeHidden();
      for (const { live } of both) await live.until('all that was told before', ({ sequence }) => sequence >= told);
      const replay = await (await hers.request.get(`/api/tables/${id}/replay`)).json();
      const kept = replay.steps.map(({ step }: { step: unknown }) => step);
      expect(kept.slice(0, story.length)).toEqual(story);
      await inStep(anna, ben);
      expect(ben.live.state!.view).toEqual(anna.live.state!.view);
    });
  }
  await someMoves(both, 2);
  expect(anna.live.refusals.concat(ben.live.refusals)).toEqual([]);
});

async function whoCanAct(tables: readonly Table[]): Promise<Table> {
  for (const table of tables) {
    if ((await table.offered()).length > 0) return table;
  }
  throw new Error('nobody can act');
}

async function someMoves(tables: readonly Table[], moves: number): Promise<void> {
  const end = tables[0]!.live.sequence + moves;
  await play(tables, () => tables[0]!.live.sequence >= end);
}
