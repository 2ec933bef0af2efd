import { describe, expect, it } from 'vitest';
import { countOf, enemyCards, isSame, mayAdd, MOST_ENEMIES, randomMix, tally, threatOf, verdict, withOneFewer, withOneMore, type EnemyCard } from './enemy-list';

const card = (id: string, cost: number, copies = 1, base: [number, number] = [1, 1], faction: EnemyCard['faction'] = 'imperial'): EnemyCard => ({ id, faction, cost, copies, base });
const content = {
  groups: [
    card('stormtrooper', 6, 2),
    card('officer', 2, 2),
    card('droid', 3, 2),
    card('nexu', 4, 1, [2, 2], 'mercenary'),
    card('walker', 14, 1, [2, 3]),
    card('vader', 18),
    card('pack', 5, 0),
    card('han', 12, 1, [1, 1], 'rebel'),
  ],
};
const add = (list: readonly string[], id: string) => withOneMore(content, list, id);

/** The same numbers again and again, as a dice that is thrown well. */
const dice = (...numbers: number[]) => {
  let n = 0;
  return () => numbers[n++ % numbers.length]!;
};

describe('enemies by threat', () => {
  it('are those of the core box, not allies', () => {
    expect(enemyCards(content).map(({ id }) => id)).toEqual(['stormtrooper', 'officer', 'droid', 'nexu', 'walker', 'vader']);
  });

  it('are worth their deployment costs', () => {
    expect(threatOf(content, ['stormtrooper', 'stormtrooper', 'nexu'])).toBe(16);
    expect(threatOf(content, ['stranger'])).toBe(0);
    expect(tally(['nexu', 'officer', 'nexu'])).toEqual([{ id: 'nexu', n: 2 }, { id: 'officer', n: 1 }]);
  });

  it('are as many as the box has cards, and the table room', () => {
    const two = add(add(['officer'], 'stormtrooper'), 'stormtrooper');
    expect(two).toEqual(['officer', 'stormtrooper', 'stormtrooper']);
    expect(add(two, 'stormtrooper')).toBe(two);
    expect(add(two, 'stranger')).toBe(two);
    const crowd = Array<string>(MOST_ENEMIES - 1).fill('x');
    expect(mayAdd(crowd, content.groups[3]!)).toBe(true);
    expect(mayAdd([...crowd, 'x'], content.groups[3]!)).toBe(false);
  });

  it('take the walker to the first deployment point', () => {
    expect(add(['officer', 'nexu'], 'walker')).toEqual(['walker', 'officer', 'nexu']);
    expect(add(['walker', 'officer'], 'nexu')).toEqual(['walker', 'officer', 'nexu']);
  });

  it('go one by one, the last first', () => {
    expect(withOneFewer(['officer', 'nexu', 'officer'], 'officer')).toEqual(['officer', 'nexu']);
    expect(withOneFewer(['nexu'], 'officer')).toEqual(['nexu']);
    expect(withOneFewer(['nexu'], 'nexu')).toEqual([]);
  });

  it.each([
    [36, 38, 'easier'],
    [37, 38, 'same'],
    [38, 38, 'same'],
    [39, 38, 'same'],
    [40, 38, 'harder'],
    [0, 38, 'easier'],
  ] as const)('of threat %i where %i is recommended are %s', (threat, recommended, than) => expect(verdict(threat, recommended)).toBe(than));

  it('are the same in any order', () => {
    expect(isSame(['nexu', 'officer', 'officer'], ['officer', 'nexu', 'officer'])).toBe(true);
    expect(isSame(['nexu', 'officer'], ['officer', 'nexu', 'officer'])).toBe(false);
  });
});

describe('a mix of chance', () => {
  it('fills the threat and never more than the box', () => {
    let seed = 1;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const seen = new Set<string>();
    for (let n = 0; n < 300; n++) {
      const threat = 8 + (n % 20);
      const mix = randomMix(content, threat, [], random);
      expect(threatOf(content, mix)).toBeLessThanOrEqual(threat);
      for (const { id, copies } of content.groups) expect(countOf(mix, id)).toBeLessThanOrEqual(copies);
      // Whatever would still fit is out of cards, or too dear for a mix.
      const left = threat - threatOf(content, mix);
      expect(enemyCards(content).filter((card) => card.cost <= left && card.cost * 2 <= threat && card.id !== 'walker' && mayAdd(mix, card))).toEqual([]);
      seen.add([...mix].sort().join());
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('is what chance says', () => {
    expect(randomMix(content, 16, [], dice(0))).toEqual(['stormtrooper', 'stormtrooper', 'officer', 'officer']);
    expect(randomMix(content, 16, [], dice(0.999))).toEqual(['nexu', 'droid', 'droid', 'officer', 'officer']);
    expect(randomMix(content, 1, [], dice(0))).toEqual([]);
  });

  it('has a walker only where the map knows one, and nobody worth more than half of it', () => {
    const all = (known: string[]) => Array.from({ length: 40 }, (_, n) => randomMix(content, 30, known, dice(n / 40, 0.3))).flat();
    expect(all([])).not.toContain('walker');
    expect(all([])).not.toContain('vader');
    expect(all(['walker'])).toContain('walker');
  });
});
