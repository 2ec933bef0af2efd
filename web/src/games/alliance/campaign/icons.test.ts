import { expect, it } from 'vitest';
import { cardIcon } from './icons';
import type { Card } from './types';

const card = (id: string, slot: Card['slot'], traits: string[], kind: 'melee' | 'ranged' | null = null): Card =>
  ({ id, slot, traits, weapon: kind && { kind }, deck: 'item' }) as unknown as Card;

it('the icon of a card is what it is', () => {
  expect(cardIcon(card('armored_gauntlets', 'weapon', ['fist'], 'melee'))).toBe('game-icons:mailed-fist');
  expect(cardIcon(card('vibro_knucklers', 'weapon', ['fist', 'blade'], 'melee'))).toBe('game-icons:mailed-fist');
  expect(cardIcon(card('force_pike', 'weapon', ['staff'], 'melee'))).toBe('game-icons:bo');
  expect(cardIcon(card('bd_1_vibro_ax', 'weapon', ['blade', 'staff'], 'melee'))).toBe('game-icons:sharp-axe');
  expect(cardIcon(card('e_11', 'weapon', ['blaster', 'rifle'], 'ranged'))).not.toBe(cardIcon(card('dh_17', 'weapon', ['blaster', 'pistol'], 'ranged')));
  expect(cardIcon(card('reinforced_helmet', 'equipment', ['helmet']))).toBe('game-icons:visored-helm');
  expect(cardIcon(card('unheard_of', 'weapon', [], 'ranged'))).toBe('game-icons:ray-gun');
});

it('a modification is no weapon, whatever it is for', () => {
  expect(cardIcon(card('balanced_hilt', 'modification', ['modification', 'blade']))).toBe('game-icons:gears');
});
