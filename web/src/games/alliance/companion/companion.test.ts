import { describe, expect, it } from 'vitest';
import { CONTENT, PLAN, VIEW } from '../fixtures';
import type { Content, MapPlan, Offer, Order, View } from '../types';
import { boundsOf, buildOf, cutTargets, faceOf, layTiles, notYetLaid, tilesLying } from './building';
import { counted, readTally, turned, UNHURT } from './counters';
import { ordersOf } from './desk.svelte';
import { fits, heroScreen, pointAt } from './hints';
import { firstName, groupPortraits, heroPortraits, leftOf } from './portraits';
import { tableStory } from './story';
import { awaitedRegions, interactionsWith, reportsOf, type Fact } from './reports';

const tell = (fact: Fact, seat = 0): Offer => ({ seat, choice: { do: 'tell', fact } });

describe('reports', () => {
  it('count once, whichever of my seats tells them', () => {
    const offers = [tell({ fact: 'activated', figure: 3 }), tell({ fact: 'activated', figure: 3 }, 1)];
    expect([...reportsOf(offers).finished]).toEqual([[3, offers[0]]]);
  });

  it('are sorted by object, region and group', () => {
    const reports = reportsOf([
      tell({ fact: 'interacted', object: 2, action: 0, figure: 0 }),
      tell({ fact: 'interacted', object: 2, action: 0, figure: 1 }),
      tell({ fact: 'interacted', object: 2, action: 1, figure: 0 }),
      tell({ fact: 'entered', region: 4, figure: 1 }),
      tell({ fact: 'all_in', region: 4 }),
      tell({ fact: 'brought', object: 1, region: 5 }),
      tell({ fact: 'hero_defeated', hero: 1 }),
      tell({ fact: 'group_defeated', group: 0 }),
      tell({ fact: 'colour', group: 0, colour: 3 }),
      tell({ fact: 'medpac' }),
    ]);
    expect(interactionsWith(reports, 2).map(({ action, by }) => [action, by.map(({ figure }) => figure)])).toEqual([
      [0, [0, 1]],
      [1, [0]],
    ]);
    expect(awaitedRegions(reports)).toEqual([4, 5]);
    expect([...reports.heroes.keys()]).toEqual([1]);
    expect([...reports.groups.keys()]).toEqual([0]);
    expect(reports.colours.get(0)?.map(({ colour }) => colour)).toEqual([3]);
    expect(reports.medpac).not.toBeNull();
  });

  it('are nothing where nothing is offered', () => {
    const reports = reportsOf([{ seat: 0, choice: { do: 'done' } }]);
    expect([reports.medpac, reports.finished.size, awaitedRegions(reports)]).toEqual([null, 0, []]);
  });
});

const SHEET = { health: 10, endurance: 4, speed: 4, defence: [], strength: [], insight: [], tech: [], abilities: [] };
const TEAM = {
  ...CONTENT,
  heroes: [
    { id: 'a', traits: [], start: '', healthy: SHEET, wounded: { ...SHEET, health: 8 }, ability: [] },
    { id: 'b', traits: [], start: '', healthy: SHEET, wounded: { ...SHEET, health: 8 }, ability: [] },
  ],
  groups: [{ id: 'trooper', health: 3, figures: 2, elite: false }],
} as unknown as Content;

function team(one: { activations: number; activated: boolean; wounded?: boolean; gone?: boolean }, other: { activations: number; activated: boolean }): View {
  const figure = { ...VIEW.figures[0]!, health: 20 };
  return {
    ...VIEW,
    figures: [
      { ...figure, id: 0, activated: one.activated, wounded: one.wounded ?? false, at: one.gone ? null : figure.at, health: one.wounded ? 18 : 20 },
      { ...figure, id: 9, hero: 1, activated: other.activated },
      ...VIEW.figures.slice(1),
    ],
    heroes: [
      { hero: 0, figure: 0, seat: 0, activations: one.activations, cards: [] },
      { hero: 1, figure: 9, seat: 1, activations: other.activations, cards: [] },
    ],
  } as unknown as View;
}

