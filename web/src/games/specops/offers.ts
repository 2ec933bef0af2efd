/** Offers sorted by what they are about: units that can be tapped, attacks to compare, everything else a button. */
import { otherwise } from '../../lib/exhaustive';
import { line, type Line } from '../../table/line';
import type { Does, Offer } from '../../table/offers';
import type { IconName } from '../../ui/icons';
import { windTo } from '../../table/plane/measure';
import { windLine } from './ends';
import { saidOf } from './beside/asked';
import { actionName, cardName, colourName, sideName, tokenName, unitName, weaponName, type Cast } from './names';
import { stockName } from './siting';
import { pointOf } from './terrain';
import type { Choice, MissionDeed, Prompt } from './types';

export type Attack = Does<Choice, 'attack'>;

/** The unit an answer is about, where a tap on it means that answer. */
export function targetOf(choice: Choice): number | null {
  switch (choice.do) {
    case 'activate':
    case 'order':
    case 'pick':
    case 'carry':
    case 'standby':
    case 'network':
    case 'stand':
      return choice.unit;
    case 'attack':
    case 'power':
      return choice.target;
    case 'mission':
      return choice.unit;
    case 'guard':
      return choice.by;
    default:
      return null;
  }
}

export type Light = 'activate' | 'attack' | 'pick' | 'aimed';

export interface Tap {
  readonly light: Light;
  readonly offers: readonly Offer<Choice>[];
}

/** Units that can be tapped, with the answers about each. */
export function tapsOf(offers: readonly Offer<Choice>[], aimed: number | null): Map<number, Tap> {
  const taps = new Map<number, Tap>();
  for (const offer of offers) {
    const unit = targetOf(offer.choice);
    if (unit === null) continue;
    const light: Light = unit === aimed ? 'aimed' : offer.choice.do === 'attack' ? 'attack' : offer.choice.do === 'activate' || offer.choice.do === 'order' ? 'activate' : 'pick';
    const known = taps.get(unit);
    taps.set(unit, { light: known?.light ?? light, offers: [...(known?.offers ?? []), offer] });
  }
  return taps;
}

export function attacksOn(offers: readonly Offer<Choice>[], target: number | null): Offer<Attack>[] {
  return offers.filter((offer): offer is Offer<Attack> => offer.choice.do === 'attack' && (target === null || offer.choice.target === target));
}

/** Those that come first are what one wants most; what ends something comes last. */
const ORDER: readonly Choice['do'][] = ['attack', 'mission', 'card', 'power', 'act', 'draw', 'accept', 'done', 'pass'];

const TO_MANY: ReadonlySet<MissionDeed> = new Set<MissionDeed>(['share', 'webs']);

/** What a panel lists: all but attacks, which are compared elsewhere, in a good order. */
export function listed(offers: readonly Offer<Choice>[]): Offer<Choice>[] {
  // What can be done to one of many comes after what can be done once, so that its numbers stay the same.
  const isToMany = (choice: Choice) => (choice.do === 'mission' && TO_MANY.has(choice.deed)) || (choice.do === 'go' && choice.into !== null);
  const rank = ({ choice }: Offer<Choice>) => (isToMany(choice) ? ORDER.indexOf('act') + 0.5 : ORDER.includes(choice.do) ? ORDER.indexOf(choice.do) : 0);
  return offers.filter(({ choice }) => choice.do !== 'attack').toSorted((a, b) => rank(a) - rank(b));
}

/** What has a place of its own to be answered in, and so no number in the list. */
const ELSEWHERE: ReadonlySet<Choice['do']> = new Set<Choice['do']>(['play', 'loadouts', 'reroll', 'observe', 'report']);

/** The n-th answer of the list, as its number key picks it. */
export function nthListed(offers: readonly Offer<Choice>[], n: number): Offer<Choice> | undefined {
  return listed(offers).filter(({ choice }) => !ELSEWHERE.has(choice.do))[n];
}

/** What ends whatever is under way, if anything does. */
export function ending(offers: readonly Offer<Choice>[]): Offer<Choice> | undefined {
  return offers.find(({ choice }) => choice.do === 'done') ?? offers.find(({ choice }) => choice.do === 'pass');
}

