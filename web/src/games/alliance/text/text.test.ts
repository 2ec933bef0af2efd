import type { AllianceCleaveBy } from '../../../generated/AllianceCleaveBy';
import type { AllianceCriterion } from '../../../generated/AllianceCriterion';
import type { AllianceDeed } from '../../../generated/AllianceDeed';
import type { AllianceEvent } from '../../../generated/AllianceEvent';
import type { AllianceLine } from '../../../generated/AllianceLine';
import type { AllianceName } from '../../../generated/AllianceName';
import type { AllianceNeed } from '../../../generated/AllianceNeed';
import type { AllianceOrderReason } from '../../../generated/AllianceOrderReason';
import type { AlliancePassive } from '../../../generated/AlliancePassive';
import type { AllianceRole } from '../../../generated/AllianceRole';
import type { AllianceSpecial } from '../../../generated/AllianceSpecial';
import type { AllianceSuppressedReason } from '../../../generated/AllianceSuppressedReason';
import type { AllianceUnplayed } from '../../../generated/AllianceUnplayed';
import type { AllianceWhen } from '../../../generated/AllianceWhen';
import type { AllianceWho } from '../../../generated/AllianceWho';
import type { AllianceWhom } from '../../../generated/AllianceWhom';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { has, LANGUAGES, speak, t } from '../../../lib/i18n.svelte';
import { say } from '../../../table/line';
import { askLine } from '../prompts';
import { activationOf, abilityOf, cardOf, content, groupOf, view } from './fixtures';
import {
  abilityName,
  abilityText,
  activationName,
  attributeName,
  bonusText,
  cardName,
  cardText,
  conditionName,
  endingText,
  eventLine,
  factText,
  figureName,
  groupName,
  groupText,
  heroName,
  instructionText,
  keywordText,
  lineText,
  markText,
  missionName,
  orderText,
  passiveTexts,
  stepText,
  storyTitle,
  surgeSkipText,
  surgeText,
  thoughtLine,
  traitName,
} from './index';
import { events, facts, orders, steps, surgeSkips, thoughts } from './stories';

/** All variants of an enum; the compiler complains when one is missing. */
const keysOf = <T extends string>(all: Record<T, unknown>): T[] => Object.keys(all) as T[];
const SPECIALS: Record<AllianceSpecial, 1> = {
  attack_each_adjacent: 1,
  suppress: 1,
  hammer_and_anvil: 1,
  trick_shot: 1,
  see_past_figures: 1,
  decoy: 1,
  scout_supply: 1,
  redraw_supply: 1,
  choose_supply: 1,
  command_again: 1,
  step_toward_rebel: 1,
  reinforce: 1,
};
const toward = (named: AllianceName): AllianceLine => ({ icons: ['action'], verb: { toward: 4 }, target: { named, by: 'nearest', who: 'rebel', within: null, of: null }, needs: [] });
const CLEAVES: Record<AllianceCleaveBy, 1> = { keyword: 1, surge: 1 };
const ORDERS: Record<AllianceOrderReason, 1> = { damage: 1, defeat: 1, equal: 1 };
const SUPPRESSED: Record<AllianceSuppressedReason, 1> = { lives_on: 1, would_fall: 1, already_stunned: 1 };
const WORD_DEEDS: Record<Extract<AllianceDeed, string>, 1> = {
  remove_defence_die: 1,
  block_per_evade: 1,
  miss: 1,
  order: 1,
  extra_action: 1,
  draw_supply: 1,
};
const UNPLAYED: AllianceUnplayed[] = [
  'march',
  'attack_two',
  'planted',
  { march_of: 2 },
  { place: 3 },
  { explode: 'red' },
  { any_dice: { dice: 3 } },
  { any_dice: { dice: 3, of_one_colour: 2 } },
];
// The picked figure and the one whose moment it is are both "that figure".
const WHOMS: Record<Exclude<Extract<AllianceWhom, string>, 'actor'>, 1> = {
  me: 1,
  picked: 1,
  picked_hostile: 1,
  attacker: 1,
  target: 1,
  around: 1,
  around_and_objects: 1,
  adjacent_hostile: 1,
  adjacent_friends: 1,
  group: 1,
};
const WORD_NEEDS: Record<Extract<AllianceNeed, string>, 1> = {
  melee: 1,
  ranged: 1,
  unhurt: 1,
  target_defeated: 1,
  target_survived: 1,
  target_blind: 1,
  target_in_sight: 1,
  wounded: 1,
  unmoved: 1,
  alone: 1,
  beside_friend: 1,
  first: 1,
  group_reduced: 1,
};
const WORD_WHENS: Record<Exclude<Extract<AllianceWhen, string>, 'always'>, 1> = {
  action: 1,
  activation: 1,
  activation_start: 1,
  activation_end: 1,
  rested: 1,
  interacted: 1,
  enemy_activates: 1,
  aiming: 1,
  declared: 1,
  rolled: 1,
  counted: 1,
  fought: 1,
  testing: 1,
  tested: 1,
  defeated: 1,
  supply_drawn: 1,
  mission_start: 1,
  round_end: 1,
};
// In an attack, the one it is about is the attacker.
const ROLES: Record<Exclude<AllianceRole, 'me'>, 1> = {
  attacker: 1,
  defender: 1,
  ally: 1,
  other_ally: 1,
  guard: 1,
  other_guard: 1,
  witness: 1,
};
const WHO: Record<AllianceWho, 1> = { friend: 1, other_friend: 1, other_of_group: 1, other_hero: 1, hostile: 1, other: 1, space: 1 };
const AIM = { within: null, in_sight: false, small: false, of: null, beside_target: false, objects: false };
const CRITERIA: Record<AllianceCriterion, 1> = {
  nearest: 1,
  most_health: 1,
  least_health: 1,
  highest_speed: 1,
  lowest_speed: 1,
  most_damage: 1,
  most_strain: 1,
  wounded: 1,
  unwounded: 1,
  unactivated: 1,
  carrying: 1,
  stunned: 1,
};

