import { BOT, introduce, ME } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { newOperation, specopsContent, type Answer } from './support/specops.ts';
import { Player } from './support/specops-player.ts';
import { listed } from '../src/games/specops/offers.ts';
import { expect, test } from './support/test.ts';
import { escaped } from './support/texts.ts';

/** Plays with keys alone: whatever a pointer could do is refused. */
class Typist extends Player {
  override async press({ seat, choice, at }: Answer): Promise<void> {
    const { page, decision } = this;
    await expect(decision).toHaveAttribute('aria-busy', 'false');
    if (at) return this.#walk(at);
    switch (choice.do) {
      case 'loadouts': {
        for (const [n, isB] of choice.sides.entries()) {
          if (!isB) continue;
          await this.#tabTo(`.loadouts fieldset:nth-of-type(${n + 1}) input`);
          await page.keyboard.press('ArrowRight');
        }
        await this.#tabTo('button', this.text('specops-do-loadouts'));
        return page.keyboard.press('Enter');
      }
      case 'play': {
        const name = this.text(`specops-card-${this.content.cards[choice.card]!.id.replaceAll('_', '-')}`);
        await this.#tabTo('[data-choice=play]', name);
        return page.keyboard.press('Enter');
      }
      case 'done':
        return page.keyboard.press('o');
      default: {
        const own = listed(this.state.decision!.offers.filter((offer) => offer.seat === seat));
        const n = own.findIndex((one) => JSON.stringify(one.choice) === JSON.stringify(choice));
        return page.keyboard.press(String(n + 1));
      }
    }
  }

  /** A point by name where there is a list of them: M goes to the next kind of move or unit, U sets down. */
  async #walk({ key, end }: NonNullable<Answer['at']>): Promise<void> {
    const { page } = this;
    const { regions = [] } = this.state.decision!;
    for (let n = 0; n < regions.length; n++) {
      if ((await this.decision.locator('.move').getAttribute('data-key')) === key) break;
      await page.keyboard.press('m');
    }
    await this.#tabTo('.ends summary');
    if ((await this.decision.locator('.ends').getAttribute('open')) === null) await page.keyboard.press('Enter');
    await this.#tabTo(`[data-end="${end}"]`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('u');
  }

  /** C leads to the question, Tab from there on. */
  async #tabTo(selector: string, words = ''): Promise<void> {
    const { page } = this;
    const isThere = () =>
      page.evaluate(([selector, words]) => (document.activeElement?.matches(`.decision ${selector}`) ?? false) && (document.activeElement!.textContent ?? '').includes(words), [selector, words] as const);
    await page.keyboard.press('c');
    for (let n = 0; n < 60; n++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${selector} ${words}`);
  }
}

test('an operation is played to its end without a mouse', async ({ guest }) => {
  const page = await guest({ viewport: { width: 1280, height: 720 } });
  await introduce(page, 'Anna');
  const me = new Typist(page, await specopsContent(page));
  const id = await newOperation(page, [ME, BOT], { mission: 'priorities', teams: ['arc_troopers', 'imperial_infantry'] });
  await me.sitDown(id);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const ground = /inches from the west, \d+ from the south/;
  /** B leads to whom the question is about, or to the table itself while nobody is there; the table is the stop before. */
  const toGround = async () => {
    await page.keyboard.press('b');
    if (!ground.test(await focused())) await page.keyboard.press('Shift+Tab');
    await expect.poll(focused).toMatch(ground);
  };
  const asked = () => me.live.until('my question', () => me.isAsked || me.state.outcome !== null, 60_000);
  const until = async (isEnough: () => boolean, movers = 2) => {
    for (let n = 0; n < 300; n++) {
      await asked();
      if (isEnough() || me.state.outcome !== null) return;
      await me.act({ movers, attacks: 0.5 });
    }
    throw new Error('the game does not end');
  };

  await test.step('set-up: terrain, loadouts, a unit set down by arrow keys', async () => {
    await until(() => me.ask === 'deploy');
    // The ground is the first stop on the board: arrow keys move the ghost, Enter sets it down where it stands.
    const { sequence } = me.state;
    await toGround();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await me.live.until('the unit', (now) => now.sequence > sequence);
    expect(me.live.story.at(-1)).toBeDefined();
  });

  await test.step('a unit says who, how far, where, whether in sight and what covers it', async () => {
    await until(() => me.ask === 'act' && me.state.view.looks.length > 0 && me.state.view.figures.some(({ at, colour }) => at && colour !== me.state.view.colour));
    const foe = /, (commander|corps|special forces|support), (Blue|Red), within \d+ inch(es)? to the (north|south|east|west)[a-z-]*, (in sight|not in sight)/;
    await expect(me.board.getByRole('button', { name: foe }).first()).toBeVisible();
    await isSound(page, 'an activation');
    await page.setViewportSize({ width: 360, height: 740 });
    await isSound(page, 'an activation on a phone');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a move is nudged, snapped to the edge, to cover, and set down', async () => {
    await until(() => me.ask === 'act' && (me.state.decision!.regions ?? []).some(({ region }) => region.region === 'move' && region.action === 'move'));
    const shown = () => me.decision.locator('.move [aria-live]').innerText();
    await toGround();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const near = await shown();
    await page.keyboard.press('j');
    await expect.poll(shown).not.toBe(near);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('g');
    await expect.poll(shown).toMatch(new RegExp(escaped('inches')));
    const { sequence } = me.state;
    await page.keyboard.press('u');
    await me.live.until('the move', (now) => now.sequence > sequence);
    expect(me.live.story.find((step) => step.sequence > sequence)!.choice!.do).toBe('move');
  });

  await test.step('four rounds, and the end', async () => {
    await until(() => false, 1);
    await expect(page.getByRole('heading', { name: new RegExp(`${me.text('result-won')}|${me.text('result-lost')}`) }).first()).toBeVisible();
  });
});