const DEED_ICONS: Readonly<Record<MissionDeed, IconName>> = {
  console: 'game-icons:console-controller',
  transmit: 'game-icons:radio-tower',
  call_reinforcements: 'game-icons:pocket-radio',
  webs: 'game-icons:spider-web',
  decrypt: 'game-icons:key-card',
  secure: 'game-icons:cardboard-box-closed',
  share: 'game-icons:card-exchange',
  halt: 'lucide:eye',
  ambush: 'lucide:door-open',
  detonate: 'game-icons:unlit-bomb',
  rearm: 'game-icons:time-bomb',
  repair: 'game-icons:wrench',
};

export interface AnswerWords {
  readonly title: Line;
  readonly text?: Line;
  readonly icon?: IconName;
}

/** An answer as a button. */
export function wordsOf(choice: Choice, prompt: Prompt, cast: Cast): AnswerWords {
  const unit = (id: number) => unitName(cast, id);
  switch (choice.do) {
    case 'orient':
      return { title: line('specops-do-orient', { turned: choice.turned ? 'yes' : 'no' }), icon: choice.turned ? 'lucide:rotate-cw' : 'lucide:check' };
    case 'loadouts':
      return { title: line('specops-do-loadouts') };
    case 'place':
      return { title: line('specops-do-place', { unit: unit(choice.unit) }) };
    case 'hide':
      return { title: choice.unit === null ? line('specops-do-hide-somebody') : line('specops-do-hide', { unit: unit(choice.unit) }) };
    case 'network':
      return { title: line('specops-do-network', { unit: unit(choice.unit) }), icon: 'lucide:door-open' };
    case 'carry':
      return { title: line('specops-do-carry', { unit: unit(choice.unit) }), icon: 'game-icons:cardboard-box-closed' };
    case 'deal':
      return dealt(choice.numbers, prompt, unit);
    case 'play':
      return { title: cardName(cast.content, choice.card) };
    case 'order':
      return { title: unit(choice.unit), ...(choice.by === null ? {} : { text: line('specops-do-order-by', { by: unit(choice.by) }) }), icon: 'lucide:flag' };
    case 'activate':
      return { title: unit(choice.unit), icon: 'lucide:user' };
    case 'draw':
      return { title: line('specops-do-draw'), icon: 'lucide:hand' };
    case 'pass':
      return { title: line('specops-do-pass'), icon: 'lucide:chevrons-right' };
    case 'act':
      return { title: line('specops-do-act', { action: choice.action }), text: line('specops-do-act.text', { action: choice.action }), icon: ACT_ICONS[choice.action] ?? 'lucide:check' };
    case 'move':
      return { title: actionName(choice.action), icon: 'lucide:footprints' };
    case 'attack':
      return { title: line('specops-do-attack', { weapon: attackerOf(prompt) === null ? line('specops-weapon-nth', { n: choice.weapon + 1 }) : weaponName(cast, attackerOf(prompt)!, choice.weapon) }), text: unit(choice.target), icon: 'lucide:target' };
    case 'power':
      return { title: line('specops-power', { power: choice.power }), ...(choice.target === null ? {} : { text: unit(choice.target) }), icon: 'lucide:sparkles' };
    case 'card':
      return { title: cardOf(choice.slot, prompt, cast), icon: 'lucide:sparkles' };
    case 'turn':
      return { title: line('specops-do-turn', { wind: windLine(windTo({ x: 0, y: 0 }, pointOf(choice.facing))) }), icon: 'lucide:rotate-cw' };
    case 'mission': {
      const at = choice.token === null ? [] : [tokenName(cast, choice.token)];
      const whom = choice.unit === null ? [] : [unit(choice.unit)];
      const about = [...whom, ...(choice.unit === null ? at : [])];
      return { title: line('specops-do-mission', { deed: choice.deed }), text: about[0] ?? line('specops-do-mission.text', { deed: choice.deed }), icon: DEED_ICONS[choice.deed] };
    }
    case 'reroll':
      return { title: line('specops-do-reroll', { from: unit(choice.from) }), icon: 'lucide:dices' };
    case 'observe':
      return { title: line('specops-do-observe', { n: choice.die + 1 }), icon: 'lucide:eye' };
    case 'raise':
      return { title: line('specops-do-raise', { hit: choice.hit ? 'yes' : 'no', from: unit(choice.from) }), icon: 'lucide:plus' };
    case 'surge':
      return { title: line('specops-do-surge', { from: unit(choice.from) }), icon: 'lucide:zap' };
    case 'dodge':
      return { title: line('specops-do-dodge', { crit: choice.crit ? 'yes' : 'no', from: unit(choice.from) }), icon: 'lucide:repeat' };
    case 'lethal':
      return { title: line('specops-do-lethal', { from: unit(choice.from) }), icon: 'lucide:target' };
    case 'guard':
      return { title: line('specops-do-guard', { by: unit(choice.by), n: choice.hits }), icon: 'lucide:hand' };
    case 'pierce':
      return { title: line('specops-do-pierce', { n: choice.n }) };
    case 'reveal': {
      // A token has no name: where it lies tells it from another.
      const at = cast.places.get(choice.token);
      return { title: line('specops-do-reveal', { unit: unit(choice.unit) }), text: at ? line('specops-do-reveal.text', at) : line('specops-beside-covert', { n: covertNumber(cast, choice.token) }), icon: 'lucide:eye' };
    }
    case 'shields':
      return { title: line('specops-do-shields', { n: choice.n }) };
    case 'calm':
      return { title: line('specops-do-calm', { n: choice.n }), icon: 'lucide:heart' };
    case 'take':
      return { title: line('specops-badge', { badge: choice.token, n: 1 }) };
    case 'standby':
      return { title: line('specops-do-standby', { unit: unit(choice.unit) }), icon: 'lucide:eye' };
    case 'use':
      return { title: line('specops-do-use', { n: choice.deed + 1 }), icon: 'lucide:sparkles' };
    case 'pick':
      return saidOf(choice, prompt) ?? { title: unit(choice.unit), icon: 'lucide:user' };
    case 'go':
      return choice.into === null ? { title: line('specops-do-act', { action: choice.action }), icon: 'lucide:footprints' } : { title: line('specops-do-go-into', { action: line('specops-do-act', { action: choice.action }) }), text: unit(choice.into), icon: 'game-icons:crossed-swords' };
    case 'stand':
      return { title: line('specops-do-place', { unit: unit(choice.unit) }), icon: 'lucide:check' };
    case 'say':
      return saidOf(choice, prompt) ?? { title: line('specops-beside-number', { n: choice.n }) };
    case 'field':
      return { title: line('specops-do-field', { face: choice.face }) };
    case 'lay':
      return { title: line('specops-do-lay') };
    case 'terrain':
      return { title: stockName(cast.content, choice.stock) };
    case 'report':
      return { title: 'attack' in choice.face ? line('specops-face', { face: choice.face.attack }) : line('specops-face', { face: choice.face.defence }) };
    case 'accept':
      return { title: acceptLine(prompt), icon: 'lucide:check' };
    case 'done':
      return saidOf(choice, prompt) ?? { title: line('specops-do-done', { ask: prompt.ask }), icon: 'lucide:chevron-right' };
    default:
      return otherwise(choice, { title: line('specops-do-card') });
  }
}

