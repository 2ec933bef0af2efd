import { describe, expect, it } from 'vitest';
import type { Content } from '../types';
import { census, firstDraft, setupOf, tablesFor, toNewTable, withMission, withMode, withPlayer, withTeam } from './draft';

const CONTENT = {
  teams: [{ id: 'arc_troopers' }, { id: 'rebel_troopers' }, { id: 'imperial_infantry' }],
  missions: [
    { id: 'shields', rules: 'shields' },
    { id: 'priorities', rules: 'priorities' },
  ],
  tables: [
    { id: 'fort', missions: [0, 1] },
    { id: 'swamp', missions: [1] },
  ],
} as unknown as Content;

describe('a table before it exists', () => {
  it('begins with me against a bot, two different teams, and rolled dice', () => {
    const draft = firstDraft(CONTENT, 'tactician');
    expect(census(draft)).toEqual({ mine: 1, open: 0, bots: 1 });
    expect(setupOf(draft)).toEqual({ teams: ['rebel_troopers', 'imperial_infantry'], mission: 'priorities', condition: false, dice: 'rolled' });
  });

  it('offers only tables that are laid out for the mission', () => {
    expect(tablesFor(CONTENT, 'shields')).toEqual(['fort']);
    expect(tablesFor(CONTENT, 'priorities')).toEqual(['fort', 'swamp']);
    expect(tablesFor(CONTENT, null)).toEqual([]);
  });

  it('forgets a table that the new mission has no use for', () => {
    const draft = { ...firstDraft(CONTENT, 'random'), table: 'swamp' };
    expect(withMission(draft, CONTENT, 'shields').table).toBeNull();
    expect(withMission({ ...draft, table: 'fort' }, CONTENT, 'shields').table).toBe('fort');
    expect(withMission({ ...draft, table: 'fort' }, CONTENT, null).table).toBeNull();
  });

  it('builds a table in turn instead of taking a ready one', () => {
    const draft = { ...firstDraft(CONTENT, 'random'), build: true, table: 'swamp' };
    expect(setupOf(draft)).toMatchObject({ build: true });
    expect(setupOf(draft)).not.toHaveProperty('table');
    expect(setupOf({ ...draft, mission: null })).not.toHaveProperty('mission');
  });

  it('has no bots beside a real table, and no terrain of ours', () => {
    const draft = withMode({ ...firstDraft(CONTENT, 'random'), table: 'fort' }, 'companion');
    expect(census(draft)).toEqual({ mine: 2, open: 0, bots: 0 });
    expect(setupOf(draft)).toEqual({ teams: ['rebel_troopers', 'imperial_infantry'], mission: 'priorities', condition: false, dice: 'rolled', mode: 'companion' });
    expect(setupOf(withMode(draft, 'table'))).not.toHaveProperty('mode');
  });

  it('lets both take the same team, and one person both seats', () => {
    const draft = withPlayer(withTeam(firstDraft(CONTENT, 'random'), 1, 'rebel_troopers'), 1, { kind: 'me' });
    expect(toNewTable({ ...draft, realDice: true }, 700)).toEqual({
      game: 'specops',
      setup: { teams: ['rebel_troopers', 'rebel_troopers'], mission: 'priorities', condition: false, dice: 'physical' },
      seats: [{ kind: 'me' }, { kind: 'me' }],
      pace: 700,
    });
  });
});
