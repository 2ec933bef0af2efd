/**
 * Our own standing figures of agents, drones and aliens. Each is known by its outline; the rank of an alien by what it wears
 * on its head besides its colour: nothing, a crest, or horns that glow.
 */
import { GUN, legs, rifle, torso } from '../../table/mini-bodies';
import { disc, limb, mini, painted, shape, shining, type Mini, type Part } from '../../table/miniature';
import type { Class, Rank, SpeciesId } from './types';

const STEEL = '#9aa4ae';
const BLACK = '#171b22';
const VISOR = '#7fe3ff';

const AGENTS: Readonly<Record<Class, Mini>> = {
  // A closed helmet with a light band, shoulder plates, a rifle across.
  marine: mini(
    legs('#4d5a45', '#2a2f27'),
    torso('#6d7d5c', '#333a2c'),
    painted('#57654a', shape(-12, -58, 12, -58, 9, -44, -9, -44)),
    rifle('#5f6f51', GUN, 40),
    painted('#7f9069', 'M-24 -58Q-22 -70 -10 -68L-10 -56L-22 -52Z', 'M24 -58Q22 -70 10 -68L10 -56L22 -52Z'),
    painted('#7f9069', 'M-11 -66Q-13 -90 0 -90Q13 -90 11 -66Q0 -62 -11 -66Z'),
    shining('#ffd36b', shape(-10, -78, 10, -78, 9, -73, -9, -73)),
  ),
  // A white suit with a cross, a pack with an aerial, a short gun.
  biotech: mini(
    painted('#2f6d68', shape(-22, -66, -8, -68, -8, -34, -21, -36), limb(-18, -66, -24, -100, 2.5)),
    shining('#63e6c6', disc(-24, -102, 3)),
    legs('#3c5f63', '#24383b'),
    torso('#dfe9e6', '#2f6d68'),
    painted('#d23c3c', shape(-3, -58, 3, -58, 3, -53, 8, -53, 8, -47, 3, -47, 3, -42, -3, -42, -3, -47, -8, -47, -8, -53, -3, -53)),
    painted('#dfe9e6', limb(-14, -59, -20, -44, 9, 8), limb(14, -59, 24, -48, 9, 7)),
    painted(GUN, limb(16, -48, 42, -52, 8, 6), shape(14, -46, 22, -48, 20, -38, 15, -38)),
    painted('#d9a47a', disc(0, -75, 9.5)),
    painted('#2f6d68', 'M-11 -75Q-11 -89 0 -89Q11 -89 11 -75L8 -80L-8 -80Z'),
    shining(VISOR, shape(-8, -77, 8, -77, 7, -73, -7, -73)),
  ),
  // Slim and fast, a tail of hair, a blade in each hand.
  infiltrator: mini(
    painted('#b23a3a', 'M-6 -84Q-26 -86 -34 -66Q-25 -72 -19 -66Q-16 -74 -6 -76Z'),
    painted('#2a2733', limb(-4, -36, -20, -6, 10, 7), limb(6, -36, 18, -14, 10, 8), limb(18, -14, 15, -3, 8, 6)),
    painted('#3b3548', 'M-12 -62Q0 -68 12 -62L9 -34Q0 -30 -9 -34Z'),
    painted('#8d4fd0', shape(-12, -60, -8, -62, 10, -38, 8, -34)),
    painted('#3b3548', limb(-11, -59, -26, -56, 8, 6), limb(11, -59, 25, -66, 8, 6)),
    painted('#e9eef2', shape(-26, -58, -48, -84, -46, -88, -22, -60), shape(24, -68, 52, -88, 54, -84, 27, -63)),
    painted('#e2b48e', disc(0, -74, 8.5)),
    painted('#b23a3a', 'M-10 -73Q-12 -86 0 -86Q12 -86 10 -75Q4 -81 -10 -73Z'),
    shining('#d3a0ff', shape(-1, -75, 8, -76, 7, -72, 0, -71)),
  ),
  // A cloak in rags, a flat hat, a rifle longer than he is high.
  sniper: mini(
    painted(GUN, limb(24, 0, 20, -112, 5, 3)),
    painted('#4f5b66', limb(24, -58, 22, -82, 7), shape(17, -32, 29, -33, 29, -16, 19, -14)),
    painted('#6a6a48', 'M-13 -64Q-28 -30 -27 -3L-20 -8L-15 0L-8 -7L-1 1L6 -6L13 0L22 -4Q22 -34 13 -64Z'),
    painted('#84845a', 'M-10 -64Q-18 -34 -15 -8L-8 -12L-3 -6Q-3 -34 2 -60Z'),
    painted('#6a6a48', limb(12, -58, 22, -48, 10, 8)),
    painted('#c99a72', disc(0, -74, 9), disc(22, -46, 4)),
    painted('#4d4d34', 'M-9 -78Q-8 -90 0 -90Q8 -90 9 -78Z', limb(-17, -77, 17, -77, 4.5)),
    shining('#ff9a5c', disc(4, -73, 2.6)),
  ),
  // Twice as broad as the others, with a gun of many barrels.
  hulk: mini(
    painted('#4a525c', limb(-12, -40, -18, -6, 18, 16), limb(13, -40, 19, -5, 18, 16)),
    painted('#2f353d', shape(-30, -8, -8, -8, -6, 0, -32, 0), shape(9, -8, 31, -8, 33, 0, 7, 0)),
    painted('#7d8894', 'M-27 -70Q0 -84 27 -70L20 -36Q0 -30 -20 -36Z'),
    painted('#5d6771', shape(-12, -66, 12, -66, 9, -46, -9, -46)),
    painted('#a3adb8', 'M-38 -60Q-38 -82 -18 -80L-16 -62L-34 -50Z', 'M38 -60Q38 -82 18 -80L16 -62L34 -50Z'),
    painted('#5d6771', limb(-30, -58, -22, -40, 15, 13), limb(30, -58, 26, -42, 15, 13)),
    painted(GUN, limb(-24, -36, 20, -40, 15), limb(18, -46, 56, -50, 4), limb(18, -40, 57, -43, 4), limb(18, -34, 56, -36, 4), shape(48, -54, 53, -54, 53, -32, 48, -32)),
    painted('#c08a2e', limb(-22, -28, -8, -18, 6)),
    painted('#8f9aa5', 'M-11 -74Q-12 -92 0 -92Q12 -92 11 -74Z'),
    shining('#ff7a52', shape(-8, -83, 8, -83, 7, -78, -7, -78)),
  ),
};

