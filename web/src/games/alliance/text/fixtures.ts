/** The shipped content as the server would serve it, and a small table to tell events of; for tests. */
import type { AllianceAbility } from '../../../generated/AllianceAbility';
import type { AllianceActivation } from '../../../generated/AllianceActivation';
import type { AllianceCard } from '../../../generated/AllianceCard';
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceDeed } from '../../../generated/AllianceDeed';
import type { AllianceFigure } from '../../../generated/AllianceFigure';
import type { AllianceGroup } from '../../../generated/AllianceGroup';
import type { AllianceHero } from '../../../generated/AllianceHero';
import type { AllianceLine } from '../../../generated/AllianceLine';
import type { AllianceLineVerb } from '../../../generated/AllianceLineVerb';
import type { AllianceMission } from '../../../generated/AllianceMission';
import type { AlliancePassive } from '../../../generated/AlliancePassive';
import type { AlliancePrice } from '../../../generated/AlliancePrice';
import type { AllianceView } from '../../../generated/AllianceView';
import { readToml, type Table, type Value } from './toml';

const files = import.meta.glob<string>('../../../../../content/alliance/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function read(name: string): Table {
  const source = Object.entries(files).find(([path]) => path.endsWith(`/${name}.toml`))?.[1];
  if (source === undefined) throw new Error(`no ${name}.toml`);
  return readToml(source);
}

const tables = (value: Value | undefined): Table[] => (value ?? []) as Table[];

const PASSIVE: AlliancePassive = {
  health: 0,
  endurance: 0,
  speed: 0,
  ignores_difficult: false,
  ignores_hostile: false,
  covert: false,
  sees_past_figures: false,
  awkward: false,
  assault: false,
  non_sentient: false,
  overload: false,
  lifts_range: null,
  lifts_blindness: null,
};
const PRICE: AlliancePrice = { actions: 0, strain: 0, exhaust: false, deplete: false, discard: false, limit: null };

/** Serde fills what a file leaves out; so does this. */
function ability(table: Table): AllianceAbility {
  const aim = table.aim as Table | undefined;
  return {
    role: 'me',
    needs: [],
    may: false,
    ignored: false,
    ...table,
    cost: { ...PRICE, ...(table.cost as Table) },
    aim: aim ? { within: null, in_sight: false, small: false, of: null, beside_target: false, objects: false, ...aim } : null,
    does: ((table.does ?? []) as Value[]).map(deed),
    passive: { ...PASSIVE, ...(table.passive as Table) },
  } as unknown as AllianceAbility;
}

const DEEDS: Record<string, Table> = {
  convert: { most: null as unknown as Value },
  gain: { whom: 'me' },
  shed: { whom: 'me', all: false, any: false },
  recover: { damage: 0, strain: 0, whom: 'me' },
  suffer: { damage: 0, strain: 0, whom: 'me' },
  roll_damage: { whom: 'me' },
  points: { whom: 'me' },
  move: { spaces: null as unknown as Value },
  attack: {
    melee: false,
    of: null as unknown as Value,
    thrown: false,
    dice: [],
    keywords: [],
    extra: null as unknown as Value,
    surge: null as unknown as Value,
    target: null as unknown as Value,
    this_weapon: false,
    may: false,
  },
};

function deed(value: Value): AllianceDeed {
  if (typeof value === 'string') return value as AllianceDeed;
  const [name, inside] = Object.entries(value as Table)[0]!;
  const defaults = DEEDS[name];
  return { [name]: defaults ? { ...defaults, ...(inside as Table) } : inside } as unknown as AllianceDeed;
}

function card(table: Table): AllianceCard {
  const weapon = table.weapon as Table | undefined;
  const modification = table.modification as Table | undefined;
  return {
    hero: null,
    xp: 0,
    tier: 0,
    price: 0,
    copies: 1,
    slot: null,
    traits: [],
    defending: '',
    team: false,
    removed: false,
    ...table,
    weapon: weapon ? { reach: false, bonus: '', surges: [], bars: 0, ...weapon } : null,
    modification: modification ? { bonus: '', surges: [], reach_or_pierce: false, ...modification } : null,
    ability: tables(table.ability).map(ability),
  } as unknown as AllianceCard;
}

function group(table: Table): AllianceGroup {
  return {
    elite: false,
    unique: false,
    reinforce: 0,
    attacking: '',
    defending: '',
    keywords: [],
    surges: [],
    base: [1, 1],
    copies: 0,
    ...table,
    ability: tables(table.ability).map(ability),
  } as unknown as AllianceGroup;
}

function line(table: Table): AllianceLine {
  const target = table.target as Table | undefined;
  const verb = table.verb as unknown as AllianceLineVerb;
  const isDeeds = typeof verb === 'object' && 'does' in verb;
  const does = isDeeds ? { does: (verb.does as unknown as Value[]).map(deed) } : verb;
  return {
    icons: [],
    needs: [],
    ...table,
    verb: does,
    target: target ? { named: null, by: 'nearest', who: 'rebel', within: null, of: null, ...target } : null,
  } as unknown as AllianceLine;
}

function activation(table: Table): AllianceActivation {
  return {
    mission: null,
    dice: [],
    ...table,
    bonus: tables(table.bonus).map(ability),
    line: tables(table.line).map(line),
  } as unknown as AllianceActivation;
}

function hero(table: Table): AllianceHero {
  return { ...table, ability: tables(table.ability).map(ability) } as unknown as AllianceHero;
}

const cards = (name: string): AllianceCard[] => tables(read(name).card).map(card);

/** Every face shows one of everything: enough to add up. */
const attackDie = Array(6).fill({ accuracy: 1, damage: 1, surges: 1 });
const defenceDie = Array(6).fill({ blocks: 1, evades: 1, dodge: false });

