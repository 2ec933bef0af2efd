import { expect, it } from 'vitest';
import { actingGroup, followAll, type Show } from './activation';

const told = (...events: object[]) => events.map((event) => ({ rule: 'R23.1', event })) as never;

it('a group acts until its last figure is done and all of it was shown', () => {
  const first = followAll(null, told({ what: 'group_activated', group: 2, card: 0 }, { what: 'figure_activated', figure: 5 }))!;
  expect(actingGroup(first, true, null)).toBe(2);
  // Between two of its figures.
  const between = followAll(first, told({ what: 'activation_ended', figure: 5 })) as Show;
  expect(between.over).toBe(true);
  expect(actingGroup(between, true, null)).toBe(2);
  expect(actingGroup(between, false, 2)).toBe(2);
  expect(actingGroup(between, false, null)).toBeNull();
});

it('without a card on the table the engine says who acts', () => {
  expect(actingGroup(null, false, 1)).toBe(1);
  expect(actingGroup(null, false, null)).toBeNull();
});

it('what was left open is known when it has happened', () => {
  const open = { what: 'thought', figure: 5, thought: { thought: 'players_choose', ends: [[[2, 2]], [[3, 3]]], targets: [0, 1] } };
  const [went, before] = [{ what: 'moved', figure: 5, from: [[1, 1]], path: [[[2, 1]], [[2, 2]]], cost: 2 }, { what: 'line_began', figure: 5, line: 0 }];
  const start = told({ what: 'group_activated', group: 2, card: 0 }, { what: 'figure_activated', figure: 5 }, before);
  expect(followAll(null, [...start, ...told(went)])).toMatchObject({ taken: null });
  const taken = followAll(null, [...start, ...told(open, went)]);
  expect(taken).toMatchObject({ taken: [[2, 2]] });
  expect(followAll(taken, told({ ...before, line: 1 }))).toMatchObject({ taken: null });
});
