import type { AllianceContent } from '../../generated/AllianceContent';
import type { AllianceDifficulty } from '../../generated/AllianceDifficulty';
import type { AllianceSetup } from '../../generated/AllianceSetup';
import type { NewSeat } from '../../generated/NewSeat';
import type { NewTable } from '../../generated/NewTable';

export const LEVELS: readonly AllianceDifficulty[] = ['easy', 'normal', 'hard'];
export const MOST_HEROES = 4;
/** A team that covers everything, in the order newcomers are given it. */
const FAVOURITES = ['fenn_signis', 'diala_passil', 'gideon_argus', 'jyn_odan', 'gaarkhan', 'mak_eshkarey'];

export interface DraftHero {
  hero: string;
  cards: readonly string[];
  player: NewSeat;
}

/** A skirmish before it exists. All four seats are kept, so that fewer heroes and back loses nothing. */
export interface AllianceDraft {
  n: number;
  seats: readonly DraftHero[];
  map: string;
  difficulty: AllianceDifficulty;
  /** Those the map recommends if there are none. */
  enemies: readonly string[];
  ally: string | null;
  realDice: boolean;
}

type Printed = Pick<AllianceContent, 'heroes'> & { maps: readonly { id: string }[] };

/** What a newcomer wants: me, and bots everywhere else. */
export function firstDraft(content: Printed, bot: string): AllianceDraft {
  const known = content.heroes.map(({ id }) => id);
  const heroes = [...FAVOURITES.filter((id) => known.includes(id)), ...known.filter((id) => !FAVOURITES.includes(id))];
  return {
    n: Math.min(MOST_HEROES, heroes.length),
    seats: heroes.slice(0, MOST_HEROES).map((hero, seat) => ({ hero, cards: [], player: seat === 0 ? { kind: 'me' } : { kind: 'bot', bot } })),
    map: content.maps[0]?.id ?? '',
    difficulty: 'normal',
    enemies: [],
    ally: null,
    realDice: false,
  };
}

/** Each hero exists once: whoever had this one gets the other in exchange. Cards stay with nobody. */
export function withHero(draft: AllianceDraft, seat: number, hero: string): AllianceDraft {
  const given = draft.seats[seat]!.hero;
  if (given === hero) return draft;
  const swap = (old: DraftHero, index: number): DraftHero => {
    if (index === seat) return { ...old, hero, cards: [] };
    return old.hero === hero ? { ...old, hero: given, cards: [] } : old;
  };
  return { ...draft, seats: draft.seats.map(swap) };
}

export function withPlayer(draft: AllianceDraft, seat: number, player: NewSeat): AllianceDraft {
  return change(draft, seat, { player });
}

export function withCards(draft: AllianceDraft, seat: number, cards: readonly string[]): AllianceDraft {
  return change(draft, seat, { cards });
}

/** Who takes part, in numbers. */
export function census(draft: AllianceDraft): { mine: number; open: number; bots: number } {
  const kinds = used(draft).map(({ player }) => player.kind);
  const count = (kind: NewSeat['kind']) => kinds.filter((other) => other === kind).length;
  return { mine: count('me'), open: count('open'), bots: count('bot') };
}

/** Cards a hero may bring besides the starting item: its own class, items, rewards; not twice. */
export function cardsFor(content: Pick<AllianceContent, 'cards' | 'heroes'>, { hero, cards }: DraftHero): string[] {
  const start = content.heroes.find(({ id }) => id === hero)?.start;
  return content.cards
    .filter((card) => !card.removed && card.deck !== 'supply' && (card.hero === null || card.hero === hero))
    .map(({ id }) => id)
    .filter((id) => id !== start && !cards.includes(id));
}

/** The request that sets it up. */
export function toNewTable(draft: AllianceDraft, pace: number): NewTable {
  const setup: AllianceSetup = {
    heroes: used(draft).map(({ hero, cards }) => ({ hero, cards: [...cards] })),
    map: draft.map,
    difficulty: draft.difficulty,
    enemies: [...draft.enemies],
    ally: draft.ally,
    dice: draft.realDice ? 'physical' : 'rolled',
  };
  return { game: 'alliance', setup, seats: used(draft).map(({ player }) => player), pace };
}

function change(draft: AllianceDraft, seat: number, part: Partial<DraftHero>): AllianceDraft {
  return { ...draft, seats: draft.seats.map((old, index) => (index === seat ? { ...old, ...part } : old)) };
}

function used(draft: AllianceDraft): readonly DraftHero[] {
  return draft.seats.slice(0, draft.n);
}
