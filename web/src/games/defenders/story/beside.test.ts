import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, speak, t } from '../../../lib/i18n.svelte';
import { say } from '../../../table/line';
import { castOf } from '../figures';
import { chartOf } from '../map';
import { askLine } from '../prompts';
import { CONTENT, MISSION, PICTURE, VIEW } from '../table-fixtures';
import type { CardDeed, Instruction, Mission, Prompt, Question, Report, View } from '../types';
import { instructionText, orderText, questionText, reportText } from './beside';
import type { Tale } from './tale';

const mission: Mission = { ...MISSION, place: [], item: [], gun: [], person: [], profile: [] };
const tale: Tale = { cast: castOf(VIEW), content: CONTENT, chart: chartOf(PICTURE), mission, alpha: 0 };
const hex = { where: 'hex', which: 3 } as const;
const there = { where: 'figure', which: 7 } as const;
const source = { owner: 0, on: { tactic: 0 }, power: 0 } as const;

/** One of every kind; the compiler complains when one is missing. */
const instructions: { [What in Instruction['do']]: Extract<Instruction, { do: What }> } = {
  start: { do: 'start' },
  alien: { do: 'alien', alien: 7, card: 0, at: hex, player: 0 },
  signal: { do: 'signal', signal: 29, at: hex },
  human: { do: 'human', signal: 29 },
  stays: { do: 'stays', signal: 29 },
  nobody: { do: 'nobody' },
  signal_gone: { do: 'signal_gone', signal: 29 },
  signals_move: { do: 'signals_move', areas: 1, errand: 'closest', people: true },
  gather: { do: 'gather' },
  pass: { do: 'pass', alien: 7, player: 1 },
  put: { do: 'put', figure: 7, at: there },
  send: { do: 'send', agent: 0, place: 0 },
  lure: { do: 'lure', figure: 7, agent: 0, areas: 1 },
  drag: { do: 'drag', figure: 7, agent: 0 },
  march: { do: 'march', hexes: 2, disengages: true },
  event: { do: 'event', card: 0, effect: 0 },
  ammo: { do: 'ammo', agent: 0, tokens: 2 },
  grab: { do: 'grab', alien: 7, agent: 0, areas: 1 },
  flock: { do: 'flock', alien: 7, others: 2 },
  lead: { do: 'lead', alien: 7, aliens: 2 },
  befall: { do: 'befall', figure: 0, what: 'paralyse' },
  remove: { do: 'remove', figure: 7 },
  card: { do: 'card', alien: 7, card: 1 },
  shields: { do: 'shields', alien: 7, full: false },
  mark: { do: 'mark', figure: 7, mark: 'held', on: true },
  flame: { do: 'flame', at: hex, on: true },
  point_gone: { do: 'point_gone', at: 6 },
  point_moved: { do: 'point_moved', from: 6, to: 3 },
  waypoint: { do: 'waypoint', number: 1, at: 3 },
  hidden: { do: 'hidden', at: 3 },
  turned: { do: 'turned', number: 2 },
  no_waypoints: { do: 'no_waypoints' },
  open: { do: 'open', between: [3, 4] },
  mine: { do: 'mine', at: null },
  mine_gone: { do: 'mine_gone', flame: true },
  take: { do: 'take', item: 0, carrier: 0 },
  lay: { do: 'lay', item: 0, at: hex },
  lose_item: { do: 'lose_item', item: 0 },
  gun: { do: 'gun', gun: 0, jammed: true },
  body: { do: 'body', at: there },
  body_gone: { do: 'body_gone', at: there },
  bodies_unmarked: { do: 'bodies_unmarked' },
  join: { do: 'join', figure: 44, person: 0, at: hex },
  recast: { do: 'recast', agent: 0, profile: 0 },
  confine: { do: 'confine', agent: 0, tiles: 1 },
};

const errands: readonly Instruction[] = (['closest', 'point', 'away', { agent: 1 }] as const).flatMap((errand) => [1, 2].map((areas) => ({ do: 'signals_move', areas, errand, people: false }) as const));

const reports: { [What in Report['what']]: Extract<Report, { what: What }> } = {
  wounds: { what: 'wounds', figure: 7, wounds: 1 },
  died: { what: 'died', agent: 0 },
  seen: { what: 'seen', signal: 29 },
  destroyed: { what: 'destroyed', signal: 29 },
  used: { what: 'used', source },
  deployed: { what: 'deployed', source, drone: 5 },
  waypoint: { what: 'waypoint', agent: 0, at: 3 },
  entered: { what: 'entered', agent: 0, place: 0 },
  armoury: { what: 'armoury', agent: 0, armoury: 0 },
  mine: { what: 'mine', alien: 7 },
};

