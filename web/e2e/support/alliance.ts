/** Skirmishes of alliance made and played without the interface, for tests that are about something else. */
import { expect, type Page } from '@playwright/test';
import type { Seat } from './api.ts';

const HEROES = ['fenn_signis', 'diala_passil', 'gideon_argus', 'jyn_odan'];

export interface Skirmish {
  map?: string;
  /** Plays it instead; then there is no map to choose. */
  mission?: string;
  difficulty?: 'easy' | 'normal' | 'hard';
  dice?: 'rolled' | 'physical';
  heroes?: { hero: string; cards: string[] }[];
  enemies?: string[];
}

/** The parts of alliance's messages that tests look at. */
export interface AllianceState {
  sequence: number;
  n_choices: number;
  view: {
    round: number;
    acting: number | null;
    figures: { id: number; side: string; at: [number, number][] | null; damage: number }[];
    odds: { target: number; weapon: number }[];
    attack: { rolled: boolean } | null;
    ending: string | null;
  };
  decision: { prompt: { ask: string; actions?: number; points?: number }; offers: { seat: number; choice: { do: string } & Record<string, unknown> }[] } | null;
  outcome: unknown;
}

export async function newSkirmish(page: Page, seats: readonly Seat[], wishes: Skirmish = {}, pace = 0): Promise<string> {
  const setup = {
    heroes: HEROES.slice(0, seats.length).map((hero) => ({ hero, cards: [] })),
    map: 'den',
    difficulty: 'normal',
    enemies: [],
    ally: null,
    dice: 'rolled',
    ...wishes,
  };
  const answer = await page.request.post('/api/tables', { data: { game: 'alliance', setup, seats, pace } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Where to stop, by what the table looks like. */
export interface AllianceStop {
  ask: string;
  round?: number;
  /** With somebody to attack, and an action for it. */
  canAttack?: boolean;
  /** Exactly so many actions left. */
  actions?: number;
  /** In a window that cannot change anything. */
  moot?: boolean;
}

/**
 * Plays my seats over a socket of its own until they are asked what `stop` says: forward, attacking whoever can be
 * attacked. Returns the table as it is then.
 */
export async function playSkirmishUntil(page: Page, id: string, stop: AllianceStop): Promise<AllianceState> {
  // Any small document of the server will do: the socket must come from a page of its own.
  if (!page.url().startsWith('http')) await page.goto('/manifest.webmanifest');
  return page.evaluate(
    async ({ id, stop }) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
      const say = (message: object) => socket.send(JSON.stringify(message));
      const hello = () => say({ say: 'hello', since: null, language: 'en' });
      const isThere = (table: any): boolean => {
        const { prompt } = table.decision;
        if (prompt.ask !== stop.ask || table.view.round < (stop.round ?? 0)) return false;
        if (stop.actions !== undefined && prompt.actions !== stop.actions) return false;
        if (stop.moot && !table.decision.offers.some(({ seat, choice }: any) => choice.do === 'pass' && table.view.moot.includes(seat))) return false;
        return !stop.canAttack || table.view.odds.length > 0;
      };
      const worth = (table: any, choice: any): number => {
        const enemies = table.view.figures.filter((one: any) => one.side === 'imperial' && one.at);
        const far = (at: number[][]) =>
          Math.min(...enemies.flatMap((enemy: any) => enemy.at.map((to: number[]) => Math.max(Math.abs(to[0]! - at[0]![0]!), Math.abs(to[1]! - at[0]![1]!)))));
        const here = table.view.figures.find((one: any) => one.id === table.view.acting)?.at;
        switch (choice.do) {
          case 'attack':
            return 90;
          case 'move':
            return here && far(choice.to) < far(here) ? 60 - far(choice.to) : -50;
          case 'run':
            return 5;
          case 'pass':
            return -5;
          case 'end':
            return -10;
          case 'rest':
          case 'use':
          case 'strain':
            return -20;
          default:
            return 40;
        }
      };
      return new Promise<any>((resolve, reject) => {
        let done = false;
        const end = (table: any) => {
          done = true;
          socket.close();
          resolve(table);
        };
        socket.onopen = hello;
        socket.onclose = () => done || reject(new Error('the socket closed'));
        socket.onmessage = ({ data }) => {
          if (done) return;
          const message = JSON.parse(data);
          // A bot was faster; the table as it is now follows.
          if (message.say === 'refused' && message.error.code === 'stale') return;
          if (message.say === 'refused' && message.error.code === 'too-fast') return void setTimeout(hello, 500);
          if (message.say === 'refused') return reject(new Error(message.error.message));
          const { table } = message;
          if (!table) return;
          if (table.outcome !== null) return end(table);
          const { offers } = table.decision;
          if (offers.length === 0) return;
          if (isThere(table)) return end(table);
          const [best] = [...offers].sort((a: any, b: any) => worth(table, b.choice) - worth(table, a.choice));
          say({ say: 'choose', sequence: table.sequence, seat: best.seat, choice: best.choice });
        };
      });
    },
    { id, stop },
  );
}

/** A skirmish with somebody to attack right now. */
export async function attackTable(page: Page, seats: readonly Seat[]): Promise<string> {
  const id = await newSkirmish(page, seats);
  const table = await playSkirmishUntil(page, id, { ask: 'turn', canAttack: true });
  expect(table.outcome, 'the game goes on').toBeNull();
  return id;
}