const warned: unknown[] = [];

beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  void speak('en');
});

/** Texts that the server writes, and the client never fetches. */
const byServer = import.meta.glob<string>('../../../../../content/alliance/*/{refusals,sheet}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rust = import.meta.glob<string>('../../../../../crates/alliance/src/**/*.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words that no reader should meet: ids, keys, placeholders, gaps where a word is missing. */
const WRONG = /[{}$]|_|undefined|\bnull\b|NaN|\[object|alliance-|\s\s|\s[.,;:](?!\d)|^\s|\s$|[;:,]\.|«»|““|„“/;

function expectFine(texts: readonly string[]): void {
  expect(texts.filter((text) => text === '' || WRONG.test(text))).toEqual([]);
  expect(warned).toEqual([]);
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => {
    void speak(language);
  });

  it('every hero, ability and card has words', () => {
    const named = content.heroes.flatMap(({ id, ability }) => [heroName(id), ...ability.map((one) => abilityName(one.id))]);
    const abilities = content.heroes.flatMap(({ ability }) => ability.map((one) => abilityText(one)));
    const cards = content.cards.map((card) => cardText(card));
    expect(content.cards.length).toBeGreaterThan(100);
    expect(cards.filter((lines) => lines.length === 0)).toEqual([]);
    expectFine([...named, ...content.cards.map(({ id }) => cardName(id)), ...abilities, ...cards.flat()]);
  });

  it('every group and activation card has words', () => {
    const groups = content.groups.flatMap((group) => [groupName(group.id), ...groupText(group)]);
    const cards = content.activations.flatMap((card) => [activationName(card), ...bonusText(card), ...card.line.map((line) => lineText(line, card.mission))]);
    expect(content.activations.length).toBeGreaterThan(100);
    expectFine([...groups, ...cards]);
  });

  it('every trait has a name of its own', () => {
    const traits = new Set([...content.heroes, ...content.cards, ...content.groups].flatMap((one) => one.traits));
    expect(traits.size).toBeGreaterThan(20);
    // An unknown trait would be told by its id, in small letters.
    expect([...traits].filter((trait) => traitName(trait) === trait)).toEqual([]);
  });

  it('every event is told or left to the animation', () => {
    const silent = ['round_ended', 'activation_ended', 'cards_readied', 'attack_ended'];
    const told = Object.values(events).map((event) => ({ event, line: eventLine({ rule: 'R1.1', event }, view, content) }));
    expect(told.filter(({ line }) => line === null).map(({ event }) => event.what).sort()).toEqual(silent.sort());
    expectFine(told.flatMap(({ line }) => (line ? [line.text] : [])));
  });

  it('every thought and every reason not to buy a surge option is told', () => {
    expectFine(Object.values(thoughts).flatMap((all) => all.map((thought) => thoughtLine(thought, view, content))));
    expectFine(surgeSkips.map(surgeSkipText));
  });

  it('no variant is told in the words of another', () => {
    const base = abilityOf('rage', 'hero');
    const does = (deed: AllianceDeed) => abilityText({ ...base, does: [deed] }, 'it');
    const needs = (need: AllianceNeed) => abilityText({ ...base, needs: [need] }, 'it');
    const passive = (what: keyof AlliancePassive) => {
      const one = { ...base.passive, [what]: typeof base.passive[what] === 'number' ? 1 : true };
      const name = what.startsWith('lifts') ? { ...base.passive, [what]: 'command' } : one;
      return passiveTexts(name, 'it').join();
    };
    const mark = (by: AllianceCriterion) => markText({ named: null, by, who: 'hero', within: null, of: null });
    const families: string[][] = [
      keysOf(SPECIALS).map((special) => does({ special })),
      keysOf(WORD_DEEDS).map(does),
      UNPLAYED.map((unplayed) => does({ unplayed })),
      keysOf(WHOMS).map((whom) => does({ gain: { condition: 'stun', whom } })),
      keysOf(WORD_NEEDS).map(needs),
      keysOf(WORD_WHENS).map((when) => abilityText({ ...base, needs: [], when }, 'you')),
      keysOf(ROLES).map((role) => abilityText({ ...base, needs: [], role }, 'it')),
      keysOf(WHO).map((who) => abilityText({ ...base, aim: { ...AIM, who } }, 'you')),
      keysOf(base.passive).map(passive),
      keysOf(CRITERIA).map(mark),
      Object.values(thoughts).flatMap((all) => all.map((thought) => thoughtLine(thought, view, content))),
      surgeSkips.map(surgeSkipText),
      keysOf(CLEAVES).map((by) => told({ ...events.cleaved, by })),
      keysOf(ORDERS).map((by) => told({ ...events.order_picked, by })),
      keysOf(SUPPRESSED).map((by) => told({ ...events.suppressed, by })),
      keysOf(CLEAVES).flatMap((by) => [0, 1, 2].map((more) => cleaveLine(by, more))),
    ];
    for (const family of families) {
      expect(family.filter((text, n) => family.indexOf(text) !== n)).toEqual([]);
      expectFine(family);
    }
  });

  it('every refusal and every problem of a set-up has its reason', () => {
    const codes = new Set(Object.values(rust).flatMap((source) => [...source.matchAll(/"(alliance-[a-z-]+)"/g)].map((match) => match[1]!)));
    expect(codes.size).toBeGreaterThan(20);
    const reasons = new FluentBundle(language, { useIsolating: false });
    for (const path of Object.keys(byServer).filter((path) => path.includes(`/${language}/`))) reasons.addResource(new FluentResource(byServer[path]!));
    // What the log of a campaign says is no reason but a text itself, and so is what stands on a sheet.
    const named = [...codes].filter((code) => !has(code) && !reasons.hasMessage(code));
    expectFine(named.map((code) => reasons.formatPattern(reasons.getMessage(`refused-${code}`)?.value ?? '')));
  });

  it('every ending is told', () => {
    const endings = [
      ...(['victory', 'all_wounded', 'too_late', 'mission_lost'] as const).map((ending) => endingText(ending)),
      endingText('victory', true),
      ...[true, false].map((won) => endingText({ campaign: { ending: 0, won } })),
    ];
    expect(new Set(endings).size).toBe(7);
    expectFine(endings);
  });

  it('every order, report and plan has words, each its own', () => {
    const told = Object.values(orders).flatMap((order) => (order.order === 'flag' ? [] : [orderText(order, view, content) ?? '']));
    const reported = Object.values(facts).map((fact) => factText(fact, view, content));
    const planned = Object.values(steps).map((step) => stepText(step, view, content));
    expect(orderText(orders.flag, view, content)).toBeNull();
    for (const family of [told, reported, planned]) {
      expect(family.filter((text, n) => family.indexOf(text) !== n)).toEqual([]);
      expectFine(family);
    }
  });
});

