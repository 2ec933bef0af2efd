/** Events as sentences of the log. */
import type { AllianceAttackDie } from '../../../generated/AllianceAttackDie';
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceDefenceDie } from '../../../generated/AllianceDefenceDie';
import type { AllianceEnding } from '../../../generated/AllianceEnding';
import type { AllianceEvent } from '../../../generated/AllianceEvent';
import type { AllianceObject } from '../../../generated/AllianceObject';
import type { AllianceOrder } from '../../../generated/AllianceOrder';
import type { AllianceView } from '../../../generated/AllianceView';
import { otherwise } from '../../../lib/exhaustive';
import { t } from '../../../lib/i18n.svelte';
import { instructionText } from './cards';
import { amount } from './deeds';
import { factText, stepText } from './facts';
import { and } from '../../../lib/list';
import { encounterName, howText, missionActionName, missionName, missionObjectName, tellingOf, type Telling } from './mission';
import {
  abilityName,
  activationName,
  attributeName,
  cardName,
  conditionName,
  figureName,
  heroName,
  tableGroupName,
} from './names';
import { keywordText, modifierText, surgeText } from './notation';
import { orderText } from './orders';
import { positionName, surgeSkipText, thoughtLine } from './thoughts';

/** What a sentence is about, for whoever wants to read only some of them. */
export type Kind = 'flow' | 'story' | 'move' | 'attack' | 'harm' | 'card' | 'thought';
/** How much it matters to a reader who skims. */
export type Tone = 'plain' | 'good' | 'bad' | 'phase';

export interface EventLine {
  readonly text: string;
  readonly rule: string;
  readonly kind: Kind;
  readonly tone: Tone;
}

export interface Told {
  readonly rule: string;
  readonly event: AllianceEvent;
}

/**
 * The sentence of an event; none for those that only matter to animation. In a campaign, `telling` says which mission
 * was on then.
 */
export function eventLine(
  { rule, event }: Told,
  view: AllianceView,
  content: AllianceContent,
  telling: Telling = tellingOf(view, content),
): EventLine | null {
  const text = sentence(event, view, content, telling);
  return text === null ? null : { text, rule, kind: kindOf(event), tone: toneOf(event, view) };
}

/** Slots of a source that are no card: a sheet or deployment card, a bonus effect, a line of an activation card. */
const SHEET = 255;
const BONUS = 254;
const LINE = 253;

/** Orders of a mission that other events carry out. */
const FOLLOWED: ReadonlySet<AllianceOrder['order']> = new Set(['harm', 'heal', 'supply', 'reinforce', 'count']);

