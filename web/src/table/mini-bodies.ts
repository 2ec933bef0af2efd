/** What standing people have in common: legs, a trunk, and what they hold. */
import { disc, limb, painted, shape, type Part } from './miniature';

export const GUN = '#2a3038';
export const BOOT = '#2b2622';

/** Legs apart, in boots. */
export function legs(cloth: string, boots = BOOT): Part[] {
  return [painted(cloth, limb(-5, -36, -10, -5, 11, 9), limb(6, -36, 12, -4, 11, 9)), painted(boots, limb(-10, -10, -11, -3, 10), limb(12, -9, 14, -2, 10))];
}

export function torso(cloth: string, belt = BOOT): Part[] {
  return [painted(cloth, 'M-16 -62Q0 -70 16 -62L12 -34Q0 -30 -12 -34Z'), painted(belt, 'M-12 -39Q0 -35 12 -39L12 -34Q0 -30 -12 -34Z')];
}

/** Both hands on a rifle held across the body, its muzzle to the right. */
export function rifle(sleeves: string, gun = GUN, length = 34): Part[] {
  return [
    painted(gun, limb(-14, -44, length, -53, 6, 4), shape(-18, -46, -8, -49, -6, -40, -17, -37), shape(8, -46, 13, -47, 12, -39, 8, -39)),
    painted(sleeves, limb(-14, -59, -15, -46, 9, 8), limb(14, -59, 15, -48, 9, 8)),
  ];
}

/** The right arm stretched out with a pistol. */
export function pistol(sleeves: string, hand: string, gun = GUN): Part[] {
  return [
    painted(sleeves, limb(13, -59, 26, -55, 9, 7)),
    painted(gun, shape(26, -60, 39, -60, 39, -56, 31, -56, 30, -50, 27, -50)),
    painted(hand, disc(28, -55, 4)),
  ];
}
