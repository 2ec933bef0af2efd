import { introduce } from './support/api.ts';
import { watchEnemy } from './support/enemy.ts';
import { MissionTable } from './support/mission.ts';
import { expect, test } from './support/test.ts';
import { any, escaped, text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const MISSION = 'alliance-mission-clear-lane';

test('the first mission of the story, played to its end', async ({ guest }) => {
  const page = await guest();
  await introduce(page, 'Anna');
  const table = new MissionTable(page);
  const fog = table.board.locator('[data-fog]');

  await test.step('two heroes for one player', async () => {
    await page.goto('/new/alliance');
    await pick(page, text('alliance-ui-new-what'), text('alliance-ui-new-mission'));
    await page.getByRole('combobox', { name: text('alliance-ui-new-pick') }).selectOption({ label: text(MISSION) });
    await pick(page, text('alliance-new-heroes'), text('alliance-new-count', { n: 2 }));
    await pick(page.getByRole('group', { name: text('new-seat', { n: 2 }) }), text('new-who'), text('who-me'));
    await page.getByRole('button', { name: text('new-start') }).click();
    await table.arrive();
  });

  await test.step('the story opens, and then there is an objective', async () => {
    await expect(table.story).toContainText(text(`${MISSION}-opening`).split('\n')[0]!);
    await expect(fog).toHaveCount(3);
    await table.play(() => table.prompt.ask === 'activate');
    await expect(table.objective).toContainText(text(`${MISSION}-objective-get-in`));
    await expect(page.getByText(text('alliance-ui-optional-goal', { objective: text(`${MISSION}-objective-recorder`) }))).toBeVisible();
    await expect(page.getByText(any('alliance-ui-peril', ['rounds']))).toBeVisible();
  });

  await test.step('a door is looked at from afar, with what could be done there', async () => {
    await table.look(table.objectNumber('gate'));
    await expect(table.object).toContainText(text(`${MISSION}-object-gate-note`));
    await expect(table.object.getByRole('button', { name: new RegExp(`^${escaped(text(`${MISSION}-action-force`))}`) })).toBeDisabled();
    await expect(table.object).toContainText(text('alliance-ui-why', { why: 'turn' }));
    await page.keyboard.press('Escape');
    await expect(table.object).toBeHidden();
  });

  await test.step('the enemy’s turn, step by step and with its reasons', async () => {
    await watchEnemy(table);
  });

  await test.step('a way in: a door opens, an area comes to light', async () => {
    await table.play(() => table.view.mission!.revealed.length > 1);
    await expect.poll(() => fog.count()).toBeLessThan(3);
    await expect(table.log).toContainText(text(`${MISSION}-objective-get-in`));
    await table.play(() => table.prompt.ask !== 'mission');
    if (!table.over) await expect(table.objective).toContainText(text(`${MISSION}-objective-free-them`));
  });

  await test.step('the story can be read again', async () => {
    await page.keyboard.press('g');
    const drawer = page.getByRole('dialog', { name: text(MISSION), exact: true });
    await drawer.getByRole('tab', { name: new RegExp(escaped(text('alliance-ui-story'))) }).click();
    await expect(drawer).toContainText(text(`${MISSION}-opening`).split('\n')[0]!);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await table.play();
  await expect(table.result).toBeVisible();
  const { ending } = table.view;
  await expect(table.result).toHaveText(text(ending === 'victory' ? 'result-won' : 'result-lost'));
  const how = ending === 'victory' ? 'picked-up' : 'all-wounded';
  await expect(table.ending.getByText(text(`${MISSION}-how-${how}`))).toBeVisible();
  const done = table.live.story.flatMap(({ events }) => events.map(({ event }) => event.what));
  for (const what of ['attack_rolled', 'interacted', 'moved', 'door_opened']) expect(done).toContain(what);
});
