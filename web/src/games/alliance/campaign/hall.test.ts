import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../../../generated/TableSummary';
import { hallOf } from './hall';
import { aimText, campaignAt, campaignProgress, progressAt, whereText, type CampaignProgress } from './progress';

const CAMPAIGN = { id: 'how_many_aboard', team: 'Us' };

function table(id: string, change: Partial<TableSummary> = {}): TableSummary {
  const setup = { heroes: [{ hero: 'jyn_odan' }, { hero: 'gaarkhan' }], difficulty: 'hard', campaign: CAMPAIGN };
  const rest = { seats: [], round: 1, n_choices: 9, my_move: false, outcome: null, won: false, progress: null, played_at: 0 };
  return { id, game: 'alliance', setup, ...rest, ...change };
}

function campaign(change: Partial<CampaignProgress>): CampaignProgress {
  return { of: 'campaign', campaign: 'how_many_aboard', team: 'Us', missions: 1, fame: 9, at: { at: 'star_map' }, ending: null, ...change };
}

describe('the progress of a table', () => {
  it('is what the server says of it', () => {
    const progress = campaign({ missions: 2 });
    expect(campaignProgress(table('a', { progress }))).toEqual(progress);
    expect(campaignProgress(table('a', { progress: { of: 'mission', mission: 'first_steps', objective: null } }))).toBeNull();
  });

  it('is unknown where an older version wrote the table down, and in other games', () => {
    expect(progressAt(table('old'))).toBeNull();
    expect(progressAt(table('other', { game: 'arena', progress: campaign({}) }))).toBeNull();
    expect(campaignAt(table('old'))).toEqual(CAMPAIGN);
    expect(campaignAt({ game: 'alliance', setup: { campaign: null } })).toBeNull();
    expect(campaignAt({ game: 'arena', setup: {} })).toBeNull();
  });

  it('has words for where the team is and what it is about', () => {
    const at = { at: 'mission', mission: 'first_steps', objective: null } as const;
    expect(whereText({ at: 'star_map' })).toBe('On the star map');
    expect(whereText(at)).toBe('First Steps');
    expect(aimText(campaign({ at }))).toBe('');
    expect(aimText({ of: 'mission', mission: 'first_steps', objective: 'no such words' })).toBe('');
  });
});

describe('the hall of fame', () => {
  const over = (id: string, fame: number, played_at: number) =>
    table(id, { outcome: 'campaign-won', played_at, progress: campaign({ team: id, fame, ending: { ending: 'lanterns', won: false } }) });

  it('lists finished campaigns by fame, and who shares it shares the place (alliance R35.2)', () => {
    const hall = hallOf([over('low', 12, 1), over('late', 30, 9), over('soon', 30, 5), table('running', { progress: campaign({ fame: 99 }) }), table('old', { outcome: 'campaign-won' })]);
    expect(hall.map(({ id, place, score }) => [id, place, score])).toEqual([['soon', 1, 30], ['late', 1, 30], ['low', 3, 12]]);
  });

  it('tells who it was, how hard, and how it ended', () => {
    expect(hallOf([over('us', 7, 4)])[0]).toMatchObject({ team: 'us', campaign: 'how_many_aboard', heroes: ['jyn_odan', 'gaarkhan'], difficulty: 'hard', ending: 'lanterns', won: false, at: 4 });
  });
});
