import { describe, expect, it } from 'vitest';
import { FLOWER } from './fixtures';
import { centre } from './hex';
import { nextOf, OVER_HEXES, OVER_SQUARES, toward } from './spots';

const right = { x: 1, y: 0 };

describe('an arrow key over hexes', () => {
  const flower = FLOWER.map(centre);
  const go = (from: number, arrow: { x: number; y: number }, turn = 0) => toward(flower, from, arrow, turn, OVER_HEXES);

  it('finds the field it leads to', () => {
    expect(go(0, right)).toBe(1);
    expect(go(0, { x: -1, y: 0 })).toBe(2);
    expect([3, 4]).toContain(go(0, { x: 0, y: -1 }));
    expect(go(1, right)).toBeUndefined();
  });

  it('turned half round, right on the screen is left on the board', () => {
    expect(go(0, right, 180)).toBe(2);
  });
});

describe('an arrow key over squares', () => {
  const spaces = [[1, 1], [2, 1], [1, 2], [4, 2]].map(([x, y]) => ({ x: x! * 100, y: y! * 100 }));
  const go = (from: number, turn = 0) => toward(spaces, from, right, turn, OVER_SQUARES);

  it('goes to the neighbour', () => {
    expect(go(0)).toBe(1);
  });

  it('jumps over a gap, and stops at the rim', () => {
    expect(go(2)).toBe(3);
    expect(go(3)).toBeUndefined();
  });

  it('follows the camera: on a board turned by a quarter, right is north', () => {
    expect(go(2, 90)).toBe(0);
  });
});

describe('the next lit place', () => {
  const order = ['a', 'b', 'c', 'd'];
  const next = (lit: string, from: string, step: number) => nextOf(order, (key) => lit.includes(key), from, step);

  it('comes in the order of the board, also after a dark one', () => {
    expect(next('bd', 'b', 1)).toBe('d');
    expect(next('bd', 'a', 1)).toBe('b');
    expect(next('bd', 'c', -1)).toBe('b');
  });

  it('is found around the end', () => {
    expect(next('bd', 'd', 1)).toBe('b');
    expect(next('bd', 'b', -1)).toBe('d');
    expect(next('b', 'b', 1)).toBe('b');
    expect(next('', 'b', 1)).toBeUndefined();
  });
});
