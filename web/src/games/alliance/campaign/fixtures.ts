/** A small team with a few cards, for tests. */
import type { CampaignView, Card, Content, HeroFile } from './types';

function card(id: string, change: Partial<Card>): Card {
  return {
    id,
    deck: 'item',
    hero: null,
    xp: 0,
    tier: 1,
    price: 300,
    copies: 1,
    slot: null,
    traits: [],
    weapon: null,
    modification: null,
    defending: '',
    ability: [],
    team: false,
    removed: false,
    ...change,
  };
}

const gun = (bars: number): Card['weapon'] => ({ kind: 'ranged', dice: ['blue', 'green'], reach: false, bonus: '', surges: ['dmg+1'], bars });

/** Numbers of the cards, in the order of the content. */
export const STAFF = 0;
export const RIFLE = 1;
export const PISTOL = 2;
export const BARREL = 3;
export const SIGHTS = 4;
export const COAT = 5;
export const HAFT = 6;
export const CHEAP = 7;
export const DEAR = 8;
export const MEDAL = 9;

export const CONTENT = {
  cards: [
    card('staff', { deck: 'class', hero: 'ada', slot: 'weapon', weapon: { kind: 'melee', dice: ['green', 'yellow'], reach: true, bonus: '', surges: ['stun'], bars: 1 } }),
    card('rifle', { slot: 'weapon', weapon: gun(1) }),
    card('pistol', { slot: 'weapon', price: 200, weapon: { ...gun(0)!, dice: ['blue', 'blue'], surges: ['dmg+1', 'pierce2'] } }),
    card('barrel', { slot: 'modification', modification: { fits: 'ranged', bonus: 'acc+2', surges: [], reach_or_pierce: false } }),
    card('sights', { slot: 'modification', modification: { fits: 'ranged', bonus: 'acc+1', surges: [], reach_or_pierce: false } }),
    card('coat', { slot: 'armor' }),
    card('haft', { slot: 'modification', modification: { fits: 'melee', bonus: '', surges: [], reach_or_pierce: true } }),
    card('cheap', { deck: 'class', hero: 'ada', xp: 1 }),
    card('dear', { deck: 'class', hero: 'ada', xp: 3 }),
    card('medal', { deck: 'reward', hero: 'ada' }),
  ],
  heroes: [
    { id: 'ada', start: 'staff' },
    { id: 'ben', start: 'none' },
  ],
  missions: [{ id: 'first' }, { id: 'second' }],
  dice: {
    attack: [0, 1, 2, 3].map(() => [0, 1, 2, 3, 4, 5].map((n) => ({ accuracy: n, damage: 1, surges: n < 3 ? 1 : 0 }))),
    defence: [],
  },
} as unknown as Content;

export const ADA: HeroFile = {
  hero: 0,
  class: [],
  may_untrain: [],
  pending: 1,
  may_train: [CHEAP],
  items: [
    { card: RIFLE, under: null },
    { card: BARREL, under: RIFLE },
  ],
  rewards: [],
};
export const BEN: HeroFile = { hero: 1, class: [], may_untrain: [], pending: 0, may_train: [], items: [], rewards: [] };

export const VIEW: CampaignView = {
  campaign: 0,
  team: 'Lantern Squad',
  credits: 500,
  fame: 20,
  played: [{ mission: 0, won: true, how: 'done', rounds: 5, fame: [{ what: 'won', times: 1, fame: 10 }, { what: 'group', times: 3, fame: 6 }], told: [{ text: 'a', round: 1, is_rule: false }] }],
  legs: [1],
  encounters: [0],
  met: [],
  heroes: [ADA, BEN],
  stash: [PISTOL, SIGHTS],
  allies: [],
  along: null,
  stock: [{ card: COAT, price: 400 }, { card: HAFT, price: 300 }],
  sales: [],
  medpacs: 0,
  hurt: 0,
  told: [{ text: 'b', round: 0, is_rule: false }],
  encounter: null,
  ending: null,
};
