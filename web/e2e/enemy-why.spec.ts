/** Why the enemy does what it does: one plain sentence first, the rules behind it. */
import { newSkirmish, playSkirmishUntil } from './support/alliance.ts';
import { ME } from './support/api.ts';
import { expect, test, type Page } from './support/test.ts';
import { escaped, text } from './support/texts.ts';

/** A skirmish in which a hero is about to leave the turn to the enemy, whose steps wait for a press. */
async function beforeTheEnemy(page: Page): Promise<void> {
  // Who can walk and shoot always has something to tell; a beast behind a closed door has not.
  const id = await newSkirmish(page, [ME, ME], { enemies: ['stormtrooper', 'stormtrooper'] });
  await playSkirmishUntil(page, id, { ask: 'turn', actions: 0 });
  // Ways that are equally bad are left to the table: here it is about what the enemy decides.
  await page.addInitScript(() => {
    localStorage.setItem('sortie-alliance-enemy', 'step');
    localStorage.setItem('sortie-settings', JSON.stringify({ askAll: true, askTies: false }));
  });
  await page.goto(`/table/${id}`);
}

/** Ends the activation and steps on until the enemy has made up its mind. */
async function decided(page: Page) {
  const decision = page.getByRole('region', { name: text('decision'), exact: true });
  await decision.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-end'))}`) }).click();
  const next = decision.getByRole('button', { name: text('enemy-next'), exact: true });
  const plain = decision.locator('[data-plain]');
  for (let steps = 0; steps < 40 && !(await plain.isVisible()); steps++) {
    await expect(next.or(plain).first()).toBeVisible();
    if (await next.isVisible()) await next.click();
    await page.waitForTimeout(50);
  }
  await expect(plain).toBeVisible();
  return { decision, plain };
}

for (const [width, height] of [[1600, 900], [360, 740]] as const) {
  test(`the enemy gives its reason in one sentence, ${width} wide`, async ({ guest }) => {
    const page = await guest({ viewport: { width, height } });
    await beforeTheEnemy(page);
    const { decision, plain } = await decided(page);
    // Who, what, and why, without a number of a rule.
    const sentence = await plain.innerText();
    expect(sentence).toMatch(/^\S.+: .+\.$/);
    expect(sentence).not.toMatch(/R\d/);
    // Both the sentence and the line it is about are seen without scrolling.
    await expect(plain).toBeInViewport({ ratio: 1 });
    const now = decision.locator('li[aria-current=step]');
    if ((await now.count()) > 0) await expect(now).toBeInViewport({ ratio: 1 });
    // Whoever wants more gets every step with its rule, and the rule itself.
    const more = decision.locator('summary', { hasText: text('enemy-why') });
    await more.click();
    const step = decision.locator('details').getByRole('link', { name: /R\d/ }).first();
    await step.click();
    await expect(page.locator('li[aria-current=true]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(step).toBeFocused();
  });
}
