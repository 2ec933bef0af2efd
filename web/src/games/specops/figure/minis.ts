/**
 * Our own standing figures of the ten teams. Each is known by its outline first: what it wears on its head, what it holds,
 * how tall it is; then by the colour of its team.
 */
import { BOOT, GUN } from '../../../table/mini-bodies';
import { disc, limb, mini, painted, shape, shining, type Mini, type Part } from '../../../table/miniature';

/** What is worn on a head. */
type Head = 'bare' | 'cap' | 'bowl' | 'closed' | 'crest' | 'visor' | 'hood' | 'beak' | 'plate' | 'fur' | 'officer';
/** What is held: known by its length and its ends. */
type Held = 'rifle' | 'heavy' | 'long' | 'pistols' | 'blade' | 'staff' | 'bow' | 'spear' | 'axe' | 'sling' | 'case' | 'shield' | 'data' | 'none';
/** What is worn besides. */
type Worn = 'pack' | 'jet' | 'cape' | 'cross' | 'aerial' | 'skirt' | 'pauldron';

interface Wear {
  readonly cloth: string;
  readonly armour: string;
  readonly skin?: string;
  readonly head: Head;
  readonly held: Held;
  readonly worn?: readonly Worn[];
  /** Of its eyes, if they shine. */
  readonly eyes?: string;
  /** Thin limbs of metal. */
  readonly metal?: boolean;
}

const SKIN = '#d2a079';
const STEEL = '#98a3ae';

function behind({ armour, worn = [] }: Wear): Part[] {
  return [
    ...(worn.includes('cape') ? [painted('#3c4654', 'M-14 -62Q-30 -34 -27 -4L-12 -8L12 -6L26 -3Q28 -34 14 -62Z')] : []),
    ...(worn.includes('pack') ? [painted('#5a5446', shape(-21, -66, 21, -66, 19, -40, -19, -40))] : []),
    ...(worn.includes('jet')
      ? [painted(STEEL, limb(-18, -72, -18, -40, 11, 9), limb(18, -72, 18, -40, 11, 9)), shining('#ff9d4d', shape(-21, -38, -15, -38, -18, -28), shape(15, -38, 21, -38, 18, -28))]
      : []),
    ...(worn.includes('aerial') ? [painted(armour, limb(-15, -60, -20, -104, 2.6)), shining('#7fe3ff', disc(-20, -105, 3))] : []),
  ];
}

function body({ cloth, armour, metal, worn = [] }: Wear): Part[] {
  const thick = metal ? 6 : 11;
  return [
    painted(cloth, limb(-5, -36, -10, -5, thick, thick - 1.5), limb(6, -36, 12, -4, thick, thick - 1.5)),
    painted(metal ? armour : BOOT, limb(-10, -8, -12, -3, 9), limb(12, -7, 15, -2, 9)),
    painted(cloth, metal ? 'M-11 -60Q0 -66 11 -60L7 -34Q0 -31 -7 -34Z' : 'M-16 -62Q0 -70 16 -62L12 -34Q0 -30 -12 -34Z'),
    painted(armour, metal ? shape(-9, -58, 9, -58, 6, -45, -6, -45) : 'M-13 -61Q0 -67 13 -61L10 -46Q0 -42 -10 -46Z'),
    ...(worn.includes('skirt') ? [painted(armour, shape(-13, -38, 13, -38, 17, -22, 6, -24, 0, -34, -6, -24, -17, -22))] : []),
    ...(worn.includes('pauldron') ? [painted('#d98a2b', 'M-22 -56Q-22 -69 -9 -67L-9 -57Z')] : []),
    ...(worn.includes('cross') ? [painted('#d8453c', shape(-3, -58, 3, -58, 3, -53, 8, -53, 8, -47, 3, -47, 3, -42, -3, -42, -3, -47, -8, -47, -8, -53, -3, -53))] : []),
  ];
}