const DRONES: Readonly<Record<string, Mini>> = {
  // Three legs and two barrels.
  sentry_gun: mini(
    painted('#59626c', limb(0, -34, -26, 0, 6, 5), limb(0, -34, 26, 0, 6, 5), limb(0, -34, 0, 4, 7, 5)),
    painted('#6d7883', shape(-12, -40, 12, -40, 9, -30, -9, -30)),
    painted('#8794a0', shape(-22, -62, 16, -64, 20, -42, -20, -40)),
    painted(GUN, limb(14, -58, 46, -60, 6, 5), limb(14, -48, 46, -50, 6, 5)),
    painted('#c08a2e', shape(-30, -58, -20, -58, -20, -42, -30, -44)),
    shining('#7fe3ff', disc(4, -53, 4.5)),
  ),
  // A walking box with a gun at each side.
  gd_209: mini(
    painted('#5d666f', limb(-10, -44, -20, -26, 8, 7), limb(-20, -26, -13, -4, 7), limb(10, -44, 20, -26, 8, 7), limb(20, -26, 14, -4, 7)),
    painted('#3f464e', shape(-26, -6, -6, -6, -4, 0, -28, 0), shape(6, -6, 26, -6, 28, 0, 4, 0)),
    painted('#7c93a6', shape(-20, -76, 20, -76, 24, -46, -24, -46)),
    painted('#a9bccb', shape(-14, -86, 14, -86, 20, -76, -20, -76)),
    painted(GUN, limb(-30, -70, -30, -46, 9), limb(30, -70, 30, -46, 9), limb(-30, -48, -30, -38, 5), limb(30, -48, 30, -38, 5)),
    shining('#7fe3ff', shape(-12, -66, 12, -66, 10, -59, -10, -59)),
  ),
};

