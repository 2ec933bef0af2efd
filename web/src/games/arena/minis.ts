/** Our own standing figures of Jedi and droids. Head, robe and the way a blade is held tell the Jedi apart, the build the droids. */
import { disc, limb, mini, painted, shape, shining, type Mini, type Part } from '../../table/miniature';
import { BLADE } from './icons';
import type { DroidKind, Jedi } from './types';

const HILT = '#b9b4ab';

/** A robe to the floor over a tunic. */
function robe(cloth: string, tunic: string, belt: string): Part[] {
  return [
    painted(cloth, 'M-13 -56Q0 -62 13 -56Q18 -26 20 -2Q0 4 -20 -2Q-18 -26 -13 -56Z'),
    painted(tunic, 'M-6 -58L6 -58L8 -1L-8 -1Z'),
    painted(belt, 'M-9 -36L9 -36L9 -31L-9 -31Z'),
  ];
}

/** A blade from the hand to its tip, with the hilt under it. */
function blade(jedi: Jedi, x1: number, y1: number, x2: number, y2: number): Part[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 9, ((y2 - y1) / length) * 9];
  return [painted(HILT, limb(x1 - dx, y1 - dy, x1, y1, 5)), shining(BLADE[jedi], limb(x1, y1, x2, y2, 4.5))];
}

/** A thin ring. */
const ring = (x: number, y: number, rx: number, ry: number) => `${disc(x, y, rx, ry)}M${x + rx - 2} ${y}a${rx - 2} ${ry - 2} 0 1 0 ${4 - 2 * rx} 0a${rx - 2} ${ry - 2} 0 1 0 ${2 * rx - 4} 0Z`;

const EYES = (y: number) => painted('#1d2128', disc(-3.5, y, 1.5), disc(3.5, y, 1.5));

export const JEDI_MINI: Readonly<Record<Jedi, Mini>> = {
  // A hood, the blade level over the head.
  obi_wan: mini(
    robe('#6b4a2e', '#e0d2b0', '#4a3220'),
    painted('#6b4a2e', limb(-12, -53, 12, -44, 10, 8), limb(12, -53, 25, -72, 10, 8)),
    blade('obi_wan', 16, -93, -36, -99),
    painted('#6b4a2e', limb(25, -72, 25, -88, 8, 7)),
    painted('#e0b088', disc(24, -92, 4.5)),
    painted('#57391f', 'M-14 -56Q-16 -82 0 -85Q16 -82 14 -56Q0 -49 -14 -56Z'),
    painted('#e0b088', disc(0, -66, 8.5, 9.5)),
    painted('#9c6b3a', 'M-8 -66Q-7 -55 0 -54Q7 -55 8 -66Q4 -62 0 -62Q-4 -62 -8 -66Z'),
    EYES(-69),
  ),
  // A dark cloak that flies, the blade thrust forward.
  anakin: mini(
    painted('#33241c', 'M-12 -56Q-34 -40 -38 -8Q-22 -16 -16 -2L6 0L10 -56Z'),
    painted('#2a2422', limb(-5, -32, -9, -4, 11, 9), limb(6, -32, 14, -3, 11, 9)),
    painted('#4a332a', 'M-14 -56Q0 -63 14 -56L11 -24L-11 -24Z'),
    painted('#1f1a19', 'M-12 -37L12 -37L12 -32L-12 -32Z', shape(-4, -58, 4, -58, 2, -37, -2, -37)),
    blade('anakin', 26, -46, 46, -84),
    painted('#4a332a', limb(-12, -53, 12, -44, 9, 7), limb(12, -53, 24, -44, 9, 7)),
    painted('#1f1a19', disc(24, -43, 4.5)),
    painted('#e0b088', disc(0, -67, 9)),
    painted('#8a5a30', 'M-10 -62Q-14 -81 0 -80Q14 -81 10 -62Q10 -73 0 -73Q-9 -73 -10 -62Z'),
    EYES(-67),
  ),
  // Bald and broad, the blade upright before one shoulder.
  mace: mini(
    robe('#5a4636', '#cbb890', '#3a2a1e'),
    painted('#7b6148', 'M-19 -58Q-10 -64 -4 -62L-7 -24L-17 -22Z', 'M19 -58Q10 -64 4 -62L7 -24L17 -22Z'),
    painted('#7b6148', limb(-16, -54, 14, -40, 10, 8), limb(16, -54, 20, -42, 10, 8)),
    blade('mace', 21, -48, 23, -112),
    painted('#6b4328', disc(20, -41, 5.5), disc(0, -69, 9.5, 10.5)),
    painted('#54331d', 'M-9 -66Q-6 -56 0 -56Q6 -56 9 -66Q5 -62 0 -62Q-5 -62 -9 -66Z'),
    EYES(-70),
  ),
  // Many head-tails, the blade held low and wide.
  kit: mini(
    painted('#3f8f5a', limb(-7, -70, -20, -52, 7, 3), limb(-3, -72, -15, -42, 7, 3), limb(7, -70, 20, -52, 7, 3), limb(3, -72, 15, -42, 7, 3), limb(-8, -74, -26, -64, 6, 3), limb(8, -74, 26, -64, 6, 3)),
    robe('#8a6d45', '#d9c79c', '#553f28'),
    blade('kit', -26, -28, -46, 2),
    painted('#8a6d45', limb(-12, -53, -24, -32, 10, 8), limb(12, -53, 22, -40, 10, 8)),
    painted('#6fc487', disc(-25, -30, 4.5), disc(23, -38, 4.5), disc(0, -68, 9.5, 10.5)),
    painted('#10130f', disc(-4, -69, 3), disc(4, -69, 3)),
  ),
};

