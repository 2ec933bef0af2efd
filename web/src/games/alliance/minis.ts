/** Our own standing figures of heroes, allies and enemies. Each is known by its outline; nothing hangs on colour alone. */
import { GUN, legs, pistol, rifle, torso } from '../../table/mini-bodies';
import { disc, limb, mini, painted, shape, shining, type Mini, type Part } from '../../table/miniature';

const STEEL = '#9aa4ae';
const WHITE = '#eef1f2';
const BLACK = '#1d2128';

function wookiee(fur: string, dark: string, held: readonly Part[], worn: readonly Part[] = []): Mini {
  return mini(
    painted(fur, limb(-8, -44, -13, -5, 16, 14), limb(9, -44, 15, -4, 16, 14)),
    painted(dark, disc(-14, -3, 8, 5), disc(17, -2, 8, 5)),
    painted(fur, 'M-21 -76Q0 -88 21 -76Q19 -52 16 -38L9 -32L4 -38L0 -30L-5 -38L-10 -31L-16 -38Q-20 -56 -21 -76Z'),
    painted(dark, shape(-9, -60, -3, -54, 0, -60, 4, -53, 9, -60, 6, -44, -6, -44)),
    ...worn,
    ...held,
    painted(fur, limb(-19, -74, -26, -50, 13, 11), limb(19, -74, 25, -54, 13, 11)),
    painted(fur, 'M-13 -80Q-16 -100 0 -103Q16 -100 13 -80L8 -73L3 -77L0 -71L-4 -77L-8 -73Z'),
    painted('#e2c9a0', disc(0, -87, 6, 5)),
    painted(BLACK, disc(0, -84, 3, 2.2), disc(-4, -91, 1.5), disc(4, -91, 1.5)),
  );
}

/** A walker on two legs, with its knees behind. */
function walker(hull: string, extra: readonly Part[]): Mini {
  return mini(
    painted('#5d666f', limb(-13, -52, -24, -30, 8, 7), limb(-24, -30, -13, -5, 7, 6), limb(13, -52, 24, -30, 8, 7), limb(24, -30, 15, -4, 7, 6)),
    painted('#454d55', shape(-24, -6, -4, -6, -2, 0, -27, 0), shape(5, -5, 25, -5, 28, 1, 3, 1), disc(-24, -30, 5), disc(24, -30, 5)),
    painted('#6b747e', shape(-17, -60, 17, -60, 13, -50, -13, -50)),
    painted(hull, shape(-22, -64, -18, -90, 18, -90, 22, -64, 15, -57, -15, -57)),
    painted('#c3ccd4', shape(-18, -90, -12, -97, 12, -97, 18, -90)),
    painted(BLACK, shape(-14, -83, -3, -83, -3, -75, -15, -75), shape(3, -83, 14, -83, 15, -75, 3, -75)),
    painted(GUN, limb(-7, -62, -7, -50, 4), limb(7, -62, 7, -50, 4)),
    ...extra,
  );
}