interface Palette {
  readonly skin: string;
  readonly dark: string;
  readonly plate: string;
  readonly eye: string;
}

const RANKS: Readonly<Record<Rank, Pick<Palette, 'plate' | 'eye'>>> = {
  green: { plate: '#5f8f4e', eye: '#b8ff7a' },
  blue: { plate: '#3f6fb5', eye: '#8fd0ff' },
  red: { plate: '#a8352f', eye: '#ffb05c' },
};

/** What a rank wears on its head, whose top is so high. */
function crown(rank: Rank, x: number, top: number, { plate, eye }: Palette): Part[] {
  if (rank === 'green') return [];
  if (rank === 'blue') return [painted(plate, shape(x - 4, top + 5, x, top - 13, x + 4, top + 5))];
  return [painted(plate, shape(x - 11, top + 7, x - 19, top - 13, x - 4, top + 2), shape(x + 11, top + 7, x + 19, top - 13, x + 4, top + 2)), shining(eye, disc(x, top - 2, 2.6))];
}

const SPECIES: Readonly<Record<SpeciesId, (rank: Rank, look: Palette) => Mini>> = {
  // Small, with a long helmet, both hands on a short gun.
  xeno_beta: (rank, look) =>
    mini(
      painted(look.dark, limb(-5, -32, -13, -4, 9, 7), limb(6, -32, 13, -4, 9, 7)),
      painted(look.plate, 'M-14 -54Q0 -60 14 -54L10 -30Q0 -26 -10 -30Z'),
      painted(look.skin, limb(-12, -52, -16, -40, 7, 6), limb(12, -52, 20, -44, 7, 6)),
      painted(GUN, limb(-14, -39, 36, -47, 7, 4), shape(4, -40, 11, -41, 10, -33, 6, -33)),
      painted(look.skin, 'M-10 -56Q-14 -74 -2 -78Q12 -86 20 -78Q14 -70 10 -58Q0 -52 -10 -56Z'),
      ...crown(rank, -2, -78, look),
      shining(look.eye, disc(-3, -66, 3), disc(6, -66, 3)),
    ),
  // On four legs, spines along the back, a tail that stings.
  spine_critter: (rank, look) =>
    mini(
      painted(look.dark, 'M-30 -30Q-52 -40 -50 -64Q-44 -48 -26 -42Z'),
      painted(look.dark, limb(-22, -26, -30, -2, 9, 6), limb(-10, -24, -12, 0, 9, 6), limb(16, -24, 14, 0, 9, 6), limb(26, -26, 34, -2, 9, 6)),
      painted(look.skin, 'M-34 -34Q-20 -54 8 -48Q30 -46 34 -34Q28 -18 0 -18Q-26 -18 -34 -34Z'),
      painted(look.plate, shape(-28, -42, -24, -64, -17, -47), shape(-14, -48, -8, -72, -2, -49), shape(2, -48, 10, -68, 15, -47), shape(17, -46, 25, -60, 27, -42)),
      painted(look.skin, 'M24 -44Q44 -50 52 -34L34 -22Q24 -30 24 -44Z'),
      painted('#e9e2d0', shape(50, -34, 44, -26, 42, -32), shape(43, -30, 38, -22, 36, -28)),
      ...crown(rank, 36, -48, look),
      shining(look.eye, disc(40, -39, 3)),
    ),
  // Tall, plated, with a cape and a blade on its arm.
  xeno_alpha: (rank, look) =>
    mini(
      painted(look.dark, 'M-14 -78Q-30 -40 -26 -2L-14 -8L0 0L16 -8L26 -2Q28 -40 14 -78Z'),
      painted(look.skin, limb(-7, -44, -12, -4, 12, 9), limb(8, -44, 13, -4, 12, 9)),
      painted(look.plate, 'M-18 -80Q0 -88 18 -80L13 -42Q0 -38 -13 -42Z', 'M-30 -76Q-24 -90 -10 -84L-14 -70L-28 -66Z', 'M30 -76Q24 -90 10 -84L14 -70L28 -66Z'),
      painted(look.skin, limb(-24, -70, -28, -46, 9, 8), limb(24, -70, 30, -56, 9, 8)),
      painted('#dfe6ea', shape(-31, -48, -24, -46, -38, -8)),
      painted(GUN, limb(18, -52, 50, -60, 8, 5), limb(30, -55, 32, -68, 5)),
      painted(look.skin, 'M-9 -82Q-12 -104 0 -106Q12 -104 9 -82Q0 -76 -9 -82Z'),
      painted(look.plate, shape(-9, -96, 0, -92, 9, -96, 7, -88, -7, -88)),
      ...crown(rank, 0, -106, look),
      shining(look.eye, shape(-7, -94, -2, -91, -7, -90), shape(7, -94, 2, -91, 7, -90)),
    ),
  // Eight legs around a low body, many eyes.
  aracnos: (rank, look) =>
    mini(
      painted(look.dark, limb(-14, -32, -40, -56, 6, 5), limb(-40, -56, -54, -4, 5, 3), limb(14, -32, 40, -56, 6, 5), limb(40, -56, 54, -4, 5, 3)),
      painted(look.dark, limb(-12, -28, -32, -44, 6, 5), limb(-32, -44, -38, 0, 5, 3), limb(12, -28, 32, -44, 6, 5), limb(32, -44, 38, 0, 5, 3)),
      painted(look.dark, limb(-8, -24, -20, -34, 6, 5), limb(-20, -34, -20, 3, 5, 3), limb(8, -24, 20, -34, 6, 5), limb(20, -34, 20, 3, 5, 3)),
      painted(look.plate, disc(0, -48, 24, 18)),
      painted(look.dark, shape(-7, -62, 0, -54, 7, -62, 4, -44, -4, -44)),
      painted(look.skin, disc(0, -28, 16, 13)),
      painted('#e9e2d0', shape(-8, -20, -4, -18, -7, -8), shape(8, -20, 4, -18, 7, -8)),
      ...crown(rank, 0, -65, look),
      shining(look.eye, disc(-8, -31, 2.6), disc(-3, -34, 2.6), disc(3, -34, 2.6), disc(8, -31, 2.6)),
    ),
  // A great head on a thin body in a robe, one hand raised.
  xeno_grey: (rank, look) =>
    mini(
      painted(look.plate, 'M-10 -58Q-24 -24 -20 -4Q0 4 20 -4Q24 -24 10 -58Z'),
      painted(look.dark, 'M-5 -58L5 -58L8 -2L-8 -2Z'),
      painted(look.skin, limb(-9, -55, -20, -36, 6, 4), limb(9, -55, 27, -70, 6, 4)),
      painted(look.skin, shape(25, -72, 22, -84, 27, -76, 30, -88, 32, -76, 38, -84, 33, -69), limb(0, -58, 0, -66, 6)),
      painted(look.skin, 'M0 -62Q-18 -66 -20 -88Q-20 -106 0 -106Q20 -106 20 -88Q18 -66 0 -62Z'),
      painted(BLACK, 'M-3 -76Q-16 -76 -16 -90Q-6 -88 -3 -76Z', 'M3 -76Q16 -76 16 -90Q6 -88 3 -76Z'),
      ...crown(rank, 0, -106, look),
      shining(look.eye, disc(31, -92, 4)),
    ),
  // Half grown, half built: a cannon for one arm, a claw for the other.
  nexus: (rank, look) =>
    mini(
      painted('#4d5561', limb(-12, -42, -18, -8, 18, 17), limb(13, -42, 19, -8, 18, 17)),
      painted('#343a44', shape(-32, -10, -6, -10, -4, 0, -34, 0), shape(7, -10, 33, -10, 35, 0, 5, 0)),
      painted('#6b7480', 'M-30 -84Q0 -96 30 -84L22 -38Q0 -30 -22 -38Z'),
      painted(look.plate, shape(-22, -82, -4, -86, -6, -56, -20, -58), shape(22, -82, 4, -86, 6, -56, 20, -58)),
      painted('#4d5561', limb(-32, -78, -38, -52, 14, 12), limb(32, -78, 36, -58, 14, 13)),
      painted(look.skin, shape(-44, -52, -32, -50, -30, -28, -37, -40, -42, -26, -48, -40)),
      painted(GUN, limb(30, -54, 62, -58, 17, 13), shape(58, -66, 66, -67, 66, -49, 58, -50)),
      painted(look.skin, 'M-11 -84Q-10 -100 0 -101Q10 -100 11 -84Z'),
      ...crown(rank, 0, -101, look),
      shining(look.eye, disc(0, -64, 6), shape(-7, -92, 7, -92, 6, -87, -6, -87)),
    ),
  // A hunched mountain of claws and teeth.
  xeno_beast: (rank, look) =>
    mini(
      painted(look.dark, limb(-16, -40, -28, -4, 20, 14), limb(18, -40, 26, -4, 20, 14)),
      painted(look.skin, 'M-42 -58Q-34 -100 4 -98Q42 -92 40 -54Q30 -30 0 -30Q-32 -32 -42 -58Z'),
      painted(look.plate, shape(-30, -84, -28, -110, -16, -92), shape(-12, -94, -4, -122, 6, -96), shape(12, -95, 24, -114, 27, -88)),
      painted(look.dark, limb(-38, -62, -46, -26, 18, 14), limb(38, -62, 48, -28, 18, 14)),
      painted('#e9e2d0', shape(-54, -26, -48, -24, -56, -6), shape(-46, -24, -41, -24, -45, -4), shape(43, -26, 48, -26, 46, -6), shape(51, -26, 56, -28, 58, -8)),
      painted(look.skin, 'M-18 -76Q0 -88 18 -76Q22 -52 0 -46Q-22 -52 -18 -76Z'),
      painted(BLACK, 'M-14 -62Q0 -54 14 -62Q10 -48 0 -48Q-10 -48 -14 -62Z'),
      painted('#f4f1ea', shape(-12, -61, -7, -60, -9, -52), shape(-3, -58, 3, -58, 0, -50), shape(12, -61, 7, -60, 9, -52)),
      ...crown(rank, 0, -86, look),
      shining(look.eye, shape(-13, -73, -4, -69, -12, -67), shape(13, -73, 4, -69, 12, -67)),
    ),
};

