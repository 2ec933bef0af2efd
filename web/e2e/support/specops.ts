/** Operations of specops made and played without the interface, and how somebody in a hurry plays them. */
import { expect, type Page } from '@playwright/test';
import { endsOf } from '../../src/games/specops/ends.ts';
import { castOf } from '../../src/games/specops/names.ts';
import { reachIn, type Reach, type Region } from '../../src/games/specops/regions.ts';
import { pointOf, terrainAt } from '../../src/games/specops/terrain.ts';
import type { Choice, Content, Prompt, View } from '../../src/games/specops/types.ts';
import type { Point } from '../../src/table/camera.ts';
import type { Offer } from '../../src/table/offers.ts';
import type { Seat } from './api.ts';

/** The parts of the messages that tests look at. */
export interface SpecopsState {
  readonly sequence: number;
  readonly n_choices: number;
  readonly view: View;
  readonly decision: {
    readonly prompt: Prompt;
    readonly offers: readonly Offer<Choice>[];
    /** Left out where there are none. */
    readonly regions?: readonly { readonly seat: number; readonly region: Region }[];
    readonly awaited: readonly number[];
  } | null;
  readonly outcome: unknown;
}

export interface Wishes {
  teams?: [string, string];
  mission?: string;
  table?: string;
  /** Both build the table in turn. */
  build?: boolean;
  condition?: boolean;
  dice?: 'rolled' | 'physical';
  mode?: 'table' | 'companion';
}

function setup({ teams = ['rebel_troopers', 'imperial_infantry'], mission = 'priorities', condition = false, dice = 'rolled', ...rest }: Wishes): object {
  return { teams, mission, condition, dice, ...rest };
}

export async function newOperation(page: Page, seats: readonly Seat[], wishes: Wishes = {}, pace = 0): Promise<string> {
  return created(page, '/api/tables', { game: 'specops', setup: setup(wishes), seats, pace });
}

/** An operation whose dice are known beforehand: a game file in which nothing has happened yet. Both seats are mine. */
export async function seededOperation(page: Page, seed: number, wishes: Wishes = {}): Promise<string> {
  const file = { sortie: 1, game: 'specops', content: '', setup: setup(wishes), seed: seed.toString(16).padStart(64, '0'), entries: [] };
  return created(page, '/api/import', file);
}