/** The card on which an ability stands, where a question says it; else that it is one. */
function cardOf(slot: number, prompt: Prompt, cast: Cast): Line {
  const on = prompt.ask === 'effects' ? prompt.cards.find(([at]) => at === slot)?.[1] : undefined;
  if (!on) return line('specops-do-card');
  return 'loadout' in on ? sideName(cast.content, on.loadout) : cardName(cast.content, on.command);
}

/** Covert tokens on a real table are counted as they were laid. */
function covertNumber({ tokens }: Cast, token: number): number {
  return [...tokens].filter(([, kind]) => kind === 'covert').findIndex(([id]) => id === token) + 1;
}

/** Who gets the codes, and who the decoys. */
function dealt(numbers: readonly number[], prompt: Prompt, unit: (id: number) => Line): AnswerWords {
  const holders = prompt.ask === 'deal' ? prompt.holders : [];
  const who = (n: number) => unit(holders[numbers.indexOf(n)] ?? -1);
  return { title: line('specops-do-deal', { unit: who(1) }), text: line('specops-do-deal.text', { second: who(2), third: who(3) }), icon: 'game-icons:cardboard-box-closed' };
}

function acceptLine(prompt: Prompt): Line {
  return line('specops-do-accept', { ask: prompt.ask });
}

/** Who attacks, where a question says so. */
export function attackerOf(prompt: Prompt): number | null {
  if (prompt.ask === 'act' || prompt.ask === 'granted') return prompt.unit;
  return 'attacker' in prompt ? prompt.attacker : null;
}

/** Whose turn it is to answer, as the question says. */
export function aboutWhom(prompt: Prompt): Line | null {
  if ('colour' in prompt) return colourName(prompt.colour);
  return null;
}

const ACT_ICONS: Partial<Record<string, IconName>> = {
  aim: 'lucide:target',
  dodge: 'lucide:repeat',
  standby: 'lucide:eye',
  recover: 'lucide:heart',
};
