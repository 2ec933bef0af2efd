/** One event and one thought of every kind, for tests; the compiler complains when one is missing. */
import type { AllianceEvent } from '../../../generated/AllianceEvent';
import type { AllianceFact } from '../../../generated/AllianceFact';
import type { AllianceNoAttack } from '../../../generated/AllianceNoAttack';
import type { AllianceOrder } from '../../../generated/AllianceOrder';
import type { AllianceSkip } from '../../../generated/AllianceSkip';
import type { AllianceStep } from '../../../generated/AllianceStep';
import type { AllianceSurgeSkip } from '../../../generated/AllianceSurgeSkip';
import type { AllianceThought } from '../../../generated/AllianceThought';
import { content } from './fixtures';

type Event<What> = Extract<AllianceEvent, { what: What }>;
type Thought<Kind> = Extract<AllianceThought, { thought: Kind }>;

const medkit = content.cards.findIndex(({ id }) => id === 'bacta_infusion');
const volley = content.activations.findIndex(({ id }) => id === 'stormtrooper_volley');

export const events: { [What in AllianceEvent['what']]: Event<What> } = {
  deployed: { what: 'deployed', figure: 0, at: [[3, 4]] },
  round_began: { what: 'round_began', round: 2, bonus_hero: 1 },
  round_ended: { what: 'round_ended', round: 2 },
  activated: { what: 'activated', figure: 0 },
  activation_ended: { what: 'activation_ended', figure: 0 },
  cards_readied: { what: 'cards_readied', hero: 0 },
  points_gained: { what: 'points_gained', figure: 0, points: 4 },
  points_lost: { what: 'points_lost', figure: 0, points: 2 },
  moved: { what: 'moved', figure: 2, from: [[3, 4]], path: [[[4, 4]], [[5, 5]]], cost: 3 },
  placed: { what: 'placed', figure: 1, from: [[3, 4]], to: [[6, 4]] },
  rested: { what: 'rested', figure: 0 },
  medpac_used: { what: 'medpac_used', figure: 0, left: 0 },
  medpac_gained: { what: 'medpac_gained', left: 2 },
  interacted: { what: 'interacted', figure: 0, object: { crate: 1 } },
  door_opened: { what: 'door_opened', door: 0 },
  supply_drawn: { what: 'supply_drawn', hero: 0, card: medkit },
  supply_empty: { what: 'supply_empty' },
  supply_scouted: { what: 'supply_scouted', hero: 0, card: null },
  ability_used: { what: 'ability_used', source: { figure: 0, slot: 255, n: 0 }, ability: 'precise_strike' },
  card_exhausted: { what: 'card_exhausted', hero: 0, slot: 0 },
  card_gone: { what: 'card_gone', hero: 1, slot: 0 },
  action_gained: { what: 'action_gained', figure: 0 },
  strain_suffered: { what: 'strain_suffered', figure: 0, strain: 2 },
  suffered: { what: 'suffered', figure: 3, damage: 2, left: 1 },
  recovered: { what: 'recovered', figure: 0, damage: 1, strain: 2 },
  condition_gained: { what: 'condition_gained', figure: 0, condition: 'stun' },
  condition_lost: { what: 'condition_lost', figure: 10, condition: 'bleed' },
  attack_declared: { what: 'attack_declared', attacker: 0, target: 9, weapon: 0, distance: 1 },
  die_added: { what: 'die_added', pool: 'attack', attack: 'green', defence: null },
  die_removed: { what: 'die_removed', pool: 'defence', attack: null, defence: 'white' },
  attack_rolled: { what: 'attack_rolled', attack: [['blue', 0], ['green', 1]], defence: [['black', 2]] },
  rerolled: { what: 'rerolled', pool: 'defence', die: 0, from: 1, to: 2 },
  modified: { what: 'modified', by: 'dmg+2,blk-1' },
  keyword_gained: { what: 'keyword_gained', keyword: 'pierce2' },
  converted: { what: 'converted', from: 'block', to: 'evade', symbols: 1 },
  surges_counted: { what: 'surges_counted', surges: 2 },
  surge_spent: { what: 'surge_spent', option: 'dmg+1', left: 1 },
  surge_skipped: { what: 'surge_skipped', option: 'acc+2', reason: { no_effect: 'melee' } },
  surges_lost: { what: 'surges_lost', surges: 1 },
  surges_cancelled: { what: 'surges_cancelled', surges: 1 },
  missed: { what: 'missed', dodged: false, missing_accuracy: 2 },
  hit: { what: 'hit', damage: 3, blocked: 1 },
  blasted: { what: 'blasted', damage: 1 },
  cleaved: { what: 'cleaved', figure: 8, damage: 2, by: 'surge' },
  order_picked: { what: 'order_picked', target: 9, first: 1, second: 0, by: 'damage', expected: 3512, otherwise: 3874 },
  suppressed: { what: 'suppressed', figure: 3, by: 'lives_on' },
  attack_ended: { what: 'attack_ended' },
  tested: { what: 'tested', figure: 0, attribute: 'insight', dice: [['blue', 0]] },
  test_ended: { what: 'test_ended', figure: 0, successes: 1, passed: true },
  damage_rolled: { what: 'damage_rolled', figure: 0, die: 'red', face: 3 },
  wounded: { what: 'wounded', figure: 1 },
  withdrawn: { what: 'withdrawn', figure: 1 },
  defeated: { what: 'defeated', figure: 5 },
  destroyed: { what: 'destroyed', figure: 11, object: 0 },
  group_defeated: { what: 'group_defeated', group: 2 },
  group_activated: { what: 'group_activated', group: 0, card: volley },
  figure_activated: { what: 'figure_activated', figure: 2 },
  line_began: { what: 'line_began', figure: 2, line: 1 },
  line_skipped: { what: 'line_skipped', figure: 2, line: 2 },
  thought: { what: 'thought', figure: 2, thought: { thought: 'aims', target: 0 } },
  reinforced: { what: 'reinforced', figure: 4, at: [[7, 7]] },
  tokens_spent: { what: 'tokens_spent', figure: 10, tokens: 2 },
  ordered: { what: 'ordered', order: { order: 'deploy', group: 0, card: 0, at: [[9, 2]], bonus_health: 2 } },
  picked_up: { what: 'picked_up', figure: 0, object: 0 },
  dropped: { what: 'dropped', object: 0, at: [[9, 2]] },
  chose: { what: 'chose', text: 'alliance-ui-yes' },
  told: { what: 'told', fact: { fact: 'medpac' } },
  mission_began: { what: 'mission_began', mission: 0 },
  mission_ended: { what: 'mission_ended', mission: 0, won: true, how: 'out', fame: [], sides: [] },
  encounter_began: { what: 'encounter_began', encounter: 0 },
  encounter_ended: { what: 'encounter_ended', encounter: 0 },
  planned: { what: 'planned', step: { step: 'buy', card: medkit } },
  stocked: { what: 'stocked', cards: [medkit] },
  ended: { what: 'ended', ending: 'victory' },
};

