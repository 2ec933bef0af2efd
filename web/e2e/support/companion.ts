/** A table beside a real one, driven by taps only; what the server told is only read. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Seat } from './api.ts';
import { Live } from './live.ts';
import { text } from './texts.ts';

type Fact = { fact: string } & Record<string, number>;
type Offer = { seat: number; choice: { do: string; fact?: Fact } };
type Prompt = { ask: string; question?: { about: string; order?: { order: string } } };

export interface CompanionState {
  sequence: number;
  n_choices: number;
  view: {
    round: number;
    medpacs: number;
    heroes: { hero: number; figure: number; activations: number }[];
    figures: { id: number; hero: number | null; wounded: boolean; activated: boolean }[];
    mission: { mission: number; marks: { objects: number[] }; objects: { object: number; at: [number, number] | null }[] };
    ending: string | null;
  };
  decision: { prompt: Prompt; offers: Offer[] } | null;
  outcome: unknown;
  can_take_back: boolean;
}

interface Content {
  heroes: { id: string }[];
  missions: { object: { kind: string; at: [number, number] | null; door: number | null }[] }[];
}

/** A mission for people around a real table. */
export async function newCompanionTable(page: Page, mission: string, heroes: readonly string[], seats: readonly Seat[]): Promise<string> {
  const setup = {
    heroes: heroes.map((hero) => ({ hero, cards: [] })),
    map: '',
    mission,
    campaign: null,
    mode: 'companion',
    collection: [],
    difficulty: 'normal',
    enemies: [],
    ally: null,
    dice: 'rolled',
  };
  const answer = await page.request.post('/api/tables', { data: { game: 'alliance', setup, seats, pace: 0 } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Somebody with a tablet, who reports what happens on the real table. */
export class Tablet {
  readonly page: Page;
  readonly live: Live;
  #content: Content | null = null;
  /** Objects that somebody has interacted with, and how often. */
  readonly #used = new Map<number, number>();

  constructor(page: Page) {
    this.page = page;
    this.live = new Live(page);
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/table/${id}`);
    await this.arrive();
  }

  /** Opens a table to report for all who play there, without a seat. */
  async openToReport(id: string): Promise<void> {
    await this.page.goto(`/table/${id}`);
    await this.page.getByRole('dialog', { name: text('join-title') }).getByRole('button', { name: text('join-report') }).click();
    await this.arrive();
  }

  /** Waits for the table that is being opened; before the first mission the box is set up. */
  async arrive(): Promise<void> {
    this.#content = await (await this.page.request.get('/api/games/alliance/content')).json();
    await this.live.until('the table', (state) => state.decision !== null);
    const ready = this.page.getByRole('button', { name: text('alliance-companion-set-up-done') });
    if (this.state.n_choices === 0) await ready.click();
  }

  get state(): CompanionState {
    return this.live.state as unknown as CompanionState;
  }

  get ask(): string {
    return this.state.decision?.prompt.ask ?? 'nothing';
  }

  get question(): string {
    return this.state.decision?.prompt.question?.about ?? '';
  }

  get over(): boolean {
    return this.state.outcome !== null;
  }

  facts(kind: string): Fact[] {
    return (this.state.decision?.offers ?? []).flatMap(({ choice }) => (choice.fact?.fact === kind ? [choice.fact] : []));
  }

  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: text(key), exact: true });
  }

  hero(n: number): Locator {
    return this.page.locator(`[data-hero="${this.#content!.heroes[this.state.view.heroes[n]!.hero]!.id}"]`);
  }

  /** Taps, and waits until the table has gone on. */
  async tap(what: Locator): Promise<void> {
    const { sequence } = this.state;
    await what.click();
    await this.live.until('an answer', (state) => state.sequence !== sequence);
  }

  /** Reads on until the Rebels or an enemy group act. */
  async readOn(): Promise<void> {
    while (!this.over && this.ask === 'mission') await this.answer();
  }

  /** One page or question of the mission. */
  async answer(): Promise<void> {
    switch (this.question) {
      case 'order':
        return this.tap(this.page.locator('[data-choice="continue"]'));
      case 'options':
        return this.tap(this.page.locator('[data-choice="option"]').first());
      case 'hero':
        return this.tap(this.page.locator('[data-choice="pick"]').first());
      case 'successes':
        return this.tap(this.page.getByRole('button', { name: text('alliance-ui-successes-n', { n: 4 }), exact: true }));
      default:
        return this.tap(this.button('alliance-ui-yes'));
    }
  }

  /** Opens what can be done with a hero, unless it is open. */
  async select(portrait: Locator): Promise<void> {
    const head = portrait.locator('.portrait');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  }

  async finish(): Promise<void> {
    const { figure } = this.facts('activated')[0]!;
    const hero = this.hero(this.state.view.heroes.findIndex((one) => one.figure === figure));
    await this.select(hero);
    await this.tap(this.button('alliance-companion-finished', hero));
  }

  async defeatGroup(n: number): Promise<void> {
    const group = this.page.locator(`li[data-group="${n}"]`);
    await this.select(group);
    await this.button('alliance-companion-defeated', group).click();
    await this.tap(this.button('alliance-companion-defeated', this.page.getByRole('dialog')));
  }

  /** Somebody interacts: a tap on the token or the door, then one on a portrait. */
  async interact(object: number): Promise<void> {
    const printed = this.#content!.missions[this.state.view.mission.mission]!.object[object]!;
    const at = this.state.view.mission.objects.find((one) => one.object === object)?.at ?? printed.at;
    this.#used.set(object, (this.#used.get(object) ?? 0) + 1);
    const place = printed.kind === 'door' ? this.page.locator(`[data-door="${printed.door}"]`) : this.page.locator(`[data-space="${at}"]`);
    await place.click();
    const panel = this.page.getByRole('region', { name: text('alliance-ui-object') });
    await this.tap(panel.locator('.action button').first());
  }

  /** What the objective asks for, as far as somebody can have done it now; false if there is nothing of the kind. */
  async pursue(): Promise<boolean> {
    const [group] = this.facts('group_defeated');
    if (group && this.ask === 'companion') {
      await this.defeatGroup(group.group!);
      return true;
    }
    const { marks } = this.state.view.mission;
    const worth = (object: number) => (marks.objects.includes(object) ? 0 : 10) + (this.#used.get(object) ?? 0);
    const objects = [...new Set(this.facts('interacted').map(({ object }) => object!))].sort((a, b) => worth(a) - worth(b));
    const report = this.page.getByRole('region', { name: text('alliance-companion-report') });
    if (this.facts('all_in').length + this.facts('brought').length + this.facts('entered').length > 0) {
      await this.tap(report.getByRole('button').first());
      return true;
    }
    if (objects[0] === undefined) return false;
    await this.interact(objects[0]);
    return true;
  }

  /** Lets one activation after another pass until an enemy group acts. */
  async awaitEnemy(): Promise<void> {
    for (let turns = 0; this.ask !== 'window'; turns++) {
      expect(turns, 'an enemy group acts').toBeLessThan(30);
      if (this.ask === 'mission') await this.readOn();
      else await this.finish();
    }
  }

  /** Plays until `until` says so or the mission is over. */
  async play(until: () => boolean = () => false): Promise<void> {
    for (let turns = 0; !this.over && !until(); turns++) {
      expect(turns, 'the mission comes to an end').toBeLessThan(120);
      if (this.ask === 'mission') await this.readOn();
      else if (this.ask === 'window') await this.tap(this.button('alliance-companion-done'));
      else if (!(await this.pursue())) await this.finish();
    }
  }
}

/** Keeps what the server says from a page for a while, as a slow network does. */
export async function slowed(page: Page): Promise<{ hold(): void; release(): void }> {
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (held) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => (held = []),
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const send of waiting) send();
    },
  };
}
