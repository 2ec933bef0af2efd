import { describe, expect, it } from 'vitest';
import { drawingOf } from '../drawing';
import { CONTENT, PLAN, VIEW } from '../fixtures';
import type { Content, MapPlan, Mission, MissionView, Offer, Prompt, View } from '../types';
import { hiddenSpaces, isDoorSeen, revealedOf } from './fog';
import { byRound, perilIn, progress, specialRules, standing } from './objectives';
import { endOf } from './ending';
import { hintedAnswer } from './hints.svelte';
import { isMany, isOnMap, isTimely, selectorsOf } from './point';
import { carriedBy, doorState, offersFor, regionsAt, thingAt, thingsOf, whyNot } from './things';

const OBJECT = { scene: 'one', door: null, locked: false, hidden: false, heroes_only: false, carry: false, stays: false, defence: [], action: [] };
const MISSION: Mission = {
  id: 'test',
  origin: 'sortie',
  kind: 'side',
  heroes: [],
  scene: [{ id: 'one', map: 'room', start: ['west'] }],
  objective: [],
  object: [
    { ...OBJECT, id: 'console', kind: 'terminal', at: [1, 3], heroes_only: true, action: [{ id: 'slice', test: 'tech' }] },
    { ...OBJECT, id: 'gate', kind: 'door', at: null, door: 0, locked: true },
    { ...OBJECT, id: 'case', kind: 'token', at: [2, 2], carry: true },
  ],
  region: [{ id: 'pad', scene: 'one', spaces: [[2, 1]], area: 'west' }],
  hint: [],
  companion_hint: [],
};
const AREAS: MapPlan['areas'] = [
  { id: 'west', spaces: PLAN.areas[0]!.spaces.filter(([column]) => column <= 3) },
  { id: 'east', spaces: PLAN.areas[0]!.spaces.filter(([column]) => column > 3) },
];
const plan: MapPlan = { ...PLAN, areas: AREAS, doors: [{ ...PLAN.doors[0]!, areas: [0, 1] }] };
const STATE = { at: null, carrier: null, locked: false, open: false, actions: [0] };
const mission: MissionView = {
  mission: 0,
  scene: 0,
  revealed: [0],
  objects: [
    { ...STATE, object: 0, at: [1, 3] },
    { ...STATE, object: 1, locked: true, actions: [] },
    { ...STATE, object: 2, carrier: 0 },
  ],
  regions: [0],
  objective: null,
  beside: [],
  marks: { objects: [0], spaces: [], figures: [] },
  told: [],
  hint: null,
  peril: 4,
  labels: ['patrol'],
};
const content = { ...CONTENT, maps: [plan], missions: [MISSION], heroes: [{ id: 'fenn_signis' }] } as unknown as Content;
const view: View = { ...VIEW, mission };
const turn = (actions: number): Prompt => ({ ask: 'turn', figure: 0, actions, points: 0 });

describe('fog', () => {
  it('covers what no revealed area holds, and nothing outside of missions', () => {
    expect(revealedOf(VIEW, plan)).toBeNull();
    expect(revealedOf({ ...view, mission: { ...mission, revealed: [0, 1] } }, plan)).toBeNull();
    expect(hiddenSpaces(plan, revealedOf(view, plan)).size).toBe(6);
  });

  it('is drawn area by area, and the rest of the map as it is', () => {
    const drawing = drawingOf(plan, [0]);
    expect(drawing.fog.map(({ area }) => area)).toEqual([1]);
    expect(drawing.spaces).toHaveLength(9);
    expect(drawing.bounds).toEqual(drawingOf(plan).bounds);
    expect(drawingOf(plan).fog).toEqual([]);
  });

  it('does not hide a door from those who stand before it', () => {
    expect(isDoorSeen(plan, [0], 0)).toBe(true);
    expect(isDoorSeen({ ...plan, doors: [{ ...plan.doors[0]!, areas: [1, 1] }] }, [0], 0)).toBe(false);
  });
});

describe('what lies on the map', () => {
  const [console_, gate, case_] = thingsOf(view, content) as [never, never, never];

  it('is found by its space or its carrier', () => {
    const things = thingsOf(view, content);
    expect(thingAt(things, [1, 3])?.printed.id).toBe('console');
    expect(thingAt(things, [2, 2])).toBeUndefined();
    expect(carriedBy(things, 0).map(({ printed }) => printed.id)).toEqual(['case']);
    expect(things.map(({ marked }) => marked)).toEqual([true, false, false]);
    expect(thingsOf(VIEW, content)).toEqual([]);
  });

  it('belongs to regions, by space and by area', () => {
    expect(regionsAt(view, content, plan, [2, 1])).toEqual([0]);
    expect(regionsAt(view, content, plan, [5, 1])).toEqual([]);
  });

  it('offers what the server offers', () => {
    const offers: Offer[] = [
      { seat: 0, choice: { do: 'interact', object: { mission: [0, 0] } } },
      { seat: 0, choice: { do: 'interact', object: { door: 0 } } },
    ];
    expect(offersFor(console_, offers)).toHaveLength(1);
    expect(offersFor(gate, offers)).toHaveLength(1);
    expect(offersFor(case_, offers)).toHaveLength(0);
  });

  it('says why nothing can be done with it now', () => {
    expect(whyNot(console_, view, null)).toBe('turn');
    expect(whyNot(console_, view, turn(1))).toBe('far');
    const near = { ...view, figures: view.figures.map((one) => (one.id === 0 ? { ...one, at: [[1, 2]] as [number, number][] } : one)) };
    expect(whyNot(console_, near, turn(0))).toBe('actions');
    const ally = { ...near, figures: near.figures.map((one) => (one.id === 0 ? { ...one, hero: null } : one)) };
    expect(whyNot(console_, ally, turn(1))).toBe('heroes');
    expect(whyNot(gate, view, turn(1))).toBe('locked');
    expect(whyNot(case_, view, turn(1))).toBe('carried');
    expect(doorState(gate)).toBe('locked');
  });
});

