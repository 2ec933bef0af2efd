import { describe, expect, it } from 'vitest';
import { content as CONTENT } from './fixtures';
import type { Region } from './regions';
import { agreed, cornersAt, isFree, overlap, sitingOf, stockName, TURNS } from './siting';

const n = (id: string) => CONTENT.stock.findIndex((piece) => piece.id === id);
const stock = (id: string) => CONTENT.stock[n(id)]!;
const at = (x: number, y: number) => ({ x, y });
const built = (id: string, x: number, y: number, turn = 0) => {
  const { look, piece } = stock(id);
  return [{ look, piece: { ...piece, polygon: cornersAt(stock(id), at(x, y), turn).map(({ x, y }): [number, number] => [x, y]) } }];
};
const region = (id: string): Extract<Region, { region: 'terrain' }> => ({ region: 'terrain', stock: n(id), left: 1, known: [4000, 4000], known_turn: 0 });

describe('a piece of the stock', () => {
  it('turns as the rules turn it: half a turn is exact, a quarter too', () => {
    for (const piece of CONTENT.stock) {
      for (let turn = 0; turn < TURNS; turn++) {
        const [one, other] = [cornersAt(piece, at(4000, 4000), turn), cornersAt(piece, at(4000, 4000), turn + 12)];
        one.forEach((corner, n) => expect([corner.x + other[n]!.x, corner.y + other[n]!.y]).toEqual([8000, 8000]));
      }
    }
    expect(cornersAt(stock('barricade'), at(1000, 1000), 6)[0]).toEqual(at(1127, 619));
  });

  it('lies wholly on the table, and touches another without lying over it', () => {
    const corners = (x: number, y: number) => cornersAt(stock('barricade'), at(x, y), 0);
    expect(isFree(corners(381, 127), [])).toBe(true);
    expect(isFree(corners(380, 127), [])).toBe(false);
    expect(overlap(corners(4000, 4000), corners(4762, 4000))).toBe(false);
    expect(overlap(corners(4000, 4000), corners(4761, 4000))).toBe(true);
    expect(overlap(corners(4000, 4000), corners(4000, 4000))).toBe(true);
    expect(overlap(cornersAt(stock('large_wood'), at(4000, 4000), 3), corners(4000, 4000))).toBe(true);
  });

  it('offers the choice only where the rules would take it, and comes to the nearest place', () => {
    const reach = sitingOf(region('crates'), CONTENT, built('house', 4000, 4000), 0);
    expect(reach.choiceAt(at(4000, 4000))).toBeNull();
    const near = reach.nearest(at(4000, 4400))!;
    expect(reach.choiceAt(near)).toEqual({ do: 'terrain', stock: n('crates'), at: [near.x, near.y], turn: 0 });
    expect(Math.hypot(near.x - 4000, near.y - 4400)).toBeLessThan(900);
    expect(sitingOf(region('crates'), CONTENT, [], 5).stock?.pieceAt(at(900, 900)).corners).toEqual(cornersAt(stock('crates'), at(900, 900), 5));
  });

  it('says what is agreed about it', () => {
    expect(stockName(CONTENT, n('low_wall')).key).toBe('specops-stock-low-wall');
    expect(agreed(CONTENT, n('low_wall')).args).toEqual({ kind: 'obstacle', height: 30, cover: 'heavy', sight: 'yes', impassable: 'no' });
    expect(agreed(CONTENT, n('pool')).args).toMatchObject({ kind: 'area', sight: 'no', impassable: 'yes' });
  });
});