function sentence(event: AllianceEvent, view: AllianceView, content: AllianceContent, telling: Telling): string | null {
  const name = (figure: number) => figureName(view, content, figure);
  const hero = (n: number) => {
    const found = content.heroes[view.heroes[n]?.hero ?? -1];
    return found ? heroName(found.id) : t('alliance-log-nobody');
  };
  const held = (n: number, slot: number) => content.cards[view.heroes[n]?.cards[slot]?.card ?? -1];
  switch (event.what) {
    case 'deployed':
      return t('alliance-log-deployed', { figure: name(event.figure), at: positionName(event.at) });
    case 'round_began': {
      const bonus = event.bonus_hero === null ? '' : hero(event.bonus_hero);
      return t('alliance-log-round-began', { round: event.round, has: bonus === '' ? 'no' : 'yes', hero: bonus });
    }
    case 'round_ended':
    case 'activation_ended':
    case 'cards_readied':
    case 'attack_ended':
      return null;
    case 'activated':
    case 'figure_activated':
      return t('alliance-log-activated', { figure: name(event.figure) });
    case 'points_gained':
      return t('alliance-log-points-gained', { figure: name(event.figure), points: event.points });
    case 'points_lost':
      return t('alliance-log-points-lost', { figure: name(event.figure), points: event.points });
    case 'moved':
      return t('alliance-log-moved', {
        figure: name(event.figure),
        to: positionName(event.path.at(-1) ?? event.from),
        cost: event.cost,
      });
    case 'placed':
      return t('alliance-log-placed', { figure: name(event.figure), to: positionName(event.to) });
    case 'rested':
      return t('alliance-log-rested', { figure: name(event.figure) });
    case 'medpac_used':
      return t('alliance-log-medpac-used', { figure: name(event.figure), left: event.left });
    case 'medpac_gained':
      return t('alliance-log-medpac-gained', { left: event.left });
    case 'interacted':
      return t('alliance-log-interacted', { figure: name(event.figure), object: objectName(event.object, telling) });
    case 'door_opened':
      return t('alliance-log-door-opened', { door: event.door + 1 });
    case 'supply_drawn': {
      const card = content.cards[event.card];
      return t('alliance-log-supply-drawn', { hero: hero(event.hero), card: card ? cardName(card.id) : '' });
    }
    case 'supply_scouted':
      return t('alliance-log-supply-scouted', { hero: hero(event.hero) });
    case 'supply_empty':
      return t('alliance-log-supply-empty');
    case 'ability_used':
      return t('alliance-log-ability-used', {
        figure: name(event.source.figure),
        ability: usedName(event.ability, event.source.slot, content),
      });
    case 'card_exhausted': {
      const card = held(event.hero, event.slot);
      return card ? t('alliance-log-card-exhausted', { hero: hero(event.hero), card: cardName(card.id) }) : null;
    }
    case 'card_gone': {
      const card = held(event.hero, event.slot);
      return card ? t('alliance-log-card-gone', { hero: hero(event.hero), card: cardName(card.id) }) : null;
    }
    case 'action_gained':
      return t('alliance-log-action-gained', { figure: name(event.figure) });
    case 'strain_suffered':
      return t('alliance-log-suffered', {
        figure: name(event.figure),
        amount: amount({ damage: 0, strain: event.strain }),
        left: -1,
      });
    case 'suffered':
      return t('alliance-log-suffered', {
        figure: name(event.figure),
        amount: amount({ damage: event.damage, strain: 0 }),
        left: event.left,
      });
    case 'recovered':
      return event.damage + event.strain === 0
        ? null
        : t('alliance-log-recovered', { figure: name(event.figure), amount: amount(event) });
    case 'condition_gained':
      return t('alliance-log-condition-gained', {
        figure: name(event.figure),
        condition: conditionName(event.condition),
      });
    case 'condition_lost':
      return t('alliance-log-condition-lost', {
        figure: name(event.figure),
        condition: conditionName(event.condition),
      });
    case 'attack_declared': {
      const { attacker, target, distance } = event;
      const card = held(view.figures.find(({ id }) => id === attacker)?.hero ?? -1, event.weapon);
      const weapon = card ? cardName(card.id) : '';
      return t('alliance-log-attack-declared', {
        attacker: name(attacker),
        target: name(target),
        armed: weapon === '' ? 'no' : 'yes',
        weapon,
        distance,
      });
    }
    case 'die_added':
      return t('alliance-log-die', { pool: event.pool, die: event.attack ?? event.defence ?? 'any', way: 'added' });
    case 'die_removed':
      return t('alliance-log-die', { pool: event.pool, die: event.attack ?? event.defence ?? 'any', way: 'removed' });
    case 'attack_rolled':
      return t('alliance-log-attack-rolled', {
        attack: attackRoll(event.attack, content),
        defence: defenceRoll(event.defence, content),
      });
    case 'rerolled':
      return t('alliance-log-rerolled', { pool: event.pool });
    case 'modified':
      return event.by === '' ? null : t('alliance-log-modified', { modifiers: modifierText(event.by) });
    case 'keyword_gained':
      return t('alliance-log-keyword-gained', { keyword: keywordText(event.keyword) });
    case 'converted':
      return event.symbols === 0
        ? null
        : t('alliance-log-converted', { from: event.from, to: event.to, symbols: event.symbols });
    case 'surges_counted':
      return t('alliance-log-surges-counted', { surges: event.surges });
    case 'surge_spent':
      return t('alliance-log-surge-spent', { option: surgeText(event.option), left: event.left });
    case 'surge_skipped':
      return t('alliance-log-surge-skipped', { option: surgeText(event.option), why: surgeSkipText(event.reason) });
    case 'surges_lost':
      return t('alliance-log-surges-lost', { surges: event.surges });
    case 'surges_cancelled':
      return t('alliance-log-surges-cancelled', { surges: event.surges });
    case 'missed':
      return t('alliance-log-missed', {
        why: event.dodged ? 'dodged' : event.missing_accuracy > 0 ? 'short' : 'other',
        missing: event.missing_accuracy,
      });
    case 'hit':
      return t('alliance-log-hit', { damage: event.damage, blocked: event.blocked });
    case 'blasted':
      return t('alliance-log-blasted', { damage: event.damage });
    case 'cleaved':
      return t('alliance-log-cleaved', { figure: name(event.figure), damage: event.damage, by: event.by });
    case 'order_picked':
      return t('alliance-log-order-picked', {
        target: name(event.target),
        first: name(event.first),
        second: name(event.second),
        by: event.by,
        expected: hundredths(event.expected),
        otherwise: hundredths(event.otherwise),
      });
    case 'suppressed':
      return t('alliance-log-suppressed', { figure: name(event.figure), by: event.by });
    case 'tested':
      return t('alliance-log-tested', { figure: name(event.figure), attribute: attributeName(event.attribute) });
    case 'test_ended':
      return t('alliance-log-test-ended', {
        figure: name(event.figure),
        successes: event.successes,
        passed: event.passed ? 'yes' : 'no',
      });
    case 'damage_rolled': {
      const damage = attackFace(content, event.die, event.face)?.damage ?? 0;
      return t('alliance-log-damage-rolled', { figure: name(event.figure), die: event.die, damage });
    }
    case 'wounded':
      return t('alliance-log-wounded', { figure: name(event.figure) });
    case 'withdrawn':
      return t('alliance-log-withdrawn', { figure: name(event.figure) });
    case 'defeated':
      return t('alliance-log-defeated', { figure: name(event.figure) });
    case 'destroyed':
      return t('alliance-log-destroyed', { object: name(event.figure) });
    case 'group_defeated':
      return t('alliance-log-group-defeated', { group: tableGroupName(view, content, event.group) });
    case 'group_activated': {
      const card = content.activations[event.card];
      return t('alliance-log-group-activated', {
        group: tableGroupName(view, content, event.group),
        card: card ? activationName(card) : '',
      });
    }
    case 'line_began': {
      const text = lineOf(event.figure, event.line, view, content);
      return text === null ? null : t('alliance-log-line-began', { figure: name(event.figure), line: text });
    }
    case 'line_skipped': {
      const text = lineOf(event.figure, event.line, view, content);
      return text === null ? null : t('alliance-log-line-skipped', { figure: name(event.figure), line: text });
    }
    case 'thought':
      return thoughtLine(event.thought, view, content);
    case 'reinforced':
      return t('alliance-log-reinforced', { figure: name(event.figure), at: positionName(event.at) });
    case 'tokens_spent':
      return t('alliance-log-tokens-spent', { figure: name(event.figure), tokens: event.tokens });
    case 'ordered':
      // At the digital table what comes of an order is told for itself.
      return view.mode === 'table' && FOLLOWED.has(event.order.order) ? null : orderText(event.order, view, content, telling);
    case 'picked_up':
      return t('alliance-log-picked-up', { figure: name(event.figure), object: missionObjectName(telling.mission, event.object) });
    case 'dropped':
      return t('alliance-log-dropped', { object: missionObjectName(telling.mission, event.object), at: positionName(event.at) });
    case 'chose':
      return t('alliance-log-chose', { text: t(event.text) });
    case 'told':
      // Only beside a real table somebody has to report it.
      return view.mode === 'table' ? factText(event.fact, view, content, telling) : t('alliance-log-told', { fact: factText(event.fact, view, content, telling) });
    case 'mission_began':
      return t('alliance-log-mission-began', { mission: missionName(content.missions[event.mission]?.id ?? '') });
    case 'mission_ended': {
      const mission = content.missions[event.mission] ?? null;
      return t('alliance-log-mission-ended', {
        mission: missionName(mission?.id ?? ''),
        won: event.won ? 'yes' : 'no',
        how: howText(mission, event.how),
      }).trim();
    }
    case 'encounter_began':
      return t('alliance-log-encounter-began', { encounter: encounterAt(event.encounter, view, content) });
    case 'encounter_ended':
      return t('alliance-log-encounter-ended', { encounter: encounterAt(event.encounter, view, content) });
    case 'planned':
      return stepText(event.step, view, content);
    case 'stocked':
      return event.cards.length === 0
        ? null
        : t('alliance-log-stocked', { cards: and(event.cards.map((card) => cardName(content.cards[card]?.id ?? ''))) });
    case 'ended':
      return endingText(event.ending, telling.mission !== null);
    default:
      return untold(event);
  }
}