function headOf({ armour, head, skin = SKIN, eyes }: Wear): Part[] {
  const lens = (part: string) => (eyes ? shining(eyes, part) : painted('#171b22', part));
  switch (head) {
    case 'bare':
      return [painted(skin, disc(0, -75, 9)), painted('#5b4030', 'M-10 -76Q-11 -88 0 -88Q11 -88 10 -76Q4 -82 -10 -76Z')];
    case 'cap':
      return [painted(skin, disc(0, -74, 9)), painted(armour, 'M-10 -77Q-9 -88 0 -88Q9 -88 10 -77Z', limb(2, -78, 15, -77, 4))];
    case 'officer':
      return [painted(skin, disc(0, -74, 9)), painted('#2f343c', shape(-11, -79, -9, -89, 9, -89, 12, -79)), painted('#d9b24a', disc(1, -83, 2))];
    case 'bowl':
      return [painted(skin, disc(0, -73, 8.5)), painted(armour, 'M-13 -75Q-13 -91 0 -91Q13 -91 13 -75L9 -78L-9 -78Z')];
    case 'closed':
      return [painted(armour, 'M-11 -66Q-14 -91 0 -91Q14 -91 11 -66Q0 -61 -11 -66Z'), lens(shape(-9, -79, 9, -79, 7, -74, 2, -73, 0, -67, -2, -73, -7, -74))];
    case 'crest':
      return [
        painted(armour, 'M-11 -66Q-14 -90 0 -90Q14 -90 11 -66Q0 -61 -11 -66Z', 'M-2 -88L-1 -101L14 -96L12 -84Z'),
        lens(shape(-9, -80, 9, -80, 8, -76, 2, -76, 2, -66, -2, -66, -2, -76, -8, -76)),
      ];
    case 'visor':
      return [painted(armour, 'M-11 -66Q-13 -90 0 -90Q13 -90 11 -66Q0 -62 -11 -66Z'), lens(shape(-10, -81, 10, -81, 8, -71, -8, -71))];
    case 'hood':
      return [painted(armour, 'M-14 -60Q-16 -91 0 -91Q16 -91 14 -60Q0 -68 -14 -60Z'), painted(skin, disc(1, -74, 7.5))];
    case 'beak':
      return [painted(armour, limb(-3, -80, 4, -80, 11), shape(0, -86, 27, -75, 24, -70, 0, -74), limb(-4, -66, -2, -78, 5)), lens(disc(6, -81, 2.4))];
    case 'plate':
      return [painted(armour, shape(-9, -91, 9, -91, 12, -82, 8, -66, -8, -66, -12, -82)), lens(`${disc(-4, -80, 2.6)}${disc(4, -80, 2.6)}`)];
    case 'fur':
      return [painted(armour, 'M-13 -62Q-17 -92 0 -94Q17 -92 13 -62Q0 -54 -13 -62Z'), painted('#c99a72', disc(0, -76, 6)), lens(`${disc(-3, -78, 1.8)}${disc(4, -78, 1.8)}`)];
  }
}

function armsTo({ cloth, metal }: Wear, x: number, y: number): Part {
  const thick = metal ? 5 : 9;
  return painted(cloth, limb(-14, -59, -15, -46, thick, thick - 1), limb(14, -59, x, y, thick, thick - 1));
}

