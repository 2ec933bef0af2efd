/** A mission of alliance as a person has it before them: everything is read, and then pressed, on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Content, Offer, Prompt, Space, View } from '../../src/games/alliance/types.ts';
import { best, open } from './policy.ts';
import { Table } from './table.ts';
import { escaped, text } from './texts.ts';
import { pick } from './ui.ts';

export interface MissionState {
  readonly sequence: number;
  readonly view: View;
  readonly decision: { readonly prompt: Prompt; readonly offers: readonly Offer[]; readonly awaited: readonly number[] } | null;
  readonly outcome: unknown;
  readonly lobby: { readonly mine: readonly number[] };
}

/** More answers than this no mission takes. */
const PATIENCE = 900;

export class MissionTable extends Table {
  override readonly board: Locator;
  readonly story: Locator;
  readonly hint: Locator;
  readonly object: Locator;
  #content: Content | null = null;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole('application', { name: text('alliance-board'), exact: true });
    this.story = page.locator('[data-overlay]').getByRole('article');
    this.hint = page.getByRole('complementary', { name: text('alliance-ui-hint'), exact: true });
    this.object = this.decision.getByRole('region', { name: text('alliance-ui-object'), exact: true });
  }

  /** Waits for the table that is being opened. */
  async arrive(): Promise<void> {
    await this.isReady();
    this.#content = await (await this.page.request.get('/api/games/alliance/content')).json();
    await this.mine();
  }

  get content(): Content {
    return this.#content!;
  }

  get state(): MissionState {
    return this.live.state as unknown as MissionState;
  }

  get view(): View {
    return this.state.view;
  }

  get prompt(): Prompt {
    return this.state.decision?.prompt ?? { ask: 'nothing' };
  }

  get offers(): readonly Offer[] {
    return this.state.decision?.offers ?? [];
  }

  /** The mission is over, or there is none: a campaign is back on the star map. */
  get over(): boolean {
    return this.state.outcome !== null || this.prompt.ask === 'star_map';
  }

  until(what: string, condition: (state: MissionState) => boolean): Promise<unknown> {
    return this.live.until(what, (state) => condition(state as unknown as MissionState), 60_000);
  }

  /** Waits until something is asked of me, or everything is over. */
  async mine(): Promise<void> {
    await this.until('a question to me', ({ decision, outcome }) => outcome !== null || (decision?.offers.length ?? 0) > 0);
  }

  /** The words of the main objective in the header. */
  get objective(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-ui-objective'))}:`) });
  }

  space(at: Space): Locator {
    return this.board.locator(`[data-space="${at}"]`);
  }

  /** Taps a space; where something lies over it, the keyboard goes there. */
  async tap(at: Space): Promise<void> {
    const spot = this.space(at);
    const free = await spot.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === node;
    });
    if (free) return spot.click();
    await spot.focus();
    await this.page.keyboard.press('Enter');
  }

  /** The n-th of my offers of the kinds that digits take. */
  async #digit(all: readonly Offer[], offer: Offer): Promise<void> {
    const n = all.findIndex(({ choice }) => JSON.stringify(choice) === JSON.stringify(offer.choice));
    expect(n, `a digit for ${JSON.stringify(offer.choice)}`).toBeLessThan(9);
    await this.page.keyboard.press(String(n + 1));
  }

  /** Does one thing, as a person would, and waits until the table has heard it. */
  async press(offer: Offer): Promise<void> {
    const { sequence } = this.state;
    // A key is lost on a page that has not heard yet what became of the last one.
    await expect(this.decision).toHaveAttribute('aria-busy', 'false');
    await this.#press(offer);
    await this.until(`an answer to ${JSON.stringify(offer.choice)}`, (state) => state.sequence !== sequence);
  }

  async #press(offer: Offer): Promise<void> {
    const { choice } = offer;
    const { keyboard } = this.page;
    switch (choice.do) {
      case 'deploy':
        return this.tap(choice.to as Space);
      case 'move':
        return this.#walk(choice.to[0] as Space);
      case 'aim':
        return this.tap(choice.space as Space);
      case 'attack':
        return this.#attack(offer, choice.target);
      case 'interact':
        return this.#interact(offer);
      case 'activate':
      case 'pick':
      case 'way':
      case 'card':
      case 'convert':
      case 'use':
        return this.#digit(open(this.offers, choice.do), offer);
      case 'surge':
        return this.decision
          .getByRole('group', { name: text('alliance-surges') })
          .locator('[data-choice=surge]')
          .nth(open(this.offers, 'surge').findIndex((one) => one.choice.option === choice.option))
          .click();
      case 'run':
        return keyboard.press('m');
      case 'strain':
        return keyboard.press('u');
      case 'end':
      case 'pass':
        return keyboard.press('o');
      case 'rest':
        return this.decision.getByRole('button', { name: new RegExp(`^${escaped(text(choice.medpac ? 'alliance-rest-medpac' : 'alliance-rest'))}(?! with)`) }).click();
      case 'continue':
        return this.page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-ui-continue'))}`) }).first().click();
      case 'option':
        return this.decision.locator('[data-choice=option]').nth(choice.option).click();
      default:
        return this.decision.locator('.answers button:enabled').first().click();
    }
  }

  /** A space with something on it is looked at first; its panel offers to go there. */
  async #walk(to: Space): Promise<void> {
    await this.tap(to);
    const lies = this.view.mission?.objects.some(({ at, carrier }) => carrier === null && String(at) === String(to));
    if (lies) await this.object.getByRole('button', { name: text('alliance-ui-move-here') }).click();
  }

  /** Whom first, then with what. Where an attack is all that is asked, the nearest is aimed at already. */
  async #attack(offer: Offer, target: number): Promise<void> {
    const all = open(this.offers, 'attack').map(({ choice }) => choice.target);
    const far = (one: number) => this.view.odds.find((odds) => odds.target === one)?.distance ?? 99;
    const [nearest] = all.sort((one, other) => far(one) - far(other) || one - other);
    const isAimed = this.prompt.ask === 'striking' && nearest === target;
    const figure = this.view.figures.find(({ id }) => id === target)!;
    if (!isAimed) await this.tap(figure.at![0] as Space);
    // What can be both attacked and used is looked at, and its panel offers both.
    const isBoth = open(this.offers, 'interact').some((one) => this.#objectOf(one) === figure.object);
    if (!isAimed && isBoth) await this.object.locator('[data-choice=attack]').click();
    await this.#digit(open(this.offers, 'attack').filter(({ choice }) => choice.target === target), offer);
  }

  /** Looks at an object; its panel has what can be done with it. */
  async look(object: number): Promise<void> {
    const { id, object: objects } = this.content.missions[this.view.mission!.mission]!;
    const printed = objects[object]!;
    const name = text(`alliance-mission-${id}-object-${printed.id}`.replaceAll('_', '-'));
    const heading = this.object.getByRole('heading', { name, exact: true });
    // A second tap would do what can be done with it.
    if (await heading.isVisible()) return;
    if (printed.kind === 'door') {
      const door = this.board.locator(`[data-door="${printed.door}"]`);
      await door.focus();
      await this.page.keyboard.press('Enter');
    } else {
      await this.tap(this.view.mission!.objects.find((one) => one.object === object)!.at as Space);
    }
    await expect(heading).toBeVisible();
  }

  async #interact(offer: Offer): Promise<void> {
    if (offer.choice.do !== 'interact') return;
    const object = this.#objectOf(offer);
    const offers = open(this.offers, 'interact');
    const nth = (among: readonly Offer[]) => among.findIndex(({ choice }) => JSON.stringify(choice) === JSON.stringify(offer.choice));
    const at = this.view.mission!.objects.find((one) => one.object === object)?.at;
    // A tap on an enemy who stands on it would be an attack: the panel lists what can be done as well.
    if (object === null || this.view.figures.some((figure) => figure.side === 'imperial' && figure.at?.some((space) => String(space) === String(at)))) {
      if (await this.object.isVisible()) await this.object.getByRole('button', { name: text('close'), exact: true }).click();
      return this.decision.locator('[data-choice=interact]').nth(nth(offers)).click();
    }
    await this.look(object);
    await this.object.locator('[data-choice=interact]').nth(nth(offers.filter((one) => this.#objectOf(one) === object))).click();
  }

  /** The object of the mission an offer is about; a plain door is offered as one of the map. */
  #objectOf({ choice }: Offer): number | null {
    if (choice.do !== 'interact') return null;
    if ('mission' in choice.object) return choice.object.mission[0];
    const { object } = choice;
    if (!('door' in object)) return null;
    const found = this.content.missions[this.view.mission!.mission]!.object.findIndex(({ kind, door }) => kind === 'door' && door === object.door);
    return found < 0 ? null : found;
  }

  /** Plays on until `enough` says so, or the mission is over. `before` sees every question before it is answered. */
  async play(enough: () => boolean = () => false, before: () => Promise<void> = async () => undefined): Promise<void> {
    for (let answers = 0; ; answers++) {
      await this.mine();
      if (this.over || enough()) return;
      expect(answers, 'the mission comes to an end').toBeLessThan(PATIENCE);
      await before();
      await this.answer();
    }
  }

  /** Does what seems best. */
  answer(): Promise<void> {
    return this.press(best({ view: this.view, prompt: this.prompt, offers: this.offers }, this.content));
  }

  /** An object of the mission by its name there. */
  objectNumber(id: string): number {
    return this.content.missions[this.view.mission!.mission]!.object.findIndex((one) => one.id === id);
  }

  /** How the enemy's turn is shown. */
  async pace(mode: 'step' | 'play' | 'instant'): Promise<void> {
    await pick(this.page, text('enemy-pace'), text('enemy-mode', { mode }));
  }
}
