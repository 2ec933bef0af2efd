/** Missions of defenders made and played without the interface, and how a sensible beginner plays them. */
import { expect, type Page } from '@playwright/test';
import type { Choice, Content, Offer, Prompt, View } from '../../src/games/defenders/types.ts';
import type { Seat } from './api.ts';

/** The parts of the messages that tests look at. */
export interface DefendersState {
  readonly sequence: number;
  readonly n_choices: number;
  readonly view: View;
  readonly decision: { readonly prompt: Prompt; readonly offers: readonly Offer[]; readonly awaited: readonly number[] } | null;
  readonly outcome: unknown;
}

export interface Wishes {
  mission?: string;
  agents?: View['agents'][number]['class'][];
  difficulty?: View['difficulty'];
  dice?: 'rolled' | 'physical';
  mode?: View['mode'];
}

function setup({ mission = 'close_encounters', agents = ['marine', 'biotech'], difficulty = 'normal', dice = 'rolled', mode = 'table' }: Wishes): object {
  return { mission, agents, difficulty, options: null, dice, mode };
}

export async function newMission(page: Page, seats: readonly Seat[], wishes: Wishes = {}, pace = 0): Promise<string> {
  return created(page, '/api/tables', { game: 'defenders', setup: setup(wishes), seats, pace });
}

/** A mission whose dice and cards are known beforehand: a game file in which nothing has happened yet. All seats are mine. */
export async function seededMission(page: Page, seed: number, wishes: Wishes = {}): Promise<string> {
  const file = { sortie: 1, game: 'defenders', content: '', setup: setup(wishes), seed: seed.toString(16).padStart(64, '0'), entries: [] };
  return created(page, '/api/import', file);
}