function heldBy(wear: Wear): Part[] {
  switch (wear.held) {
    case 'rifle':
      return [painted(GUN, limb(-14, -44, 35, -53, 6, 4), shape(-18, -46, -8, -49, -6, -40, -17, -37), shape(8, -46, 13, -47, 12, -39, 8, -39)), armsTo(wear, 15, -48)];
    case 'heavy':
      return [painted(GUN, limb(-18, -40, 46, -52, 11, 8), shape(40, -57, 52, -58, 52, -47, 42, -46), limb(8, -44, 5, -30, 5)), armsTo(wear, 16, -46)];
    case 'long':
      return [painted(GUN, limb(-16, -42, 62, -60, 5, 3), limb(6, -52, 20, -56, 6)), armsTo(wear, 18, -50)];
    case 'pistols':
      return [painted(wear.cloth, limb(-14, -59, -27, -52, 9, 7), limb(14, -59, 27, -56, 9, 7)), painted(GUN, shape(26, -61, 41, -61, 41, -57, 32, -57, 31, -50, 27, -50), shape(-26, -57, -41, -55, -41, -51, -32, -52, -31, -46, -27, -46))];
    case 'blade':
      return [painted(wear.cloth, limb(-14, -59, -16, -46, 9, 7), limb(14, -59, 26, -62, 9, 7)), painted('#e3e9ee', shape(24, -60, 44, -98, 49, -98, 30, -60)), painted(GUN, limb(22, -58, 30, -66, 5))];
    case 'staff':
      return [painted(GUN, limb(30, -2, 22, -100, 4)), shining('#c79bff', disc(22, -101, 5), disc(30, -2, 4)), armsTo(wear, 25, -52)];
    case 'bow':
      return [painted(GUN, limb(-10, -44, 40, -52, 6, 5)), painted('#6d4a2d', limb(30, -72, 36, -50, 4), limb(36, -50, 34, -30, 4)), armsTo(wear, 16, -48)];
    case 'spear':
      return [painted('#7d5a38', limb(26, 0, 20, -98, 4)), painted('#dfe4e8', shape(15, -96, 20, -116, 25, -96)), armsTo(wear, 23, -50)];
    case 'axe':
      return [painted('#7d5a38', limb(22, -40, 34, -84, 5)), painted('#9a9a94', shape(28, -92, 48, -88, 46, -70, 34, -76)), armsTo(wear, 24, -48)];
    case 'sling':
      return [painted('#8a6a45', limb(22, -64, 36, -98, 3), disc(37, -100, 5)), armsTo(wear, 22, -62)];
    case 'case':
      return [painted('#555d48', shape(14, -40, 36, -42, 37, -22, 15, -20)), armsTo(wear, 22, -42)];
    case 'shield':
      return [shining('#7cc7ff', 'M16 -78Q40 -70 38 -40Q34 -16 20 -10Q10 -40 16 -78Z'), painted(GUN, limb(-14, -44, 12, -50, 5)), armsTo(wear, 18, -48)];
    case 'data':
      return [painted('#222a35', shape(8, -54, 26, -58, 27, -42, 9, -38)), shining('#7fe3ff', shape(11, -52, 24, -55, 24, -45, 12, -42)), armsTo(wear, 16, -46)];
    case 'none':
      return [armsTo(wear, 17, -44)];
  }
}

function person(wear: Wear): Mini {
  return mini(behind(wear), body(wear), headOf(wear), heldBy(wear));
}

/** The same figure, larger or smaller: outlines are scaled number by number, the radii of arcs with them. */
function scaled(one: Mini, by: number): Mini {
  const resize = (outline: string) =>
    outline.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
      const numbers = rest.trim() === '' ? [] : rest.trim().split(/[\s,]+/).map(Number);
      const isFlag = (n: number) => command.toLowerCase() === 'a' && [2, 3, 4].includes(n % 7);
      return command + numbers.map((number, n) => (isFlag(n) ? number : Math.round(number * by * 10) / 10)).join(' ');
    });
  return mini(one.parts.map((part) => ({ ...part, outline: resize(part.outline) })));
}

const barrel = (band: string) =>
  mini(
    painted('#8d98a4', limb(-20, -40, -20, -4, 9, 11), limb(20, -40, 20, -4, 9, 11)),
    painted('#dfe6ea', shape(-16, -56, 16, -56, 15, -8, -15, -8), 'M-17 -56Q-17 -76 0 -76Q17 -76 17 -56Z'),
    painted(band, shape(-17, -58, 17, -58, 17, -53, -17, -53), shape(-9, -44, 9, -44, 9, -36, -9, -36), shape(-9, -30, 9, -30, 9, -24, -9, -24)),
    painted('#171b22', disc(4, -65, 5)),
    shining('#ff5f57', disc(-7, -64, 2.4)),
  );