describe('objectives', () => {
  const open = { objective: 0, now: 1, goal: 3, completed: false, failed: false };

  it('tell how far they are', () => {
    expect(progress(open)).toEqual({ now: 1, goal: 3 });
    expect(progress({ ...open, now: 5 })).toEqual({ now: 3, goal: 3 });
    expect(progress({ ...open, goal: null })).toBeNull();
    expect([open, { ...open, completed: true }, { ...open, failed: true }].map(standing)).toEqual(['open', 'done', 'failed']);
  });

  it('count the rounds to peril', () => {
    expect([0, 1, 3, 4, 6].map((round) => perilIn(mission, round))).toEqual([3, 3, 1, 0, 0]);
    expect(perilIn({ ...mission, peril: null }, 1)).toBeNull();
  });

  it('keep the story by round, and its rules once', () => {
    const told = [
      { text: 'a', round: 0, is_rule: false },
      { text: 'b', round: 0, is_rule: true },
      { text: 'b', round: 2, is_rule: true },
    ];
    expect(byRound(told).map(({ round, messages }) => [round, messages.length])).toEqual([[0, 2], [2, 1]]);
    expect(specialRules(told)).toEqual(['b']);
  });
});

describe('a hint', () => {
  it('finds what it points at', () => {
    const at = (point: string) => selectorsOf(point, view, content, plan)[0];
    expect(at('choice:run')).toBe('[data-choice="run"]:not(:disabled)');
    expect(at('object:console')).toBe('[data-space="1,3"]');
    expect(at('object:gate')).toBe('[data-door="0"]');
    expect(at('object:case')).toBe('[data-space="1,1"]');
    expect(at('group:patrol')).toBe('[data-space="5,1"]');
    expect(at('hero:fenn_signis')).toBe('[data-space="1,1"]');
    expect(at('region:pad')).toBe('[data-space="2,1"]');
    expect(at('object:nothing')).toBeUndefined();
  });

  it('points at all of a region, and knows what lies on the map', () => {
    expect(['region:pad', 'group:patrol', 'object:console', 'board'].map(isMany)).toEqual([true, true, false, false]);
    expect(['object:crate', 'group:patrol', 'choice:run', 'team'].map(isOnMap)).toEqual([true, true, false, false]);
  });

  it('makes the answer it points at stand out, while that is open', () => {
    const taught = { ...MISSION, hint: [{ id: 'go', point: 'choice:run', until: 'run' as const }, { id: 'look', point: 'board', until: null }] };
    const offered = (...kinds: string[]) => kinds.map((kind) => ({ seat: 0, choice: { do: kind } })) as never;
    const at = (hint: number | null) => ({ ...view, mission: { ...mission, hint } });
    expect(hintedAnswer(at(0), [taught], offered('run', 'end'))).toBe('run');
    expect(hintedAnswer(at(0), [taught], offered('end'))).toBeNull();
    expect(hintedAnswer(at(1), [taught], offered('run', 'end'))).toBeNull();
    expect(hintedAnswer(at(null), [taught], offered('run', 'end'))).toBeNull();
  });

  it('waits until what it teaches can be done, unless it takes a walk', () => {
    const offered = (...kinds: string[]) => kinds.map((kind) => ({ seat: 0, choice: { do: kind } })) as never;
    const timely = (until: Mission['hint'][number]['until'], ...open: string[]) => isTimely({ until, point: 'decision' }, offered(...open), view);
    expect(timely('surge', 'pass')).toBe(false);
    expect(timely('surge', 'pass', 'surge')).toBe(true);
    expect(timely('move', 'run')).toBe(true);
    expect(timely('interact', 'activate')).toBe(true);
    expect(timely(null)).toBe(true);
  });

  it('sends nobody away with actions left, and nobody to rest who is well', () => {
    const offered = (...kinds: string[]) => kinds.map((kind) => ({ seat: 0, choice: { do: kind } })) as never;
    const figure = view.figures[0]!;
    const at = (damage: number, strain: number) => ({ acting: figure.id, figures: [{ ...figure, damage, strain }] });
    const end = { point: 'choice:end', until: 'end' as const };
    expect(isTimely(end, offered('run', 'end'), view)).toBe(false);
    expect(isTimely(end, offered('strain', 'end'), view)).toBe(true);
    const rest = { point: 'choice:rest', until: null };
    expect(isTimely(rest, offered('rest', 'end'), at(0, 0))).toBe(false);
    expect(isTimely(rest, offered('rest', 'end'), at(0, 1))).toBe(true);
    expect(isTimely(rest, offered('rest', 'end'), at(3, 0))).toBe(true);
    expect(isTimely(rest, offered('end'), at(3, 0))).toBe(false);
  });
});

it('a mission has an end until the next one begins', () => {
  const step = (...events: object[]) => ({ sequence: 1, seat: null, choice: null, events: events.map((event) => ({ rule: 'R21.1', event })) }) as never;
  const end = { what: 'mission_ended', mission: 0, won: false, how: 'all_wounded', fame: [], sides: [] };
  expect(endOf([step({ what: 'mission_began', mission: 0 })])).toBeNull();
  expect(endOf([step({ what: 'mission_began', mission: 0 }), step(end)])).toMatchObject({ won: false });
  expect(endOf([step(end), step({ what: 'mission_began', mission: 1 })])).toBeNull();
});