const questions: { [What in Question['about']]: Extract<Question, { about: What }> } = {
  agents: { about: 'agents', place: 0 },
  figure: { about: 'figure', figure: 7, at: { site: 'waypoint', number: 4 } },
  teleport: { about: 'teleport', figure: 7 },
  carrier: { about: 'carrier', item: 0, at: { site: 'waypoint', number: 3 } },
  mined: { about: 'mined', figure: 7 },
  counted: { about: 'counted', figure: 7 },
  item: { about: 'item', item: 0, at: { site: 'hex', number: 3 } },
};

const deeds: readonly CardDeed[] = [
  { attack: { with: 'melee', to: null, times: 2 } },
  { adjacent: { to: 'closest' } },
  { toward: { areas: 1, to: 'closest' } },
  { toward: { areas: 3, to: 'most_wounded' } },
  { away: { areas: 1 } },
  { to_point: { areas: 2 } },
  { activate: { aliens: 1, within: 1 } },
];

const prompts: readonly Prompt[] = [
  { ask: 'reports', agent: 0, action: true },
  { ask: 'instructed' },
  { ask: 'called', card: 0 },
  { ask: 'sights', alien: 7, most: 0 },
  { ask: 'sights', alien: 7, most: 3 },
  { ask: 'target', alien: 7, to: 'closest' },
  { ask: 'nearest', alien: 7 },
  { ask: 'gone' },
  { ask: 'obeys', alien: 7, within: 2 },
  { ask: 'deed', alien: 7, deed: { away: { areas: 1 } }, target: null },
  { ask: 'caught', alien: 7, burst: true },
  { ask: 'suffer', figure: 0, wounds: 2 },
];

/** The mission of the small table has neither places nor things nor people with names. */
const NAMELESS = /^(send|take|lay|lose_item|gun|join|recast)$/;
const LEFTOVER = /\{|\}|defenders-|undefined|\bnull\b|NaN|\[object|…|_| {2}|\.\.(?!\.)|[^.] [.,;:](?!\d)|::/;

let warned: string[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words.join(' ')));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it('everything to be done on the table is told in a sentence of its own', () => {
    const all = [...Object.values(instructions), ...errands];
    const texts = all.map((todo) => instructionText(todo, tale));
    for (const [n, text] of texts.entries()) {
      expect(text, all[n]!.do).toMatch(/^[\p{Lu}\d„“«]/u);
      if (!NAMELESS.test(all[n]!.do)) expect(text, all[n]!.do).not.toMatch(LEFTOVER);
    }
    expect(new Set(texts).size).toBe(texts.length);
    expect(warned).toEqual([]);
  });

  it('whatever an alien does is told in full', () => {
    const texts = deeds.map((deed) => orderText(7, deed, 0, tale));
    for (const text of texts) expect(text).not.toMatch(LEFTOVER);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('reports and questions have words', () => {
    const texts = [...Object.values(reports).map((report) => reportText(report, tale)), ...Object.values(questions).map((question) => questionText(question, tale))];
    expect(new Set(texts).size).toBe(texts.length);
    expect(warned).toEqual([]);
    const names = { figure: String, power: () => '', alien: String, event: String, weapon: String, encounter: () => 'X', question: (question: Question) => questionText(question, tale) };
    for (const prompt of prompts) expect(say(t, askLine(prompt, VIEW, names)), prompt.ask).not.toMatch(LEFTOVER);
  });

  it('who is put on the map is named in the question where', () => {
    const names = { figure: () => 'Thorium', power: () => '', alien: () => 'Aracnos', event: String, weapon: String, encounter: () => 'X', question: () => '' };
    const all: View['arrives'][] = [null, 'signal', 'stranger', { alien: 0 }, { figure: 1 }];
    const texts = all.map((arrives) => say(t, askLine({ ask: 'place' }, { ...VIEW, arrives }, names)));
    for (const text of texts) expect(text).not.toMatch(LEFTOVER);
    expect(new Set(texts).size).toBe(all.length);
  });

  it('a signal is nobody in particular', () => {
    const lies = { where: 'figure', which: 29 } as const;
    expect(instructionText({ do: 'alien', alien: 7, card: 0, at: lies, player: 0 }, tale)).toContain(t('defenders-where-signal'));
  });
});
