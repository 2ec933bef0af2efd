import { describe, expect, it } from 'vitest';
import { lineOf, piecesOf, sightLine, type Look, type Shot } from './aims';
import { content as CONTENT } from './fixtures';
import { terrainOf } from './terrain';

const TERRAIN = terrainOf(CONTENT, 0, false);
const look = (change: Partial<Look>): Look => ({ from: 0, to: 9, gap: 900, sees: true, hidden_by: [], hidden_behind: [], cover: 0, covered_by: [], covered_behind: [], ...change });
const shot = (change: Partial<Shot>): Shot => ({ attacker: 0, target: 9, weapon: 0, kind: 'ranged', dice: [0, 1, 0], terrain: 0, cover: 0, expected: 0.5, wounds: 0.4, defeats: 0.4, suppression: 0.5, ...change });

describe('a line of sight', () => {
  it('is free, goes past what hides a part, or is stopped', () => {
    expect(lineOf(look({}))).toBe('free');
    expect(lineOf(look({ cover: 1, covered_by: [2] }))).toBe('hidden');
    expect(lineOf(look({ sees: false, hidden_by: [1] }))).toBe('stopped');
  });

  it('names the pieces it is about', () => {
    expect(piecesOf(look({ cover: 1, covered_by: [2], hidden_by: [5] }))).toEqual([2]);
    expect(piecesOf(look({ sees: false, hidden_by: [1] }))).toEqual([1]);
  });

  it('is told with the rule that says so', () => {
    expect(sightLine(look({}), [shot({})], TERRAIN)).toMatchObject({ key: 'specops-sight-free', rule: 'C8.2' });
    expect(sightLine(look({ cover: 2, covered_by: [0] }), [shot({ cover: 2 })], TERRAIN)).toMatchObject({ key: 'specops-sight-hidden', rule: 'C9.12', args: { cover: 'heavy' } });
    expect(sightLine(look({}), [shot({ cover: 1 })], TERRAIN)).toMatchObject({ key: 'specops-sight-covered', rule: 'C9.15', args: { cover: 'light' } });
    expect(sightLine(look({ sees: false, hidden_by: [0] }), [], TERRAIN)).toMatchObject({ key: 'specops-sight-none', rule: 'C8.2' });
    expect(sightLine(look({ cover: 2, covered_by: [0] }), [shot({ kind: 'melee' })], TERRAIN)).toMatchObject({ key: 'specops-sight-melee', rule: 'C9.11' });
  });

  it('tells the cover in force, which a sharp eye makes worse', () => {
    expect(sightLine(look({ cover: 2, covered_by: [0] }), [shot({ cover: 1 })], TERRAIN)).toMatchObject({ args: { cover: 'light' } });
  });
});