describe('texts read by a person', () => {
  const samples: [what: string, text: () => string, en: string, de: string, it: string][] = [
    [
      'Trench Fighter',
      () => cardText(cardOf('trench_fighter'))[0]!,
      'When you declare an attack and the target is within 3 spaces, you may exhaust this card: +2 damage.',
      'Wenn du einen Angriff deklarierst und das Ziel innerhalb von 3 Feldern ist, darfst du diese Karte erschöpfen: +2 Schaden.',
      'Quando dichiari un attacco e il bersaglio è entro 3 caselle, puoi esaurire questa carta: +2 danni.',
    ],
    [
      'Precise Strike',
      () => abilityText(abilityOf('precise_strike', 'hero')),
      'When you declare a melee attack, you may suffer 2 strain: remove 1 die of your choice from the defence. Once per activation.',
      'Wenn du einen Nahkampfangriff deklarierst, darfst du 2 Anstrengung erleiden: Entferne 1 Würfel deiner Wahl aus der Verteidigung. Einmal je Aktivierung.',
      'Quando dichiari un attacco in mischia, puoi subire 2 fatica: togli dalla difesa 1 dado a tua scelta. Una volta per attivazione.',
    ],
    [
      'Lone Wolf',
      () => abilityText(abilityOf('lone_wolf', 'hero')),
      'When your activation ends and no friendly figure is adjacent to you: recover 1 strain.',
      'Wenn deine Aktivierung endet und keine befreundete Figur neben dir steht: Regeneriere 1 Anstrengung.',
      'Quando finisce la tua attivazione e nessuna miniatura amica ti è adiacente: recupera 1 fatica.',
    ],
    [
      'Charge',
      () => abilityText(abilityOf('charge', 'hero')),
      'As an action, you may suffer 2 strain: move up to your speed; you may attack with a melee weapon.',
      'Als Aktion darfst du 2 Anstrengung erleiden: Bewege dich höchstens so weit, wie deine Geschwindigkeit reicht; du darfst mit einer Nahkampfwaffe angreifen.',
      'Come azione puoi subire 2 fatica: muovi al massimo quanto la tua velocità; puoi attaccare con un’arma da mischia.',
    ],
    [
      'Command',
      () => abilityText(abilityOf('command', 'hero')),
      'As an action, you may suffer 2 strain and choose another friendly figure within 3 spaces: that figure may move or attack at once.',
      'Als Aktion darfst du 2 Anstrengung erleiden und eine andere befreundete Figur innerhalb von 3 Feldern wählen: Diese Figur darf sich sofort bewegen oder angreifen.',
      'Come azione puoi subire 2 fatica e scegliere un’altra miniatura amica entro 3 caselle: quella miniatura può subito muovere o attaccare.',
    ],
    [
      'Opportunist',
      () => abilityText(abilityOf('opportunist', 'hero')),
      'After you made an attack and the target suffered at least 1 damage, you may use this ability: move up to 1 space.',
      'Nachdem du einen Angriff ausgeführt hast und das Ziel mindestens 1 Schaden erlitten hat, darfst du diese Fähigkeit nutzen: Bewege dich um bis zu 1 Feld.',
      'Dopo che hai compiuto un attacco e il bersaglio ha subito almeno 1 danno, puoi usare questa capacità: muovi fino a 1 casella.',
    ],
    [
      'Force Throw',
      () => cardText(cardOf('force_throw'))[0]!,
      'During your activation, you may exhaust this card, suffer 2 strain and choose another figure on a base of one space within 3 spaces: make a test of insight; if you pass: push that figure up to 3 spaces; that figure, if it is hostile, suffers 1 damage.',
      'Während deiner Aktivierung darfst du diese Karte erschöpfen, 2 Anstrengung erleiden und eine andere Figur auf einer Basis von einem Feld innerhalb von 3 Feldern wählen: Lege eine Probe auf Verständnis ab; bestehst du sie: Stoße diese Figur um bis zu 3 Felder; diese Figur, falls sie feindlich ist, erleidet 1 Schaden.',
      'Durante la tua attivazione puoi esaurire questa carta, subire 2 fatica e scegliere un’altra miniatura su una basetta di una casella entro 3 caselle: fai una prova di percezione; se la superi: spingi quella miniatura fino a 3 caselle; quella miniatura, se è ostile, subisce 1 danno.',
    ],
    [
      'Force Adept, the die',
      () => cardText(cardOf('force_adept'))[2]!,
      'Before you make a test of strength or tech, you may exhaust this card: add 1 blue die to the test.',
      'Bevor du eine Probe auf Stärke oder Technik ablegst, darfst du diese Karte erschöpfen: 1 blauer Würfel mehr für die Probe.',
      'Prima di fare una prova di vigore o tecnica, puoi esaurire questa carta: 1 dado blu in più per la prova.',
    ],
    [
      'Art of Movement',
      () => cardText(cardOf('art_of_movement'))[0]!,
      '+1 speed. Difficult terrain costs no additional movement points. Spaces with hostile figures cost no additional movement points.',
      '+1 Geschwindigkeit. Unwegsames Gelände kostet keine zusätzlichen Bewegungspunkte. Felder mit feindlichen Figuren kosten keine zusätzlichen Bewegungspunkte.',
      '+1 velocità. Il terreno difficile non costa punti movimento aggiuntivi. Le caselle con miniature ostili non costano punti movimento aggiuntivi.',
    ],
    [
      'Wookiee Loyalty',
      () => cardText(cardOf('wookiee_loyalty'))[0]!,
      'While you or a friendly figure adjacent to you defends, you may exhaust this card: +1 block.',
      'Während du oder eine befreundete Figur neben dir angegriffen wird, darfst du diese Karte erschöpfen: +1 Blocken.',
      'Mentre tu o una miniatura amica adiacente a te vi difendete, puoi esaurire questa carta: +1 blocco.',
    ],
    [
      'Life Debt',
      () => cardText(cardOf('life_debt'))[0]!,
      'After an attack was made against another friendly figure within 3 spaces and that figure suffered at least 3 damage, you may exhaust this card: you become Focused.',
      'Nachdem ein Angriff gegen eine andere befreundete Figur innerhalb von 3 Feldern ausgeführt wurde und diese Figur mindestens 3 Schaden erlitten hat, darfst du diese Karte erschöpfen: Du wirst Fokussiert.',
      'Dopo che un attacco è stato compiuto contro un’altra miniatura amica entro 3 caselle e quella miniatura ha subito almeno 3 danni, puoi esaurire questa carta: ricevi la condizione concentrato.',
    ],
    [
      'Roll With It, second part',
      () => cardText(cardOf('roll_with_it'))[1]!,
      'While you defend and you used “Roll With It” in this attack, you may use this ability: turn any number of blocks into evades.',
      'Während du angegriffen wirst und du in diesem Angriff „Das kann ich ab“ genutzt hast, darfst du diese Fähigkeit nutzen: Wandle beliebig viele Blocken-Symbole in Vermeiden-Symbole um.',
      'Mentre ti difendi e in questo attacco hai usato «Assecondare il colpo», puoi usare questa capacità: trasforma quanti blocchi vuoi in elusioni.',
    ],
    [
      'Air of Command',
      () => cardText(cardOf('air_of_command'))[0]!,
      '+2 health. “Command” may be aimed at any figure in your line of sight.',
      '+2 Gesundheit. „Befehl“ darf auf jede Figur in deiner Sichtlinie zielen.',
      '+2 salute. «Comando» può scegliere ogni miniatura nella tua linea di vista.',
    ],
    [
      'Fearless Leader',
      () => cardText(cardOf('fearless_leader'))[0]!,
      'After you used “Command”: the chosen figure recovers 1 strain.',
      'Nachdem du „Befehl“ genutzt hast: Die gewählte Figur regeneriert 1 Anstrengung.',
      'Dopo che hai usato «Comando»: la miniatura scelta recupera 1 fatica.',
    ],
    [
      'Bacta Infusion',
      () => cardText(cardOf('bacta_infusion'))[0]!,
      'During your activation, you may discard this card and choose yourself or a friendly figure adjacent to you: that figure recovers 3 damage; that figure discards all harmful conditions.',
      'Während deiner Aktivierung darfst du diese Karte abwerfen und dich oder eine befreundete Figur neben dir wählen: Diese Figur regeneriert 3 Schaden; diese Figur legt alle schädlichen Zustände ab.',
      'Durante la tua attivazione puoi scartare questa carta e scegliere te o una miniatura amica adiacente a te: quella miniatura recupera 3 danni; quella miniatura scarta tutte le condizioni dannose.',
    ],
    [
      'C22 Frag Grenade',
      () => cardText(cardOf('c22_frag_grenade'))[0]!,
      'As an action, you may discard this card and choose a space within 3 spaces: roll 1 red die, and every figure and every attackable object on that space or adjacent to it suffers the damage shown.',
      'Als Aktion darfst du diese Karte abwerfen und ein Feld innerhalb von 3 Feldern wählen: Wirf 1 roten Würfel, und jede Figur und jedes angreifbare Objekt auf diesem Feld oder daneben erleidet den gezeigten Schaden.',
      'Come azione puoi scartare questa carta e scegliere una casella entro 3 caselle: lancia 1 dado rosso, e ogni miniatura e ogni oggetto attaccabile in quella casella o adiacente a essa subisce i danni indicati.',
    ],
    [
      'Brutal Cleave',
      () => cardText(cardOf('brutal_cleave'))[0]!,
      'After you made a melee attack, you may exhaust this card, suffer 1 strain and choose a hostile figure or an attackable object adjacent to the target: attack that figure or object.',
      'Nachdem du einen Nahkampfangriff ausgeführt hast, darfst du diese Karte erschöpfen, 1 Anstrengung erleiden und eine feindliche Figur oder ein angreifbares Objekt neben dem Ziel wählen: Greife diese Figur oder dieses Objekt an.',
      'Dopo che hai compiuto un attacco in mischia, puoi esaurire questa carta, subire 1 fatica e scegliere una miniatura ostile o un oggetto attaccabile adiacente al bersaglio: attacca quella miniatura o quell’oggetto.',
    ],
    [
      'A280, a weapon',
      () => cardText(cardOf('a280'))[0]!,
      'Ranged: blue, green, +1 accuracy. Surge: +2 damage. Surge: Pierce 2. Takes 2 modifications.',
      'Fernkampf: blau, grün, +1 Zielsicherheit. Energie: +2 Schaden. Energie: Durchschlagen 2. Nimmt 2 Modifikationen auf.',
      'A distanza: blu, verde, +1 precisione. Impulso: +2 danni. Impulso: Perforante 2. Può avere 2 modifiche.',
    ],
    [
      'Extended Haft, a modification',
      () => cardText(cardOf('extended_haft'))[0]!,
      'Modification of a melee weapon, for attacks with that weapon. The weapon gains Reach, or Pierce 1 if it already has it.',
      'Modifikation einer Nahkampfwaffe, für Angriffe mit dieser Waffe. Die Waffe erhält Weitreichend oder, wenn sie das schon hat, Durchschlagen 1.',
      'Modifica di un’arma da mischia, per gli attacchi con quell’arma. L’arma ottiene Portata o, se l’ha già, Perforante 1.',
    ],
    [
      'Squad Training of the Stormtroopers, which the enemy ignores',
      () => groupText(groupOf('stormtrooper'))[2]!,
      'Squad Training (ignored): After it rolled the dice for an attack and another friendly figure with the trait Trooper is adjacent to it, it may use this ability: it rerolls 1 attack die.',
      'Truppenausbildung (wird übergangen): Nachdem sie für einen Angriff gewürfelt hat und eine andere befreundete Figur mit dem Merkmal Truppler neben ihr steht, darf sie diese Fähigkeit nutzen: Sie wirft 1 Angriffswürfel neu.',
      'Addestramento di squadra (ignorata): Dopo che questa miniatura ha lanciato i dadi per un attacco e un’altra miniatura amica con il tratto Soldato le è adiacente, può usare questa capacità: rilancia 1 dado attacco.',
    ],
    [
      'Self-Destruct of the Probe Droids, which the enemy ignores',
      () => groupText(groupOf('probe_droid'))[2]!,
      'Self-Destruct (ignored): When the round ends, it may use this ability: it rolls 1 red die, every adjacent figure and object suffers the damage shown, and it is defeated.',
      'Selbstzerstörung (wird übergangen): Wenn die Runde endet, darf sie diese Fähigkeit nutzen: Sie wirft 1 roten Würfel, jede benachbarte Figur und jedes benachbarte Objekt erleidet den gezeigten Schaden, und sie wird besiegt.',
      'Autodistruzione (ignorata): Quando finisce il round, può usare questa capacità: lancia 1 dado rosso, ogni miniatura e ogni oggetto adiacente subisce i danni indicati, e la miniatura stessa è sconfitta.',
    ],
    [
      'Last Stand of the elite Stormtroopers, which the enemy ignores',
      () => groupText(groupOf('stormtrooper_elite'))[3]!,
      'Last Stand (ignored): When it is defeated, it may choose another figure of its group: that figure becomes Focused.',
      'Letztes Gefecht (wird übergangen): Wenn sie besiegt wird, darf sie eine andere Figur ihrer Gruppe wählen: Diese Figur wird Fokussiert.',
      'Resistenza strenua (ignorata): Quando questa miniatura è sconfitta, può scegliere un’altra miniatura del suo gruppo: quella miniatura riceve la condizione concentrato.',
    ],
    [
      'Tripod of the E-Web Engineers, which the enemy ignores',
      () => groupText(groupOf('e_web_engineer'))[2]!,
      'Tripod (ignored): If it attacks, it cannot leave its space of its own accord in the same activation; if it has left its space, it cannot attack.',
      'Stativ (wird übergangen): Wenn sie angreift, darf sie ihr Feld in derselben Aktivierung nicht freiwillig verlassen; hat sie ihr Feld verlassen, darf sie nicht angreifen.',
      'Treppiede (ignorata): Se attacca, nella stessa attivazione non può lasciare di propria volontà la sua casella; se ha lasciato la sua casella, non può attaccare.',
    ],
    [
      'General’s Orders, which the enemy ignores',
      () => groupText(groupOf('general_weiss'))[2]!,
      'General’s Orders (ignored): As an action: up to 2 other friendly figures may each move at once.',
      'Befehl des Generals (wird übergangen): Als Aktion: Bis zu 2 andere befreundete Figuren dürfen sich sofort je einmal bewegen.',
      'Ordini del generale (ignorata): Come azione: fino a 2 altre miniature amiche possono muovere subito, una volta ciascuna.',
    ],
    [
      'Epic Arsenal, which the enemy ignores',
      () => groupText(groupOf('general_weiss'))[3]!,
      'Epic Arsenal (ignored): It attacks with any 3 attack dice, at most 2 of one colour.',
      'Überlegenes Arsenal (wird übergangen): Sie greift mit 3 beliebigen Angriffswürfeln an, höchstens 2 davon in derselben Farbe.',
      'Arsenale epico (ignorata): Attacca con 3 dadi attacco qualsiasi, al massimo 2 dello stesso colore.',
    ],
    [
      'Pounce of the Nexu, which the enemy ignores',
      () => groupText(groupOf('nexu'))[2]!,
      'Pounce (ignored): As an action: it is placed on an empty space within 3 spaces; it may attack.',
      'Sprungangriff (wird übergangen): Als Aktion: Sie wird auf ein leeres Feld innerhalb von 3 Feldern gestellt; sie darf angreifen.',
      'Balzo (ignorata): Come azione: viene messa in una casella vuota entro 3 caselle; può attaccare.',
    ],
    [
      'Brutality of Darth Vader, which the enemy ignores',
      () => groupText(groupOf('darth_vader'))[2]!,
      'Brutality (ignored): As an action: it attacks two different targets.',
      'Grausamkeit (wird übergangen): Als Aktion: Sie greift zwei verschiedene Ziele an.',
      'Brutalità (ignorata): Come azione: attacca due bersagli diversi.',
    ],
    [
      'Order of the Imperial Officers, which the enemy ignores',
      () => groupText(groupOf('imperial_officer'))[2]!,
      'Order (ignored): As an action, it may choose another friendly figure within 2 spaces: that figure may move at once.',
      'Befehl (wird übergangen): Als Aktion darf sie eine andere befreundete Figur innerhalb von 2 Feldern wählen: Diese Figur darf sich sofort bewegen.',
      'Ordine (ignorata): Come azione può scegliere un’altra miniatura amica entro 2 caselle: quella miniatura può muovere subito.',
    ],
    [
      'Trick Shot',
      () => cardText(cardOf('trick_shot'))[0]!,
      'Before you declare a ranged attack, you may suffer 1 strain: trace line of sight from any space within 3 spaces of you.',
      'Bevor du einen Fernkampfangriff deklarierst, darfst du 1 Anstrengung erleiden: Ziehe die Sichtlinie von einem beliebigen Feld innerhalb von 3 Feldern von dir.',
      'Prima di dichiarare un attacco a distanza, puoi subire 1 fatica: traccia la linea di vista da una casella qualsiasi entro 3 caselle da te.',
    ],
    [
      'Wookiee Fortitude, the condition',
      () => cardText(cardOf('wookiee_fortitude'))[1]!,
      'During your activation, you may exhaust this card and suffer 1 strain: discard 1 condition.',
      'Während deiner Aktivierung darfst du diese Karte erschöpfen und 1 Anstrengung erleiden: Lege 1 Zustand ab.',
      'Durante la tua attivazione puoi esaurire questa carta e subire 1 fatica: scarta 1 condizione.',
    ],
    [
      'Rebel Recon, which counts for everybody',
      () => cardText(cardOf('rebel_recon')).join(' '),
      'When you draw a supply card: draw one more and keep one of the two. Counts for every hero.',
      'Wenn du eine Versorgungskarte ziehst: Ziehe eine weitere und behalte eine von beiden. Gilt für jeden Helden.',
      'Quando peschi una carta rifornimento: pescane un’altra e tieni una delle due. Vale per ogni eroe.',
    ],
    [
      'Supply Deficit',
      () => cardText(cardOf('supply_deficit')).join(' '),
      'When the mission starts: the team pays 100 credits, or every hero suffers 2 strain.',
      'Wenn der Einsatz beginnt: Das Team zahlt 100 Credits, oder jeder Held erleidet 2 Anstrengung.',
      'Quando inizia la missione: la squadra paga 100 crediti, oppure ogni eroe subisce 2 fatica.',
    ],
    [
      'Vengeance of the Royal Guards',
      () => groupText(groupOf('royal_guard'))[3]!,
      'Vengeance: When a friendly figure without the trait Guardian adjacent to it is defeated: it becomes Focused.',
      'Rache: Wenn eine befreundete Figur ohne das Merkmal Wächter neben ihr besiegt wird: Sie wird Fokussiert.',
      'Vendetta: Quando è sconfitta una miniatura amica senza il tratto Guardiano adiacente a questa miniatura: questa miniatura riceve la condizione concentrato.',
    ],
    [
      'the surge options of General Weiss',
      () => groupText(groupOf('general_weiss'))[1]!,
      '2 surges: Blast 3. Surge: Pierce 2.',
      '2 Energie: Explosion 3. Energie: Durchschlagen 2.',
      '2 impulsi: Esplosione 3. Impulso: Perforante 2.',
    ],
    [
      'the bonus effect of Ordered Volley',
      () => bonusText(activationOf('stormtrooper_volley'))[0]!,
      'When it declares an attack and it is the first of its group to do so: add 1 green die to the attack.',
      'Wenn sie einen Angriff deklariert und sie die Erste ihrer Gruppe dabei ist: 1 grüner Würfel mehr für den Angriff.',
      'Quando questa miniatura dichiara un attacco e nessun’altra del suo gruppo l’ha fatto prima: 1 dado verde in più per l’attacco.',
    ],
    [
      'an instruction with a target',
      () => lineText(activationOf('stormtrooper_pin').line[0]!),
      '[attack] Move 4 to attack «the hero with the most strain»',
      '[Angriff] 4 bewegen und angreifen «der Held mit der meisten Anstrengung»',
      '[attacco] Muove di 4 per attaccare «l’eroe con più fatica»',
    ],
    [
      'an order that names an object',
      () => lineText(toward({ object: 'coupling_c' }), 'two_places'),
      '[action] Move 4 toward «Coupling in control»',
      '[Aktion] 4 bewegen in Richtung «Kupplung in der Zentrale»',
      '[azione] Muove di 4 verso «Giunto nel controllo»',
    ],
    [
      'an order that names a space',
      () => lineText(toward({ space: [4, 2] }), 'two_places'),
      '[action] Move 4 toward «space 4/2»',
      '[Aktion] 4 bewegen in Richtung «Feld 4/2»',
      '[azione] Muove di 4 verso «la casella 4/2»',
    ],
    [
      'an order that names a hero',
      () => lineText(toward({ hero: 'fenn_signis' }), 'two_places'),
      '[action] Move 4 toward «Fenn Signis»',
      '[Aktion] 4 bewegen in Richtung «Fenn Signis»',
      '[azione] Muove di 4 verso «Fenn Signis»',
    ],
    [
      'an instruction to reposition',
      () => lineText(activationOf('stormtrooper_volley').line[1]!),
      '[action] Move 2 to reposition 4 (nearest Rebel exactly 4 spaces away)',
      '[Aktion] 2 bewegen, um in Position 4 zu gelangen (nächstgelegener Rebell genau 4 Felder entfernt)',
      '[azione] Muove di 2 per riposizionarsi a 4 (ribelle più vicino a esattamente 4 caselle)',
    ],
    [
      'an instruction under a condition',
      () => lineText(activationOf('stormtrooper_elite_volley').line[0]!),
      'If its group has lost a figure: it becomes Focused',
      'Wenn ihre Gruppe eine Figur verloren hat: Sie wird Fokussiert',
      'Se il suo gruppo ha perso una miniatura: questa miniatura riceve la condizione concentrato',
    ],
    [
      'an instruction that is neither a move nor an attack',
      () => instructionText(activationOf('darth_vader_grip').line[1]!),
      '«the Rebel within 3 spaces with the least health left» suffers 2 damage and 1 strain',
      '«der Rebell innerhalb von 3 Feldern mit der wenigsten verbliebenen Gesundheit» erleidet 2 Schaden und 1 Anstrengung',
      '«il ribelle entro 3 caselle con meno salute rimasta» subisce 2 danni e 1 fatica',
    ],
    [
      'a group that comes in, as people at a real table read it',
      () => orderText(orders.deploy, view, content)!,
      'Deploy Stormtroopers (red), regular, 3 figures, on 9/2 and as near as possible, each with 2 bonus health.',
      'Aufstellen: Sturmtruppen (rot), normal, 3 Figuren, auf 9/2 und so nah wie möglich, jede mit 2 Bonusgesundheit.',
      'Schierate Assaltatori (rosso), normali, 3 miniature, in 9/2 e il più vicino possibile, ognuna con 2 di salute bonus.',
    ],
    [
      'a new part of the map',
      () => orderText(orders.reveal, view, content)!,
      'A new part of the map is revealed: tiles 38A and 22A.',
      'Ein neues Stück Spielplan wird aufgedeckt: Teile 38A und 22A.',
      'Si scopre una nuova parte della mappa: tessere 38A e 22A.',
    ],
    [
      'harm for everybody',
      () => orderText(orders.harm, view, content)!,
      'Every hero suffers 1 damage and 2 strain. Every hero becomes Stunned.',
      'Jeder Held erleidet 1 Schaden und 2 Anstrengung. Jeder Held wird Betäubt.',
      'Ogni eroe subisce 1 danno e 2 fatica. Ogni eroe riceve la condizione stordito.',
    ],
    [
      'an attack in the log',
      () => told({ what: 'attack_declared', attacker: 0, target: 9, weapon: 0, distance: 1 }),
      'Diala Passil attacks Royal Guard 2 with “Plasteel Staff”, 1 space away.',
      'Diala Passil greift mit „Stab aus Plastahl“ an: Roter Gardist 2, 1 Feld entfernt.',
      'Diala Passil attacca Guardia reale 2 con «Bastone di plastacciaio», a 1 casella.',
    ],
    [
      'a candidate in a thought',
      () => thoughtLine({ thought: 'candidate', figure: 0, by: 'most_health', value: 9, distance: 3, tied: false }, view, content),
      'Candidate Diala Passil: 9 health left, 3 spaces away.',
      'Kandidat Diala Passil: 9 Gesundheit übrig, 3 Felder entfernt.',
      'Candidato Diala Passil: salute rimasta: 9, a 3 caselle.',
    ],
  ];

  it.each(samples)('%s', (_, text, en, de, italian) => {
    const said = LANGUAGES.map((language) => {
      void speak(language);
      return [language, text()];
    });
    expect(Object.fromEntries(said)).toEqual({ en, de, it: italian });
  });
});