export const DROID_MINI: Readonly<Record<DroidKind, Mini>> = {
  // Thin, with a long face and a rifle.
  battle: mini(
    painted('#b8935c', limb(-3, -26, -8, -14, 4), limb(-8, -14, -7, -2, 4), limb(3, -26, 8, -14, 4), limb(8, -14, 9, -2, 4)),
    painted('#8f6f42', disc(-7, -1, 5, 2.5), disc(10, -1, 5, 2.5)),
    painted('#cdab74', shape(-9, -46, 9, -46, 6, -32, 3, -25, -3, -25, -6, -32)),
    painted('#2a3038', limb(-10, -30, 22, -38, 4.5, 3.5)),
    painted('#b8935c', limb(-10, -44, -14, -34, 4), limb(-14, -34, -4, -32, 4), limb(10, -44, 14, -36, 4), limb(14, -36, 9, -34, 4)),
    painted('#8f6f42', limb(0, -46, 0, -52, 4)),
    painted('#d9bb88', 'M-6 -62Q0 -66 6 -61L6 -50Q2 -42 -4 -42Q-7 -50 -6 -62Z'),
    painted('#1d2128', disc(-2.5, -55, 1.7), disc(3.5, -55, 1.7)),
  ),
  // Broad shoulders, no neck, thick arms.
  super: mini(
    painted('#5b6773', limb(-7, -26, -10, -4, 9, 8), limb(8, -26, 12, -4, 9, 8)),
    painted('#3f4953', disc(-11, -2, 7, 4), disc(13, -2, 7, 4)),
    painted('#8996a3', 'M-20 -52Q-16 -62 0 -63Q16 -62 20 -52L12 -30L7 -23L-7 -23L-12 -30Z'),
    painted('#6a7682', shape(-10, -50, 10, -50, 6, -34, -6, -34)),
    painted('#75828f', limb(-20, -53, -25, -34, 11, 9), limb(-25, -34, -18, -22, 9, 7), limb(20, -53, 26, -38, 11, 9), limb(26, -38, 30, -28, 9, 7)),
    painted('#3f4953', limb(30, -28, 33, -22, 6), disc(-18, -21, 4.5)),
    painted('#a3afbb', 'M-7 -58Q0 -70 7 -58Q0 -54 -7 -58Z'),
    shining('#ff6a4a', disc(0, -43, 2.6)),
  ),
  // On three legs, with twin guns, in a round shield.
  droideka: mini(
    painted('#7a5232', limb(-4, -22, -22, -14, 5), limb(-22, -14, -24, -1, 4), limb(4, -22, 22, -14, 5), limb(22, -14, 24, -1, 4), limb(0, -22, 2, 1, 5, 4)),
    painted('#9c6b3f', 'M-9 -18Q-16 -34 -6 -52Q6 -64 14 -52Q6 -52 6 -42Q12 -28 9 -18Z'),
    painted('#c08a54', 'M-6 -22Q-11 -34 -3 -46L4 -42Q2 -32 5 -22Z'),
    painted('#7a5232', limb(-10, -42, -24, -46, 6), limb(10, -40, 24, -44, 6)),
    painted('#2a3038', limb(-24, -50, -36, -46, 4), limb(-24, -44, -36, -40, 4), limb(24, -48, 36, -44, 4), limb(24, -42, 36, -38, 4)),
    painted('#5a3b22', 'M2 -54Q10 -62 18 -54L13 -48Z'),
    shining('#ff6a4a', disc(9, -54, 2), disc(14, -53, 1.6)),
    shining('#8fd8ff', ring(0, -29, 40, 35)),
  ),
};
