import { describe, expect, it } from 'vitest';
import { CONTENT, PLAN, VIEW } from '../fixtures';
import type { Content, Prompt, View } from '../types';
import { groupState, heroCards, isFirst, reminderOf, setUpOf, tileCounts } from './ontable';

const content = {
  ...CONTENT,
  heroes: [{ id: 'a', healthy: { health: 12 }, wounded: { health: 10 } }],
  cards: [
    { id: 'rifle', deck: 'class' },
    { id: 'scope', deck: 'item' },
    { id: 'valuable_goods', deck: 'supply', removed: true },
    { id: 'bacta', deck: 'supply', removed: false },
  ],
} as unknown as Content;

function view(round: number, at: [number, number][] | null): View {
  const figures = [{ id: 0, hero: 0, group: null, side: 'rebel', health: 22, at, wounded: false }];
  const cards = [
    { card: 0, state: 'ready', under: 0 },
    { card: 1, state: 'exhausted', under: 0 },
  ];
  const heroes = [
    { hero: 0, figure: 0, cards },
    { hero: 0, figure: 0, cards },
  ];
  return { ...VIEW, round, figures, heroes, groups: [], mission: { scene: 0 }, campaign: null } as unknown as View;
}

describe('what to fetch before the first mission', () => {
  it('is cards, reminders and what is sorted out (alliance R1.7, R1.11, R1.12)', () => {
    const { reminder, bonusHealth, sortedOut, ally } = setUpOf(view(0, null), content);
    expect([reminder, bonusHealth, sortedOut, ally]).toEqual(['legendary', 10, [2], null]);
  });

  it('is asked for only before anybody stands on the map', () => {
    expect([isFirst(view(0, null)), isFirst(view(0, [[1, 1]])), isFirst(view(1, [[1, 1]]))]).toEqual([true, false, false]);
    const later = { ...view(0, null), campaign: { played: [{}] } } as unknown as View;
    expect(isFirst(later)).toBe(false);
  });
});

describe('what lies on the table', () => {
  it('names the weapon a modification lies under, and how cards lie', () => {
    expect(heroCards(view(1, null))[0]!.cards).toEqual([
      { card: 0, under: null, state: 'ready' },
      { card: 1, under: 0, state: 'exhausted' },
    ]);
  });

  it('is a reminder for each hero of a small team, all the mission long (alliance R1.12)', () => {
    const team = (n: number) => ({ heroes: Array.from({ length: n }) as View['heroes'] });
    expect([2, 3, 4].map((n) => reminderOf(team(n)))).toEqual(['legendary', 'heroic', null]);
  });

  it('tells the group that acts now from those that have', () => {
    const prompt = { ask: 'window', group: 1, card: 0 } as unknown as Prompt;
    expect([0, 1, 2].map((group) => groupState(group, group === 2, prompt))).toEqual(['activated', 'acting', 'ready']);
    expect(groupState(1, false, null)).toBe('activated');
  });

  it('counts tiles by their faces', () => {
    const all = tileCounts(PLAN, PLAN.areas.map((_, n) => n));
    expect(all.reduce((sum, { n }) => sum + n, 0)).toBe(PLAN.tiles.length);
  });
});