const droid = (armour: string, held: Held, more: Partial<Wear> = {}): Wear => ({ cloth: armour, armour, head: 'beak', held, eyes: '#ffd36b', metal: true, ...more });

const REBEL: Wear = { cloth: '#7a8794', armour: '#c9bfa6', head: 'bowl', held: 'rifle', worn: ['pack'] };
const COMMANDO: Wear = { cloth: '#566046', armour: '#7c6a48', head: 'hood', held: 'rifle' };
const EWOK: Wear = { cloth: '#6f4e33', armour: '#8a5f3c', head: 'fur', held: 'spear' };
const ARC: Wear = { cloth: '#2b3442', armour: '#e8edf2', head: 'crest', held: 'pistols', worn: ['skirt', 'pauldron'], eyes: '#4fa9e8' };
const CLONE: Wear = { cloth: '#2e333b', armour: '#eef1f3', head: 'closed', held: 'rifle' };
const B1 = droid('#c9a878', 'rifle');
const BX = droid('#5b6a78', 'rifle', { head: 'plate', eyes: '#f2f6ff' });
const STORM: Wear = { cloth: '#2a2e35', armour: '#f1f4f6', head: 'closed', held: 'rifle' };
const ISF: Wear = { cloth: '#23272e', armour: '#343b45', head: 'visor', held: 'rifle', eyes: '#ff6b52' };
const SCOUT: Wear = { cloth: '#23272e', armour: '#dfe4e2', head: 'visor', held: 'pistols' };
const MANDO: Wear = { cloth: '#3a2f35', armour: '#a53a34', head: 'crest', held: 'pistols', worn: ['jet'], eyes: '#ffb347' };

