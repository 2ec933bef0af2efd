import { describe, expect, it } from 'vitest';
import type { AllianceContent } from '../../../generated/AllianceContent';
import { cardsFor, castOf, census, everRecommended, firstDraft, firstLesson, missionsOf, recommendedFor, toNewTable, withCards, withHero, withMission, withMode, withPlayer } from './draft';

const heroes = ['diala_passil', 'fenn_signis', 'gaarkhan', 'gideon_argus', 'jyn_odan'].map((id) => ({ id, start: `${id}-start` }));
const content = {
  heroes,
  maps: [{ id: 'camp', mission: true }, { id: 'den' }, { id: 'quarry' }],
  missions: [
    { id: 'raid', kind: 'side', heroes: [] },
    { id: 'wood', kind: 'story', heroes: [] },
    { id: 'lesson', kind: 'tutorial', heroes: ['gaarkhan', 'fenn_signis'] },
  ],
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
const lists = (prefix: string) => ({ two: [`${prefix}2`], three: [`${prefix}3`], four: [`${prefix}4`, 'nexu'] });
const recommending = { maps: [{ id: 'den', recommended: { easy: lists('e'), normal: lists('n'), hard: lists('h') } }] };

describe('a skirmish in the making', () => {
  it('starts with me, bots and the first map', () => {
    const bot = { kind: 'bot', bot: 'random' };
    expect(toNewTable(draft, 900)).toEqual({
      game: 'alliance',
      setup: {
        heroes: ['fenn_signis', 'diala_passil', 'gideon_argus', 'jyn_odan'].map((hero) => ({ hero, cards: [] })),
        map: 'den',
        mission: null,
        campaign: null,
        mode: 'table',
        collection: [],
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
    expect(cardsFor(content, draft, 0)).toEqual(['tactical', 'vest']);
    expect(cardsFor(content, withCards(draft, 0, ['vest']), 0)).toEqual(['tactical']);
  });

  it('gives each card to one hero only (R1.3)', () => {
    const taken = withCards(draft, 1, ['vest']);
    expect(cardsFor(content, taken, 0)).toEqual(['tactical']);
    // Whoever does not play brings nothing, and comes back without what others took.
    const fewer = withCards(withCards(draft, 3, ['vest']), 2, []);
    expect(cardsFor(content, { ...fewer, n: 2 }, 0)).toEqual(['tactical', 'vest']);
    expect(withCards({ ...fewer, n: 2 }, 0, ['vest']).seats[3]!.cards).toEqual([]);
  });

  it('has the enemies the map recommends for the level and so many heroes', () => {
    expect(recommendedFor(recommending, draft)).toEqual(['n4', 'nexu']);
    expect(recommendedFor(recommending, { ...draft, n: 2, difficulty: 'hard' })).toEqual(['h2']);
    expect(recommendedFor(recommending, { ...draft, n: 3, difficulty: 'easy' })).toEqual(['e3']);
    expect(recommendedFor(recommending, { ...draft, map: 'nowhere' })).toEqual([]);
    expect(everRecommended(recommending, 'den')).toEqual(['e2', 'e3', 'e4', 'nexu', 'n2', 'n3', 'n4', 'h2', 'h3', 'h4']);
  });

  it('has other enemies only if they were chosen, and a mission none', () => {
    const chosen = { ...draft, enemies: ['nexu', 'nexu'] };
    expect(toNewTable(chosen, 900).setup).toMatchObject({ enemies: ['nexu', 'nexu'] });
    expect(toNewTable({ ...draft, enemies: [] }, 900)).toEqual(toNewTable(draft, 900));
    expect(toNewTable(withMission(chosen, content, 'raid'), 900).setup).toMatchObject({ enemies: [] });
  });

  it('counts only the seats in use', () => {
    expect(census(withPlayer({ ...draft, n: 2 }, 1, { kind: 'open' }))).toEqual({ mine: 1, open: 1, bots: 0 });
  });
});

describe('a mission in the making', () => {
  it('is chosen from lessons, story and the rest, in this order', () => {
    expect(missionsOf(content).map(({ id }) => id)).toEqual(['lesson', 'wood', 'raid']);
    expect(firstLesson(content)).toBe('lesson');
  });

  it('is played by people where it is played on a real table', () => {
    const boxed = withMode(withMission(draft, content, 'raid'), 'companion');
    expect(toNewTable(boxed, 900)).toMatchObject({ setup: { mode: 'companion', dice: 'rolled' }, seats: Array(4).fill({ kind: 'me' }) });
    expect(toNewTable(withMission(boxed, content, null), 900)).toMatchObject({ setup: { mode: 'table' } });
  });

  it('brings its heroes if it is a lesson, and I play them all', () => {
    const lesson = withMission({ ...draft, difficulty: 'easy' }, content, 'lesson');
    expect(castOf(content, lesson.mission)).toHaveLength(2);
    expect(toNewTable(lesson, 900)).toMatchObject({
      setup: { heroes: [{ hero: 'gaarkhan' }, { hero: 'fenn_signis' }], map: '', mission: 'lesson', difficulty: 'normal', enemies: [] },
      seats: [{ kind: 'me' }, { kind: 'me' }],
    });
  });

  it('leaves the team as it is otherwise, and a skirmish has none', () => {
    const wood = withMission(draft, content, 'wood');
    expect(wood.seats).toBe(draft.seats);
    expect(toNewTable(withMission(wood, content, null), 900).setup).toMatchObject({ map: 'den', mission: null });
  });
});
