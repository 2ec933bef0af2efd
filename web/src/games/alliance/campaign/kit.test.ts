import { describe, expect, it } from 'vitest';
import { ADA, BARREL, BEN, COAT, CONTENT, HAFT, MEDAL, PISTOL, RIFLE, SIGHTS, STAFF } from './fixtures';
import { checkKits, free, giveTo, kitOf, placeOf, placesFor, STASH, whyNot } from './kit';
import type { PlanOffer } from './plans';

const give = (card: number, to: number | null, under: number | null = null): PlanOffer<'give'> => ({ seat: 0, step: { step: 'give', card, to, under } });
const TEAM = [ADA, BEN];

describe('a kit', () => {
  it('holds the starting item though no list names it (alliance R1.11)', () => {
    expect(kitOf(CONTENT, ADA).shelves.weapon.map(({ card }) => card)).toEqual([STAFF, RIFLE]);
  });

  it('puts modifications under their weapon (alliance R10.5)', () => {
    const rifle = kitOf(CONTENT, ADA).shelves.weapon[1]!;
    expect(rifle.modifications).toEqual([BARREL]);
    expect(rifle.bars).toBe(1);
  });

  it('has two places for weapons, one for armour, three for equipment (alliance R10.1)', () => {
    const kit = kitOf(CONTENT, ADA);
    expect([free(kit, 'weapon'), free(kit, 'armor'), free(kit, 'equipment')]).toEqual([0, 1, 3]);
  });
});

describe('a card', () => {
  const gives = [give(PISTOL, 1), give(SIGHTS, 1, RIFLE), give(RIFLE, null)];

  it('goes where it is offered', () => {
    expect(placesFor(gives, PISTOL)).toEqual([{ hero: 1, under: null }]);
    expect(giveTo(gives, RIFLE, STASH)?.step.to).toBeNull();
    expect(giveTo(gives, PISTOL, { hero: 0, under: null })).toBeUndefined();
  });

  it('is where it lies', () => {
    expect(placeOf(TEAM, [PISTOL], BARREL)).toEqual({ hero: 0, under: RIFLE });
    expect(placeOf(TEAM, [PISTOL], PISTOL)).toEqual(STASH);
    expect(placeOf(TEAM, [PISTOL], COAT)).toBeNull();
  });

  it.each([
    [PISTOL, { hero: 0, under: null }, 'full'],
    [PISTOL, STASH, 'here'],
    [PISTOL, { hero: 0, under: RIFLE }, 'not-modification'],
    [SIGHTS, { hero: 0, under: null }, 'needs-weapon'],
    [SIGHTS, { hero: 0, under: RIFLE }, 'no-bars'],
    [SIGHTS, { hero: 0, under: STAFF }, 'wrong-weapon'],
    [STAFF, { hero: 1, under: null }, 'fixed'],
    [MEDAL, { hero: 1, under: null }, 'fixed'],
    [MEDAL, { hero: 0, under: null }, 'now'],
  ] as const)('%i does not go to %o: %s', (card, place, why) => {
    expect(whyNot(CONTENT, TEAM, [PISTOL, SIGHTS, HAFT, MEDAL], card, place)).toBe(why);
  });

  it('that nobody uses although somebody could is told before a mission', () => {
    expect(checkKits(CONTENT, TEAM, [PISTOL, SIGHTS], [give(PISTOL, 1)])).toEqual({ unarmed: [1], idle: [PISTOL] });
  });
});