/** How it ended. A mission is won by its objectives, a skirmish by defeating everybody. */
export function endingText(ending: AllianceEnding, inMission = false): string {
  if (typeof ending === 'object') return t('alliance-log-ended', { ending: ending.campaign.won ? 'campaign_won' : 'campaign_lost' });
  return t('alliance-log-ended', { ending: ending === 'victory' && inMission ? 'mission_won' : ending });
}

/** What an interaction is with. */
export function objectName(object: AllianceObject, { mission }: Telling = { mission: null, scene: 0 }): string {
  if ('mission' in object) {
    const [n, action] = object.mission;
    const name = missionObjectName(mission, n);
    // An object with one plain interaction has nothing more to say.
    return mission?.object[n]?.action[action] ? `${name}, ${missionActionName(mission, n, action)}` : name;
  }
  if ('door' in object) return t('alliance-log-object', { kind: 'door', n: object.door + 1 });
  if ('crate' in object) return t('alliance-log-object', { kind: 'crate', n: object.crate + 1 });
  return t('alliance-log-object', { kind: 'terminal', n: object.terminal + 1 });
}

/** Of thousandths, as far as a reader wants to know. */
function hundredths(thousandths: number): number {
  return Math.round(thousandths / 10) / 100;
}

function encounterAt(n: number, view: AllianceView, content: AllianceContent): string {
  return encounterName(content.campaigns[view.campaign?.campaign ?? -1]?.encounter[n]?.id ?? '');
}

