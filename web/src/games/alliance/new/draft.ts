import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceDifficulty } from '../../../generated/AllianceDifficulty';
import type { AllianceMapPlan } from '../../../generated/AllianceMapPlan';
import type { AllianceMission } from '../../../generated/AllianceMission';
import type { AllianceMissionKind } from '../../../generated/AllianceMissionKind';
import type { Mode } from '../../../generated/Mode';
import type { AllianceSetup } from '../../../generated/AllianceSetup';
import type { NewSeat } from '../../../generated/NewSeat';
import type { NewTable } from '../../../generated/NewTable';
import type { LastTeam } from './last-team';
import { censusOf, changed, firstPlayer, swapped, type Census } from '../../../screens/new/seats';

export const LEVELS: readonly AllianceDifficulty[] = ['easy', 'normal', 'hard'];
export const MOST_HEROES = 4;
/** A team that covers everything, in the order newcomers are given it. */
const FAVOURITES = ['fenn_signis', 'diala_passil', 'gideon_argus', 'jyn_odan', 'gaarkhan', 'mak_eshkarey'];

export interface DraftHero {
  hero: string;
  cards: readonly string[];
  player: NewSeat;
}

/** A skirmish or a mission before it exists. All four seats are kept, so that fewer heroes and back loses nothing. */
export interface AllianceDraft {
  n: number;
  seats: readonly DraftHero[];
  map: string;
  /** The mission, if one is played instead of a skirmish. */
  mission: string | null;
  /** On the screen, or on a real table with the app beside it. */
  mode: Mode;
  difficulty: AllianceDifficulty;
  /** Whom the players chose themselves; those the map recommends if they did not, or chose nobody. */
  enemies: readonly string[] | null;
  ally: string | null;
  realDice: boolean;
}

type Printed = Pick<AllianceContent, 'heroes'> & { maps: readonly { id: string; mission?: boolean }[] };
type Missions = { readonly missions: readonly Pick<AllianceMission, 'id' | 'kind' | 'heroes'>[] };

/** What a newcomer wants: me, and bots everywhere else. */
export function firstDraft(content: Printed, bot: string): AllianceDraft {
  const known = content.heroes.map(({ id }) => id);
  const heroes = [...FAVOURITES.filter((id) => known.includes(id)), ...known.filter((id) => !FAVOURITES.includes(id))];
  return {
    n: Math.min(MOST_HEROES, heroes.length),
    seats: heroes.slice(0, MOST_HEROES).map((hero, seat) => ({ hero, cards: [], player: firstPlayer(seat, bot) })),
    map: content.maps.find(({ mission }) => !mission)?.id ?? '',
    mission: null,
    mode: 'table',
    difficulty: 'normal',
    enemies: null,
    ally: null,
    realDice: false,
  };
}

/** Lessons first, then the story, then what lies beside it. */
const KINDS: readonly AllianceMissionKind[] = ['tutorial', 'story', 'side'];

export function missionsOf({ missions }: Missions): Missions['missions'] {
  return KINDS.flatMap((wanted) => missions.filter(({ kind }) => kind === wanted));
}

/** The first lesson: where somebody starts who wants to learn. */
export function firstLesson(content: Missions): string | null {
  return missionsOf(content)[0]?.id ?? null;
}

/** Who plays a mission, if it is told for certain heroes. */
export function castOf({ missions }: Missions, mission: string | null): readonly string[] {
  return missions.find(({ id }) => id === mission)?.heroes ?? [];
}

/** Plays a mission, or a skirmish if there is none. A lesson brings its heroes, and they are mine: two for one player (R1.10). */
export function withMission(draft: AllianceDraft, content: Missions, mission: string | null): AllianceDraft {
  const cast = castOf(content, mission);
  const difficulty = mission !== null && draft.difficulty === 'easy' ? 'normal' : draft.difficulty;
  if (mission === null) return { ...draft, mission, difficulty, mode: 'table' };
  if (cast.length === 0) return { ...draft, mission, difficulty };
  const given = cast.map((hero): DraftHero => ({ hero, cards: [], player: { kind: 'me' } }));
  const others = draft.seats.filter(({ hero }) => !cast.includes(hero));
  return { ...draft, mission, difficulty, ally: null, n: cast.length, seats: [...given, ...others].slice(0, MOST_HEROES) };
}

