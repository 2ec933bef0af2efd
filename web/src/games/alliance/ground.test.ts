import { expect, it } from 'vitest';
import { chance } from '../../table/textures';
import { groundOf } from './ground';
import type { Biome, Space } from './types';

const BIOMES: readonly Biome[] = ['imperial', 'forest', 'desert', 'interior'];

it('every space has its own ground, always the same', () => {
  const at: Space = [3, 4];
  for (const biome of BIOMES) {
    expect(groundOf([{ at, biome }])).toEqual(groundOf([{ at, biome }]));
    expect(groundOf([{ at, biome }])[0]!.furrows).not.toBe(groundOf([{ at: [8, 1], biome }])[0]!.furrows);
  }
  expect(chance([2, 3], 1)).toBeGreaterThanOrEqual(0);
  expect(chance([2, 3], 1)).toBeLessThan(1);
});

it('pieces of one kind that lie together are drawn together', () => {
  const row = Array.from({ length: 12 }, (_, column) => ({ at: [column, 0] as const, biome: 'forest' as const }));
  expect(groundOf(row)).toHaveLength(3);
  expect(groundOf([...row, { at: [0, 1], biome: 'desert' }])).toHaveLength(4);
});

it('patches stay on their space, or under its walls', () => {
  for (let n = 0; n < 40; n++) {
    for (const biome of ['forest', 'desert'] as const) {
      const { dark, bright } = groundOf([{ at: [0, n], biome }])[0]!;
      for (const [, left, rx] of (dark + bright).matchAll(/M(-?[\d.]+) -?[\d.]+a([\d.]+)/g)) {
        expect(Number(left)).toBeGreaterThanOrEqual(-7);
        expect(Number(left) + 2 * Number(rx)).toBeLessThanOrEqual(107);
      }
    }
  }
});
