import { describe, expect, it } from 'vitest';
import { lastDuel } from './duel';
import type { Event } from './types';

const DECLARED: Event = { what: 'declared', attacker: 1, defender: 9, weapon: 0, melee: false, because: 'action' };
const ROLLED: Event = { what: 'rolled', attacker: 1, defender: 9, dice: [['red', 'blank'], ['black', 'surge'], ['white', 'hit']], one_less: false };

describe('the attack under way', () => {
  it('begins with its declaration', () => {
    expect(lastDuel([{ what: 'cleared' }])).toBeNull();
    expect(lastDuel([DECLARED])).toMatchObject({ attacker: 1, defender: 9, weapons: [0], dice: [], hits: null });
  });

  it('has its dice rolled again one by one, by their places', () => {
    const duel = lastDuel([DECLARED, ROLLED, { what: 'rerolled', attacker: 1, dice: [[0, 'crit']], observed: false }])!;
    expect(duel.dice.map(({ face }) => face)).toEqual(['crit', 'surge', 'hit']);
    expect(duel.rolls).toBe(2);
  });

  it('counts what tokens turn and cancel', () => {
    const duel = lastDuel([
      DECLARED,
      ROLLED,
      { what: 'converted', attacker: 1, hits: 1, crits: 0, surges: 1 },
      { what: 'surge_turned', unit: 1 },
      { what: 'dodged', defender: 9, crit: false },
    ])!;
    expect(duel).toMatchObject({ hits: 1, crits: 0, surges: 0 });
  });

  it('lets shields cancel hits before crits', () => {
    const duel = lastDuel([DECLARED, ROLLED, { what: 'converted', attacker: 1, hits: 1, crits: 2, surges: 0 }, { what: 'shielded', defender: 9, n: 2 }])!;
    expect(duel).toMatchObject({ hits: 0, crits: 1 });
  });

  it('ends with wounds, suppression and panic of the defender alone', () => {
    const duel = lastDuel([
      DECLARED,
      ROLLED,
      { what: 'converted', attacker: 1, hits: 2, crits: 0, surges: 0 },
      { what: 'defence_rolled', defender: 9, die: 'white', faces: ['blank', 'surge'], cover: 1 },
      { what: 'compared', defender: 9, blocks: 1, wounds: 1 },
      { what: 'suppressed', unit: 3, n: 1 },
      { what: 'suppressed', unit: 9, n: 2 },
      { what: 'panicked', unit: 9, faces: ['hit'], wounds: 1 },
      { what: 'done', attacker: 1 },
    ])!;
    expect(duel).toMatchObject({ blocks: 1, wounds: 1, suppression: 2, panic: { wounds: 1 }, isDone: true });
  });

  it('is over when somebody else acts', () => {
    expect(lastDuel([DECLARED, ROLLED, { what: 'activated', unit: 4, ordered: false }])).toBeNull();
  });
});