type Order<Kind> = Extract<AllianceOrder, { order: Kind }>;

/** One order of every kind. */
export const orders: { [Kind in AllianceOrder['order']]: Order<Kind> } = {
  say: { order: 'say', text: 'alliance-ui-read' },
  rule: { order: 'rule', text: 'alliance-ui-rule' },
  reveal: { order: 'reveal', area: 1 },
  show: { order: 'show', object: 0 },
  remove: { order: 'remove', object: 0 },
  open: { order: 'open', object: 1 },
  unlock: { order: 'unlock', object: 1 },
  deploy: { order: 'deploy', group: 0, card: 0, at: [[9, 2]], bonus_health: 2 },
  reinforce: { order: 'reinforce', group: 1, at: null },
  withdraw: { order: 'withdraw', group: 2 },
  ready: { order: 'ready', group: 2 },
  join: { order: 'join', group: 3, at: [1, 2] },
  stay_back: { order: 'stay_back', ally: 0 },
  clear_map: { order: 'clear_map', scene: 0 },
  place_heroes: { order: 'place_heroes' },
  place_allies: { order: 'place_allies', group: 0 },
  fruitless: { order: 'fruitless', figure: 0, successes: 0 },
  objective: { order: 'objective', objective: 0 },
  offer: { order: 'offer', objective: 0 },
  complete: { order: 'complete', objective: 0 },
  fail: { order: 'fail', objective: 0 },
  count: { order: 'count', counter: 0, by: -1, now: 2 },
  flag: { order: 'flag', flag: 'spared', set: true },
  harm: { order: 'harm', whom: { who: 'heroes' }, damage: 1, strain: 2, condition: 'stun' },
  heal: { order: 'heal', whom: { who: 'figure', figure: 0 }, damage: 2, strain: 0, condition: null },
  supply: { order: 'supply', whom: { who: 'figure', figure: 1 }, cards: 2 },
  medpacs: { order: 'medpacs', medpacs: 1 },
  credits: { order: 'credits', credits: -200 },
  fame: { order: 'fame', fame: 3 },
  item: { order: 'item', card: medkit },
  lose_item: { order: 'lose_item', card: medkit },
  ally: { order: 'ally', group: 0, deployments: 2 },
  lose_ally: { order: 'lose_ally', group: 0 },
  promoted: { order: 'promoted', group: 0, deployments: 1 },
  power: { order: 'power', whom: { who: 'in', region: 0 }, token: 1, tokens: 1 },
  start_hurt: { order: 'start_hurt', damage: 2 },
  win: { order: 'win', how: 'out' },
  lose: { order: 'lose', how: 'caught' },
};