/** On the screen or on a real table. There people play every hero, usually around one tablet: bots have nothing to say. */
export function withMode(draft: AllianceDraft, mode: Mode): AllianceDraft {
  if (mode === 'table') return { ...draft, mode };
  const people = draft.seats.map((seat): DraftHero => (seat.player.kind === 'bot' ? { ...seat, player: { kind: 'me' } } : seat));
  return { ...draft, mode, seats: people, realDice: false };
}

/** The team that went out last, in place of this one; beside a real table people play its bots' heroes. */
export function withTeam(draft: AllianceDraft, team: LastTeam): AllianceDraft {
  const given = team.heroes.map(({ hero, player }): DraftHero => ({ hero, cards: [], player }));
  const others = draft.seats.filter(({ hero }) => !given.some((one) => one.hero === hero));
  const difficulty = draft.mission !== null && team.difficulty === 'easy' ? 'normal' : team.difficulty;
  const next = { ...draft, n: given.length, seats: [...given, ...others].slice(0, MOST_HEROES), difficulty };
  return draft.mission === null ? next : withMode(next, team.mode);
}

/** Each hero exists once: whoever had this one gets the other in exchange. Cards stay with nobody. */
export function withHero(draft: AllianceDraft, seat: number, hero: string): AllianceDraft {
  return { ...draft, seats: swapped(draft.seats, seat, 'hero', hero, { cards: [] }) };
}

export function withPlayer(draft: AllianceDraft, seat: number, player: NewSeat): AllianceDraft {
  return { ...draft, seats: changed(draft.seats, seat, { player }) };
}

/** Each card exists once: what a hero takes, nobody else keeps, not even a seat that is out of sight. */
export function withCards(draft: AllianceDraft, seat: number, cards: readonly string[]): AllianceDraft {
  const seats = draft.seats.map((other): DraftHero => ({ ...other, cards: other.cards.filter((card) => !cards.includes(card)) }));
  return { ...draft, seats: changed(seats, seat, { cards }) };
}

/** Who takes part, in numbers. */
export function census(draft: AllianceDraft): Census {
  return censusOf(used(draft).map(({ player }) => player));
}

const COUNTS = ['two', 'three', 'four'] as const;
type Recommending = { readonly maps: readonly Pick<AllianceMapPlan, 'id' | 'recommended'>[] };

/** Whom the map recommends for the level and the number of heroes. */
export function recommendedFor({ maps }: Recommending, { map, difficulty, n }: Pick<AllianceDraft, 'map' | 'difficulty' | 'n'>): readonly string[] {
  return maps.find(({ id }) => id === map)?.recommended[difficulty][COUNTS[n - 2]!] ?? [];
}

/** Everybody the map recommends for any level and number. */
export function everRecommended({ maps }: Recommending, map: string): readonly string[] {
  const lists = maps.find(({ id }) => id === map)?.recommended;
  return lists ? [...new Set(LEVELS.flatMap((level) => COUNTS.flatMap((count) => lists[level][count])))] : [];
}

/** Cards a hero may bring besides the starting item: its own class, items, rewards; none that it or another brings already. */
export function cardsFor(content: Pick<AllianceContent, 'cards' | 'heroes'>, draft: AllianceDraft, seat: number): string[] {
  const hero = draft.seats[seat]?.hero;
  const start = content.heroes.find(({ id }) => id === hero)?.start;
  const taken = used(draft).flatMap(({ cards }) => cards);
  return content.cards
    .filter((card) => !card.removed && card.deck !== 'supply' && (card.hero === null || card.hero === hero))
    .map(({ id }) => id)
    .filter((id) => id !== start && !taken.includes(id));
}

/** The request that sets it up. */
export function toNewTable(draft: AllianceDraft, pace: number): NewTable {
  const setup: AllianceSetup = {
    heroes: used(draft).map(({ hero, cards }) => ({ hero, cards: [...cards] })),
    map: draft.mission === null ? draft.map : '',
    mission: draft.mission,
    campaign: null,
    mode: draft.mission === null ? 'table' : draft.mode,
    collection: [],
    difficulty: draft.difficulty,
    enemies: draft.mission === null ? [...(draft.enemies ?? [])] : [],
    ally: draft.ally,
    dice: draft.realDice ? 'physical' : 'rolled',
  };
  return { game: 'alliance', setup, seats: used(draft).map(({ player }) => player), pace };
}

function used(draft: AllianceDraft): readonly DraftHero[] {
  return draft.seats.slice(0, draft.n);
}