/** What is asked for one of several Cleaves. */
function cleaveLine(by: AllianceCleaveBy, more: number): string {
  return say(t, askLine({ ask: 'cleave', damage: 2, by, more }, view, { figure: String, ability: () => '' }));
}

function told(event: AllianceEvent): string {
  return eventLine({ rule: 'R1.1', event }, view, content)!.text;
}

describe('names', () => {
  it('tell figures apart, and only where that is needed', () => {
    const name = (id: number) => figureName(view, content, id);
    expect([0, 3, 7, 9, 10].map(name)).toEqual([
      'Diala Passil',
      'Stormtrooper red 2',
      'Stormtrooper blue 3',
      'Royal Guard 2',
      'Darth Vader',
    ]);
    void speak('de');
    expect(name(3)).toBe('Sturmtruppler rot 2');
    void speak('it');
    expect(name(3)).toBe('Assaltatore 2 (rosso)');
  });

  it('are there for whom nobody knows', () => {
    expect(figureName(view, content, 99)).toBe('somebody');
  });

  it('of conditions and attributes', () => {
    expect((['bleed', 'focus', 'hide', 'stun', 'weaken'] as const).map(conditionName)).toEqual([
      'Bleeding',
      'Focused',
      'Hidden',
      'Stunned',
      'Weakened',
    ]);
    expect((['strength', 'insight', 'tech'] as const).map(attributeName)).toEqual(['strength', 'insight', 'tech']);
  });
});