async function created(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export async function specopsContent(page: Page): Promise<Content> {
  return (await page.request.get('/api/games/specops/content')).json();
}

/** An answer: one that is listed, or an end of a region by its place in the list of ends that the table shows. */
export interface Answer {
  readonly seat: number;
  readonly choice: Choice;
  /** Where a region is answered: which one, and which end of it. */
  readonly at?: { readonly key: string; readonly end: number };
}

export interface Style {
  /** Attacks that wound at least so likely are made; none without it. */
  readonly attacks?: number;
  /** Loadouts with this effect are chosen, and units hide. */
  readonly hides?: boolean;
  /** How many units of a side move at most in a round; the others only take their turn. */
  readonly movers?: number;
}

const COVERT = ['concealed', 'covert_deployment', 'ambush'];

/** Every end of every region that is offered, as the table lists them. */
function endsIn(state: SpecopsState, content: Content): { readonly seat: number; readonly reach: Reach; readonly n: number; readonly at: Point; readonly choice: Choice }[] {
  const { view, decision } = state;
  const [cast, terrain] = [castOf(view, content), terrainAt(content, view)];
  return (decision!.regions ?? []).flatMap(({ seat, region }) => {
    const reach = reachIn(view, region, content);
    return endsOf(reach, view, terrain, cast).flatMap(({ at }, n) => {
      const choice = reach.choiceAt(at);
      return choice ? [{ seat, reach, n, at, choice }] : [];
    });
  });
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = (from: Point, spots: readonly Point[]) => spots.toSorted((a, b) => far(from, a) - far(from, b))[0] ?? null;

/** What a unit is after, and how near is near enough. */
function goalOf({ view }: SpecopsState, content: Content, unit: number, from: Point): { readonly to: Point; readonly near: number } | null {
  const me = view.figures[unit]!;
  const foes = view.figures.flatMap(({ colour, at }) => (colour !== me.colour && at ? [pointOf(at)] : []));
  const tokens = view.tokens.filter(({ what }) => 'objective' in what);
  const of = (kind: string) => tokens.flatMap(({ what, at }) => ('objective' in what && what.objective === kind ? [pointOf(at)] : []));
  const go = (to: Point | null, near: number) => to && { to, near };
  switch (content.missions[view.mission ?? 0]!.rules) {
    case 'codes': {
      const held = view.tokens.find(({ holder }) => holder === unit);
      if (me.colour === 'red') {
        if (!held) return null;
        return held.number === 1 ? go(nearest(from, of('transmitter')), 0) : go(nearest(from, foes), 700);
      }
      const carriers = view.tokens.flatMap(({ holder }) => (holder !== null && view.figures[holder]?.at ? [pointOf(view.figures[holder]!.at!)] : []));
      return go(nearest(from, carriers), 600);
    }
    case 'shields':
      return go(nearest(from, view.covered.length >= content.transmitter.needed ? of('transmitter') : of('console')), 0);
    case 'vehicle':
      return go({ x: 4572, y: 4572 }, 600);
    case 'priorities':
      return go(nearest(from, [...of('left'), ...of('middle'), ...of('right')]), 600);
  }
}

/** What somebody does who wants to see the end: the mission first, then on the way, and no more than that. */
export function quick(state: SpecopsState, content: Content, { attacks = 2, hides = false, movers = 99 }: Style = {}): Answer {
  const { view, decision } = state;
  const { prompt, offers, regions = [] } = decision!;
  const seat = Math.min(...offers.map((offer) => offer.seat), ...regions.map((offer) => offer.seat));
  const own = offers.filter((offer) => offer.seat === seat);
  const ends = () => endsIn({ ...state, decision: { ...decision!, regions: regions.filter((one) => one.seat === seat) } }, content);
  const is = (kind: Choice['do']) => own.find(({ choice }) => choice.do === kind);
  const landed = ({ seat, reach, n, choice }: ReturnType<typeof endsIn>[number]): Answer => ({ seat, choice, at: { key: reach.key, end: n } });
  const units = view.figures;

  switch (prompt.ask) {
    case 'loadouts': {
      const colour = view.blue === seat ? 0 : 1;
      const cards = content.teams[view.players[colour]!.team]!.loadouts;
      const isCovert = (side: number) => COVERT.includes(content.sides[side]!.id);
      const wanted = cards.map(([a, b]) => (isCovert(a) ? !hides : isCovert(b) ? hides : false));
      return own.find(({ choice }) => choice.do === 'loadouts' && choice.sides.every((side, n) => side === wanted[n])) ?? own[0]!;
    }
    case 'deploy':
    case 'place': {
      const all = ends();
      const hidden = all.filter(({ reach }) => reach.kind === 'hide');
      const spots = hides && hidden.length > 0 ? hidden : all.filter(({ reach }) => reach.kind === 'place');
      if (spots.length === 0) return own[0]!;
      // One after the other, each as near to where it wants to be as the zone lets it.
      const first = spots[0]!.reach;
      const away = ({ at }: (typeof spots)[number]) => {
        const goal = first.unit === null ? null : goalOf(state, content, first.unit, at);
        return goal ? far(at, goal.to) : far(at, { x: 4572, y: 4572 });
      };
      return landed(spots.filter(({ reach }) => reach.key === first.key).toSorted((a, b) => away(a) - away(b))[0]!);
    }
    case 'terrain': {
      // As few pieces as may be, each in another part of the table.
      const all = ends();
      return is('done') ?? landed(all[(prompt.n * 5) % all.length]!);
    }
    case 'lay':
      return landed(ends()[0]!);
    case 'carry':
    case 'order':
    case 'drawn':
    case 'comms':
      return own[0]!;
    case 'turn': {
      const active = own.filter(({ choice }) => choice.do === 'activate');
      return active[0] ?? is('draw') ?? is('pass') ?? own[0]!;
    }
    case 'act':
    case 'granted':
    case 'standby': {
      const deed = own.find(({ choice }) => choice.do === 'mission' && choice.deed !== 'share' && choice.deed !== 'ambush');
      if (deed) return deed;
      const shots = own.filter((offer) => offer.choice.do === 'attack').map((offer) => {
        const { choice } = offer;
        const odds = choice.do === 'attack' ? view.shots.find(({ target, weapon }) => target === choice.target && weapon === choice.weapon) : undefined;
        return { offer, wounds: odds?.wounds ?? 0 };
      });
      const shot = shots.toSorted((a, b) => b.wounds - a.wounds)[0];
      if (shot && shot.wounds >= attacks) return shot.offer;
      const unit = 'unit' in prompt ? prompt.unit : null;
      const from = unit === null ? null : units[unit]?.at;
      const goal = unit !== null && from ? goalOf(state, content, unit, pointOf(from)) : null;
      const rank = unit === null ? 0 : units.filter(({ colour, at }, other) => colour === units[unit]!.colour && at && goal && other !== unit && far(pointOf(at), goal.to) < far(pointOf(from!), goal.to)).length;
      const carries = view.tokens.some(({ holder }) => holder === unit);
      if (goal && (carries || rank < movers) && far(pointOf(from!), goal.to) > goal.near) {
        const gain = (at: Point) => far(pointOf(from!), goal.to) - Math.max(goal.near, far(at, goal.to));
        const best = ends().toSorted((a, b) => gain(b.at) - gain(a.at))[0];
        if (best && gain(best.at) > 250) return landed(best);
      }
      return is('done') ?? own[0] ?? landed(ends()[0]!);
    }
    case 'transmit':
    case 'ability':
      return is('accept') ?? own[0]!;
    case 'reveal': {
      const shown = is('reveal');
      return shown ?? is('done') ?? own[0]!;
    }
    default:
      return is('done') ?? own[0] ?? landed(ends()[0]!);
  }
}

/** Where to stop: at something that the table shows. A finished game always stops. */
export type Stop = (state: SpecopsState) => boolean;

/** Plays my seats over a socket of its own until the table is as wanted, and returns it as it is then. */
export async function playOperationUntil(page: Page, id: string, stop: Stop, decide: (state: SpecopsState, content: Content) => Pick<Answer, 'seat' | 'choice'> = quick): Promise<SpecopsState> {
  // Any small document of the server will do: the socket must come from a page of its own.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/manifest.webmanifest');
  const content = await specopsContent(page);
  await elsewhere.exposeFunction('decide', (state: SpecopsState) => (stop(state) ? null : decide(state, content)));
  const end = await elsewhere.evaluate(
    (id) =>
      new Promise<any>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const hello = () => say({ say: 'hello', since: null, language: 'en' });
        let done = false;
        let sent: unknown = null;
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
          if (message.say === 'refused') return reject(new Error(`${message.error.code}: ${message.error.message} ${JSON.stringify(sent)}`));
          const { table } = message;
          if (!table) return;
          if (table.outcome !== null) return end(table);
          if (table.decision.offers.length === 0 && !table.decision.regions?.length) return;
          const best = await (window as any).decide(table).catch(reject);
          if (best === undefined) return;
          if (best === null) return end(table);
          sent = best;
          say({ say: 'choose', sequence: table.sequence, seat: best.seat, choice: best.choice });
        };
      }),
    id,
  );
  await elsewhere.close();
  return end;
}
