/** What people fetch from the box before a game (R1.6 to R1.12), and what lies on their table now (R1.14). */
import { figureOf } from '../figures';
import type { MissionThing } from '../mission/things';
import type { Content, MapPlan, Prompt, View } from '../types';
import { faceOf, tilesLying } from './building';

/** A hero with the cards that lie before it, by number in the content. */
export interface HeroCards {
  readonly hero: number;
  readonly wounded: boolean;
  /** In the order of the hand; modifications name the weapon they lie under. */
  readonly cards: readonly { readonly card: number; readonly under: number | null; readonly state: 'ready' | 'exhausted' | 'gone' }[];
}

export interface SetUp {
  readonly heroes: readonly HeroCards[];
  /** The reward card each hero of a small team gets as a reminder of bonus health (R1.12). */
  readonly reminder: 'legendary' | 'heroic' | null;
  readonly bonusHealth: number;
  /** Supply cards of the core box that are sorted out (R1.7), by number. */
  readonly sortedOut: readonly number[];
  /** The deployment card of the ally taken along, by number on the display. */
  readonly ally: number | null;
}

export function setUpOf(view: View, content: Content): SetUp {
  const ally = view.groups.findIndex(({ side }) => side === 'rebel');
  const first = view.heroes[0];
  const figure = first && figureOf(view, first.figure);
  const sheet = first && content.heroes[first.hero]?.healthy;
  return {
    heroes: heroCards(view),
    reminder: reminderOf(view),
    bonusHealth: figure && sheet ? Math.max(0, figure.health - sheet.health) : 0,
    sortedOut: content.cards.flatMap((card, n) => (card.deck === 'supply' && card.removed ? [n] : [])),
    ally: ally < 0 ? null : ally,
  };
}

/** The card that reminds each hero of a small team of its bonus health (R1.12). */
export function reminderOf({ heroes }: Pick<View, 'heroes'>): SetUp['reminder'] {
  return heroes.length === 2 ? 'legendary' : heroes.length === 3 ? 'heroic' : null;
}

/** Whose turn a group has this round; one that is asked about acts now, though its card is turned already. */
export function groupState(group: number, ready: boolean, prompt: Prompt | null): 'ready' | 'acting' | 'activated' {
  if (prompt?.ask === 'window' && prompt.group === group) return 'acting';
  return ready ? 'ready' : 'activated';
}

/** Whether nothing of the first mission lies on the table yet: then the box is set up. */
export function isFirst(view: View): boolean {
  const standing = view.figures.some(({ hero, at }) => hero !== null && at !== null);
  return view.mission !== null && view.round === 0 && !standing && view.mission.scene === 0 && (view.campaign?.played.length ?? 0) === 0;
}

export function heroCards(view: View): HeroCards[] {
  return view.heroes.map(({ hero, figure, cards }) => ({
    hero,
    wounded: figureOf(view, figure)?.wounded ?? false,
    cards: cards.map(({ card, under, state }, slot) => ({ card, under: under === slot ? null : (cards[under]?.card ?? null), state })),
  }));
}

/** Tiles that lie there: their faces with how many of each, in the order of their numbers. */
export function tileCounts(plan: MapPlan, laid: readonly number[]): { face: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const tile of tilesLying(plan, laid)) {
    const { number, side } = faceOf(plan.tiles[tile]!.face);
    counts.set(`${number}${side}`, (counts.get(`${number}${side}`) ?? 0) + 1);
  }
  return [...counts].map(([face, n]) => ({ face, n })).sort((a, b) => a.face.localeCompare(b.face, 'en', { numeric: true }));
}

/** Doors that are closed and tokens that lie there or are carried. */
export function piecesOf(things: readonly MissionThing[]): MissionThing[] {
  return things.filter(({ printed, state }) => printed.kind !== 'door' || !state.open);
}