describe('a page of the story', () => {
  const mission = content.missions[0]!;
  const page = 'a-page-without-a-title';

  it('bears the name of the mission until it says how that went', () => {
    expect(storyTitle(page, mission, null)).toBe(missionName(mission.id));
    expect(storyTitle(page, mission, { won: true })).toBe('Mission won');
    expect(storyTitle(page, mission, { won: false })).toBe('Mission lost');
  });
});

describe('the notation of cards', () => {
  it('becomes words', () => {
    expect(surgeText('acc+2 dmg+1')).toBe('Surge: +2 accuracy and +1 damage');
    expect(surgeText('2:blast3')).toBe('2 surges: Blast 3');
    expect(surgeText(' 2 : blast3 ')).toBe('2 surges: Blast 3');
    expect(surgeText('recover_str1')).toBe('Surge: recover 1 strain');
    expect(['reach', 'massive', 'bleed', 'cleave2'].map(keywordText)).toEqual(['Reach', 'Massive', 'Bleed', 'Cleave 2']);
    void speak('it');
    expect(['dmg+1', 'dmg+2'].map(surgeText)).toEqual(['Impulso: +1 danno', 'Impulso: +2 danni']);
  });
});

describe('several Cleaves', () => {
  it('are asked for one by one', () => {
    expect(cleaveLine('keyword', 1)).toBe('Cleave 2: whom? Another one follows.');
    expect(cleaveLine('surge', 0)).toBe('Cleave 2 (surge): whom?');
  });
});

