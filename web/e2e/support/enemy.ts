/** The enemy's turn as somebody looks on who wants to know why. */
import { expect } from '@playwright/test';
import type { MissionTable } from './mission.ts';
import { open } from './policy.ts';
import { text } from './texts.ts';

/** Ends activations until the enemy acts, and looks on: card, steps, reasons. Afterwards its turns are shown at once. */
export async function watchEnemy(table: MissionTable): Promise<void> {
  await table.pace('step');
  const before = table.live.sequence;
  const isActing = () => table.live.story.some(({ sequence, events }) => sequence > before && events.some(({ event }) => event.what === 'group_activated'));
  while (!isActing()) {
    await table.mine();
    const [end] = open(table.offers, 'end');
    await (end ? table.press(end) : table.answer());
  }

  // Reasons come with what the enemy considers: step on until there are some. A hero may be asked to interrupt.
  const card = table.decision.getByRole('article');
  const why = card.locator('summary', { hasText: text('enemy-why') });
  const next = table.button('enemy-next');
  const answer = table.decision.locator('.answers button:enabled').first();
  for (;;) {
    await expect(why.or(next).or(answer).first()).toBeVisible();
    if (await why.isVisible()) break;
    if (await next.isVisible()) await next.click();
    else await table.answer();
  }
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await why.click();
  await expect(card.locator('details').getByRole('listitem').first()).toContainText(/R\d+/);

  const { sequence } = table.state;
  const acts = table.decision.getByRole('heading', { name: text('enemy-acts') });
  if (await acts.isVisible()) await table.button('enemy-skip').click();
  await expect(acts).toBeHidden();
  expect(table.state.sequence, 'looking on changes nothing').toBe(sequence);
  await table.pace('instant');
}
