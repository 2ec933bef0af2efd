import { describe, expect, it } from 'vitest';
import { VIEW } from './fixtures';
import { bestOdds, damaging, prospect, watchers } from './foreseen';
import type { Foreseen, Odds, View } from './types';

const odds = (target: number, weapon: number, expected: number, damage: number[]): Odds => ({ attacker: 0, weapon, target, distance: 3, hit: 1000, defeat: 100, expected, damage });
const turn = (actions: number, points: number) => ({ figure: 0, actions, points, strained: 0 });
const name = (figure: number) => `figure ${figure}`;
const way = { cost: 3, path: [], to: [[4, 1]] as const, takesAction: true };
const foes = VIEW.figures.filter(({ side }) => side === 'imperial').map(({ id }) => id);
const view: View = { ...VIEW, turn: turn(2, 0) };

function told(change: Partial<Foreseen>): Foreseen {
  const figure = { ...VIEW.figures[0]!, strain: VIEW.figures[0]!.strain + 1 };
  return { turn: turn(1, 1), figure, sight: [], odds: [], ...change };
}

describe('what a move would mean', () => {
  it('tells reaching from damaging', () => {
    expect(damaging({ damage: [310, 400, 290] })).toBe(690);
    expect(damaging({ damage: [] })).toBe(0);
  });

  it('keeps the best attack on each', () => {
    const all = [odds(2, 0, 900, [500, 500]), odds(2, 1, 1500, [100, 900]), odds(3, 0, 2000, [0, 1000])];
    expect(bestOdds(all).map(({ target, weapon }) => [target, weapon])).toEqual([[3, 0], [2, 1]]);
  });

  it('says what is spent before the server has spoken', () => {
    const { spends, targets } = prospect(view, way, undefined, name);
    expect(spends.map(({ key, args }) => [key, args])).toEqual([
      ['alliance-ui-way', { cost: 3 }],
      ['alliance-preview-action', { left: 1 }],
    ]);
    expect(targets).toEqual([]);
  });

  it('says what is left, whom one could attack and who looks', () => {
    const foe = foes[0]!;
    const sight = [{ figure: foe, distance: 3, in_sight: true, sees_me: true, blocked: null }, { figure: 0, distance: 1, in_sight: true, sees_me: true, blocked: null }];
    const seen = told({ sight, odds: [odds(foe, 0, 1500, [310, 690])] });
    expect(watchers(view, seen), 'friends do not count').toEqual([foe]);
    const ahead = prospect(view, way, seen, name);
    expect(ahead.spends.map(({ key }) => key)).toEqual(['alliance-ui-way', 'alliance-preview-action', 'alliance-preview-points', 'alliance-preview-strain']);
    expect(ahead.targets).toEqual([{ name: `figure ${foe}`, reaches: 100, damages: 69, defeats: 10 }]);
    expect(ahead.notes).toEqual([{ key: 'alliance-preview-seen', args: { names: `figure ${foe}` } }]);
  });

  it('says why nobody can be attacked, and that nobody looks', () => {
    const none = prospect(view, way, told({ turn: turn(0, 1) }), name);
    expect(none.notes.map(({ key }) => key)).toEqual(['alliance-preview-no-action', 'alliance-preview-unseen']);
    expect(prospect(view, way, told({}), name).notes[0]!.key).toBe('alliance-preview-nobody');
  });

  it('does not pretend to know what chance or the mission decides', () => {
    expect(prospect(view, way, null, name)).toMatchObject({ targets: [], notes: [{ key: 'alliance-preview-unknown' }] });
  });
});