type Fact<Kind> = Extract<AllianceFact, { fact: Kind }>;

export const facts: { [Kind in AllianceFact['fact']]: Fact<Kind> } = {
  activated: { fact: 'activated', figure: 0 },
  hero_defeated: { fact: 'hero_defeated', hero: 1 },
  group_defeated: { fact: 'group_defeated', group: 0 },
  destroyed: { fact: 'destroyed', object: 0 },
  interacted: { fact: 'interacted', object: 1, action: 0, figure: 0 },
  entered: { fact: 'entered', region: 0, figure: 1 },
  all_in: { fact: 'all_in', region: 0 },
  brought: { fact: 'brought', object: 0, region: 0 },
  dropped: { fact: 'dropped', object: 0 },
  controlled: { fact: 'controlled', place: 2, held: true },
  medpac: { fact: 'medpac' },
  colour: { fact: 'colour', group: 0, colour: 1 },
};

type Plan<Kind> = Extract<AllianceStep, { step: Kind }>;

export const steps: { [Kind in AllianceStep['step']]: Plan<Kind> } = {
  start: { step: 'start', leg: 0, ally: 0 },
  meet: { step: 'meet', encounter: 0 },
  buy: { step: 'buy', card: medkit },
  sell: { step: 'sell', card: medkit },
  train: { step: 'train', hero: 0, card: medkit },
  untrain: { step: 'untrain', hero: 0, card: medkit },
  give: { step: 'give', card: medkit, to: 1, under: null },
};

const skips: AllianceSkip[] = [
  'unaffordable',
  'second_attack',
  { nobody_within: 3 },
  'nobody',
  'nobody_to_engage',
  'nobody_to_move_and_attack',
  'nobody_to_attack',
  'self_defeat',
  'stunned',
];
const illegal: AllianceNoAttack[] = [
  'not_hostile',
  'no_weapon',
  'stunned',
  'not_adjacent',
  'beyond_reach',
  'no_way',
  'no_sight',
  'too_near',
];