const FIGURES: Readonly<Record<string, Mini>> = {
  rebel_trooper: person(REBEL),
  rebel_trooper_captain: person({ ...REBEL, head: 'cap', held: 'pistols', worn: ['cape'] }),
  rebel_trooper_dlt20a: person({ ...REBEL, held: 'long' }),
  rebel_scout: person({ ...REBEL, cloth: '#6f7a5c', head: 'hood', held: 'pistols', worn: ['aerial'] }),
  astromech_rebel: barrel('#c2562e'),
  rebel_commando: person(COMMANDO),
  rebel_commando_captain: person({ ...COMMANDO, head: 'cap', worn: ['cape'] }),
  rebel_commando_saboteur: person({ ...COMMANDO, held: 'case' }),
  rebel_commando_dh447: person({ ...COMMANDO, held: 'long' }),
  wookiee_bowcaster: scaled(person({ ...EWOK, cloth: '#5c3f29', armour: '#7a5436', held: 'bow', worn: ['pauldron'] }), 1.16),
  ewok_hunter_spear: scaled(person(EWOK), 0.68),
  ewok_hunter_sling: scaled(person({ ...EWOK, armour: '#a58a66', held: 'sling' }), 0.68),
  ewok_hunter_axe: scaled(person({ ...EWOK, cloth: '#51382a', armour: '#6b4a34', held: 'axe' }), 0.68),
  ewok_trapper: scaled(person({ ...EWOK, armour: '#b59a74', worn: ['pack'] }), 0.68),
  ewok_hunt_leader: scaled(person({ ...EWOK, armour: '#9a6b40', worn: ['cape', 'aerial'] }), 0.72),
  arc_trooper: person(ARC),
  arc_captain: person({ ...ARC, worn: ['skirt', 'pauldron', 'aerial'] }),
  arc_trooper_jetpack: person({ ...ARC, worn: ['skirt', 'jet'] }),
  arc_trooper_dc15x: person({ ...ARC, held: 'long' }),
  clone_trooper: person(CLONE),
  clone_trooper_z6: person({ ...CLONE, held: 'heavy' }),
  clone_medic: person({ ...CLONE, held: 'case', worn: ['cross'] }),
  clone_commander: person({ ...CLONE, head: 'crest', worn: ['skirt', 'cape', 'pauldron'] }),
  astromech_republic: barrel('#2f6fc1'),
  tactical_droid: person(droid('#8fa3a8', 'data', { head: 'plate' })),
  b1_droid: person(B1),
  b1_droid_e5c: person({ ...B1, held: 'heavy' }),
  b2_droid: mini(
    painted('#6f7a86', limb(-9, -36, -13, -4, 12, 11), limb(10, -36, 15, -4, 12, 11)),
    painted('#8b97a3', 'M-25 -72Q0 -88 25 -72L14 -36Q0 -31 -14 -36Z', limb(-24, -66, -28, -44, 12, 10), limb(24, -66, 34, -50, 12, 10)),
    painted('#5b6570', shape(28, -56, 48, -60, 48, -46, 30, -44)),
    painted('#a9b4be', 'M-8 -76Q0 -86 8 -76Z'),
    shining('#ff5f57', disc(0, -78, 2.6)),
  ),
  worker_droid: scaled(person(droid('#8d8a80', 'case', { head: 'bowl' })), 0.82),
  bx_command: person({ ...BX, head: 'plate', worn: ['pauldron', 'aerial'] }),
  bx_shield: person({ ...BX, held: 'shield' }),
  bx_vibrosword: person({ ...BX, held: 'blade' }),
  magnaguard: scaled(person(droid('#9a9384', 'staff', { head: 'plate', worn: ['cape'], eyes: '#ff5f57' })), 1.08),
  imperial_officer: person({ cloth: '#5e6259', armour: '#6c7066', head: 'officer', held: 'pistols' }),
  stormtrooper: person(STORM),
  stormtrooper_dlt19: person({ ...STORM, held: 'heavy' }),
  death_trooper: person({ ...STORM, cloth: '#14171c', armour: '#2a3038', eyes: '#63e6a0' }),
  fx9_medical_droid: mini(
    painted('#9fb0b8', shape(-16, -8, 16, -8, 20, 0, -20, 0), limb(0, -8, 0, -34, 10)),
    painted('#dfe6ea', shape(-14, -66, 14, -66, 16, -34, -16, -34), limb(-14, -56, -34, -42, 4), limb(14, -58, 34, -70, 4), limb(14, -46, 36, -40, 4), limb(-14, -46, -30, -70, 4)),
    painted('#d8453c', shape(-3, -58, 3, -58, 3, -53, 8, -53, 8, -47, 3, -47, 3, -42, -3, -42, -3, -47, -8, -47, -8, -53, -3, -53)),
    painted('#9fb0b8', 'M-10 -66Q-10 -82 0 -82Q10 -82 10 -66Z'),
    shining('#7fe3ff', disc(3, -73, 3)),
  ),
  isf_trooper: person(ISF),
  isf_captain: person({ ...ISF, head: 'officer', held: 'pistols', worn: ['cape'] }),
  scout_trooper: person(SCOUT),
  scout_trooper_dlt19x: person({ ...SCOUT, held: 'long' }),
  id10_seeker: mini(
    painted('#2a3038', limb(-10, -46, -16, -26, 3), limb(10, -46, 16, -26, 3), limb(0, -44, 0, -22, 3)),
    painted('#4a5563', disc(0, -58, 17), limb(0, -74, 0, -86, 2.4)),
    painted('#2a3038', shape(-16, -62, 16, -62, 16, -54, -16, -54)),
    shining('#ff5f57', disc(5, -58, 4.5)),
  ),
  msc_captain: person({ ...MANDO, worn: ['jet', 'cape', 'pauldron'] }),
  msc_gunslinger: person({ ...MANDO, cloth: '#2d3340' }),
  msc_marksman: person({ ...MANDO, held: 'long' }),
  msc_trooper: person({ ...MANDO, held: 'rifle' }),
};

