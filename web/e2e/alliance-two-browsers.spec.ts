import type { Locator } from '@playwright/test';
import type { AllianceState } from './support/alliance.ts';
import { introduce, setSeat } from './support/api.ts';
import { Live } from './support/live.ts';
import { expect, test, type Page } from './support/test.ts';
import { text as english, type Values } from './support/texts.ts';

const GERMAN = { locale: 'de-DE' };
const SEED = '01'.padEnd(64, '0');
const text = (key: string, values: Values = {}) => english(key, values, 'de');

type Offer = NonNullable<AllianceState['decision']>['offers'][number];
type Moment = { moment: string };

/** One of two people at a skirmish, who reads German and plays with mouse and keys. */
class Person {
  readonly page: Page;
  readonly live: Live;
  readonly decision: Locator;
  readonly board: Locator;

  constructor(page: Page) {
    this.page = page;
    this.live = new Live(page);
    this.decision = page.getByRole('region', { name: text('decision'), exact: true });
    this.board = page.getByRole('application', { name: text('alliance-board'), exact: true });
  }

  get state(): AllianceState {
    return this.live.state as unknown as AllianceState;
  }

  get offers(): Offer[] {
    return this.state.decision?.offers ?? [];
  }

  /** The moment I am asked about, if it is one. */
  get moment(): string | null {
    const prompt = this.state.decision?.prompt as { ask: string; moment?: Moment } | undefined;
    return prompt?.ask === 'moment' && this.offers.length > 0 ? prompt.moment!.moment : null;
  }

  button(key: string, values: Values = {}): Locator {
    return this.page.getByRole('button', { name: text(key, values), exact: true });
  }

  has(what: string): boolean {
    return this.offers.some(({ choice }) => choice.do === what);
  }

  /** Answers as a person would who wants to win and does not think long. */
  async act(): Promise<void> {
    const { sequence } = this.state;
    const { ask, actions = 0 } = this.state.decision!.prompt;
    if (ask === 'deploy') await this.board.locator('[data-light]').first().click();
    else if (ask === 'die') await this.decision.getByTitle(text('alliance-take-die')).first().click();
    else if (ask === 'turn' && actions > 0 && this.has('attack')) await this.keys('f', '1');
    else if (ask === 'turn' || ask === 'moving') {
      const nearer = actions > 0 || this.has('move') ? await this.nearest() : null;
      if (nearer) await nearer.click();
      else await this.keys(ask === 'turn' ? 'o' : '0');
    } else await this.keys('1');
    await this.live.until(`an answer to ${ask}`, (state) => state.sequence !== sequence);
    // A space beyond the points at hand takes the move action first: one tap, two answers.
    await expect(this.decision).toHaveAttribute('aria-busy', 'false');
  }

  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The lit space that brings me nearest to an enemy, if one does. */
  private async nearest(): Promise<Locator | null> {
    const { view } = this.state;
    const enemies = view.figures.filter(({ side, at }) => side === 'imperial' && at).flatMap(({ at }) => at!);
    const far = ([x, y]: readonly number[]) => Math.min(...enemies.map((to) => Math.max(Math.abs(to[0] - x!), Math.abs(to[1] - y!))));
    const here = view.figures.find(({ id }) => id === view.acting)?.at?.[0];
    const lit = await this.board
      .locator('[data-light=move], [data-light=run]')
      .evaluateAll((all) => all.map((space) => space.getAttribute('data-space')!));
    const [best] = lit.map((space) => ({ space, far: far(space.split(',').map(Number)) })).sort((a, b) => a.far - b.far);
    if (!best || (here && best.far >= far(here))) return null;
    return this.board.locator(`[data-space="${best.space}"]`);
  }
}

/** Both act whenever they are asked, until one of them sees what is wanted. Whoever is about to act may be watched. */
async function play(
  people: readonly Person[],
  isEnough: (person: Person) => boolean,
  watch: (person: Person) => Promise<void> = async () => {},
): Promise<Person> {
  for (let choices = 0; choices < 1500; choices++) {
    const newest = Math.max(...people.map(({ live }) => live.sequence));
    await Promise.all(people.map(({ live }) => live.until('the same news', ({ sequence }) => sequence >= newest)));
    const seen = people.find(isEnough);
    if (seen) return seen;
    const asked = people.find(({ offers }) => offers.length > 0);
    if (!asked) throw new Error('nobody is asked, and the game is not over');
    await watch(asked);
    await asked.act();
  }
  throw new Error('the skirmish does not end');
}