async function created(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export async function contentOf(page: Page): Promise<Content> {
  return (await page.request.get('/api/games/defenders/content')).json();
}

/** How many steps it is from every hex to the nearest of some, around what blocks the way. */
export function stepsTo(ends: readonly number[], { mission }: Pick<View, 'mission'>, content: Content): number[] {
  const { hexes, sides } = content.maps[mission]!;
  const numbers = new Map(hexes.map(({ x, y }, n) => [`${x},${y}`, n]));
  const shut = new Set(sides.filter(({ kind }) => kind !== 'door').flatMap(({ between: [a, b] }) => [`${a}-${b}`, `${b}-${a}`]));
  const steps = hexes.map(() => 99);
  for (const end of ends) steps[end] = 0;
  for (const queue = [...ends]; queue.length > 0; ) {
    const here = queue.shift()!;
    const { x, y } = hexes[here]!;
    for (const [dx, dy] of [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]] as const) {
      const next = numbers.get(`${x + dx},${y + dy}`);
      if (next === undefined || hexes[next]!.ground === 'blocked' || shut.has(`${here}-${next}`) || steps[next]! <= steps[here]! + 1) continue;
      steps[next] = steps[here]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** What is worth walking to: what the mission is about, else whoever is there. */
function goals(view: View): number[] {
  const burning = new Set(view.story.flames);
  const about = [...view.story.goals, ...view.points.map(({ at }) => at)].filter((at) => !burning.has(at));
  return about.length > 0 ? about : [...view.signals, ...view.aliens].map(({ at }) => at);
}

/**
 * The best of what is offered: what the mission asks for, then whoever can be attacked, then on the way. Signals are turned
 * as soon as they can be, since somebody has to.
 */
export function bestOffer({ view, decision }: Pick<DefendersState, 'view' | 'decision'>, content: Content): Offer {
  const { prompt } = decision!;
  // Of several who may answer the first one does: so it is the same whether one person has all seats or each their own.
  const first = Math.min(...decision!.offers.map(({ seat }) => seat));
  const offers = decision!.offers.filter(({ seat }) => seat === first);
  const steps = stepsTo(goals(view), view, content);
  const here = view.agents.find(({ figure }) => figure === view.looks?.figure)?.at;
  const worth = (choice: Choice): number => {
    switch (choice.do) {
      case 'act':
        return 1000;
      case 'attack':
      case 'strike': {
        const odds = view.odds.find((one) => one.target === choice.target && one.gun === choice.gun && one.area === choice.area);
        return odds?.heals ? (odds.expected >= 1 ? 950 : -1) : 900 + 50 * Number(odds?.p_dead ?? 0) + Number(odds?.p_wound ?? 0) - (choice.area ? 1 : 0);
      }
      case 'go': {
        const way = view.looks?.ways.find(({ to }) => to === choice.to);
        if (!way || way.contacts.length > 0 || view.story.flames.some((flame) => way.path.includes(flame))) return -50;
        const gain = (here == null ? 0 : steps[here]!) - steps[choice.to]!;
        return gain > 0 ? 500 + 10 * gain - way.cost + (way.reveals.length > 0 ? 5 : 0) : -50;
      }
      // Look where it comes from.
      case 'face':
        return facing(choice.facing);
      case 'evade':
        return 50;
      case 'clear_jam':
        return choice.movement ? -30 : 40;
      case 'roll_rank':
      case 'first_aid':
        return 30;
      case 'halt':
        return 20;
      case 'end_turn':
        return 0;
      case 'pass':
        return 10;
      case 'use':
      case 'leap':
      case 'redeploy':
      case 'search':
      case 'operate':
      case 'deliver':
        return -40;
      case 'spend':
      case 'reroll':
      case 'take_weapon':
        return 5;
      default:
        return 20;
    }
  };
  const facing = (to: number): number => {
    if (here == null) return 0;
    const { hexes } = content.maps[view.mission]!;
    const near = [...view.aliens, ...view.signals].map(({ at }) => hexes[at]!);
    const from = hexes[here]!;
    const [dx, dy] = ([[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]] as const)[to]!;
    const towards = near.map(({ x, y }) => [x - from.x, 1.7 * (y - from.y)] as const).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
    // Turning round while somebody could still be attacked is for the end of a turn, and never worth a movement.
    const asked = prompt.ask === 'movement' || prompt.ask === 'start';
    return (asked ? 20 : -20) + (towards ? (dx * towards[0] + 1.7 * dy * towards[1]) / (2 * Math.hypot(...towards)) : 0);
  };
  return [...offers].sort((a, b) => worth(b.choice) - worth(a.choice))[0]!;
}

/** Where to stop: at something that the table shows. A finished game always stops. */
export type Stop = (state: DefendersState) => boolean;

/** Plays my seats over a socket of its own until the table is as wanted, and returns it as it is then. */
export async function playMissionUntil(page: Page, id: string, stop: Stop, decide = bestOffer): Promise<DefendersState> {
  // Any small document of the server will do: the socket must come from a page of its own.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/manifest.webmanifest');
  const content = await contentOf(page);
  await elsewhere.exposeFunction('decide', (state: DefendersState) => (stop(state) ? null : decide(state, content)));
  const end = await elsewhere.evaluate(
    (id) =>
      new Promise<any>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const hello = () => say({ say: 'hello', since: null, language: 'en' });
        let done = false;
        const end = (table: any) => {
          done = true;
          socket.close();
          resolve(table);
        };
        socket.onopen = hello;
        socket.onclose = () => done || reject(new Error('the socket closed'));
        socket.onmessage = async ({ data }) => {
          if (done) return;
          const message = JSON.parse(data);
          // A bot was faster; the table as it is now follows.
          if (message.say === 'refused' && message.error.code === 'stale') return;
          if (message.say === 'refused' && message.error.code === 'too-fast') return void setTimeout(hello, 500);
          if (message.say === 'refused') return reject(new Error(message.error.message));
          const { table } = message;
          if (!table) return;
          if (table.outcome !== null) return end(table);
          if (table.decision.offers.length === 0) return;
          const best = await (window as any).decide(table);
          if (best === null) return end(table);
          say({ say: 'choose', sequence: table.sequence, seat: best.seat, choice: best.choice });
        };
      }),
    id,
  );
  await elsewhere.close();
  return end;
}

/** The training mission in a turn of mine, with the movement still there. */
export async function turnTable(page: Page, seats: readonly Seat[]): Promise<string> {
  const id = await newMission(page, seats, { mission: 'first_watch' });
  const { outcome } = await playMissionUntil(page, id, ({ decision }) => decision?.prompt.ask === 'turn' && decision.prompt.movement);
  expect(outcome, 'the mission goes on').toBeNull();
  return id;
}
