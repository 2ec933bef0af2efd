import { describe, expect, it } from 'vitest';
import { castOf, figureName, vigourOfCard } from './figures';
import { fieldOf, hexWords } from './labels';
import { chartOf, hexName, keyOfHex, sidesNow } from './map';
import { bestOdds, oddsOf } from './odds';
import { attacksOn, marks, modeOf, numbered, targets, taps } from './offers';
import { behind } from './outlook';
import { CONTENT, PICTURE, VIEW } from './table-fixtures';
import type { Choice, Offer, View } from './types';

const chart = chartOf(PICTURE);
const offer = (choice: Choice, seat = 0): Offer => ({ seat, choice });
const key = (hex: number) => keyOfHex(chart, hex);
const seen = { view: VIEW, content: CONTENT, chart, name: (figure: number) => figureName(castOf(VIEW), CONTENT, figure) };

const TURN: Offer[] = [
  offer({ do: 'go', to: 1 }),
  offer({ do: 'go', to: 2 }),
  offer({ do: 'face', facing: 0 }),
  offer({ do: 'face', facing: 3 }),
  offer({ do: 'attack', gun: 0, target: 7, area: false }),
  offer({ do: 'attack', gun: 0, target: 7, area: true }),
  offer({ do: 'attack', gun: 1, target: 7, area: false }),
  offer({ do: 'leap', to: 5 }),
  offer({ do: 'end_turn' }),
];

describe('a turn on the board', () => {
  const lit = taps(TURN, VIEW, chart, null);

  it('lights ways by what they wake, targets, and where one stands', () => {
    expect(lit.get(key(1))).toMatchObject({ light: 'move', offer: TURN[0] });
    expect(lit.get(key(2))).toMatchObject({ light: 'unmask' });
    expect(lit.get(key(6))).toMatchObject({ light: 'attack', offer: null, figure: 7 });
    expect(lit.get(key(0))).toMatchObject({ light: 'stop', offer: null });
    // A leap is asked for first.
    expect(lit.has(key(5))).toBe(false);
    expect(taps(TURN, VIEW, chart, 'leap').get(key(5))).toMatchObject({ light: 'deed' });
  });

  it('asks for a direction on the six neighbours, as far as there are any', () => {
    const faces = taps(TURN, VIEW, chart, 'face');
    expect([...faces]).toEqual([[key(1), { light: 'face', offer: TURN[2] }]]);
  });

  it('has numbers for the ways to attack somebody, and for everything that is listed', () => {
    expect(targets(TURN)).toEqual([7]);
    expect(numbered(TURN, 7)).toEqual(attacksOn(TURN, 7));
    const list = [offer({ do: 'use', source: { owner: 0, on: 'innate', power: 0 } }), offer({ do: 'pick', figure: 8 })];
    expect(numbered(list, null).map(({ choice }) => choice.do)).toEqual(['pick', 'use']);
  });
});

describe('what I have in mind', () => {
  const faces = TURN.filter(({ choice }) => choice.do === 'face');
  const fights = TURN.filter(({ choice }) => choice.do === 'face' || choice.do === 'attack');

  it('is where to look at the end of a movement, but not all that an engaged agent can do in his turn', () => {
    expect(modeOf('movement', faces, null)).toBe('face');
    expect(modeOf('movement', TURN, null)).toBeNull();
    expect(modeOf('turn', fights, null)).toBeNull();
    expect(taps(fights, VIEW, chart, modeOf('turn', fights, null)).get(key(6))?.light).toBe('attack');
  });

  it('is to heal who is tapped while that is open, the one whose turn it is included', () => {
    const heals = [...faces, offer({ do: 'attack', gun: 1, target: 0, area: false }), offer({ do: 'end_turn' })];
    const odds = [{ ...VIEW.odds[1]!, target: 0, heals: true }];
    expect(taps(heals, { ...VIEW, odds }, chart, modeOf('turn', heals, null)).get(key(0))).toMatchObject({ light: 'heal', figure: 0 });
    expect(marks([...heals, ...TURN], odds)).toEqual({ foes: [7], friends: [0] });
  });

  it('is to turn to whoever stands behind, if a weapon reaches him and is ready', () => {
    expect(behind(VIEW, CONTENT, fights, 0)).toEqual([8]);
    expect(behind(VIEW, CONTENT, [offer({ do: 'end_turn' })], 0)).toEqual([]);
    const armed = (guns: View['agents'][number]['guns']) => ({ ...VIEW, agents: [{ ...VIEW.agents[0]!, guns }] });
    const [rifle] = VIEW.agents[0]!.guns;
    expect(behind(armed([{ ...rifle!, jammed: true }]), CONTENT, fights, 0)).toEqual([]);
    expect(behind(armed([{ ...rifle!, ammo: [0, 5] }]), CONTENT, fights, 0)).toEqual([]);
    expect(behind(armed([{ ...rifle!, range: 0 }]), CONTENT, fights, 0)).toEqual([]);
  });

  it('is what I say, as long as it is open', () => {
    expect(modeOf('turn', fights, 'face')).toBe('face');
    expect(modeOf('turn', fights, 'leap')).toBeNull();
  });
});