const HEROES: Readonly<Record<string, Mini>> = {
  // A long staff across, two tails from the head, a robe.
  diala_passil: mini(
    painted('#7f5aa6', limb(-6, -76, -17, -50, 8, 4), limb(6, -76, 17, -52, 8, 4)),
    painted('#a8552f', 'M-13 -62Q0 -69 13 -62Q17 -26 20 -2Q0 4 -20 -2Q-17 -26 -13 -62Z'),
    painted('#d98745', 'M-5 -62L5 -62L8 0L-8 0Z'),
    painted('#5b2d1c', 'M-14 -40Q0 -35 14 -40L15 -34Q0 -29 -15 -34Z'),
    painted(STEEL, limb(-37, -24, 37, -66, 5)),
    painted('#e8d9b5', limb(-37, -24, -28, -29, 6), limb(29, -61, 37, -66, 6)),
    painted('#a8552f', limb(-13, -59, -19, -37, 9, 7), limb(13, -59, 17, -54, 9, 7)),
    painted('#a37bc9', disc(0, -75, 9.5, 10.5), disc(-19, -35, 4), disc(18, -55, 4)),
    painted('#5b2d1c', shape(-10, -80, 10, -80, 9, -84, -9, -84)),
    painted(BLACK, disc(-4, -75, 1.5), disc(4, -75, 1.5)),
  ),
  // A round helmet with a brim, a long rifle.
  fenn_signis: mini(
    legs('#6d6a48'),
    painted('#57553a', shape(-20, -62, -11, -64, -11, -40, -20, -42)),
    torso('#8a8458'),
    painted('#4a4833', shape(-10, -56, -2, -56, -2, -47, -10, -47), shape(2, -56, 10, -56, 10, -47, 2, -47)),
    rifle('#8a8458', GUN, 38),
    painted('#d9a47a', disc(0, -74, 9)),
    painted('#5f6342', 'M-11 -77Q-10 -89 0 -89Q10 -89 11 -77Z', limb(-15, -77, 15, -77, 4)),
    painted(BLACK, shape(-8, -75, 8, -75, 7, -71, -7, -71)),
  ),
  // Huge, with a blade on a pole.
  gaarkhan: wookiee('#8a5a33', '#553419', [
    painted('#6a4a2a', limb(27, -8, 29, -104, 5)),
    painted('#d5dde4', 'M27 -82Q46 -92 42 -116Q34 -104 26 -102Z'),
  ]),
  // A peaked cap, a long coat, an arm that gives orders.
  gideon_argus: mini(
    legs('#39424f'),
    painted('#4a6a8c', 'M-15 -62Q0 -69 15 -62Q16 -36 19 -16L6 -18L0 -34L-6 -18L-19 -16Q-16 -36 -15 -62Z'),
    painted('#e3d2a0', shape(-3, -64, 3, -64, 2, -36, -2, -36)),
    painted('#2e3b4a', 'M-14 -41Q0 -37 14 -41L14 -36Q0 -32 -14 -36Z'),
    painted('#4a6a8c', limb(-13, -59, -18, -38, 9, 8), limb(13, -59, 33, -74, 9, 7)),
    painted('#d9a47a', disc(-18, -36, 4), limb(33, -74, 40, -79, 5, 3)),
    painted('#d9a47a', disc(0, -74, 9)),
    painted('#c9ccd0', 'M-8 -73Q-7 -62 0 -61Q7 -62 8 -73Q4 -69 0 -70Q-4 -69 -8 -73Z'),
    painted('#2e3b4a', 'M-13 -84Q0 -94 13 -84L11 -78L-11 -78Z', limb(-9, -78, 12, -77, 3.5)),
    painted('#f2c14e', disc(0, -84, 2.6)),
  ),
  // Two pistols, one raised; hair in the wind.
  jyn_odan: mini(
    painted('#2b2024', 'M-8 -82Q-26 -80 -30 -62Q-20 -66 -14 -60Q-10 -68 -6 -70Z'),
    legs('#3a3f4c'),
    torso('#e7dcc6'),
    painted('#9c2f33', 'M-16 -62L-5 -66L-6 -40L-15 -38Z', 'M16 -62L5 -66L6 -40L15 -38Z'),
    painted('#9c2f33', limb(-14, -59, -25, -46, 9, 7), limb(13, -59, 24, -66, 9, 7)),
    painted(GUN, shape(-25, -51, -38, -45, -36, -41, -28, -44, -26, -38, -23, -40), shape(21, -68, 21, -86, 26, -86, 26, -75, 31, -72, 30, -68)),
    painted('#e8b48e', disc(-25, -45, 4), disc(25, -68, 4), disc(0, -74, 9)),
    painted('#2b2024', 'M-10 -73Q-12 -87 0 -86Q12 -87 10 -73Q8 -80 0 -80Q-7 -80 -10 -73Z'),
    painted(BLACK, disc(-3.5, -74, 1.5), disc(3.5, -74, 1.5)),
  ),
  // A hood and a cloak, a rifle as tall as its owner.
  mak_eshkarey: mini(
    painted(GUN, limb(22, -2, 19, -108, 5, 3.5), shape(16, -36, 27, -37, 27, -24, 17, -22)),
    painted('#767f8a', limb(24, -66, 24, -84, 5)),
    painted('#4c5a4a', 'M-12 -66Q-26 -30 -25 -1Q0 5 21 -1Q20 -34 12 -66Z'),
    painted('#6b7b66', 'M-12 -66Q-18 -36 -13 0L-2 2Q-2 -30 0 -60Z'),
    painted('#3a443a', 'M1 -58L9 -56L13 -14L3 -12Z'),
    painted('#4c5a4a', limb(11, -58, 20, -46, 10, 8)),
    painted('#c7a27a', disc(21, -45, 4)),
    painted('#4c5a4a', 'M-14 -62Q-17 -90 0 -94Q17 -90 14 -62Q0 -55 -14 -62Z'),
    painted('#20261f', 'M-8 -68Q-9 -82 1 -84Q11 -82 9 -68Q0 -63 -8 -68Z'),
    painted('#c7a27a', 'M-4 -68L6 -68L7 -74L1 -78L-4 -74Z'),
    shining('#ffd36b', disc(-2, -77, 1.6), disc(5, -77, 1.6)),
  ),
};

