/** A table of the arena as a person has it before them: what can be read, and what can be pressed. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Live } from './live.ts';
import { any, escaped, text } from './texts.ts';

/** Something a person could do now. */
export interface Action {
  readonly what: string;
  readonly press: Locator;
  readonly worth: number;
}

/** What a die is best put on, by what the button promises. Good enough to see every part of a game. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [any('arena-fit-last', []), 9],
  [any('arena-fit-sum-exact', ['sum']), 9],
  [any('arena-fit-one', ['left']), 8],
  [any('arena-effect-push', ['droids']), 7],
  [any('arena-effect-fight', ['value']), 6],
  [any('arena-fit-sum', ['sum', 'left']), 5],
  [any('arena-effect-force', ['steps']), 4],
  [any('arena-fit-sum-over', ['sum']), 2],
  [any('arena-fit-met-already', []), 1],
  [any('arena-fit-nothing', []), 1],
];

export class Table {
  readonly page: Page;
  readonly live: Live;
  readonly decision: Locator;
  readonly board: Locator;
  readonly log: Locator;

  /** Listens from now on; the page may come to the table by itself. */
  constructor(page: Page) {
    this.page = page;
    this.live = new Live(page);
    this.decision = page.getByRole('region', { name: text('decision'), exact: true });
    this.board = page.getByRole('application', { name: text('arena-board'), exact: true });
    this.log = page.getByRole('log');
  }

  static async open(page: Page, id: string): Promise<Table> {
    const table = new Table(page);
    await page.goto(`/table/${id}`);
    await table.isReady();
    return table;
  }

  async isReady(): Promise<void> {
    await expect(this.board).toBeVisible();
    await expect(this.decision).toBeVisible();
    // It comes part by part, and says so.
    await expect(this.board).not.toHaveAttribute('aria-busy', 'true');
  }

  get id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1)!;
  }

  button(key: string, values: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: text(key, values), exact: true });
  }

  /** The fields that are lit for something: `arena-label-can-strike`, `arena-label-can-walk`, … */
  lit(key: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`, ${any(key, ['cost']).source.replace('(.+?)', '\\d+')}$`), disabled: false });
  }

  /** The empty fields my figure could walk to in a fight. */
  get walks(): Locator {
    const [empty, walk] = [escaped(text('arena-label-empty')), escaped(text('arena-label-can-walk'))];
    return this.board.getByRole('button', { name: new RegExp(`, ${empty},.* ${walk}$`) });
  }

  /** A field by its printed place. */
  field(area: number, number: number): Locator {
    return this.board.getByRole('button', { name: new RegExp(`^${escaped(text('arena-label-field', { area, number }))},`) });
  }

  /** The dice of this roll as the panel shows them, mine first. */
  async dice(): Promise<(string | null)[]> {
    const tray = this.decision.getByRole('list', { name: text('arena-dice-of-roll') });
    return tray.getByRole('img').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  }

  /** Everything that is on offer now, read off the screen; the best first. */
  async offered(): Promise<Action[]> {
    const { buttons, fields } = await this.#look();
    const actions: Action[] = [];
    for (const [key, worth] of [['arena-label-can-push', 9], ['arena-label-can-strike', 8], ['arena-label-can-reach', 7], ['arena-label-can-start', 5]] as const) {
      const ending = new RegExp(`, ${any(key, ['cost']).source.replace('(.+?)', '\\d+')}$`);
      for (const name of fields.filter((field) => ending.test(field))) {
        actions.push({ what: name, press: this.board.getByRole('button', { name, exact: true }), worth });
      }
    }
    for (const name of buttons) {
      const worth = WORTH.find(([pattern]) => pattern.test(name))?.[1];
      const press = this.decision.getByRole('button').filter({ hasText: name }).first();
      if (worth !== undefined) actions.push({ what: name, press, worth });
    }
    for (const key of ['arena-fight-finish', 'arena-parley-yes']) {
      const name = text(key);
      if (buttons.includes(name)) actions.push({ what: name, press: this.button(key), worth: 1 });
    }
    for (let face = 1; face <= 6; face++) {
      const name = text('arena-report-face', { face });
      if (buttons.includes(name)) actions.push({ what: name, press: this.button('arena-report-face', { face }), worth: face });
    }
    return actions.sort((a, b) => b.worth - a.worth);
  }

  /**
   * Does the best of what is offered and waits until the server has heard it. Nothing offered, nothing done. What was said too late, because
   * somebody else had just moved, is said again: the server has heard of the move before the page shows it, on a busy machine long before.
   */
  async act(): Promise<Action | null> {
    for (let tries = 1; ; tries++) {
      const { sequence: before, refusals } = this.live;
      const refused = refusals.length;
      const [best] = await this.offered();
      if (!best) {
        if (!this.#isAsked || tries > 8) return null;
        await this.page.waitForTimeout(250);
        continue;
      }
      try {
        await best.press.click({ timeout: 3000 });
      } catch (error) {
        // Somebody else was faster, and the offer is gone.
        if (this.live.sequence !== before) return null;
        // A machine that is busy draws few frames, and a click waits until two are alike.
        if (tries > 4) throw error;
        // On a small screen the camera has gone near, and the place may lie beside the view: the whole board shows it.
        if (await this.button('camera-reset').isEnabled()) await this.page.keyboard.press('r');
        continue;
      }
      const isRefused = () => refusals.length > refused && refusals.at(-1)!.code === 'stale';
      await this.live.until(`an answer to "${best.what}"`, ({ sequence }) => sequence !== before || isRefused());
      if (!isRefused() || tries > 4) return best;
    }
  }

  /** The server waits for an answer of mine, and not only for help that I could give. */
  get #isAsked(): boolean {
    const { decision, outcome } = this.live.state!;
    return outcome === null && (decision?.offers ?? []).some(({ choice }) => choice.do !== 'force' && choice.do !== 'flip');
  }

  async isOver(): Promise<boolean> {
    return (await this.result.count()) > 0;
  }

  /** The ending, which stands on the board. */
  get ending(): Locator {
    return this.page.getByRole('region').filter({ has: this.result });
  }

  /** Its word. */
  get result(): Locator {
    return this.page.getByRole('heading', { name: new RegExp(`^(${escaped(text('result-won'))}|${escaped(text('result-lost'))})$`) });
  }

  /** Opens the menu with this name and presses an entry of it. */
  async fromMenu(menu: 'undo' | 'menu' | 'talk', entry: string, values: Record<string, string | number> = {}): Promise<void> {
    await this.button(menu).click();
    await this.button(entry, values).click();
  }

  async #look(): Promise<{ buttons: string[]; fields: string[] }> {
    return this.page.evaluate((label) => {
      const isOpen = (node: Element) => !node.matches(':disabled, [aria-disabled=true]');
      const name = (node: Element) => node.getAttribute('aria-label') ?? node.textContent.replace(/\s+/g, ' ').trim();
      const open = (where: string) => [...document.querySelectorAll(where)].filter(isOpen).map(name);
      return {
        buttons: open(`section[aria-label="${label}"] button`),
        fields: open('[role=application] [role=button]'),
      };
    }, text('decision'));
  }
}

/** Waits until everybody has heard the same. */
export async function inStep(...tables: Table[]): Promise<void> {
  const newest = Math.max(...tables.map(({ live }) => live.sequence));
  await Promise.all(tables.map(({ live }) => live.until('what the others have heard', ({ sequence }) => sequence >= newest)));
}

/** All act in turn as long as somebody may and `isEnough` does not hold; returns who acted last, and how. */
export async function play(tables: readonly Table[], isEnough: () => boolean): Promise<{ table: Table; action: Action } | null> {
  let last: { table: Table; action: Action } | null = null;
  while (!isEnough()) {
    for (const table of tables) {
      const action = isEnough() ? null : await table.act();
      if (action) last = { table, action };
      await inStep(...tables);
    }
    const [first] = tables as [Table];
    await first.live.until('a move or the end', ({ decision }) => decision === null || decision.awaited.length > 0);
  }
  return last;
}
