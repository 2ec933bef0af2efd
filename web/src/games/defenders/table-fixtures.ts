/** A small table for tests: two areas side by side, two agents, two aliens, a signal behind a wall. */
import { content as printed } from './fixtures';
import type { AgentView, AlienView, Content, Picture, StoryView, View } from './types';

/**
 * Seven hexes, doubled columns. 0 1 2 lie in a row in the first area, 3 to 6 in a second; a wall stands between 2 and 5.
 *
 *     0   1   2   5
 *       3   4   6
 */
const PLACES = [
  [0, 0, 0],
  [2, 0, 0],
  [4, 0, 0],
  [1, 1, 0],
  [3, 1, 1],
  [6, 0, 1],
  [5, 1, 1],
] as const;

export const PICTURE: Picture = {
  hexes: PLACES.map(([x, y, area]) => ({ x, y, area, ground: 'floor', obstacle: null })),
  sides: [{ between: [2, 5], kind: 'wall' }],
  centres: [1, 6],
  terrain: ['city', 'desert'],
  letters: ['a', 'b'],
  start: [0, 3],
};

export const MISSION = {
  id: 'close_encounters',
  kind: 'story',
  number: 1,
  agents: [1, 5],
  rank: 'copper',
  minutes: [45, 60],
  ends: { round: 11 },
  action: [{ id: 'destroy' }],
  objective: [{ id: 'points' }],
  item: [],
  gun: [],
  person: [],
  profile: [],
} as unknown as Content['missions'][number];

export const CONTENT: Content = { ...printed, maps: [PICTURE], missions: [MISSION] };

const AGENT: AgentView = {
  figure: 0,
  class: 'marine',
  grade: 'copper',
  at: 0,
  facing: 0,
  health: 5,
  wounds: 1,
  movement: 5,
  shield: [0, 0],
  reinforced: 0,
  bleeds: false,
  is_dead: false,
  engaged: false,
  immobilised: false,
  paralysed: false,
  evaded: false,
  stealth: null,
  innate: true,
  guns: [
    { model: 'primary', id: 'gd4a1_rifle', dice: { red: 3, blue: 0 }, range: 2, ammo: [4, 5], jammed: false },
    { model: 'secondary', id: 'eagle_1_pistol', dice: { red: 2, blue: 0 }, range: 1, ammo: null, jammed: false },
  ],
  skills: [],
  tactics: [{ item: 0, used: false }],
  devices: [],
};

export function alien(figure: number, at: number, change: Partial<AlienView> = {}): AlienView {
  return { figure, card: 0, species: 0, rank: CONTENT.aliens[0]!.rank, at, health: 4, wounds: 1, shield: 0, immobilised: false, paralysed: false, player: 0, ...change };
}

/** A story in which nothing was told yet and nothing lies on the table. */
export const STORY: StoryView = {
  told: [],
  page: null,
  objective: null,
  count: null,
  offered: [],
  completed: [],
  failed: [],
  counters: [],
  goals: [],
  flames: [],
  mines: [],
  waypoints: [],
  hidden: [],
  armouries: [],
  bodies: [],
  items: [],
  people: [],
  turned: [],
  marks: [],
  roles: [],
  paused: false,
  hint: null,
};

export const VIEW: View = {
  mission: 0,
  difficulty: 'normal',
  options: { human_view: true, duel: true, friendly_fire: false, rank_defence: true },
  round: 1,
  phase: 'battle',
  alpha: 0,
  active: 0,
  agents: [AGENT, { ...AGENT, figure: 1, class: 'biotech', at: 3 }],
  drones: [],
  aliens: [alien(7, 6), alien(8, 4, { player: 1 })],
  signals: [{ figure: 29, at: 5 }],
  points: [{ at: 6, symbol: 'flash' }],
  changed: [],
  fragments: 1,
  weather: null,
  encounter: null,
  event: null,
  decks: { aliens: 4, aliens_out: [], encounters: 8, encounters_out: [], events: 6, events_out: [], signals: 5, signals_out: [0, 0] },
  stock: { devices: [], skills: [], tactics: [], weapons: [] },
  roll: null,
  attack: null,
  checks: { evade: null, search: null, rank: null },
  arrives: null,
  ways: [],
  looks: {
    figure: 0,
    hexes: 5,
    ways: [
      { to: 1, cost: 1, path: [1], reveals: [], contacts: [], seen_by: [7] },
      { to: 2, cost: 2, path: [1, 2], reveals: [29], contacts: [], seen_by: [] },
    ],
    field: [1, 2, 4, 6],
    others: [
      { figure: 1, distance: 0, stopped_by: null, in_view: true },
      { figure: 7, distance: 1, stopped_by: null, in_view: true },
      { figure: 8, distance: 1, stopped_by: null, in_view: false },
      { figure: 29, distance: 1, stopped_by: { side: [2, 5] }, in_view: true },
    ],
  },
  odds: [
    { figure: 0, gun: 0, target: 7, area: false, heals: false, expected: 1268, p_wound: 732, p_dead: 12, p_jam: 271, p_void: 0, wounds: [268, 350, 270, 112] },
    { figure: 0, gun: 1, target: 7, area: false, heals: false, expected: 800, p_wound: 500, p_dead: 0, p_jam: 190, p_void: 0, wounds: [500, 300, 200] },
  ],
  story: STORY,
  campaign: null,
  ending: null,
  mode: 'table',
  beside: null,
};