describe('other questions on the board', () => {
  it('light figures, hexes and whole areas', () => {
    const lit = (choice: Choice, ends?: number[]) => taps([offer(choice)], VIEW, chart, null, ends);
    expect(lit({ do: 'activate', alien: 8 }).get(key(4))?.light).toBe('activate');
    expect(lit({ do: 'reveal', signal: 29 }).get(key(5))?.light).toBe('pick');
    expect(lit({ do: 'start', at: 2 }).get(key(2))?.light).toBe('deploy');
    expect([...lit({ do: 'aim', area: 1 }).keys()]).toEqual([4, 5, 6].map(key));
    expect([...lit({ do: 'way', way: 1 }, [1, 2]).keys()]).toEqual([key(2)]);
  });
});

it('beside the boxed game no hex stands for a figure', () => {
  const beside = { ...VIEW, beside: { todo: [], reading: null, called: [], caught: [], question: null } };
  const choices: Choice[] = [{ do: 'pick', figure: 7 }, { do: 'activate', alien: 8 }, { do: 'place', at: 2 }];
  expect([...taps(choices.map((choice) => offer(choice)), beside, chart, null).keys()]).toEqual([key(2)]);
});

describe('what is said of a hex', () => {
  const keys = (hex: number, light?: 'attack' | 'move' | 'unmask') => hexWords(seen, key(hex), light && { light, offer: null }).map((one) => one.key);

  it('is who stands there, how far, whether in sight, how well, and what a tap does', () => {
    expect(keys(6, 'attack')).toEqual(['defenders-label-figure', 'defenders-label-distance', 'defenders-label-sight', 'defenders-label-health', 'defenders-label-point', 'defenders-can-attack']);
    expect(hexWords(seen, key(4)).find((one) => one.key === 'defenders-label-sight')?.args).toEqual({ front: 'no' });
    expect(hexWords(seen, key(5)).find((one) => one.key === 'defenders-label-stopped')?.args).toEqual({ by: 'wall' });
  });

  it('is what a way costs, reveals, and who would see', () => {
    expect(keys(1, 'move')).toEqual(['defenders-can-move', 'defenders-way-seen']);
    expect(keys(2, 'unmask')).toEqual(['defenders-can-move', 'defenders-way-reveals']);
  });

  it('has the number of its area', () => {
    expect(hexName(chart, 1)).toEqual({ area: 1, where: 'centre' });
    expect(hexName(chart, 5)).toEqual({ area: 2, where: 'ne' });
  });

  it('lies in the field of view, or does not', () => {
    expect(fieldOf(VIEW, chart)).toEqual(new Set([1, 2, 4, 6, 0].map(key)));
    expect(fieldOf({ ...VIEW, looks: null }, chart)).toBeNull();
  });
});

describe('a door that was opened', () => {
  it('takes the place of what was drawn', () => {
    expect(sidesNow(chart, []).map(({ kind }) => kind)).toEqual(['wall']);
    expect(sidesNow(chart, [{ between: [5, 2], kind: 'door' }])).toMatchObject([{ kind: 'door' }]);
  });
});

it('a swarm has as much health as it has figures', () => {
  const [first, second] = VIEW.aliens;
  const swarm = { ...CONTENT, aliens: CONTENT.aliens.map((card, n) => (n === first!.card ? { ...card, power: [{ id: 'swarm', does: 'swarm' as const }] } : card)) };
  expect(vigourOfCard(VIEW, CONTENT, first!)).toBe(3);
  expect(vigourOfCard(VIEW, swarm, first!)).toBe(2);
  expect(vigourOfCard({ aliens: [second!] }, swarm, second!)).toBe(1);
});

describe('odds', () => {
  it('are those of the very attack', () => {
    expect(oddsOf(VIEW.odds, 0, { do: 'attack', gun: 1, target: 7, area: false })?.expected).toBe(800);
    expect(oddsOf(VIEW.odds, 0, { do: 'attack', gun: 1, target: 7, area: true })).toBeUndefined();
    expect(bestOdds(VIEW.odds, 7)?.gun).toBe(0);
    expect(bestOdds(VIEW.odds, 8)).toBeNull();
  });
});