test('two people fight a skirmish to its end, in German: an interrupt, a reroll, an undo', async ({ guest }) => {
  const [anna, ben] = [new Person(await guest(GERMAN)), new Person(await guest(GERMAN))];
  const both = [anna, ben];

  await test.step('Anna makes a table, Ben takes the other hero', async () => {
    await introduce(anna.page, 'Anna');
    const heroes = ['jyn_odan', 'diala_passil'].map((hero) => ({ hero, cards: [] }));
    // A game file in which nothing has happened yet: its dice are known, so that Jyn and Diala come to use what they can.
    const setup = { heroes, map: 'clearing', difficulty: 'easy', enemies: ['stormtrooper', 'stormtrooper_elite', 'imperial_officer'] };
    const file = { sortie: 1, game: 'alliance', content: '', setup, seed: SEED, entries: [] };
    const answer = await anna.page.request.post('/api/import', { data: file });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = await answer.json();
    await setSeat(anna.page, id, 1, { kind: 'leave' });
    await anna.page.goto(`/table/${id}`);
    await expect(anna.board).toBeVisible();
    await ben.page.goto(`/table/${id}`);
    const invitation = ben.page.getByRole('dialog', { name: text('join-title') });
    await invitation.getByLabel(text('name-label')).fill('Ben');
    await invitation.getByRole('button', { name: new RegExp('Diala Passil') }).click();
    await expect(invitation).toBeHidden();
    // Figures need not walk for a test.
    for (const { page } of both) await page.getByRole('radiogroup', { name: text('enemy-pace') }).getByText(text('enemy-mode', { mode: 'instant' })).click();
  });

  await test.step('the first attack is taken back, and the same dice fall again', async () => {
    const attacker = await play(both, ({ state, offers }) => offers.some(({ choice }) => choice.do === 'attack') && (state.decision!.prompt.actions ?? 0) > 0);
    const before = attacker.state.n_choices;
    const rolled = () => attacker.live.story.at(-1)!.events.find(({ event }) => event.what === 'attack_rolled')?.event;
    await attacker.act();
    const dice = rolled();
    const other = both.find((person) => person !== attacker)!;
    await attacker.button('undo').click();
    await attacker.button('undo-mine-last').click();
    await other.button('undo-accept').click();
    await attacker.live.until('the attack is taken back', ({ n_choices }) => n_choices === before);
    await attacker.act();
    expect(rolled()).toEqual(dice);
  });

  await test.step('they fight on to the end, and read the same result', async () => {
    const asked = new Set<string>();
    await play(both, ({ state }) => state.outcome !== null, async (person) => {
      const ability = { enemy_activates: 'alliance-ability-quick-draw', rolled: 'alliance-ability-foresight' }[person.moment ?? ''];
      if (!ability || asked.has(ability)) return;
      asked.add(ability);
      await expect(person.decision.getByRole('button', { name: new RegExp(text(ability)) })).toBeVisible();
    });
    const events = anna.live.story.flatMap((step) => step.events.map(({ event }) => event));
    const drawn = events.findIndex(({ what, ability }) => what === 'ability_used' && ability === 'quick_draw');
    expect(drawn, 'Jyn interrupts an enemy with Quick Draw').toBeGreaterThan(0);
    expect(events.slice(drawn).find(({ what }) => what === 'attack_declared')).toMatchObject({ attacker: 0 });
    expect(events.find(({ what }) => what === 'rerolled'), 'Diala rerolls with Foresight').toMatchObject({ pool: 'defence' });
    await expect(ben.page.getByRole('log')).toContainText(text('alliance-log-rerolled', { pool: 'defence' }));
    for (const { page } of both) {
      await expect(page.getByRole('heading', { name: new RegExp(`^(${text('result-won')}|${text('result-lost')})$`) })).toBeVisible();
    }
    expect(ben.state.view.ending).toEqual(anna.state.view.ending);
  });
});