describe('a line of the log', () => {
  it('says why an enemy picks an order of attacks', () => {
    const { first, second, target } = events.order_picked;
    const [one, other, enemy] = [first, second, target].map((figure) => figureName(view, content, figure));
    expect(told(events.order_picked)).toBe(
      `${enemy} picks the order: ${one} attacks first, then ${other}. So 3.51 damage is to be expected, the other way round 3.87.`,
    );
  });

  it('a fact is reported only beside a real table', () => {
    const event: AllianceEvent = { what: 'told', fact: { fact: 'medpac' } };
    expect(told(event)).toBe('A medpac is used.');
    expect(eventLine({ rule: 'R1.16', event }, { ...view, mode: 'companion' }, content)!.text).toBe('Reported: A medpac is used.');
  });

  it('says what it is about and for whom it is good', () => {
    const { text, ...rest } = eventLine({ rule: 'R6.15', event: { what: 'defeated', figure: 5 } }, view, content)!;
    expect(text).toBe('Stormtrooper blue 1 is defeated.');
    expect(rest).toEqual({ rule: 'R6.15', kind: 'harm', tone: 'good' });
    expect(eventLine({ rule: 'R6.18', event: { what: 'withdrawn', figure: 0 } }, view, content)!.tone).toBe('bad');
  });

  it('names what was used by where it stands', () => {
    const used = (slot: number, ability: string) => told({ what: 'ability_used', source: { figure: 0, slot, n: 0 }, ability });
    expect(used(255, 'foresight')).toBe('Diala Passil uses “Foresight”.');
    expect(used(1, 'force_adept_test')).toBe('Diala Passil uses “Force Adept”.');
    expect(used(254, 'stormtrooper_volley')).toBe('Diala Passil uses “Ordered Volley”.');
  });
});
