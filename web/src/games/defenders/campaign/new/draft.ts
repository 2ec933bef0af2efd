/** A campaign before it exists. */
import type { NewTable } from '../../../../generated/NewTable';
import { firstDraft as firstTeam, setupOf, used, type Draft } from '../../new/draft';
import type { Content } from '../../types';

export interface CampaignDraft {
  readonly campaign: string;
  readonly name: string;
  /** Who plays, how hard: as for a mission. */
  readonly team: Draft;
}

/** The first campaign there is, for a team as most want it. */
export function firstDraft(content: Pick<Content, 'campaigns' | 'missions'>, bot: string, name: string): CampaignDraft {
  return { campaign: content.campaigns[0]?.id ?? '', name, team: firstTeam({ missions: [] }, bot) };
}

/** How many agents every mission of the campaign is for. */
export function countsOf({ campaigns, missions }: Pick<Content, 'campaigns' | 'missions'>, id: string): number[] {
  const legs = campaigns.find((campaign) => campaign.id === id)?.leg ?? [];
  const ranges = legs.flatMap(({ mission }) => missions.filter((one) => one.id === mission).map(({ agents }) => agents));
  const [fewest, most] = [Math.max(1, ...ranges.map(([least]) => least)), Math.min(5, ...ranges.map(([, greatest]) => greatest))];
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, n) => fewest + n);
}

/** What is still missing, as the end of a text key; none if it can begin. */
export function missing({ campaign, name }: CampaignDraft): 'campaign' | 'name' | null {
  if (campaign === '') return 'campaign';
  return name.trim() === '' ? 'name' : null;
}

/** The request that sets it up. */
export function toNewTable({ campaign, name, team }: CampaignDraft, pace: number): NewTable {
  const setup = setupOf(team, { mission: '', campaign: { id: campaign, team: name.trim() } });
  return { game: 'defenders', setup, seats: used(team).map(({ player }) => player), pace };
}
