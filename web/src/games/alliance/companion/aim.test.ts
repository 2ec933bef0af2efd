import { describe, expect, it } from 'vitest';
import { CONTENT, VIEW } from '../fixtures';
import type { Content, Figure, View } from '../types';
import { aimOf, oncePerGroup, ruleOf, type Line } from './aim';

const content = {
  ...CONTENT,
  heroes: [
    { id: 'diala_passil', traits: ['force_user', 'brawler'] },
    { id: 'gaarkhan', traits: ['wookiee', 'brawler'] },
  ],
  groups: [{ id: 'rebel_trooper', traits: ['trooper'], figures: 2, model: 'rebel_trooper' }],
} as unknown as Content;

const figure = (id: number, more: Partial<Figure>): Figure =>
  ({ id, side: 'rebel', hero: null, group: null, at: [[id, 0]], speed: 4, wounded: false, activated: false, ...more }) as Figure;

function view(...more: Partial<Figure>[]): View {
  const figures = [figure(0, { hero: 0, ...more[0] }), figure(1, { hero: 1, ...more[1] }), figure(2, { group: 0 }), figure(3, { group: 0 })];
  const heroes = [{ hero: 0 }, { hero: 1 }];
  const groups = [{ group: 0, side: 'rebel', figures: [2, 3], colour: 0 }];
  return { ...VIEW, figures, heroes, groups, mission: { objects: [{ object: 0, carrier: 1 }] } } as unknown as View;
}

function line(target: Partial<NonNullable<Line['target']>> | null, verb: Line['verb'] = 'attack'): Line {
  return { icons: [], needs: [], verb, target: target && { by: 'nearest', who: 'hero', within: null, of: null, ...target } } as Line;
}

const at = (target: Partial<NonNullable<Line['target']>>, ...more: Partial<Figure>[]) => aimOf(line(target), view(...more), content);

describe('whom a line is aimed at (alliance R26)', () => {
  it('is named where wounds, activations, tokens or speed decide', () => {
    expect(at({ by: 'wounded' }, { wounded: true })).toEqual({ is: 'named', figures: [0], within: null });
    expect(at({ by: 'unwounded' }, { wounded: true })).toEqual({ is: 'named', figures: [1], within: null });
    expect(at({ by: 'unactivated' }, { activated: true })).toEqual({ is: 'named', figures: [1], within: null });
    expect(at({ by: 'carrying' })).toEqual({ is: 'named', figures: [1], within: null });
    expect(at({ by: 'highest_speed' }, { speed: 5 })).toEqual({ is: 'named', figures: [0], within: null });
    expect(at({ by: 'lowest_speed' })).toEqual({ is: 'named', figures: [0, 1], within: null });
  });

  it('is named by trait, or nobody is like that and it says so', () => {
    expect(at({ of: 'wookiee', who: 'rebel' })).toEqual({ is: 'named', figures: [1], within: null });
    expect(at({ of: 'trooper', who: 'rebel' })).toEqual({ is: 'named', figures: [2, 3], within: null });
    expect(at({ of: 'trooper' })).toEqual({ is: 'nobody', within: null });
    expect(at({ of: 'smuggler', by: 'most_health' })).toEqual({ is: 'nobody', within: null });
    expect(at({ by: 'wounded', within: 3 })).toEqual({ is: 'nobody', within: 3 });
  });

  it('is left to the table where only the table knows', () => {
    expect(at({ by: 'least_health' })).toEqual({ is: 'look', within: null });
    expect(at({ by: 'stunned' })).toEqual({ is: 'look', within: null });
    expect(at({ by: 'most_health', of: 'wookiee' })).toEqual({ is: 'named', figures: [1], within: null });
    expect(aimOf(line(null), view(), content)).toEqual({ is: 'nearest' });
    expect(aimOf(line(null, { reposition: { points: 2, spaces: 4 } }), view(), content)).toEqual({ is: 'all' });
  });

  it('does not count who has left the map', () => {
    expect(at({ of: 'wookiee', who: 'rebel' }, {}, { at: null })).toEqual({ is: 'nobody', within: null });
  });
});

it('names a group of allies once', () => {
  expect(oncePerGroup([1, 2, 3], view())).toEqual({ heroes: [1], groups: [0] });
});

it('leads each line to the rule of its verb', () => {
  const verbs: Line['verb'][] = ['attack', { toward: 2 }, { engage: 2 }, { reposition: { points: 2, spaces: 4 } }, { move_attack: 4 }, 'stop'];
  expect(verbs.map((verb) => ruleOf(line(null, verb)))).toEqual(['R28.1', 'R27.1', 'R27.7', 'R27.11', 'R27.16', 'R24.4']);
});
