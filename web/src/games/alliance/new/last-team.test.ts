import { beforeEach, describe, expect, it } from 'vitest';
import { firstDraft as firstCampaign, toNewTable as campaignTable, withTeam as withCampaignTeam } from '../campaign/draft';
import type { AllianceContent } from '../../../generated/AllianceContent';
import { firstDraft, toNewTable, withMission, withMode, withPlayer, withTeam } from './draft';
import { lastTeam, rememberTeam } from './last-team';

const content = {
  heroes: ['diala_passil', 'fenn_signis', 'gaarkhan', 'gideon_argus'].map((id) => ({ id })),
  maps: [{ id: 'den' }],
  missions: [{ id: 'wood', kind: 'story', heroes: [] }],
  campaigns: [{ id: 'one' }],
} as unknown as AllianceContent;
const BOTS = ['random', 'greedy'];
const draft = firstDraft(content, 'greedy');
const story = firstCampaign(content, [], 'Nobody yet');

beforeEach(() => localStorage.clear());

describe('the last team', () => {
  it('is nobody before the first', () => expect(lastTeam(content, BOTS)).toBeNull());

  it('of a campaign comes back with name, heroes, players, difficulty and mode', () => {
    const team = [{ hero: 'gaarkhan', player: { kind: 'open' } as const }, { hero: 'diala_passil', player: { kind: 'me' } as const }];
    const first = { ...story, name: 'Us', team, difficulty: 'hard', mode: 'companion' } as const;
    rememberTeam(campaignTable(first, 900));
    expect(campaignTable(withCampaignTeam(story, lastTeam(content, BOTS)!), 900)).toEqual(campaignTable(first, 900));
  });

  it('of a mission goes into a skirmish and a campaign, whose name it keeps', () => {
    rememberTeam(campaignTable({ ...story, name: 'Us' }, 900));
    const three = withPlayer({ ...draft, n: 3 }, 2, { kind: 'open' });
    rememberTeam(toNewTable(withMode(withMission(three, content, 'wood'), 'table'), 900));
    const last = lastTeam(content, BOTS)!;
    expect(last.name).toBe('Us');
    const skirmish = toNewTable(withTeam(draft, last), 900);
    expect(skirmish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }]);
    expect(withCampaignTeam(story, last)).toMatchObject({ name: 'Us', mode: 'table' });
  });

  it('leaves the enemies to whoever chooses them', () => {
    rememberTeam(toNewTable({ ...draft, n: 2, enemies: ['nexu'] }, 900));
    const last = lastTeam(content, BOTS)!;
    expect(toNewTable(withTeam({ ...draft, enemies: ['officer', 'nexu'] }, last), 900)).toMatchObject({ setup: { enemies: ['officer', 'nexu'] }, seats: Array(2).fill(expect.anything()) });
    expect(withTeam(draft, last).enemies).toBeNull();
  });

  it('brings no bots to a real table, and an easy skirmish makes no easy mission (alliance R15.3)', () => {
    rememberTeam(toNewTable({ ...draft, difficulty: 'easy' }, 900));
    const last = { ...lastTeam(content, BOTS)!, mode: 'companion' as const };
    expect(toNewTable(withTeam(withMission(draft, content, 'wood'), last), 900)).toMatchObject({ setup: { difficulty: 'normal', mode: 'companion' }, seats: Array(4).fill({ kind: 'me' }) });
    expect(toNewTable(withTeam(draft, last), 900)).toMatchObject({ setup: { difficulty: 'easy', mode: 'table' } });
  });

  it('is forgotten with its heroes; bots without a name give their seat to me', () => {
    rememberTeam(toNewTable(draft, 900));
    expect(lastTeam(content, ['random'])!.heroes.map(({ player }) => player.kind)).toEqual(['me', 'me', 'me', 'me']);
    expect(lastTeam({ heroes: [] }, BOTS)).toBeNull();
  });

  it.each(['{', '[]', '{"heroes":[1,2]}', '{"heroes":[{"hero":"gaarkhan","player":{"kind":"me"}}]}', '{"heroes":[{"hero":"gaarkhan","player":{"kind":"bot"}},{"hero":"diala_passil","player":{"kind":"me"}}]}'])(
    'in a form that makes no sense is nobody: %s',
    (stored) => {
      localStorage.setItem('sortie-last-team', stored);
      expect(lastTeam(content, BOTS)).toBeNull();
    },
  );
});
