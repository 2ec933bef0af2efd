import { describe, expect, it } from 'vitest';
import type { SpecopsForeseen } from '../../generated/SpecopsForeseen';
import { inSightThere, thereLines } from './there';

const look = (from: number, to: number, gap: number, sees: boolean, cover: number) => ({ from, to, gap, sees, cover, hidden_by: [], hidden_behind: [], covered_by: [], covered_behind: [] });
const shot = (target: number, weapon: number, wounds: number, cover = 0) => ({ attacker: 0, target, weapon, kind: 'ranged' as const, dice: [0, 2, 0], cover, expected: 1, wounds, defeats: 0, suppression: 1 });

describe('what would be seen from there', () => {
  const foreseen = {
    looks: [look(0, 5, 2540, true, 1), look(0, 6, 900, true, 0), look(0, 7, 100, false, 2)],
    threats: [look(5, 0, 2540, true, 2), look(6, 0, 900, true, 0), look(7, 0, 100, false, 0)],
    shots: [shot(5, 0, 0.2, 2), shot(5, 1, 0.5, 2)],
  } as unknown as SpecopsForeseen;

  it('names who is in sight, the nearest first, and who covers whom', () => {
    expect(inSightThere(foreseen).map(({ unit, inches, own }) => [unit, inches, own])).toEqual([[6, 4, 0], [5, 10, 2]]);
  });

  it('gives the best chance there is, and the cover that counts for it', () => {
    expect(inSightThere(foreseen).map(({ its, wounds }) => [its, wounds])).toEqual([[0, null], [2, 0.5]]);
  });

  it('says it in a few words: how many, the best chance, who sees it bare', () => {
    expect(thereLines(foreseen).map(({ key, args }) => [key, args?.n])).toEqual([['specops-there-tip', 2], ['specops-there-best', 50], ['specops-there-bare', 1]]);
  });
});