/** The name of what was used: a sheet names its abilities, cards and activation cards bear one name. */
function usedName(id: string, slot: number, content: AllianceContent): string {
  if (slot === SHEET) return abilityName(id);
  if (slot === BONUS || slot === LINE) {
    const activation = content.activations.find((one) => one.bonus.some((ability) => ability.id === id));
    return activation ? activationName(activation) : t('alliance-log-instruction');
  }
  const card = content.cards.find((one) => one.ability.some((ability) => ability.id === id));
  return card ? cardName(card.id) : abilityName(id);
}

/** An instruction of the card that a figure's group drew last. */
function lineOf(id: number, n: number, view: AllianceView, content: AllianceContent): string | null {
  const figure = view.figures.find((one) => one.id === id);
  const card = content.activations[view.groups[figure?.group ?? -1]?.card ?? -1];
  const line = card?.line[n];
  return line ? instructionText(line, card.mission) : null;
}

const ATTACK_DICE: readonly AllianceAttackDie[] = ['blue', 'green', 'yellow', 'red'];
const DEFENCE_DICE: readonly AllianceDefenceDie[] = ['black', 'white'];

function attackFace(content: AllianceContent, die: AllianceAttackDie, face: number) {
  return content.dice.attack[ATTACK_DICE.indexOf(die)]?.[face];
}

function attackRoll(dice: readonly (readonly [AllianceAttackDie, number])[], content: AllianceContent): string {
  const total = { damage: 0, surges: 0, accuracy: 0 };
  for (const [die, at] of dice) {
    const face = attackFace(content, die, at);
    total.damage += face?.damage ?? 0;
    total.surges += face?.surges ?? 0;
    total.accuracy += face?.accuracy ?? 0;
  }
  return t('alliance-log-attack-dice', total);
}