describe('portraits (alliance R7.1 to R7.5)', () => {
  it('show the bonus health on both sides of the sheet', () => {
    const fresh = heroPortraits(team({ activations: 2, activated: false }, { activations: 2, activated: false }), TEAM);
    expect(fresh.map(({ bonusHealth }) => bonusHealth)).toEqual([10, 10]);
    const hurt = heroPortraits(team({ activations: 2, activated: false, wounded: true }, { activations: 2, activated: false }), TEAM);
    expect(hurt[0]).toMatchObject({ bonusHealth: 10, wounded: true });
  });

  it('have a second one behind: ready, then used', () => {
    const [first] = heroPortraits(team({ activations: 2, activated: false }, { activations: 2, activated: false }), TEAM);
    expect(first).toMatchObject({ turn: 'ready', behind: 'ready' });
    const [used] = heroPortraits(team({ activations: 1, activated: true }, { activations: 1, activated: true }), TEAM);
    expect(used).toMatchObject({ turn: 'bonus', behind: 'used' });
  });

  it('are locked until every other hero has activated', () => {
    const view = team({ activations: 1, activated: true }, { activations: 2, activated: false });
    expect(heroPortraits(view, TEAM).map(({ turn }) => turn)).toEqual(['locked', 'ready']);
  });

  it('do not wait for who has withdrawn', () => {
    const view = team({ activations: 1, activated: false, wounded: true, gone: true }, { activations: 1, activated: true });
    expect(heroPortraits(view, TEAM).map(({ turn }) => turn)).toEqual(['gone', 'bonus']);
    expect(leftOf(view, TEAM).heroes).toEqual([1]);
  });

  it('do not call it a withdrawal when the table is cleared for another scene', () => {
    const view = team({ activations: 1, activated: false, wounded: true }, { activations: 1, activated: false });
    const cleared = { ...view, figures: view.figures.map((figure) => ({ ...figure, at: null })) };
    expect(heroPortraits(cleared, TEAM).map(({ turn }) => turn)).toEqual(['ready', 'ready']);
  });

  it('leave out groups that have left the map', () => {
    const view = team({ activations: 0, activated: true }, { activations: 0, activated: true });
    expect(groupPortraits(view, TEAM, 'imperial').map(({ n, figures, coloured }) => [n, figures, coloured])).toEqual([[0, 2, false]]);
    const gone = { ...view, figures: view.figures.map((figure) => (figure.side === 'imperial' ? { ...figure, at: null } : figure)) };
    expect(groupPortraits(gone, TEAM, 'imperial')).toEqual([]);
  });

  it('use first names', () => expect(firstName('Fenn Signis')).toBe('Fenn'));
});

/** Two tiles side by side and a third below the second: three areas. */
const SPACES = [
  { at: [1, 1], tile: 0 },
  { at: [2, 1], tile: 1 },
  { at: [3, 1], tile: 1 },
  { at: [3, 2], tile: 2 },
] as const;
const MAP = {
  ...PLAN,
  tiles: ['01A', '12B', '07A'].map((face) => ({ ...PLAN.tiles[0]!, face })),
  spaces: SPACES.map(({ at, tile }) => ({ ...PLAN.spaces[0]!, at, tile })),
  areas: [
    { id: 'a', spaces: [[1, 1]] },
    { id: 'b', spaces: [[2, 1], [3, 1], [3, 2]] },
  ],
  doors: [],
} as unknown as MapPlan;

describe('building the map', () => {
  it('lays each tile against one that lies already', () => {
    expect(layTiles(MAP, 1, [0])).toEqual([
      { tile: 1, joins: { tile: 0, side: 'east' } },
      { tile: 2, joins: { tile: 1, side: 'south' } },
    ]);
    expect(layTiles(MAP, 0, [])).toEqual([{ tile: 0, joins: null }]);
  });

  it('does not fetch a tile twice', () => expect(layTiles(MAP, 0, [0])).toEqual([]));

  it('knows what lies', () => {
    expect(tilesLying(MAP, [0])).toEqual([0]);
    expect(tilesLying(MAP, null)).toEqual([0, 1, 2]);
  });

  it('shows spaces for figures, one each or one for all', () => {
    const content = { ...TEAM, maps: [MAP] } as Content;
    const order: Order = { order: 'deploy', group: 0, card: 0, at: [[2, 1], [3, 1]], bonus_health: 0 };
    expect(buildOf(order, VIEW, content)).toMatchObject({ spaces: [[2, 1], [3, 1]], group: 0, tiles: [] });
    expect(buildOf({ order: 'place_heroes' }, VIEW, content)).toMatchObject({ heroes: true, spaces: MAP.entries });
    expect(buildOf({ order: 'fame', fame: 1 }, VIEW, content)).toMatchObject({ spaces: [], group: null });
  });

  it('lays a tile against nothing that comes later', () => {
    const view = { ...VIEW, map: 0, mission: { mission: 0, revealed: [0, 1], objects: [], regions: [] } } as unknown as View;
    const content = { ...TEAM, maps: [MAP], missions: [{ object: [], region: [] }] } as unknown as Content;
    expect(buildOf({ order: 'reveal', area: 0 }, view, content).tiles).toEqual([{ tile: 0, joins: { tile: 1, side: 'west' } }]);
    expect(buildOf({ order: 'reveal', area: 0 }, view, content, [1]).tiles).toEqual([{ tile: 0, joins: null }]);
  });

  it('waits with areas whose page comes later', () => {
    const reveal = (area: number): Order => ({ order: 'reveal', area });
    expect(notYetLaid([reveal(0), reveal(1)], reveal(0))).toEqual([1]);
    expect(notYetLaid([reveal(0), reveal(1)], reveal(1))).toEqual([]);
    expect(notYetLaid([reveal(0)], null)).toEqual([]);
  });

  it('forgets orders when the map is cleared', () => {
    const told = (order: Order) => ({ rule: 'R17.2', event: { what: 'ordered' as const, order } });
    const clear: Order = { order: 'clear_map', scene: 1 };
    expect(ordersOf([told({ order: 'reveal', area: 0 }), told(clear), told({ order: 'reveal', area: 2 })])).toEqual([clear, { order: 'reveal', area: 2 }]);
  });

  it('names a tile by number and side', () => {
    expect(faceOf('08B')).toEqual({ number: '8', side: 'B' });
    expect(faceOf('39a')).toEqual({ number: '39', side: 'A' });
  });

  it('shows as much of the map as lies there', () => {
    expect(boundsOf([[1, 1], [2, 3]])).toEqual({ x: 52, y: 52, width: 296, height: 396 });
    expect(boundsOf([])).toBeNull();
  });
});

