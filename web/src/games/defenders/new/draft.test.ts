import { describe, expect, it } from 'vitest';
import { census, countsOf, firstDraft, isOwn, LEVELS, toNewTable, withClass, withLevel, withMission, withOption, withPlayer } from './draft';
import type { Content } from '../types';

const content = { missions: [{ id: 'first_watch', agents: [1, 2] }, { id: 'close_encounters', agents: [1, 5] }] } as unknown as Pick<Content, 'missions'>;

describe('a table before it exists', () => {
  it('begins with the first mission, me and bots, in a team the mission allows', () => {
    const draft = firstDraft(content, 'greedy');
    expect(draft.mission).toBe('first_watch');
    expect(census(draft)).toEqual({ mine: 1, open: 0, bots: 1 });
    expect(firstDraft(content, 'greedy', 'close_encounters').n).toBe(3);
    expect(countsOf({ agents: [1, 2] })).toEqual([1, 2]);
  });

  it('has each class once', () => {
    const draft = withClass(firstDraft(content, 'greedy', 'close_encounters'), 0, 'hulk');
    expect(draft.seats.map((seat) => seat.class)).toEqual(['hulk', 'biotech', 'infiltrator', 'sniper', 'marine']);
    expect((toNewTable(draft, 0).setup as { agents: string[] }).agents).toEqual(['hulk', 'biotech', 'infiltrator']);
  });

  it('names options only where they are not those of the level', () => {
    const draft = firstDraft(content, 'greedy', 'close_encounters');
    for (const level of LEVELS) expect(isOwn(withLevel(draft, level))).toBe(false);
    expect(toNewTable(draft, 5)).toMatchObject({ game: 'defenders', pace: 5, setup: { mission: 'close_encounters', difficulty: 'normal', options: null, dice: 'rolled' } });
    const own = withOption(draft, 'duel', false);
    expect(isOwn(own)).toBe(true);
    expect(toNewTable(own, 0).setup).toMatchObject({ options: { human_view: true, duel: false } });
    expect(isOwn(withLevel(own, 'hard'))).toBe(false);
  });

  it('keeps players when a mission takes fewer', () => {
    const draft = withPlayer(firstDraft(content, 'greedy', 'close_encounters'), 2, { kind: 'me' });
    const small = withMission(draft, content.missions[0]!);
    expect(small.n).toBe(2);
    expect(small.seats[2]!.player).toEqual({ kind: 'me' });
  });
});