export const thoughts: { [Kind in AllianceThought['thought']]: Thought<Kind>[] } = {
  order: [
    {
      thought: 'order',
      verb: { move_attack: { points: 4 } },
      cost: { actions: 1, is_attack_action: true },
      budget: { actions: 2, attack_used: false },
    },
    {
      thought: 'order',
      verb: { reposition: { points: 2, spaces: 4 } },
      cost: { actions: 0, is_attack_action: false },
      budget: { actions: 1, attack_used: false },
    },
  ],
  acts_next: [{ thought: 'acts_next', of: 3 }],
  skipped: skips.map((skip) => ({ thought: 'skipped', skip })),
  candidate: [
    { thought: 'candidate', figure: 0, by: 'most_health', value: 9, distance: 3, tied: false },
    { thought: 'candidate', figure: 1, by: 'most_strain', value: 2, distance: 1, tied: true },
    { thought: 'candidate', figure: 1, by: null, value: null, distance: null, tied: false },
  ],
  passed: [
    { thought: 'passed', target: 0, passed: 'no_space_beside' },
    { thought: 'passed', target: 0, passed: 'no_space_to_attack_from' },
    { thought: 'passed', target: 0, passed: { no_attack: null } },
    ...illegal.map((no_attack): Thought<'passed'> => ({ thought: 'passed', target: 0, passed: { no_attack } })),
  ],
  aims: [{ thought: 'aims', target: 1 }],
  repositions: [
    { thought: 'repositions', spaces: 4, distance: 2, fit: 'exact' },
    { thought: 'repositions', spaces: 1, distance: null, fit: 'too_far' },
    { thought: 'repositions', spaces: 6, distance: 1, fit: 'too_near' },
  ],
  law: [
    { thought: 'law', by: 'damage', left: 1 },
    { thought: 'law', by: 'defeat', left: 2 },
    { thought: 'law', by: 'objective', left: 2 },
    { thought: 'law', by: 'danger', left: 2 },
  ],
  players_choose: [
    { thought: 'players_choose', ends: [[[3, 4]], [[4, 5]]], targets: [] },
    { thought: 'players_choose', ends: [[[3, 4]], [[3, 4]]], targets: [0, 1] },
  ],
  ends: [
    { thought: 'ends', end: [[3, 4]], aim: { figure: 0 }, distance: 2, of: 14 },
    { thought: 'ends', end: [[3, 4]], aim: { space: [8, 8] }, distance: null, of: 1 },
    { thought: 'ends', end: [[3, 4]], aim: null, distance: 1, of: 5 },
  ],
  walks: [{ thought: 'walks', path: [[[3, 4]], [[4, 5]]], cost: 3 }],
  stays: [{ thought: 'stays', aim: { figure: 0 }, distance: 1 }],
  points_lost: [{ thought: 'points_lost', points: 1 }],
  stunned: [{ thought: 'stunned' }],
  shakes_off_stun: [{ thought: 'shakes_off_stun' }],
  attacks: [
    { thought: 'attacks', target: 0, distance: 4 },
    { thought: 'attacks', target: 0, distance: null },
  ],
  bleeds: [
    { thought: 'bleeds', left: 1 },
    { thought: 'bleeds', left: 3 },
  ],
};

export const surgeSkips: AllianceSurgeSkip[] = [
  'used',
  { too_dear: { cost: 2, left: 1 } },
  { no_effect: 'dodged' },
  { no_effect: 'melee' },
  { no_effect: { accurate: { accuracy: 5, distance: 3 } } },
  { no_effect: { misses: { missing: 2 } } },
  { no_effect: { misses: { missing: 65535 } } },
  { no_effect: 'no_block' },
  { no_effect: { blocked: { damage: 1, blocks: 3 } } },
  { no_effect: { overkill: { remaining: 1 } } },
  { no_effect: 'no_damage' },
  { no_effect: 'nobody_else' },
  { no_effect: 'gone' },
  { no_effect: 'nothing_to_recover' },
  { no_effect: { has_condition: { condition: 'stun' } } },
];