it('lifts targets out of a sentence (alliance R26.1)', () => {
  expect(cutTargets('Move 4 to attack «the nearest hero», then stop')).toEqual([
    { text: 'Move 4 to attack ', target: false },
    { text: '«the nearest hero»', target: true },
    { text: ', then stop', target: false },
  ]);
  expect(cutTargets('Stop')).toEqual([{ text: 'Stop', target: false }]);
});

it('does not say where figures were set down', () => {
  const event = (what: string) => ({ rule: 'R23.8', event: { what } });
  const step = { sequence: 1, seat: null, choice: null, events: [event('ordered'), event('deployed')] } as never;
  const [told] = tableStory([step]);
  expect(told!.events).toEqual([event('ordered')]);
  expect(tableStory([step])[0]).toBe(told);
});

describe('counters on a phone', () => {
  it('stay within the sheet', () => {
    expect(counted(UNHURT, 'damage', -1, 12).damage).toBe(0);
    expect(counted({ ...UNHURT, strain: 4 }, 'strain', 1, 4).strain).toBe(4);
  });

  it('start over when the sheet is turned (alliance R6.17)', () => {
    expect(turned({ damage: 12, strain: 5, wounded: false }, true, 4)).toEqual({ damage: 0, strain: 4, wounded: true });
    const same = { damage: 2, strain: 1, wounded: true };
    expect(turned(same, true, 4)).toBe(same);
  });

  it('read nothing where nothing sensible was written', () => {
    expect(readTally(null)).toEqual(UNHURT);
    expect(readTally('{"damage":"x"}')).toEqual(UNHURT);
    expect(readTally('{"damage":3,"strain":1,"wounded":true}')).toEqual({ damage: 3, strain: 1, wounded: true });
  });
});

describe('hints beside a real table', () => {
  const asked = (ask: string, ...kinds: string[]) => ({ prompt: { ask }, offers: kinds.map((kind) => ({ seat: 0, choice: { do: kind } })) }) as unknown as Parameters<typeof fits>[1];

  it('about an answer come while it is offered', () => {
    const window = { point: 'choice:done', until: 'done' } as const;
    expect(fits(window, asked('window', 'done'))).toBe(true);
    expect(fits(window, asked('companion', 'tell'))).toBe(false);
  });

  it('about pages come with a page, the others in the step of the Rebels', () => {
    const page = { point: 'board', until: 'continue' } as const;
    const team = { point: 'team', until: 'end' } as const;
    expect([fits(page, asked('mission', 'continue')), fits(page, asked('mission', 'option'))]).toEqual([true, false]);
    expect([fits(team, asked('companion', 'tell')), fits(team, asked('window', 'done', 'tell')), fits(team, asked('mission', 'continue'))]).toEqual([true, false, false]);
  });

  it('come to a phone with one hero too, but for those about the window of a group', () => {
    const hint = (point: string, until: string) => ({ id: 'x', point, until, if: [] }) as never;
    const phone = (...asking: Parameters<typeof asked>) => heroScreen(asked(...asking) as never);
    expect(phone('companion', 'tell').isTimely(hint('team', 'end'))).toBe(true);
    expect(phone('mission', 'continue').isTimely(hint('choice:continue', 'continue'))).toBe(true);
    expect(phone('window', 'done').isTimely(hint('choice:done', 'done'))).toBe(false);
  });

  it('point at the portrait of a group, since its figures stand elsewhere', () => {
    const desk = { found: { state: { labels: [null, 'patrol', 'patrol'] } } } as unknown as Parameters<typeof pointAt>[1];
    expect(pointAt('group:patrol', desk)).toEqual(['li[data-group="1"]', 'li[data-group="2"]', '[role=tab][id$="-enemies"]']);
    expect(pointAt('medpacs', desk)).toEqual(['[data-point="medpacs"]']);
  });
});
