import { describe, expect, it } from 'vitest';
import type { Step } from '../../../generated/Step';
import { NOTHING_SEEN, readSeen } from '../../../campaign/seen';
import { afterLooking, badges, newStock } from './badges';
import { chanceOf } from './chance';
import { lanes, nextMark, pointOf } from '../../../campaign/chart';
import { destinationOf, drawingOf, journey, marksOf } from './chart';
import { compare, isAlike, without } from './compare';
import { census, firstDraft, missing, seated, toggled, toNewTable } from './draft';
import { besides, formula, sumOf, totals } from './fame';
import { ADA, BEN, CHEAP, COAT, CONTENT, DEAR, HAFT, PISTOL, RIFLE, STAFF, VIEW } from './fixtures';
import { pagesOf } from './pages';
import { losesEncounters, offered, plans } from './plans';
import { missingCredits, sorted, tradeOf } from './prices';
import { isEmpty, lastEncounter, lastMission, reportOf } from './report';
import { isBetweenMissions } from './scenes';
import { found } from '../../../lib/search';
import { deckOf, nextPrice, pendingTrainings } from './training';
import type { Campaign, Offer } from './types';

const offer = (seat: number, step: object): Offer => ({ seat, choice: { do: 'plan', step } as Offer['choice'] });

describe('plans', () => {
  const offers = [offer(0, { step: 'buy', card: 5 }), offer(1, { step: 'buy', card: 5 }), offer(1, { step: 'start', leg: 1, ally: null }), offer(0, { step: 'start', leg: 1, ally: 0 })];

  it('of several seats count once', () => expect(plans(offers, 'buy')).toEqual([{ seat: 0, step: { step: 'buy', card: 5 } }]));

  it('are found as they were wished', () => {
    expect(offered(offers, { step: 'start', leg: 1, ally: 0 })?.seat).toBe(0);
    expect(offered(offers, { step: 'start', leg: 2, ally: null })).toBeUndefined();
  });

  it('of a story mission end open encounters (alliance R30.6)', () => {
    expect(losesEncounters('story', [0])).toBe(true);
    expect(losesEncounters('side', [0])).toBe(false);
    expect(losesEncounters('story', [])).toBe(false);
  });
});

describe('scenes', () => {
  const at = (ask: string, change: object = {}) => ({ view: { campaign: { ...VIEW, ...change } }, decision: { prompt: { ask } } });

  it('come between missions, the board during them', () => {
    expect(isBetweenMissions(at('star_map'))).toBe(true);
    expect(isBetweenMissions(at('moment', { encounter: 0 }))).toBe(true);
    expect(isBetweenMissions({ ...at('nothing', { ending: 0 }), decision: null })).toBe(true);
    expect(isBetweenMissions(at('mission'))).toBe(false);
    expect(isBetweenMissions({ view: { campaign: null }, decision: { prompt: { ask: 'turn' } } })).toBe(false);
  });
});

describe('badges', () => {
  it('count what waits and what is new', () => {
    expect(badges(VIEW, NOTHING_SEEN, 0)).toEqual({ armory: 2, training: 1, log: 2 });
    expect(badges(VIEW, { stock: [COAT, HAFT], messages: 2, reports: 1 }, 3)).toEqual({ training: 1, inventory: 3 });
  });

  it('go when somebody has looked', () => {
    expect(newStock(VIEW, { ...NOTHING_SEEN, stock: [COAT] })).toEqual([HAFT]);
    expect(afterLooking(VIEW, NOTHING_SEEN, 'armory').stock).toEqual([COAT, HAFT]);
    expect(afterLooking(VIEW, NOTHING_SEEN, 'log').messages).toBe(2);
    expect(afterLooking(VIEW, NOTHING_SEEN, 'map')).toBe(NOTHING_SEEN);
  });

  it.each([null, '{', '7', '{"stock":"x","messages":true}'])('forget what makes no sense: %s', (stored) => expect(readSeen(stored)).toEqual(NOTHING_SEEN));
});