const SKINS: Readonly<Record<SpeciesId, Pick<Palette, 'skin' | 'dark'>>> = {
  xeno_beta: { skin: '#9fb08a', dark: '#4c5744' },
  spine_critter: { skin: '#7a6a4c', dark: '#43392a' },
  xeno_alpha: { skin: '#8b7f9c', dark: '#3c3448' },
  aracnos: { skin: '#5c5364', dark: '#2b2731' },
  xeno_grey: { skin: '#b9c0c7', dark: '#4a4f58' },
  nexus: { skin: '#a08a7a', dark: '#40464f' },
  xeno_beast: { skin: '#8a5548', dark: '#4a2c26' },
};

/** Nobody this client knows: a newer server may have more. */
const STRANGER = mini(legs('#59626c'), torso(STEEL), painted(STEEL, disc(0, -75, 10)));

const aliens = new Map<string, Mini>();

export const agentMini = (id: Class): Mini => AGENTS[id];
export const droneMini = (id: string): Mini => DRONES[id] ?? STRANGER;

export function alienMini(species: SpeciesId, rank: Rank): Mini {
  const name = `${species} ${rank}`;
  const known = aliens.get(name);
  if (known) return known;
  const made = SPECIES[species](rank, { ...SKINS[species], ...RANKS[rank] });
  aliens.set(name, made);
  return made;
}

/** All there are, for a sheet of them. */
export const DRAWN = { agents: Object.keys(AGENTS) as Class[], drones: Object.keys(DRONES), species: Object.keys(SPECIES) as SpeciesId[], ranks: Object.keys(RANKS) as Rank[] };