/** A walker on two legs, with somebody in the saddle or a closed cabin. */
const legs = (colour: string): Part[] => [
  painted('#3b4048', limb(-9, -34, -19, -22, 5), limb(-19, -22, -13, -4, 4), limb(9, -34, 19, -22, 5), limb(19, -22, 13, -4, 4)),
  painted(colour, shape(-22, -5, -6, -5, -4, 0, -24, 0), shape(6, -5, 22, -5, 24, 0, 4, 0), disc(-19, -22, 3.4), disc(19, -22, 3.4)),
];

const scoutWalker = (colour: string, rider: string): Mini =>
  mini(
    ...legs(colour),
    painted(colour, shape(-15, -46, 15, -46, 17, -34, -17, -34)),
    painted(GUN, limb(-14, -42, -32, -40, 3.4)),
    painted(rider, 'M-9 -66Q0 -71 9 -66L11 -46L-11 -46Z', limb(-8, -62, -17, -47, 3.4), limb(8, -62, 16, -47, 3.4)),
    painted('#e8e8e2', 'M-7 -66Q-9 -83 0 -83Q9 -83 7 -66Q0 -62 -7 -66Z'),
    painted('#171b22', shape(-6, -76, 6, -76, 5, -71, -5, -71)),
  );

const VEHICLES: Readonly<Record<string, Mini>> = {
  at_rt_rebels: scoutWalker('#8a7f66', '#6b5d47'),
  at_rt_republic: scoutWalker('#c9cdd2', '#dfe3e6'),
  at_st: mini(
    ...legs('#7d858e'),
    painted('#98a3ae', shape(-22, -66, 16, -70, 22, -58, 22, -42, 14, -36, -16, -36, -24, -44)),
    painted('#6d7680', shape(-16, -36, 14, -36, 8, -30, -10, -30), disc(-25, -52, 5), disc(24, -50, 4)),
    painted('#171b22', shape(-18, -60, -8, -61, -8, -55, -18, -54), shape(-3, -61, 8, -62, 8, -56, -3, -55)),
    painted(GUN, limb(-22, -42, -36, -41, 2.6), limb(-22, -46, -34, -46, 2)),
  ),
  aat: mini(
    painted('#5a4a35', 'M-38 -2Q-40 -10 -30 -12H32Q40 -10 38 -2Z'),
    painted('#9c7f4e', shape(-40, -10, -26, -26, 28, -28, 38, -10)),
    painted('#86693c', shape(-34, -12, -20, -22, 4, -22, 8, -12)),
    painted('#9c7f4e', 'M-12 -26Q-10 -46 4 -46Q18 -46 20 -27Z'),
    painted(GUN, limb(-8, -38, -38, -42, 4.4, 3), limb(-30, -18, -42, -17, 2.4)),
    painted('#171b22', shape(0, -40, 9, -40, 9, -36, 0, -36)),
    painted('#5a4a35', limb(14, -44, 17, -56, 2)),
  ),
  speeder_truck: mini(
    painted('#2f343c', 'M-40 -4H40L36 0H-36Z', disc(-24, -4, 5), disc(0, -4, 5), disc(24, -4, 5)),
    painted('#6f8a8c', shape(-42, -6, -42, -24, -30, -28, -22, -40, -4, -40, -4, -6)),
    painted('#8d6f4a', shape(-2, -6, -2, -42, 40, -42, 42, -6)),
    painted('#6b5236', shape(3, -38, 18, -38, 18, -12, 3, -12), shape(22, -38, 37, -38, 37, -12, 22, -12)),
    painted('#171b22', shape(-27, -30, -21, -37, -8, -37, -8, -29)),
    painted(GUN, limb(8, -44, -12, -49, 3)),
    shining('#ffd75e', disc(-40, -16, 2.6)),
  ),
};

const ANYBODY = person({ cloth: '#5d6671', armour: '#8792a0', head: 'closed', held: 'rifle' });

/** The figure of a unit, by its id in the content. */
export function miniOf(unit: string): Mini {
  return FIGURES[unit] ?? VEHICLES[unit] ?? ANYBODY;
}

/** Every unit that has a figure of its own. */
export const DRAWN: readonly string[] = Object.keys(FIGURES);
