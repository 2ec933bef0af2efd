import { watchEnemy } from './support/enemy.ts';
import { Reader } from './support/hints.ts';
import { MissionTable } from './support/mission.ts';
import { open } from './support/policy.ts';
import { expect, test } from './support/test.ts';
import { any, escaped, text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const LESSON = 'alliance-mission-first-steps';

test('the first lesson, from the home screen to its end, by following the hints', async ({ guest }) => {
  const page = await guest({ viewport: { width: 1600, height: 900 } });
  const table = new MissionTable(page);
  const reader = new Reader(table);
  const read = () => reader.look();

  await test.step('the lesson is found and begun', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: text('welcome-play', { game: text('game-alliance') }) }).click();
    await pick(page, text('alliance-ui-new-what'), text('alliance-ui-new-mission'));
    await expect(page.getByRole('combobox', { name: text('alliance-ui-new-pick') })).toHaveValue('first_steps');
    await expect(page.getByText(text(`${LESSON}-brief`))).toBeVisible();
    await page.getByRole('textbox', { name: text('name-label') }).fill('Anna');
    await page.getByRole('button', { name: text('new-start') }).click();
    await table.arrive();
  });

  await test.step('a page of the story, and the hint what to do with it', async () => {
    await expect(table.story).toContainText(text(`${LESSON}-opening`).split('\n')[0]!);
    await table.play(() => table.prompt.ask === 'deploy', read);
    expect(reader.read).toEqual(['read']);
    await table.play(() => table.view.mission?.objective !== null, read);
    await expect(table.objective).toContainText(text(`${LESSON}-objective-to-the-rock`));
  });

  await test.step('a move action, and to the rock', async () => {
    await table.play(() => table.prompt.ask === 'turn', read);
    await reader.see('run');
    await table.decision.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-run'))}\\b`) }).click();
    await table.until('the movement points', ({ decision }) => decision?.prompt.ask === 'turn' && decision.prompt.points > 0);
    // The deed is done, and the next hint is there.
    await reader.see('move');
    await table.hint.getByRole('button', { name: text('alliance-ui-hint-close') }).click();
    await table.play(() => table.view.mission?.objective?.objective === 1 && table.prompt.ask === 'turn', read);
    await expect(table.objective).toContainText(text(`${LESSON}-objective-clear-the-yard`));
  });

  await test.step('an attack: the odds before it, the dice after it', async () => {
    await read();
    await table.board.locator('[data-light=attack]').first().click();
    await expect(table.decision.getByText(any('alliance-odds', ['hit', 'damages', 'defeat', 'expected']))).toBeVisible();
    const { sequence } = table.state;
    await table.decision.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-attack'))}`) }).first().click();
    await table.until('the attack', (state) => state.sequence > sequence);
    await table.play(() => table.view.attack === null, read);
    await expect(table.log).toContainText(any('alliance-log-attack-rolled', ['attack', 'defence']));
    await expect(table.decision.getByText(text('last-attack'))).toBeVisible();
  });

  await test.step('whoever has done enough ends the activation', async () => {
    while (table.view.round === 1 || table.prompt.ask !== 'turn') {
      await read();
      const [end] = open(table.offers, 'end');
      if (end) await table.press(end);
      else await table.answer();
      await table.mine();
    }
  });

  await test.step('the enemy answers, step by step and with its reasons', async () => {
    await read();
    await watchEnemy(table);
  });

  await test.step('door, crate, console: the permit is forged', async () => {
    await table.play(() => table.view.mission?.revealed.length === 2, read);
    await expect(table.log).toContainText(text(`${LESSON}-objective-the-door`));
    await expect(table.board.locator('[data-fog]')).toHaveCount(0);
    await table.play(() => false, read);
  });

  await expect(table.result).toHaveText(text('result-won'));
  await expect(table.ending.getByText(text(`${LESSON}-how-fuelled`))).toBeVisible();
  await expect(page.getByRole('link', { name: text('alliance-ui-next-tutorial', { mission: text('alliance-mission-old-hands') }) })).toBeVisible();
  for (const id of ['read', 'deploy', 'goal', 'run', 'move', 'attack', 'rounds', 'enemy_turn', 'door', 'crate']) {
    expect(reader.read, `the hint "${id}" was shown`).toContain(id);
  }
});

test('one press on home leads into the lesson', async ({ guest }) => {
  const page = await guest();
  const table = new MissionTable(page);
  await page.goto('/');
  await page.getByRole('button', { name: `${text('alliance-ui-learn')}: ${text('game-alliance')}` }).first().click();
  await table.arrive();
  await expect(table.story).toContainText(text(`${LESSON}-opening`).split('\n')[0]!);
  await expect(table.hint).toContainText(text(`${LESSON}-hint-read`));
});
