/** Campaigns of defenders made and played without the interface, for tests that are about something else. */
import { expect, type Page } from '@playwright/test';
import type { Seat } from './api.ts';
import type { DefendersState } from './defenders.ts';

export const CAMPAIGN = 'first_contact';

/** A campaign under way, as a saved one: at headquarters after these missions, with what was found in them. */
export interface Saved {
  played: readonly { mission: string; ending: 'accomplished' | 'partly' | 'failed' | 'all_out'; rounds: number; team?: readonly object[] }[];
  files?: readonly { class: string; grade: string; skills?: readonly string[]; tactics?: readonly string[] }[];
  weapons?: readonly string[];
}

/** Four missions in: a detour, one that failed, ranks, weapons of both kinds. */
export const MIDWAY: Saved = {
  played: [
    { mission: 'close_encounters', ending: 'accomplished', rounds: 9, team: service(['bronze', true], ['copper', false], ['bronze', true]) },
    { mission: 'new_hopes', ending: 'failed', rounds: 11, team: service(['silver', true], ['copper', false, true], ['bronze', false]) },
    { mission: 'alien_nation', ending: 'accomplished', rounds: 13, team: service(['silver', false], ['bronze', true], ['silver', true]) },
    { mission: 'starship_troops', ending: 'partly', rounds: 12, team: service(['gold', true], ['bronze', false, true], ['silver', false]) },
    { mission: 'agents_in_black', ending: 'accomplished', rounds: 10, team: service(['palladium', true], ['silver', true], ['gold', true]) },
  ],
  files: [
    { class: 'marine', grade: 'palladium' },
    { class: 'biotech', grade: 'silver' },
    { class: 'infiltrator', grade: 'gold' },
  ],
};

function service(...team: readonly (readonly [grade: string, promoted: boolean, died?: boolean])[]): object[] {
  return team.map(([grade, promoted, died = false], n) => ({ class: ['marine', 'biotech', 'infiltrator'][n], grade, promoted, died }));
}

/** A campaign as a table; with `saved` it goes on from there. */
export async function newCampaign(page: Page, team: string, seats: readonly Seat[], saved: Saved | null = null, agents = ['marine', 'biotech', 'infiltrator', 'sniper', 'hulk'].slice(0, seats.length)): Promise<string> {
  const content = await (await page.request.get('/api/games/defenders/content')).json();
  const weapons = saved?.weapons ?? [4, 5, 6].map((n) => content.weapons.filter(({ rank }: { rank: string }) => rank === 'blue')[n].id).concat(content.weapons.find(({ rank }: { rank: string }) => rank === 'red').id);
  const resume = saved && { version: 1, campaign: CAMPAIGN, team, epoch: saved.played.length, agents, files: [], ...saved, weapons };
  const setup = { agents, difficulty: 'normal', campaign: { id: CAMPAIGN, team, ...(resume ? { resume } : {}) } };
  const answer = await page.request.post('/api/tables', { data: { game: 'defenders', setup, seats, pace: 0 } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/**
 * Plays my seats over a socket of its own, as somebody would who wants to be home soon, until the team is at headquarters or
 * the campaign is over. Returns the table as it is then.
 */
export async function playMission(page: Page, id: string): Promise<DefendersState> {
  // Any small document of the server will do: the socket must come from a page of its own.
  if (!page.url().startsWith('http')) await page.goto('/manifest.webmanifest');
  return page.evaluate(
    (id) =>
      new Promise<any>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        const hello = () => say({ say: 'hello', since: null, language: 'en' });
        const FIRST = ['set_out', 'roll_rank', 'end_turn', 'pass', 'halt'];
        const worth = ({ do: what }: { do: string }) => (FIRST.includes(what) ? FIRST.length - FIRST.indexOf(what) : 0);
        let done = false;
        let gone = false;
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
          const { stage } = table.view.campaign;
          gone ||= stage === 'mission';
          if (table.outcome !== null || (gone && stage === 'headquarters')) {
            done = true;
            socket.close();
            return resolve(table);
          }
          const offers = table.decision?.offers ?? [];
          if (offers.length === 0) return;
          const [best] = [...offers].sort((a: any, b: any) => worth(b.choice) - worth(a.choice));
          say({ say: 'choose', sequence: table.sequence, seat: best.seat, choice: best.choice });
        };
      }),
    id,
  );
}