/** A mission nobody plays: its texts are missing on purpose, and stand for themselves. */
const MISSION: AllianceMission = {
  id: 'test',
  origin: 'sortie',
  kind: 'side',
  heroes: [],
  scene: [{ id: 'one', map: 'first_steps', start: ['yard'] }],
  objective: [{ id: 'find', optional: false, about: [], counter: null }],
  object: [
    { id: 'console', scene: 'one', kind: 'terminal', at: [9, 2], door: null, locked: false, hidden: false, heroes_only: true, carry: false, stays: false, defence: ['black'], action: [{ id: 'slice', test: 'tech' }] },
    { id: 'gate', scene: 'one', kind: 'door', at: null, door: 0, locked: true, hidden: false, heroes_only: false, carry: false, stays: false, defence: [], action: [] },
  ],
  region: [{ id: 'pad', scene: 'one', spaces: [[11, 1]], area: null }],
  hint: [],
  companion_hint: [],
};

export const content = {
  dice: { attack: [attackDie, attackDie, attackDie, attackDie], defence: [defenceDie, defenceDie] },
  heroes: tables(read('heroes').hero).map(hero),
  cards: ['class_cards', 'items', 'supply', 'rewards'].flatMap(cards),
  groups: tables(read('groups').group).map(group),
  activations: tables(read('activations').card).map(activation),
  maps: [
    {
      id: 'first_steps',
      tiles: [{ face: '12B' }, { face: '38A' }, { face: '22A' }],
      areas: [
        { id: 'yard', spaces: [[1, 2]] },
        { id: 'post', spaces: [[9, 2], [11, 1]] },
      ],
      spaces: [
        { at: [1, 2], tile: 0 },
        { at: [9, 2], tile: 1 },
        { at: [11, 1], tile: 2 },
      ],
    },
  ],
  missions: [MISSION],
  campaigns: [{ id: 'test', mission: [{ mission: MISSION.id }], encounter: [{ id: 'test_meeting' }] }],
} as unknown as AllianceContent;

const place = (list: readonly { id: string }[], id: string): number => {
  const found = list.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`no ${id}`);
  return found;
};

const startOf = (hero: string): number => place(content.cards, content.heroes[place(content.heroes, hero)]!.start);

function figure(id: number, of: { hero: number } | { group: number }, number = 1): AllianceFigure {
  return {
    id,
    side: 'hero' in of ? 'rebel' : 'imperial',
    hero: null,
    group: null,
    ...of,
    number,
    at: [[id + 1, 2]],
    health: 5,
    damage: 1,
    strain: 0,
    endurance: 4,
    speed: 4,
    wounded: false,
    activated: false,
    conditions: [],
  };
}

/** Diala and Fenn (0, 1), two groups of Stormtroopers (2 to 7), Royal Guards (8, 9), Darth Vader (10). */
export const view: AllianceView = {
  moot: [],
  map: 0,
  difficulty: 'normal',
  round: 1,
  last_round: 20,
  open_doors: [],
  crates: [],
  terminals: [],
  figures: [
    figure(0, { hero: 0 }),
    figure(1, { hero: 1 }),
    ...[1, 2, 3].map((n) => figure(1 + n, { group: 0 }, n)),
    ...[1, 2, 3].map((n) => figure(4 + n, { group: 1 }, n)),
    ...[1, 2].map((n) => figure(7 + n, { group: 2 }, n)),
    figure(10, { group: 3 }),
  ],
  heroes: ['diala_passil', 'fenn_signis'].map((id, n) => ({
    hero: place(content.heroes, id),
    figure: n,
    seat: n,
    activations: 2,
    cards: [{ card: startOf(id), state: 'ready' as const, under: 0 }],
  })),
  groups: [
    { id: 'stormtrooper', colour: 0, figures: [2, 3, 4], card: 'stormtrooper_volley' },
    { id: 'stormtrooper', colour: 1, figures: [5, 6, 7], card: null },
    { id: 'royal_guard', colour: 0, figures: [8, 9], card: null },
    { id: 'darth_vader', colour: 0, figures: [10], card: 'darth_vader_grip' },
  ].map(({ id, colour, figures, card: drawn }) => ({
    group: place(content.groups, id),
    side: 'imperial' as const,
    colour,
    ready: true,
    card: drawn === null ? null : place(content.activations, drawn),
    figures,
  })),
  medpacs: 1,
  supply_left: 9,
  top_supply: null,
  attack: null,
  test: null,
  acting: null,
  turn: null,
  enemy: null,
  sight: [],
  odds: [],
  ways: [],
  ending: null,
  mode: 'table',
  mission: {
    mission: 0,
    scene: 0,
    revealed: [0],
    objects: [],
    regions: [0],
    objective: null,
    beside: [],
    marks: { objects: [], spaces: [], figures: [] },
    told: [],
    hint: null,
    peril: null,
    labels: [],
  },
  campaign: null,
};

export function abilityOf(id: string, from: 'hero' | 'card' | 'group' | 'bonus'): AllianceAbility {
  const owners = {
    hero: content.heroes.map((one) => one.ability),
    card: content.cards.map((one) => one.ability),
    group: content.groups.map((one) => one.ability),
    bonus: content.activations.map((one) => one.bonus),
  }[from];
  const found = owners.flat().find((one) => one.id === id);
  if (!found) throw new Error(`no ability ${id}`);
  return found;
}

export function cardOf(id: string): AllianceCard {
  return content.cards[place(content.cards, id)]!;
}

export function groupOf(id: string): AllianceGroup {
  return content.groups[place(content.groups, id)]!;
}

export function activationOf(id: string): AllianceActivation {
  return content.activations[place(content.activations, id)]!;
}
