import { describe, expect, it } from 'vitest';
import type { AllianceContent } from '../../generated/AllianceContent';
import { cardsFor, census, firstDraft, toNewTable, withCards, withHero, withPlayer } from './alliance-draft';

const heroes = ['diala_passil', 'fenn_signis', 'gaarkhan', 'gideon_argus', 'jyn_odan'].map((id) => ({ id, start: `${id}-start` }));
const content = {
  heroes,
  maps: [{ id: 'den' }, { id: 'quarry' }],
  cards: [
    { id: 'fenn_signis-start', deck: 'class', hero: 'fenn_signis', removed: false },
    { id: 'tactical', deck: 'class', hero: 'fenn_signis', removed: false },
    { id: 'rage', deck: 'class', hero: 'gaarkhan', removed: false },
    { id: 'vest', deck: 'item', hero: null, removed: false },
    { id: 'bacta', deck: 'supply', hero: null, removed: false },
    { id: 'old', deck: 'item', hero: null, removed: true },
  ],
} as unknown as AllianceContent;
const draft = firstDraft(content, 'random');

describe('a skirmish in the making', () => {
  it('starts with me, bots and the first map', () => {
    const bot = { kind: 'bot', bot: 'random' };
    expect(toNewTable(draft, 900)).toEqual({
      game: 'alliance',
      setup: {
        heroes: ['fenn_signis', 'diala_passil', 'gideon_argus', 'jyn_odan'].map((hero) => ({ hero, cards: [] })),
        map: 'den',
        difficulty: 'normal',
        enemies: [],
        ally: null,
        dice: 'rolled',
      },
      seats: [{ kind: 'me' }, bot, bot, bot],
      pace: 900,
    });
  });

  it('gives each hero to one seat only, and cards to nobody else', () => {
    const swapped = withHero(withCards(draft, 0, ['vest']), 0, 'jyn_odan');
    expect(swapped.seats.map(({ hero, cards }) => [hero, cards.length])).toEqual([
      ['jyn_odan', 0],
      ['diala_passil', 0],
      ['gideon_argus', 0],
      ['fenn_signis', 0],
    ]);
  });

  it('offers cards of the hero and of everybody, each once', () => {
    expect(cardsFor(content, draft.seats[0]!)).toEqual(['tactical', 'vest']);
    expect(cardsFor(content, withCards(draft, 0, ['vest']).seats[0]!)).toEqual(['tactical']);
  });

  it('counts only the seats in use', () => {
    expect(census(withPlayer({ ...draft, n: 2 }, 1, { kind: 'open' }))).toEqual({ mine: 1, open: 1, bots: 0 });
  });
});