describe('the armory', () => {
  it('shows the cheapest first, an aisle at a time', () => {
    const stock = [{ card: RIFLE, price: 300 }, { card: HAFT, price: 100 }, { card: STAFF, price: 200 }];
    expect(sorted(CONTENT, stock, 'all').map(({ card }) => card)).toEqual([HAFT, STAFF, RIFLE]);
    expect(sorted(CONTENT, stock, 'ranged').map(({ card }) => card)).toEqual([RIFLE]);
    expect(sorted(CONTENT, stock, 'modification').map(({ card }) => card)).toEqual([HAFT]);
  });

  it('says how much is missing', () => expect([missingCredits(400, 500), missingCredits(600, 500)]).toEqual([0, 100]));

  it('sells what is offered', () => {
    const offers = plans([offer(0, { step: 'sell', card: RIFLE })], 'sell');
    expect(tradeOf(offers, RIFLE)?.step.card).toBe(RIFLE);
    expect(tradeOf(offers, STAFF)).toBeUndefined();
  });

  it('compares what a hero holds', () => {
    const { more, fewer, gained, lost, bars } = compare(CONTENT.cards[PISTOL]!, CONTENT.cards[RIFLE]!);
    expect({ more, fewer, bars }).toEqual({ more: ['blue'], fewer: ['green'], bars: -1 });
    expect([gained.length, lost.length]).toEqual([1, 0]);
    expect(isAlike(compare(CONTENT.cards[RIFLE]!, CONTENT.cards[RIFLE]!))).toBe(true);
    expect(without(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b']);
  });
});

describe('training', () => {
  it('knows what can be taken and why not (alliance R32.2, R32.3)', () => {
    const standings = (file: typeof ADA) => deckOf(CONTENT, file).map(({ card, standing }) => [card, standing]);
    expect(standings(ADA)).toEqual([[STAFF, 'start'], [CHEAP, 'open'], [DEAR, 'dear']]);
    expect(standings({ ...ADA, class: [CHEAP], may_untrain: [CHEAP], pending: 0, may_train: [] })).toEqual([[STAFF, 'start'], [CHEAP, 'taken'], [DEAR, 'waiting']]);
    expect(standings({ ...ADA, class: [CHEAP], pending: 0, may_train: [] })[1]).toEqual([CHEAP, 'kept']);
    expect(nextPrice({ ...ADA, class: [1, 2, 3, 4] })).toBe(4);
  });

  it('waits only where there is a choice (alliance R32.4)', () => expect(pendingTrainings([ADA, BEN, { ...ADA, may_train: [] }])).toBe(1));
});

describe('fame', () => {
  it('adds up', () => {
    expect(sumOf(VIEW.played[0]!.fame)).toBe(16);
    expect(besides(VIEW.fame, VIEW.played)).toBe(4);
    expect(totals([VIEW.played[0]!, VIEW.played[0]!])).toEqual([{ what: 'won', times: 2, fame: 20 }, { what: 'group', times: 6, fame: 12 }]);
  });

  it('tells its formula without what earns nothing (alliance R35.4)', () => {
    const rules = { group: 2, elite: 0, won: 10, fast: 1, optional: 0, unhurt: 1, encounter: 3 };
    expect(formula(rules).map(({ what }) => what)).toEqual(['won', 'fast', 'group', 'unhurt', 'encounter']);
  });
});

describe('the chart', () => {
  const CAMPAIGN = {
    id: 'chorus',
    location: [{ id: 'a', at: [0, 0] }, { id: 'b', at: [100, 100] }, { id: 'c', at: [50, 0] }],
    mission: [{ mission: 'first', location: 'a' }, { mission: 'second', location: 'b' }],
    encounter: [{ id: 'e', location: 'b' }, { id: 'f', location: 'nowhere' }],
  } as unknown as Campaign;
  const SIZE = { width: 1200, height: 800 };

  it('keeps every place on the paper', () => {
    const { x, y } = pointOf([120, 0], SIZE);
    expect(x).toBeLessThan(SIZE.width);
    expect(y).toBeGreaterThan(0);
  });

  it('puts several marks of one place beside each other, and none where there is no place', () => {
    const marks = marksOf(CAMPAIGN, { legs: [1], encounters: [0, 1] }, SIZE);
    expect(marks.map(({ kind, location }) => [kind, location])).toEqual([['mission', 'b'], ['encounter', 'b']]);
    expect(marks[0]!.x).not.toBe(marks[1]!.x);
  });

  it('joins all places', () => expect(lanes([{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 5, y: 0 }])).toEqual([[0, 2], [2, 1]]));

  it('shows what a mark stands for, by its shape and by its colour', () => {
    const { marks, lines, here } = drawingOf(CONTENT, CAMPAIGN, { legs: [1], encounters: [0], played: [] }, SIZE);
    expect(marks.map(({ shape, tone }) => [shape, tone])).toEqual([['star', 'player'], ['diamond', 'bot']]);
    expect(marks.map(destinationOf)).toEqual([{ kind: 'mission', n: 1 }, { kind: 'encounter', n: 0 }]);
    expect(lines.every(({ kind }) => kind === 'lane')).toBe(true);
    expect(here).toBeUndefined();
  });

  it('knows where the team has been', () => {
    const played = [{ mission: 0 }, { mission: 0 }, { mission: 1 }];
    expect(journey(CAMPAIGN, played, CONTENT.missions)).toEqual(['a', 'b']);
  });

  it('is walked by arrow keys', () => {
    const marks = [{ x: 0, y: 0 }, { x: 100, y: 10 }, { x: 0, y: 90 }];
    expect(nextMark(marks, 0, 'ArrowRight')).toBe(1);
    expect(nextMark(marks, 0, 'ArrowDown')).toBe(2);
    expect(nextMark(marks, 0, 'ArrowLeft')).toBeNull();
    expect(nextMark(marks, 0, 'Enter')).toBeNull();
  });
});

describe('a report', () => {
  const step = (...events: object[]): Step => ({ sequence: 0, seat: null, choice: null, events: events.map((event) => ({ rule: 'R1', event })) });
  const story = [
    step({ what: 'ordered', order: { order: 'credits', credits: 999 } }, { what: 'mission_began', mission: 0 }),
    step({ what: 'ordered', order: { order: 'credits', credits: 100 } }, { what: 'mission_ended', mission: 0, won: true, how: 'done', fame: [], sides: [] }),
    step({ what: 'ordered', order: { order: 'item', card: COAT } }, { what: 'ordered', order: { order: 'say', text: 'x' } }),
    step({ what: 'planned', step: { step: 'buy', card: 1 } }),
    step({ what: 'encounter_began', encounter: 0 }, { what: 'ordered', order: { order: 'say', text: 'hello' } }, { what: 'chose', text: 'yes' }),
    step({ what: 'tested', figure: 1, attribute: 'tech', dice: [['blue', 0]] }, { what: 'test_ended', figure: 1, successes: 2, passed: true }, { what: 'ordered', order: { order: 'credits', credits: -50 } }),
  ];

  it('tells what the last mission brought, and nothing else (alliance R21.1)', () => {
    const report = reportOf(lastMission(story));
    expect([report.credits, report.items]).toEqual([100, [COAT]]);
    expect(isEmpty(report)).toBe(false);
    expect(isEmpty(reportOf(lastMission([])))).toBe(true);
  });

  it('tells what an encounter brought', () => expect(reportOf(lastEncounter(story)).credits).toBe(-50));

  it('keeps the pages of an encounter', () => {
    expect(pagesOf(lastEncounter(story))).toEqual([
      { kind: 'text', text: 'hello' },
      { kind: 'choice', text: 'yes' },
      { kind: 'test', figure: 1, attribute: 'tech', dice: [['blue', 0]], successes: 2 },
    ]);
  });
});

describe('a test', () => {
  it('succeeds as often as a surge shows (alliance R11.3)', () => {
    expect(chanceOf(CONTENT, ['blue'])).toBe(50);
    expect(chanceOf(CONTENT, ['blue', 'green'])).toBe(75);
    expect(chanceOf(CONTENT, [])).toBe(0);
  });
});

describe('a new campaign', () => {
  const content = { campaigns: [{ id: 'chorus' }], heroes: ['gaarkhan', 'diala_passil', 'fenn_signis', 'jyn_odan', 'mak_eshkarey'].map((id) => ({ id })) } as unknown as Parameters<typeof firstDraft>[0];
  const draft = firstDraft(content, ['darth_vader'], ' Lantern Squad ');

  it('begins with one person and two heroes (alliance R15.4)', () => {
    expect(draft.team).toEqual([{ hero: 'fenn_signis', player: { kind: 'me' } }, { hero: 'diala_passil', player: { kind: 'me' } }]);
    expect(missing(draft)).toBeNull();
  });

  it('takes two to four heroes (alliance R1.10)', () => {
    const full = ['gaarkhan', 'jyn_odan', 'mak_eshkarey'].reduce(toggled, draft);
    expect(full.team).toHaveLength(4);
    expect(missing(toggled(draft, 'fenn_signis'))).toBe('heroes');
    expect(missing({ ...draft, name: ' ' })).toBe('name');
    expect(census(seated(draft, 'fenn_signis', { kind: 'bot', bot: 'greedy' }))).toEqual({ mine: 1, open: 0, bots: 1 });
  });

  it('becomes the request the server knows', () => {
    expect(toNewTable({ ...draft, mode: 'companion', realDice: true }, 0)).toEqual({
      game: 'alliance',
      pace: 0,
      seats: [{ kind: 'me' }, { kind: 'me' }],
      setup: {
        heroes: [{ hero: 'fenn_signis', cards: [] }, { hero: 'diala_passil', cards: [] }],
        map: '',
        mission: null,
        campaign: { id: 'chorus', team: 'Lantern Squad' },
        mode: 'companion',
        collection: ['darth_vader'],
        difficulty: 'normal',
        enemies: [],
        ally: null,
        dice: 'rolled',
      },
    });
  });
});

describe('a search', () => {
  it('finds all words, whatever their case and accents', () => {
    const entries = ['Der Türsteher lacht', 'Niemand lacht'];
    const self = (text: string) => text;
    expect(found(entries, 'LACHT tursteher', self)).toEqual(['Der Türsteher lacht']);
    expect(found(entries, ' ', self)).toEqual(entries);
  });
});
