/** Tables made without the interface, for tests that are about something else. */
import { expect, type Page } from '@playwright/test';
import type { TableState } from './live.ts';

export type Seat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: 'greedy' | 'random' };

export const ME: Seat = { kind: 'me' };
export const OPEN: Seat = { kind: 'open' };
export const BOT: Seat = { kind: 'bot', bot: 'greedy' };

const JEDI = ['obi_wan', 'anakin', 'mace', 'kit'];

export interface Setup {
  jedi?: string[];
  difficulty?: 'easy' | 'normal' | 'hard';
  dice?: 'rolled' | 'physical';
  modules?: { r2d2: boolean; c3po: boolean };
}

function setup(players: number, wishes: Setup): object {
  return {
    jedi: JEDI.slice(0, players),
    difficulty: 'normal',
    dice: 'rolled',
    modules: { r2d2: false, c3po: false },
    sixth_die: players === 3 ? 0 : null,
    ...wishes,
  };
}

/** Makes the guest of a page known by a name. */
export async function introduce(page: Page, name: string): Promise<void> {
  const answer = await page.request.put('/api/guest', { data: { name } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A new table; the seed is anybody's guess, as always. */
export async function newTable(page: Page, seats: readonly Seat[], wishes: Setup = {}, pace = 0): Promise<string> {
  return created(page, '/api/tables', { game: 'arena', setup: setup(seats.length, wishes), seats, pace });
}

/** A new table whose dice are known beforehand: a game file in which nothing has happened yet. All seats are mine. */
export async function seededTable(page: Page, seed: number, players: number, wishes: Setup = {}): Promise<string> {
  const file = { sortie: 1, game: 'arena', content: '', setup: setup(players, wishes), seed: hex(seed), entries: [] };
  return created(page, '/api/import', file);
}

export async function setSeat(page: Page, id: string, seat: number, change: object): Promise<void> {
  const answer = await page.request.post(`/api/tables/${id}/seats/${seat}`, { data: change });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A game that bots have played to its end. */
export async function finishedTable(page: Page, players = 2): Promise<string> {
  const id = await newTable(page, Array<Seat>(players).fill(BOT));
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${id}`)).json()).outcome, { timeout: 60_000 })
    .not.toBeNull();
  return id;
}

/** The game file of a table. */
export async function exported(page: Page, id: string): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/tables/${id}/export`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function created(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

function hex(seed: number): string {
  return seed.toString(16).padStart(64, '0');
}

/** Where to stop: at a question to me, and not before a round. A finished game always stops. */
export interface Stop {
  ask: 'start' | 'report' | 'place' | 'fight' | 'push' | 'parley' | 'over';
  round?: number;
  /** Not before so many choices have been made. */
  choices?: number;
}

/**
 * Plays my seats over a socket of its own, much faster than fingers could, until my seats are asked what `stop` says.
 * Dice go where they help the question come up. Returns the table as it is then.
 */
export async function playUntil(page: Page, id: string, stop: Stop): Promise<TableState> {
  // Any small document of the server will do: the socket must come from a page of its own.
  if (!page.url().startsWith('http')) await page.goto('/manifest.webmanifest');
  return page.evaluate(
    async ({ id, stop }) => {
      const content = await (await fetch('/api/games/arena/content')).json();
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
      const say = (message: object) => socket.send(JSON.stringify(message));
      const kindOf = (table: any, offer: any): string => {
        const { jedi } = table.view.jedi[offer.seat];
        const board = content.boards.find((one: any) => one.jedi === jedi && one.players === table.view.jedi.length);
        return board.fields[offer.choice.field].kind;
      };
      const worth = (table: any, offer: any): number => {
        const { choice } = offer;
        const { die } = table.view.jedi[offer.seat];
        switch (choice.do) {
          case 'push':
          case 'strike':
            return 9;
          case 'finish':
            return choice.at === table.decision.prompt.at ? 8 : 0;
          case 'card': {
            const card = table.view.cards[choice.slot];
            return card.missing.includes(die) ? 6 + (choice.slot === 3 ? 1 : 0) : 1;
          }
          case 'board': {
            const kind = kindOf(table, offer);
            if (kind === stop.ask) return 10;
            return kind === 'force' ? (table.view.force < 4 ? 5 : 2) : 4;
          }
          case 'force':
          case 'flip':
            return -1;
          default:
            return 3;
        }
      };

      return new Promise<any>((resolve, reject) => {
        let done = false;
        const end = (table: any) => {
          done = true;
          socket.close();
          resolve(table);
        };
        socket.onopen = () => say({ say: 'hello', since: null, language: 'en' });
        socket.onclose = () => done || reject(new Error('the socket closed'));
        socket.onmessage = ({ data }) => {
          if (done) return;
          const message = JSON.parse(data);
          // A bot was faster; the table as it is now follows.
          if (message.say === 'refused' && message.error.code === 'stale') return;
          if (message.say === 'refused' && message.error.code === 'too-fast') {
            setTimeout(() => say({ say: 'hello', since: null, language: 'en' }), 500);
            return;
          }
          if (message.say === 'refused') return reject(new Error(message.error.message));
          const { table } = message;
          if (!table) return;
          if (table.outcome !== null) return end(table);
          const { prompt, offers } = table.decision;
          if (offers.length === 0) return;
          if (prompt.ask === stop.ask && table.view.round >= (stop.round ?? 0) && table.n_choices >= (stop.choices ?? 0)) return end(table);
          const [best] = [...offers].sort((a: any, b: any) => worth(table, b) - worth(table, a));
          say({ say: 'choose', sequence: table.sequence, seat: best.seat, choice: best.choice });
        };
      });
    },
    { id, stop },
  );
}

/** Whether a fight has something to show: a way to go and a droid to strike. */
function isLively({ decision }: TableState): boolean {
  const count = (kind: string) => decision?.offers.filter(({ choice }) => choice.do === kind).length ?? 0;
  return decision?.prompt.ask === 'fight' && count('finish') > 1 && count('strike') > 0;
}

/** A table at which I fight, with room to walk and a droid within reach. */
export async function fightTable(page: Page, seats: readonly Seat[]): Promise<string> {
  for (let attempt = 0; attempt < 12; attempt++) {
    const id = await newTable(page, seats);
    if (isLively(await playUntil(page, id, { ask: 'fight' }))) return id;
  }
  throw new Error('no fight with room to walk in twelve games');
}

/** A seed whose first fight is such a one, if everybody starts on the first field offered. */
export async function fightSeed(page: Page, players: number): Promise<number> {
  for (let seed = 1; seed <= 12; seed++) {
    const id = await seededTable(page, seed, players);
    if (isLively(await playUntil(page, id, { ask: 'fight' }))) return seed;
  }
  throw new Error('no fight with room to walk with twelve seeds');
}
