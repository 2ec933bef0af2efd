/** What the server told a browser: the tests' second source, to hold against what the screen shows. */
import type { Page } from '@playwright/test';

/** The parts of the arena's messages that tests look at. */
export interface TableState {
  sequence: number;
  n_choices: number;
  view: View;
  decision: { prompt: Prompt; offers: { seat: number; choice: Choice }[]; awaited: number[] } | null;
  outcome: unknown;
  can_take_back: boolean;
  lobby: { mine: number[]; pace: number; undo: { mine: boolean } | null };
}

export interface View {
  round: number;
  force: number;
  supply: number[];
  droids: (string | null)[];
  jedi: { jedi: string; field: number | null; die: number | null; dice_left: number }[];
  fight: { seat: number; value: number; left: number } | null;
  ending: { how: string } | null;
}

export type Prompt = { ask: 'start' | 'report' | 'place' | 'fight' | 'push' | 'parley'; seat?: number; left?: number };
export type Choice = { do: string } & Record<string, unknown>;

interface Step {
  sequence: number;
  seat: number | null;
  choice: Choice | null;
  events: { rule: string; event: { what: string } & Record<string, unknown> }[];
}

/** Listens to the live socket of a page, from before it is opened. */
export class Live {
  state: TableState | null = null;
  story: Step[] = [];
  refusals: { code: string; message: string }[] = [];
  #waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
  }

  get sequence(): number {
    return this.state?.sequence ?? -1;
  }

  /** Waits until the table is as described. */
  async until(what: string, condition: (state: TableState) => boolean, milliseconds = 30_000): Promise<TableState> {
    const end = Date.now() + milliseconds;
    for (;;) {
      if (this.state && condition(this.state)) return this.state;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain for: ${what}; sequence ${this.sequence}`);
      await Promise.race([
        new Promise<void>((resolve) => this.#waiting.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, left)),
      ]);
    }
  }

  #hear(payload: string): void {
    const message = JSON.parse(payload);
    if (message.say === 'table') this.story = message.story;
    if (message.say === 'steps') this.story = [...this.story, ...message.steps.filter((step: Step) => step.sequence > this.sequence)];
    if (message.say === 'table' || message.say === 'steps') this.state = message.table;
    if (message.say === 'lobby' && this.state) this.state = { ...this.state, lobby: message.lobby };
    if (message.say === 'refused') this.refusals.push(message.error);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
