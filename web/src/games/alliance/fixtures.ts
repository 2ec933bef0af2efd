/** A small table for tests: a room of three by three with a door to a corridor, one hero, two troopers. */
import type { Content, Figure, MapPlan, View } from './types';

const SPACES = [1, 2, 3].flatMap((row) => [1, 2, 3, 4, 5].map((column) => [column, row] as [number, number]));

export const PLAN: MapPlan = {
  id: 'room',
  columns: 7,
  rows: 5,
  tiles: [{ face: '01A', number: 1, biomes: ['imperial', 'imperial'], column: 1, row: 1, columns: 5, rows: 3, turn: 0 }],
  spaces: SPACES.map((at) => ({
    at,
    terrain: at[0] === 2 && at[1] === 3 ? 'difficult' : 'floor',
    interior: true,
    biome: 'imperial',
    enclosed: false,
    tile: 0,
  })),
  // A wall between the third and the fourth column, open only where the door is.
  edges: [1, 3].map((row) => ({ at: [3, row] as [number, number], side: 'east' as const, edge: 'wall' as const })),
  doors: [{ edges: [[[3, 2], 'east']], areas: [0, 0] }],
  areas: [{ id: 'all', spaces: SPACES }],
  mission: false,
  crates: [[1, 3]],
  terminals: [[5, 1]],
  entries: [[1, 1]],
  enemy: [[5, 3]],
  recommended: { easy: { two: [], three: [], four: [] }, normal: { two: [], three: [], four: [] }, hard: { two: [], three: [], four: [] } },
};

export const CONTENT = {
  maps: [PLAN],
  heroes: [],
  cards: [],
  groups: [],
  activations: [],
  dice: {
    attack: [0, 1, 2, 3].map(() => [0, 1, 2, 3, 4, 5].map((n) => ({ accuracy: n, damage: 1, surges: n === 0 ? 1 : 0 }))),
    defence: [0, 1].map(() => [0, 1, 2, 3, 4, 5].map((n) => ({ blocks: 1, evades: 0, dodge: n === 5 }))),
  },
} as unknown as Content;

const FIGURE: Figure = {
  id: 0,
  side: 'rebel',
  hero: 0,
  group: null,
  number: 1,
  at: [[1, 1]],
  health: 12,
  damage: 0,
  strain: 0,
  endurance: 4,
  speed: 4,
  wounded: false,
  activated: false,
  conditions: [],
};

export function trooper(id: number, at: Figure['at'], change: Partial<Figure> = {}): Figure {
  return { ...FIGURE, id, side: 'imperial', hero: null, group: 0, number: id, at, health: 3, endurance: 0, ...change };
}

export const VIEW = {
  map: 0,
  round: 1,
  open_doors: [],
  crates: [0],
  terminals: [0],
  figures: [FIGURE, trooper(1, [[5, 1]]), trooper(2, [[3, 3]], { damage: 1 })],
  heroes: [{ hero: 0, figure: 0, seat: 0, activations: 1, cards: [] }],
  groups: [{ group: 0, side: 'imperial', colour: 0, ready: true, card: null, figures: [1, 2] }],
  medpacs: 3,
  acting: 0,
  attack: null,
  enemy: null,
  sight: [{ figure: 2, distance: 2, in_sight: true, sees_me: true, blocked: null }],
  odds: [{ attacker: 0, weapon: 0, target: 2, distance: 2, hit: 800, defeat: 300, expected: 1500, damage: [200, 500, 300] }],
} as unknown as View;
