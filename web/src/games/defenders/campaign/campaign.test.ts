import { describe, expect, it } from 'vitest';
import { NOTHING_SEEN } from '../../../campaign/seen';
import type { Step } from '../../../generated/Step';
import type { TableSummary } from '../../../generated/TableSummary';
import { afterLooking, newWeapons } from './badges';
import { isBetweenMissions } from './between';
import { drawingOf, mainWay, placesOf } from './chart';
import { CAMPAIGN, CONTENT, MISSIONS, VIEW } from './fixtures';
import { after, journey, standings, statistics, waysTo } from './flow';
import { hallOf } from './hall';
import { chaptersOf, serviceText } from './logbook';
import { momentOf } from './moment';
import { countsOf, firstDraft, missing, toNewTable } from './new/draft';
import { campaignOf, describe as described } from './progress';
import { missionsIn, pagesIn, weaponsIn, withStory } from './report';
import type { CampaignView } from './types';
import { resultOf } from './words';

const stateOf = (view: Pick<CampaignView, 'played' | 'open'>) => Object.fromEntries(standings(CAMPAIGN, view, MISSIONS).map(({ id, state }) => [id, state]));

describe('the flow of missions', () => {
  it('leads on by how a mission ended (defenders 2)', () => {
    expect(after(CAMPAIGN, 'close_encounters', 'accomplished')).toEqual(['new_hopes', 'star_tech']);
    expect(after(CAMPAIGN, 'judgement_day', 'partly')).toEqual([]);
    expect(after(CAMPAIGN, 'new_hopes', 'partly')).toEqual([]);
    expect(resultOf('all_out')).toBe('failed');
  });

  it('knows what was played, what is open, what may come and what will not', () => {
    expect(stateOf(VIEW)).toMatchObject({ close_encounters: 'done', new_hopes: 'done', alien_nation: 'open', star_tech: 'missed', starship_troops: 'ahead', in_the_matrix: 'ahead', back_in_time: 'ahead' });
  });

  it('says of what is ahead after which missions it comes, those that never will left out', () => {
    const standing = standings(CAMPAIGN, VIEW, MISSIONS).find(({ id }) => id === 'starship_troops')!;
    expect(standing.ways).toEqual([{ from: 'alien_nation', how: ['accomplished', 'failed'] }]);
    expect(waysTo(CAMPAIGN, 'starship_troops').map(({ from }) => from)).toEqual(['star_tech', 'alien_nation']);
  });

  it('opens a mission again that failed, and counts how often it was played', () => {
    const [first] = standings(CAMPAIGN, { played: [{ mission: 0, ending: 'failed', rounds: 5, team: [] }], open: [0] }, MISSIONS);
    expect(first).toMatchObject({ state: 'open', times: 1, last: { rounds: 5 } });
  });

  it('adds up to numbers', () => {
    expect(statistics(VIEW)).toEqual({ missions: 2, rounds: 16, accomplished: 1, partly: 0, failed: 1, promotions: 1, deaths: 1, weapons: 2 });
    expect(journey({ played: [...VIEW.played, VIEW.played[1]!] }, MISSIONS)).toEqual(['close_encounters', 'new_hopes']);
  });
});

