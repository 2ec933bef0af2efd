/** A campaign before it exists. */
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { Mode } from '../../../generated/Mode';
import type { AllianceSetup } from '../../../generated/AllianceSetup';
import type { NewSeat } from '../../../generated/NewSeat';
import type { NewTable } from '../../../generated/NewTable';
import type { Pack } from './collection';
import type { LastTeam } from '../new/last-team';

/** Two to four heroes; who plays alone takes two (R1.10, R15.4). */
export const FEWEST = 2;
export const MOST = 4;

export interface Chosen {
  readonly hero: string;
  readonly player: NewSeat;
}

export interface CampaignDraft {
  readonly campaign: string;
  readonly difficulty: 'normal' | 'hard';
  readonly mode: Mode;
  readonly collection: readonly Pack[];
  /** In the order they were chosen: one a seat. */
  readonly team: readonly Chosen[];
  readonly name: string;
  readonly realDice: boolean;
}

type Printed = Pick<AllianceContent, 'campaigns' | 'heroes'>;
/** Two that cover each other, for whoever just wants to begin. */
const FAVOURITES = ['fenn_signis', 'diala_passil'];

/** One person with two heroes (R15.4), everything else as most want it. */
export function firstDraft(content: Printed, collection: readonly Pack[], name: string): CampaignDraft {
  const known = content.heroes.map(({ id }) => id);
  const heroes = [...FAVOURITES.filter((id) => known.includes(id)), ...known.filter((id) => !FAVOURITES.includes(id))];
  return {
    campaign: content.campaigns[0]?.id ?? '',
    difficulty: 'normal',
    mode: 'table',
    collection,
    team: heroes.slice(0, FEWEST).map((hero) => ({ hero, player: { kind: 'me' } })),
    name,
    realDice: false,
  };
}

/** Takes a hero into the team or out of it; a full team stays as it is. */
export function toggled(draft: CampaignDraft, hero: string): CampaignDraft {
  if (draft.team.some((one) => one.hero === hero)) return { ...draft, team: draft.team.filter((one) => one.hero !== hero) };
  if (draft.team.length >= MOST) return draft;
  return { ...draft, team: [...draft.team, { hero, player: { kind: 'me' } }] };
}

export function seated(draft: CampaignDraft, hero: string, player: NewSeat): CampaignDraft {
  return { ...draft, team: draft.team.map((one) => (one.hero === hero ? { ...one, player } : one)) };
}

/** On the screen or on a real table: there people play every hero. */
export function withMode(draft: CampaignDraft, mode: Mode): CampaignDraft {
  const person = (one: Chosen): Chosen => (one.player.kind === 'bot' ? { ...one, player: { kind: 'me' } } : one);
  return { ...draft, mode, team: mode === 'companion' ? draft.team.map(person) : draft.team };
}

/** The team that went out last, in place of this one. Two difficulties (R15.3). */
export function withTeam(draft: CampaignDraft, { heroes, name, difficulty, mode }: LastTeam): CampaignDraft {
  return withMode({ ...draft, team: heroes, name: name ?? draft.name, difficulty: difficulty === 'hard' ? difficulty : 'normal' }, mode);
}

/** What is still missing, as the end of a text key; none if it can begin. */
export function missing(draft: CampaignDraft): 'campaign' | 'heroes' | 'name' | null {
  if (draft.campaign === '') return 'campaign';
  if (draft.team.length < FEWEST) return 'heroes';
  return draft.name.trim() === '' ? 'name' : null;
}

/** Who takes part, in numbers. */
export function census(draft: CampaignDraft): { mine: number; open: number; bots: number } {
  const count = (kind: NewSeat['kind']) => draft.team.filter(({ player }) => player.kind === kind).length;
  return { mine: count('me'), open: count('open'), bots: count('bot') };
}

/** The request that sets it up. */
export function toNewTable(draft: CampaignDraft, pace: number): NewTable {
  const setup: AllianceSetup = {
    heroes: draft.team.map(({ hero }) => ({ hero, cards: [] })),
    map: '',
    mission: null,
    campaign: { id: draft.campaign, team: draft.name.trim() },
    mode: draft.mode,
    collection: [...draft.collection],
    difficulty: draft.difficulty,
    enemies: [],
    ally: null,
    // At a real table the dice are real anyway; the digital one rolls unless told otherwise.
    dice: draft.realDice && draft.mode === 'table' ? 'physical' : 'rolled',
  };
  return { game: 'alliance', setup, seats: draft.team.map(({ player }) => player), pace };
}