function defenceRoll(dice: readonly (readonly [AllianceDefenceDie, number])[], content: AllianceContent): string {
  const faces = dice.map(([die, at]) => content.dice.defence[DEFENCE_DICE.indexOf(die)]?.[at]);
  return t('alliance-log-defence-dice', {
    blocks: faces.reduce((sum, face) => sum + (face?.blocks ?? 0), 0),
    evades: faces.reduce((sum, face) => sum + (face?.evades ?? 0), 0),
    dodge: faces.some((face) => face?.dodge) ? 'yes' : 'no',
  });
}

function kindOf(event: AllianceEvent): Kind {
  switch (event.what) {
    case 'deployed':
    case 'points_gained':
    case 'points_lost':
    case 'moved':
    case 'placed':
    case 'interacted':
    case 'door_opened':
    case 'reinforced':
    case 'picked_up':
    case 'dropped':
      return 'move';
    case 'ordered':
    case 'chose':
    case 'told':
    case 'mission_began':
    case 'mission_ended':
    case 'encounter_began':
    case 'encounter_ended':
      return 'story';
    case 'attack_declared':
    case 'die_added':
    case 'die_removed':
    case 'attack_rolled':
    case 'rerolled':
    case 'modified':
    case 'keyword_gained':
    case 'converted':
    case 'surges_counted':
    case 'surge_spent':
    case 'surge_skipped':
    case 'surges_lost':
    case 'surges_cancelled':
    case 'missed':
    case 'hit':
    case 'blasted':
    case 'cleaved':
    case 'attack_ended':
    case 'tokens_spent':
      return 'attack';
    case 'strain_suffered':
    case 'suffered':
    case 'recovered':
    case 'condition_gained':
    case 'condition_lost':
    case 'wounded':
    case 'withdrawn':
    case 'defeated':
    case 'destroyed':
    case 'group_defeated':
    case 'damage_rolled':
      return 'harm';
    case 'cards_readied':
    case 'medpac_used':
    case 'medpac_gained':
    case 'supply_drawn':
    case 'supply_empty':
    case 'supply_scouted':
    case 'ability_used':
    case 'card_exhausted':
    case 'card_gone':
    case 'tested':
    case 'test_ended':
      return 'card';
    case 'line_began':
    case 'line_skipped':
    case 'thought':
    case 'order_picked':
    case 'suppressed':
      return 'thought';
    case 'round_began':
    case 'round_ended':
    case 'activated':
    case 'activation_ended':
    case 'rested':
    case 'action_gained':
    case 'group_activated':
    case 'figure_activated':
    case 'planned':
    case 'stocked':
    case 'ended':
      return 'flow';
    default:
      return otherwise(event, 'flow');
  }
}

/** Good and bad are seen with the eyes of the players. */
function toneOf(event: AllianceEvent, view: AllianceView): Tone {
  switch (event.what) {
    case 'round_began':
    case 'group_activated':
    case 'mission_began':
    case 'encounter_began':
      return 'phase';
    case 'ordered':
      return orderTone(event.order);
    case 'mission_ended':
      return event.won ? 'good' : 'bad';
    case 'destroyed':
    case 'group_defeated':
    case 'medpac_gained':
      return 'good';
    case 'wounded':
    case 'withdrawn':
    case 'reinforced':
      return 'bad';
    case 'defeated':
      return view.figures.find(({ id }) => id === event.figure)?.side === 'rebel' ? 'bad' : 'good';
    case 'test_ended':
      return event.passed ? 'good' : 'plain';
    case 'ended':
      return isWon(event.ending) ? 'good' : 'bad';
    default:
      return 'plain';
  }
}

export function isWon(ending: AllianceEnding): boolean {
  return typeof ending === 'object' ? ending.campaign.won : ending === 'victory';
}

function orderTone({ order }: AllianceOrder): Tone {
  switch (order) {
    case 'objective':
    case 'offer':
      return 'phase';
    case 'complete':
    case 'win':
    case 'heal':
      return 'good';
    case 'fail':
    case 'lose':
    case 'harm':
    case 'deploy':
    case 'reinforce':
      return 'bad';
    default:
      return 'plain';
  }
}

/** A newer server may send events this client does not know: they are left out. */
function untold(_: never): null {
  return null;
}