const MODELS: Readonly<Record<string, Mini>> = {
  at_st: walker('#8f99a3', [painted('#6b747e', shape(-30, -84, -22, -86, -22, -70, -30, -70), shape(22, -86, 30, -80, 30, -72, 22, -70)), painted(GUN, limb(-26, -72, -26, -62, 4), limb(27, -74, 36, -72, 4))]),
  weiss: walker('#7b5a52', [
    painted('#a8352a', shape(-21, -70, 21, -70, 22, -64, -22, -64)),
    painted('#4a5058', shape(-37, -96, -21, -96, -21, -76, -37, -76), shape(21, -96, 37, -96, 37, -76, 21, -76)),
    shining('#ff7a52', disc(-33, -91, 2.4), disc(-25, -91, 2.4), disc(-33, -82, 2.4), disc(-25, -82, 2.4), disc(25, -91, 2.4), disc(33, -91, 2.4), disc(25, -82, 2.4), disc(33, -82, 2.4)),
  ]),
  champion: mini(
    painted('#6b1414', 'M-14 -62Q-24 -30 -22 0L22 0Q24 -30 14 -62Z'),
    painted(BLACK, 'M-13 -62Q0 -69 13 -62L9 -20L0 -6L-9 -20Z'),
    painted('#c4362b', shape(-17, -65, -5, -64, -9, -52, -19, -54), shape(17, -65, 5, -64, 9, -52, 19, -54)),
    painted(STEEL, limb(-36, -70, 36, -22, 5)),
    painted('#e9eef2', 'M-34 -69Q-46 -80 -40 -92Q-33 -84 -27 -76Z', 'M34 -23Q47 -13 41 0Q33 -8 27 -16Z'),
    painted(BLACK, limb(-14, -58, -16, -56, 10), limb(14, -58, 15, -38, 9, 8)),
    painted('#a8221c', 'M-11 -63Q-13 -90 0 -92Q13 -90 11 -63Z'),
    painted('#e9c25a', shape(-2, -104, 2, -104, 3, -84, -3, -84)),
    painted(BLACK, 'M-7 -78L7 -78L4 -72L2 -72L1.5 -63L-1.5 -63L-2 -72L-4 -72Z'),
  ),
  chewbacca: wookiee(
    '#6f4a2c',
    '#46301d',
    [painted('#3a3f46', limb(-34, -52, 34, -52, 5)), painted('#8a6a42', limb(31, -66, 33, -38, 4), shape(-12, -56, 4, -56, 2, -46, -14, -46))],
    [painted('#c9b27a', limb(-17, -74, 14, -42, 6))],
  ),
  e_web: mini(
    painted(WHITE, limb(-20, -34, -26, -4, 10, 9), limb(-13, -34, -12, -4, 10, 9)),
    painted(WHITE, 'M-29 -62Q-17 -68 -6 -62L-9 -34L-26 -34Z'),
    painted(BLACK, shape(-27, -40, -8, -40, -9, -34, -26, -34)),
    painted(WHITE, disc(-17, -74, 10, 11)),
    painted(BLACK, shape(-24, -76, -10, -76, -12, -71, -22, -71)),
    painted('#59626c', limb(14, -42, 4, -1, 5), limb(16, -42, 33, -1, 5), limb(15, -42, 19, 3, 5)),
    painted(GUN, shape(-4, -58, 20, -58, 22, -42, -2, -40), limb(18, -50, 44, -53, 7, 5)),
    painted('#454d55', shape(40, -57, 47, -57, 47, -49, 40, -48), shape(2, -66, 12, -66, 12, -57, 2, -57)),
    painted(WHITE, limb(-8, -58, 1, -50, 8)),
    shining('#ff7a52', disc(14, -50, 2.2)),
  ),
  han: mini(
    legs('#2e3a55'),
    painted('#a8322a', shape(14, -36, 17, -36, 17, -12, 15, -12)),
    torso('#efe7d6', '#3b2a1e'),
    painted('#23262c', 'M-16 -62L-5 -66L-6 -36L-13 -35Z', 'M16 -62L5 -66L6 -36L13 -35Z'),
    painted('#efe7d6', limb(-14, -59, -17, -40, 8, 7)),
    pistol('#efe7d6', '#e8b48e', '#1f242a'),
    painted('#e8b48e', disc(-17, -38, 4), disc(0, -74, 9)),
    painted('#5a3a22', 'M-10 -72Q-13 -88 1 -87Q13 -86 10 -74Q7 -80 -2 -80Q-6 -79 -7 -72Z'),
    painted(BLACK, disc(-3, -74, 1.5), disc(4, -74, 1.5)),
  ),
  // Thin, with a tall round head and a rifle in each hand.
  ig_88: mini(
    painted('#7d858d', limb(-5, -46, -10, -24, 5), limb(-10, -24, -9, -3, 4), limb(5, -46, 11, -24, 5), limb(11, -24, 12, -3, 4)),
    painted('#565d64', disc(-10, -2, 6, 3), disc(13, -1, 6, 3), disc(-10, -24, 4), disc(11, -24, 4)),
    painted('#8e969e', shape(-12, -74, 12, -74, 7, -56, 9, -44, -9, -44, -7, -56)),
    painted('#b6793a', shape(-6, -70, 6, -70, 3, -58, -3, -58)),
    painted('#7d858d', limb(-14, -72, -22, -56, 5), limb(-22, -56, -16, -42, 4), limb(14, -72, 23, -58, 5), limb(23, -58, 20, -46, 4)),
    painted(GUN, limb(-34, -38, -6, -46, 5), limb(10, -44, 38, -54, 5, 4)),
    painted('#8e969e', 'M-8 -76L-8 -98Q0 -106 8 -98L8 -76Z', limb(-9, -92, 9, -92, 5)),
    shining('#ff5a4a', disc(-5, -84, 1.7), disc(0, -87, 1.7), disc(5, -84, 1.7)),
  ),
  luke: mini(
    legs('#cdbf9b', '#7a6a4e'),
    torso('#ded2b2', '#6b5336'),
    painted('#f3ead2', shape(-8, -65, 8, -65, 2, -44, -2, -44)),
    shining('#6fe08a', limb(21, -60, 31, -106, 3.5)),
    painted('#3a3f46', limb(17, -46, 20, -58, 4)),
    painted('#ded2b2', limb(-14, -59, 14, -48, 9, 7), limb(14, -59, 18, -50, 9, 7)),
    painted('#ecbd97', disc(17, -48, 4.5), disc(0, -74, 9)),
    painted('#c99a4e', 'M-10 -70Q-13 -88 0 -87Q13 -88 10 -70Q9 -80 0 -80Q-8 -80 -10 -70Z'),
    painted(BLACK, disc(-3.5, -74, 1.5), disc(3.5, -74, 1.5)),
  ),
  // A beast on four legs.
  nexu: mini(
    painted('#b08a5a', 'M-34 -36Q-52 -50 -48 -74Q-44 -60 -38 -62Q-36 -74 -32 -76Q-34 -54 -24 -44Z'),
    painted('#8c6c44', limb(-24, -30, -30, -2, 11, 8), limb(18, -30, 14, -1, 11, 8)),
    painted('#c39b68', 'M-38 -32Q-36 -54 -6 -52Q20 -56 32 -48Q36 -32 22 -24Q-10 -16 -30 -22Z'),
    painted('#6d4f2e', shape(-24, -52, -18, -52, -20, -34), shape(-10, -53, -4, -53, -6, -34), shape(4, -53, 10, -53, 8, -36)),
    painted('#c39b68', limb(-30, -30, -20, -1, 12, 8), limb(22, -32, 28, -1, 12, 8)),
    painted('#d5b384', 'M20 -56Q26 -72 44 -66Q54 -58 52 -46Q42 -36 26 -40Q18 -46 20 -56Z'),
    painted('#5b1f1a', shape(30, -46, 52, -52, 50, -42, 36, -39)),
    painted(WHITE, shape(34, -46, 37, -41, 39, -47), shape(42, -49, 44, -42, 47, -50)),
    painted('#d5b384', shape(22, -66, 26, -80, 32, -68)),
    shining('#ffd36b', disc(34, -58, 2), disc(42, -60, 2)),
  ),
  officer: mini(
    legs('#4c5348', BLACK),
    painted('#6b7465', 'M-15 -62Q0 -69 15 -62L16 -24L-16 -24L-15 -62Z'),
    painted(BLACK, 'M-15 -42L15 -42L15.5 -36L-15.5 -36Z'),
    painted('#d24a3a', shape(-11, -58, -3, -58, -3, -54, -11, -54)),
    painted('#f2c14e', shape(-11, -54, -3, -54, -3, -51, -11, -51)),
    painted('#6b7465', limb(-14, -59, -20, -42, 9, 8), limb(-20, -42, -8, -36, 8, 6)),
    pistol('#6b7465', BLACK),
    painted('#e0ad86', disc(0, -73, 9)),
    painted('#565e50', 'M-14 -88L14 -88L11 -78L-11 -78Z'),
    painted(BLACK, 'M-11 -79L11 -79L9 -75L-9 -75Z'),
  ),
  // Hovers; arms hang from it.
  probe_droid: mini(
    painted('#2b3036', limb(-12, -56, -22, -34, 4), limb(-22, -34, -18, -16, 3), limb(-4, -54, -7, -20, 4, 3), limb(5, -54, 8, -14, 4, 3), limb(12, -56, 23, -38, 4), limb(23, -38, 21, -20, 3)),
    painted('#343a42', 'M-20 -64L20 -64L12 -50L-12 -50Z'),
    painted('#4a525b', 'M-24 -68Q-24 -96 0 -97Q24 -96 24 -68Q0 -58 -24 -68Z'),
    painted('#2b3036', shape(-24, -72, 24, -72, 24, -67, -24, -67), limb(10, -94, 14, -108, 2.5), limb(-12, -93, -13, -102, 2.5)),
    painted(BLACK, disc(-2, -81, 8, 7)),
    shining('#ff5a4a', disc(-2, -81, 4), disc(14, -79, 2)),
  ),
  rebel_saboteur: mini(
    painted('#3b3526', shape(-22, -64, -10, -66, -10, -38, -22, -40)),
    legs('#2f4238'),
    torso('#40604f'),
    painted('#c9a14a', limb(-13, -62, 11, -40, 5)),
    painted('#40604f', limb(-14, -59, -18, -40, 9, 8), limb(13, -59, 27, -76, 9, 7)),
    painted(GUN, disc(29, -82, 7)),
    painted('#d9a47a', disc(27, -76, 4), disc(-18, -38, 4), disc(0, -74, 9)),
    painted('#2f4238', 'M-11 -75Q-12 -89 0 -89Q12 -89 11 -75Z'),
    painted(BLACK, limb(-8, -76, 8, -76, 6)),
    shining('#ff8f5a', disc(29, -87, 2.2), disc(-4, -76, 1.5), disc(4, -76, 1.5)),
  ),
  rebel_trooper: mini(
    legs('#8b8f7c'),
    torso('#5f7f93'),
    painted('#2f353b', shape(-12, -64, 12, -64, 10, -44, -10, -44)),
    painted(GUN, limb(-20, -34, 20, -78, 6, 4), shape(-26, -34, -16, -40, -12, -32, -22, -26)),
    painted('#5f7f93', limb(-14, -59, -14, -40, 9, 8), limb(14, -59, 8, -60, 9, 8)),
    painted('#d9a47a', disc(0, -72, 8)),
    painted('#e4e6de', 'M-13 -72L-11 -86Q0 -96 11 -86L13 -72L9 -74L9 -78L-9 -78L-9 -74Z', limb(-11, -77, 14, -76, 4)),
  ),
  // A cloak from head to floor, and a pike.
  royal_guard: mini(
    painted('#7b1712', limb(23, 0, 23, -104, 4)),
    painted('#e9c25a', shape(19, -100, 23, -116, 27, -100, 23, -94)),
    painted('#8d1812', 'M-13 -64Q-25 -30 -22 0L22 0Q25 -30 13 -64Z'),
    painted('#c92c20', 'M-13 -64Q-25 -30 -22 0L-4 1Q-6 -34 0 -60Z'),
    painted('#a8221c', 'M-12 -62Q-14 -92 0 -95Q14 -92 12 -62Q0 -56 -12 -62Z'),
    painted(BLACK, 'M-8 -79L8 -79L4 -73L2 -73L1.5 -62L-1.5 -62L-2 -73L-4 -73Z'),
    painted('#a8221c', limb(12, -58, 22, -48, 10, 8)),
  ),
  stormtrooper: mini(
    painted(WHITE, limb(-5, -36, -10, -5, 12, 10), limb(6, -36, 12, -4, 12, 10)),
    painted(BLACK, limb(-9, -21, -6, -20, 4), limb(8, -21, 11, -20, 4)),
    painted(WHITE, 'M-16 -62Q0 -70 16 -62L12 -34Q0 -30 -12 -34Z'),
    painted(BLACK, shape(-12, -41, 12, -41, 12, -37, -12, -37), shape(-6, -52, 6, -52, 6, -50, -6, -50)),
    rifle(WHITE, BLACK, 32),
    painted(WHITE, 'M-12 -66Q-14 -88 0 -89Q14 -88 12 -66Q6 -61 0 -62Q-6 -61 -12 -66Z'),
    painted(BLACK, 'M-10 -78L10 -78L9 -72L3 -73L0 -75L-3 -73L-9 -72Z', limb(-4, -66, 4, -66, 2.5)),
  ),
  // Hunched, with a snout and a tail.
  trandoshan: mini(
    painted('#7d7a35', 'M-10 -34Q-34 -26 -38 -2Q-28 -14 -8 -22Z'),
    legs('#6a5a3a', '#7d7a35'),
    painted('#b98a2f', 'M-18 -58Q-2 -72 16 -60L13 -34Q0 -30 -12 -34Z'),
    painted('#8d641f', 'M-18 -58Q-10 -64 -4 -64L-4 -34L-12 -34Z'),
    rifle('#9a9640', '#33383e', 36),
    painted('#9a9640', 'M-8 -66Q-10 -86 6 -86Q14 -84 26 -74Q28 -68 20 -67L6 -62Q-4 -60 -8 -66Z'),
    painted('#6b6828', shape(-8, -82, -14, -90, -2, -86), shape(-9, -74, -17, -78, -8, -80)),
    painted(WHITE, shape(14, -68, 16, -64, 18, -68), shape(20, -68, 22, -65, 24, -69)),
    shining('#ffb03b', disc(8, -78, 2)),
  ),
  vader: mini(
    painted('#15171c', 'M-15 -66Q-34 -30 -30 0L30 0Q34 -30 15 -66Z'),
    painted('#262a32', 'M-12 -64Q0 -69 12 -64L10 -22L-10 -22Z', limb(-5, -24, -7, -3, 10), limb(6, -24, 8, -3, 10)),
    painted('#8a929c', shape(-6, -54, 6, -54, 6, -46, -6, -46), shape(-11, -40, 11, -40, 11, -37, -11, -37)),
    shining('#ff4438', limb(25, -52, 42, -98, 3.5)),
    painted('#8a929c', limb(21, -42, 25, -51, 4)),
    painted('#262a32', limb(13, -60, 21, -46, 10, 8), limb(-13, -60, -17, -38, 10, 8)),
    painted('#1a1d23', 'M-16 -64Q-13 -70 -12 -80Q-10 -94 0 -94Q10 -94 12 -80Q13 -70 16 -64Q0 -70 -16 -64Z'),
    painted('#4a515b', shape(-7, -78, 7, -78, 5, -70, 0, -66, -5, -70)),
    painted('#0b0c0f', disc(-4, -77, 2.6, 2), disc(4, -77, 2.6, 2)),
  ),
};

/** A console with a lit screen. */
export const TERMINAL: Mini = mini(
  painted('#4a525b', shape(-20, 2, -15, -26, 15, -26, 20, 2)),
  painted('#6b7580', shape(-28, -26, 28, -26, 24, -34, -24, -34)),
  painted('#343b44', shape(-24, -34, 24, -34, 21, -68, -21, -68)),
  painted('#b9a0ff', shape(-18, -39, 18, -39, 16, -63, -16, -63)),
  painted('#2b2440', limb(-11, -57, 2, -57, 2.6), limb(-11, -51, 10, -51, 2.6), limb(-11, -45, -2, -45, 2.6)),
);

/** Somebody this version has no figure of: a pawn. */
const STRANGER: Mini = mini(painted('#7a828c', 'M-18 0Q-18 -8 -12 -12Q-8 -40 -6 -50L6 -50Q8 -40 12 -12Q18 -8 18 0Z', disc(0, -62, 14)));

export function heroMini(id: string): Mini {
  return HEROES[id] ?? STRANGER;
}

export function modelMini(model: string): Mini {
  return MODELS[model] ?? STRANGER;
}