describe('the chart', () => {
  it('has the way as it goes if all goes well, and detours beside it', () => {
    expect(mainWay(CAMPAIGN)).toEqual(['close_encounters', 'new_hopes', 'star_tech', 'starship_troops', 'agents_in_black', 'visitors', 'galaktica', 'judgement_day', 'back_in_time']);
  });

  it.each([[1150, 790], [730, 540], [360, 460], [2200, 1200]])('keeps all missions apart and on the paper at %i by %i', (width, height) => {
    const places = [...placesOf(CAMPAIGN, { width, height }).values()];
    expect(places).toHaveLength(12);
    for (const [n, one] of places.entries()) {
      expect(one.x).toBeGreaterThan(24);
      expect(one.x).toBeLessThan(width - 24);
      expect(one.y).toBeGreaterThan(24);
      expect(one.y).toBeLessThan(height - 24);
      for (const other of places.slice(n + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(52);
    }
  });

  it('marks how each mission ended, lights what is open, and shows where the team went', () => {
    const { marks, lines, here } = drawingOf(MISSIONS, CAMPAIGN, VIEW, { width: 1150, height: 790 });
    expect(marks.map(({ text }) => text)).toEqual(MISSIONS.map(({ number }) => String(number)));
    expect(marks.slice(0, 4).map(({ tone, badge }) => [tone, badge])).toEqual([['good', 'lucide:check'], ['enemy', 'lucide:x'], ['quiet', 'lucide:ban'], ['player', undefined]]);
    expect(marks[4]!.label).toContain('5. ');
    expect(lines.filter(({ kind }) => kind === 'route')).toHaveLength(1);
    expect(lines.filter(({ kind }) => kind === 'bad').length).toBeGreaterThan(0);
    expect(here).toMatchObject({ x: marks[1]!.x, y: marks[1]!.y });
  });
});

const step = (...events: object[]): Step => ({ sequence: 1, seat: 0, choice: null, events: events.map((event) => ({ rule: '2', event })) });
const STORY = [
  step({ event: 'set_out', mission: 0 }, { event: 'said', word: 'opening', is_rule: false }),
  step({ event: 'round_began', round: 3 }, { event: 'weapon_drawn', weapon: 4 }, { event: 'weapon_refused', weapon: 4 }, { event: 'said', word: 'rule', is_rule: true }),
  step({ event: 'mission_ended', mission: 0, ending: 'accomplished' }, { event: 'promoted', agent: 0, grade: 'bronze' }, { event: 'returned', mission: 1 }),
  step({ event: 'planned', mission: 1 }),
  step({ event: 'set_out', mission: 1 }, { event: 'weapon_drawn', weapon: null }),
];

describe('the report of a mission', () => {
  it('is told from where the team set out to where it was home again', () => {
    const [first, second] = missionsIn(STORY);
    expect(first!.map(({ event }) => event)).toEqual(['set_out', 'said', 'round_began', 'weapon_drawn', 'weapon_refused', 'said', 'mission_ended', 'promoted', 'returned']);
    expect(second!.map(({ event }) => event)).toEqual(['set_out', 'weapon_drawn']);
    expect(pagesIn(first!)).toEqual([{ word: 'opening', round: 0, isRule: false }, { word: 'rule', round: 3, isRule: true }]);
    expect([weaponsIn(first!), weaponsIn(second!)]).toEqual([[4], []]);
  });

  it('knows nothing but the end of missions before a saved campaign was opened', () => {
    expect(withStory(['saved', 'told', 'now'], STORY).map(({ events }) => events.length > 0)).toEqual([false, true, true]);
    expect(withStory(['told'], STORY)[0]!.events).toHaveLength(9);
  });

  it('fills the log, mission by mission, with who went', () => {
    const content = { ...CONTENT, weapons: [] };
    const chapters = chaptersOf(VIEW, content, STORY);
    expect(chapters.map(({ name }) => name)).toEqual(['mission-0', 'mission-1', 'rules']);
    expect(chapters[0]!.told.map(({ round, isRule }) => [round, isRule])).toEqual([[0, false], [3, true]]);
    expect(chaptersOf(VIEW, content, []).map(({ empty }) => Boolean(empty))).toEqual([true, true, false]);
    expect(serviceText(VIEW.played[0]!.team[0]!)).toMatch(/Promoted to Bronze$/);
    expect(serviceText(VIEW.played[0]!.team[1]!)).toMatch(/Copper, Did not come back/);
  });
});

describe('scenes', () => {
  const at = (stage: CampaignView['stage'], ending: number | null = null) => ({ campaign: { ...VIEW, stage, ending } });
  const made = (choice: object | null) => ({ choice });

  it('come between missions; the last rank rolls are still made at the board (defenders 128)', () => {
    expect([at('mission'), at('debriefing'), at('headquarters'), at('over', 0), { campaign: null }].map(isBetweenMissions)).toEqual([false, false, true, true, false]);
  });

  it('of a recorded game show what was done', () => {
    expect(momentOf(made({ do: 'pass' }), at('mission'), at('mission'))).toBe('board');
    expect(momentOf(made({ do: 'pass' }), at('headquarters'), at('debriefing'))).toBe('report');
    expect(momentOf(made({ do: 'arm', weapon: 4, gun: 0 }), at('headquarters'), at('headquarters'))).toBe('quarters');
    expect(momentOf(made({ do: 'plan', mission: 2 }), at('headquarters'), at('headquarters'))).toBe('map');
    expect(momentOf(made({ do: 'pass' }), at('over', 0), at('debriefing'))).toBe('epilogue');
    expect(momentOf(made(null), { campaign: null }, undefined)).toBe('board');
  });

  it('tell of weapons that nobody has seen yet', () => {
    expect(newWeapons(VIEW, NOTHING_SEEN)).toEqual([4, 7]);
    expect(newWeapons(VIEW, afterLooking(VIEW, NOTHING_SEEN, 'quarters'))).toEqual([]);
    expect(afterLooking(VIEW, NOTHING_SEEN, 'map')).toBe(NOTHING_SEEN);
  });
});

describe('a new campaign', () => {
  const draft = firstDraft(CONTENT, 'greedy', 'Night Line');

  it('is for as many agents as each of its missions', () => {
    expect(countsOf(CONTENT, 'first_contact')).toEqual([1, 2, 3, 4, 5]);
    const narrow = { ...CONTENT, missions: CONTENT.missions.map((mission, n) => (n === 2 ? { ...mission, agents: [2, 4] as [number, number] } : mission)) };
    expect(countsOf(narrow, 'first_contact')).toEqual([2, 3, 4]);
  });

  it('needs a name', () => {
    expect(missing(draft)).toBeNull();
    expect(missing({ ...draft, name: ' ' })).toBe('name');
    expect(missing(firstDraft({ campaigns: [], missions: [] }, 'greedy', 'x'))).toBe('campaign');
  });

  it('becomes the request the server knows', () => {
    const request = toNewTable({ ...draft, name: ' Night Line ', team: { ...draft.team, n: 2 } }, 5);
    expect(request).toMatchObject({ game: 'defenders', pace: 5, setup: { mission: '', campaign: { id: 'first_contact', team: 'Night Line' }, agents: ['marine', 'biotech'], difficulty: 'normal', options: null, dice: 'rolled' } });
    expect(request.seats).toHaveLength(2);
  });
});

const setup = { campaign: { id: 'first_contact', team: 'Night Line' }, agents: ['marine', 'hulk'], difficulty: 'hard' };
const table = (id: string, progress: object | null, change: object = {}): TableSummary =>
  ({ id, game: 'defenders', setup, progress, outcome: null, round: 4, played_at: 7, n_choices: 3, ...change }) as unknown as TableSummary;
const progress = (change: object = {}) => ({ of: 'campaign', campaign: 'first_contact', team: 'Night Line', missions: 3, at: { at: 'headquarters' }, ending: null, ...change });

describe('in a list of tables', () => {
  it('a campaign says where it is', () => {
    expect(campaignOf(table('a', progress()))).toEqual({ team: 'Night Line', name: 'First Contact', progress: { where: 'At headquarters', missions: 3, score: null, ended: false } });
    expect(campaignOf(table('a', progress({ at: { at: 'mission', mission: 'star_tech', objective: null } })))?.progress?.where).toBe('Star Tech');
    expect(campaignOf(table('a', null))?.progress).toBeNull();
    expect(campaignOf({ game: 'other', setup: null, progress: null })).toBeNull();
  });

  it('a mission goes by its name', () => {
    const alone = table('a', { of: 'mission', mission: 'star_tech', objective: null }, { setup: { mission: 'star_tech' } });
    expect(described(alone)).toEqual({ title: 'Star Tech', where: 'Defenders · Round 4', aim: '' });
    expect(described(table('a', progress()))?.title).toBe('Night Line');
  });

  it('those that are over stand in the hall, who got farther first and then who needed fewer missions', () => {
    const over = (id: string, how: string, missions: number) => table(id, progress({ missions, ending: { ending: 'smoke', how, won: how !== 'failed' } }), { outcome: 'x' });
    const hall = hallOf([over('lost', 'failed', 9), over('long', 'accomplished', 12), over('half', 'partly', 8), over('short', 'accomplished', 9), table('running', progress())]);
    expect(hall.map(({ id, place }) => [id, place])).toEqual([['short', 1], ['long', 2], ['half', 3], ['lost', 4]]);
    expect(hall[0]).toMatchObject({ agents: ['marine', 'hulk'], difficulty: 'hard' });
  });
});
