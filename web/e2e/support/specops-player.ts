/** Somebody at a table of specops who plays with mouse and keys, as quickly as the table allows. */
import { expect, type Locator, type Page } from '@playwright/test';
import { listed } from '../../src/games/specops/offers.ts';
import type { Content } from '../../src/games/specops/types.ts';
import { Live } from './live.ts';
import { quick, type Answer, type SpecopsState, type Style } from './specops.ts';
import { text, type Language, type Values } from './texts.ts';

export interface Told {
  readonly what: string;
  readonly [field: string]: unknown;
}

/** What has a place of its own beside the list of answers. */
const ELSEWHERE = ['play', 'loadouts', 'reroll', 'observe', 'report'];

export class Player {
  readonly page: Page;
  readonly live: Live;
  readonly content: Content;
  readonly decision: Locator;
  readonly board: Locator;
  /** The dark screen between two people. */
  readonly curtain: Locator;
  readonly #language: Language;

  constructor(page: Page, content: Content, language: Language = 'en') {
    this.page = page;
    this.live = new Live(page);
    this.content = content;
    this.#language = language;
    this.decision = page.getByRole('region', { name: this.text('decision'), exact: true });
    this.board = page.getByRole('application', { name: this.text('specops-board'), exact: true });
    this.curtain = page.locator('dialog.curtain[open]');
  }

  text(key: string, values: Values = {}): string {
    return text(key, values, this.#language);
  }

  button(key: string, values: Values = {}): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  async sitDown(id: string): Promise<void> {
    await this.page.goto(`/table/${id}`);
    await expect(this.board).toBeVisible();
    await this.live.until('the table', ({ decision, outcome }) => decision !== null || outcome !== null);
  }

  get state(): SpecopsState {
    return this.live.state as unknown as SpecopsState;
  }

  get ask(): string {
    return this.state.decision?.prompt.ask ?? '';
  }

  get isAsked(): boolean {
    const { decision } = this.state;
    return decision !== null && decision.offers.length + (decision.regions?.length ?? 0) > 0;
  }

  /** All that happened, as this seat heard it. */
  get heard(): Told[] {
    return this.live.story.flatMap(({ events }) => events.map(({ event }) => event));
  }

  /** Answers, and waits until the table knows. A press on a table that still plays out is no answer, and is made again. */
  async act(style: Style = {}, decide: (state: SpecopsState) => Answer = (state) => quick(state, this.content, style)): Promise<Answer> {
    const { sequence } = this.state;
    const answer = decide(this.state);
    const refused = this.live.refusals.length;
    await expect(async () => {
      if (this.state.sequence === sequence) await this.press(answer);
      await this.live.until('the answer', (state) => state.sequence > sequence, 1500).catch(() => undefined);
      if (this.state.sequence === sequence) await this.page.keyboard.press('Escape');
      expect(this.state.sequence, `an answer to ${this.ask}: ${JSON.stringify(answer)}`).toBeGreaterThan(sequence);
    }).toPass({ timeout: 30_000, intervals: [50] });
    // A bot may answer at the same moment.
    expect(this.live.refusals.slice(refused).filter(({ code }) => code !== 'stale'), 'everything that is offered may be done').toEqual([]);
    return answer;
  }

  async press({ seat, choice, at }: Answer): Promise<void> {
    await expect(this.decision).toHaveAttribute('aria-busy', 'false');
    if (at) return this.#setDown(at);
    const own = this.state.decision!.offers.filter((offer) => offer.seat === seat);
    const click = (one: Locator) => one.click({ timeout: 2000 });
    switch (choice.do) {
      case 'loadouts': {
        for (const [n, side] of choice.sides.entries()) if (side) await click(this.decision.locator('.loadouts fieldset').nth(n).locator('label').nth(1));
        return click(this.button('specops-do-loadouts'));
      }
      case 'play': {
        const pips = (card: number) => this.content.cards[card]!.pips;
        const cards = own.flatMap(({ choice }) => (choice.do === 'play' ? [choice.card] : [])).sort((a, b) => pips(a) - pips(b));
        return click(this.decision.locator('[data-choice=play]').nth(cards.indexOf(choice.card)));
      }
      case 'attack': {
        await this.aimAt(choice.target);
        const weapons = own.flatMap((one) => (one.choice.do === 'attack' && one.choice.target === choice.target ? [one.choice.weapon] : []));
        return click(this.decision.locator('[data-choice=attack]').nth(weapons.indexOf(choice.weapon)));
      }
      case 'done':
        return this.page.keyboard.press('o');
      default: {
        const all = listed(own).filter((one) => !ELSEWHERE.includes(one.choice.do));
        const n = all.findIndex((one) => JSON.stringify(one.choice) === JSON.stringify(choice));
        expect(n, `a button for ${JSON.stringify(choice)}`).toBeGreaterThanOrEqual(0);
        if (n < 9) return this.page.keyboard.press(String(n + 1));
        return click(this.decision.locator('.answers button').nth(n));
      }
    }
  }

  /** F goes from one target to the next. */
  async aimAt(target: number): Promise<void> {
    const box = this.decision.locator(`[data-target="${target}"]`);
    for (let n = 0; n < 12 && (await box.count()) === 0; n++) await this.page.keyboard.press('f');
    await expect(box).toBeVisible({ timeout: 1000 });
  }

  /** Chooses an end of a move, or a place, from the list that the table gives. */
  async #setDown({ key, end }: NonNullable<Answer['at']>): Promise<void> {
    const { decision } = this;
    const select = decision.locator(':is(.move, .build) select');
    if (await select.count()) await select.selectOption(key, { timeout: 2000 });
    const way = decision.locator(`.move input[value="${key}"]`);
    if ((await way.count()) && !(await way.isChecked())) await decision.locator('.move label').filter({ has: way }).click({ timeout: 2000 });
    const list = decision.locator('details:has([data-end])');
    if ((await list.getAttribute('open', { timeout: 2000 })) === null) await list.locator('summary').click({ timeout: 2000 });
    await list.locator(`[data-end="${end}"]`).click({ timeout: 2000 });
    await this.page.keyboard.press('u');
  }
}

/** All act whenever they are asked, until one of them sees what is wanted. */
export async function playOn(
  players: readonly Player[],
  isEnough: (player: Player) => boolean,
  style: (player: Player) => Style = () => ({}),
  watch: (player: Player) => Promise<void> = async () => {},
): Promise<Player> {
  for (let choices = 0; choices < 600; choices++) {
    const newest = Math.max(...players.map(({ live }) => live.sequence));
    await Promise.all(players.map(({ live }) => live.until('the same news', ({ sequence }) => sequence >= newest)));
    const seen = players.find(isEnough);
    if (seen) return seen;
    const asked = players.find((player) => player.isAsked);
    if (!asked) throw new Error('nobody is asked, and the game is not over');
    await watch(asked);
    await asked.act(style(asked));
  }
  throw new Error('the game does not end');
}
