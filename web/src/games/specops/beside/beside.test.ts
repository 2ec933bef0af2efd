import { describe, expect, it } from 'vitest';
import { content as CONTENT } from '../fixtures';
import type { Cast } from '../names';
import type { Prompt, View } from '../types';
import { askedAbout, questionLine, saidLine, saidOf, type Question } from './asked';
import { tokensToLay, zonesToLay } from './lay';
import { isBesideTable, sideAsked, touching } from './mode';

const CAST: Cast = {
  content: CONTENT,
  units: [1, 2, 3].map((n) => ({ colour: n < 3 ? ('blue' as const) : ('red' as const), kind: 'stormtrooper', isVehicle: false, rank: 'corps' as const, n, weapons: [] })),
  tokens: new Map([[0, 'left']]),
  places: new Map(),
};
const NEAR: Question = { about: 'near', of: { spot: 'token', id: 0 }, inches: 3, in_sight: false, among: [0, 1, 2] };
const ONE: Question = { ...NEAR, of: { spot: 'unit', id: 2 }, inches: 0, among: [1] };
const COVER: Question = { about: 'cover', attacker: 0, defender: 2 };
const asks = (question: Question, near: number[] = []): Prompt => ({ ask: 'question', question, near });

describe('what is asked beside a real table', () => {
  it('names who is meant, and asks of one with yes and no', () => {
    expect(questionLine(NEAR, CAST).key).toBe('specops-ask-near');
    expect(questionLine(ONE, CAST)).toMatchObject({ key: 'specops-ask-near-one', args: { n: 0, sight: 'no' } });
    expect(saidOf({ do: 'pick', unit: 1 }, asks(ONE))?.title.key).toBe('specops-beside-yes');
    expect(saidOf({ do: 'done' }, asks(ONE))?.title.key).toBe('specops-beside-no');
    expect(saidOf({ do: 'pick', unit: 1 }, asks(NEAR))).toBeNull();
    expect([[], [1]].map((near) => saidOf({ do: 'done' }, asks(NEAR, near))?.title.key)).toEqual(['specops-beside-nobody', 'specops-beside-nobody-else']);
  });

  it('has words for numbers: cover, quarters, inches', () => {
    expect([0, 1, 2].map((n) => saidOf({ do: 'say', n }, asks(COVER))?.title.args)).toEqual([{ cover: 'none' }, { cover: 'light' }, { cover: 'heavy' }]);
    const inches: Question = { about: 'inches', from: 0, to: 2 };
    expect([9, 10].map((n) => saidOf({ do: 'say', n }, asks(inches))?.title.key)).toEqual(['specops-beside-inches', 'specops-beside-far']);
    expect(saidOf({ do: 'say', n: 1 }, asks({ about: 'arc', of: 0, from: 2, arc: 'rear' }))?.title.key).toBe('specops-beside-yes');
  });

  it('lights whom it is about, and the log says question and answer', () => {
    expect([NEAR, ONE, COVER].map(askedAbout)).toEqual([null, [2], [2]]);
    expect(saidLine({ what: 'said', question: NEAR, near: [], number: 0 }, CAST).args?.answer).toEqual({ key: 'specops-beside-nobody' });
    expect(saidLine({ what: 'said', question: COVER, near: [], number: 2 }, CAST).args?.answer).toEqual({ key: 'specops-beside-cover-of', args: { cover: 'heavy' } });
  });

  it('says whose decision it is, and of what everybody sees that it is nobody’s', () => {
    const view = { blue: 1, figures: [{ colour: 'blue' }, { colour: 'red' }] } as unknown as View;
    expect(sideAsked(asks(COVER), view, [0, 1])).toBeNull();
    expect(sideAsked({ ask: 'turn', colour: 'red' }, view, [0, 1])).toBe('red');
    expect(sideAsked({ ask: 'act', unit: 0, left: 2 }, view, [0, 1])).toBe('blue');
    expect(sideAsked({ ask: 'standby', trigger: 0 }, view, [0, 1])).toBe('red');
    expect(sideAsked({ ask: 'card', missing: ['blue', 'red'], mine: null }, { ...view, colour: 'red' }, [0, 1])).toBe('red');
    expect(sideAsked({ ask: 'transmit' }, view, [1])).toBe('blue');
  });

  it('knows who is in contact, and such a table in a list', () => {
    expect(touching({ contacts: [[0, 5], [5, 1]] }, 5)).toEqual([0, 1]);
    expect(touching({ contacts: null }, 5)).toEqual([]);
    expect(isBesideTable({ game: 'specops', setup: { mode: 'companion' } })).toBe(true);
    expect(isBesideTable({ game: 'specops', setup: {} })).toBe(false);
  });
});

describe('what to lay', () => {
  it('measures every token and every corner in quarters of an inch from west and south, on the table', () => {
    for (const mission of CONTENT.missions.keys()) {
      const tokens = tokensToLay(CONTENT, mission);
      const zones = zonesToLay(CONTENT, mission);
      expect(zones.length).toBeGreaterThan(0);
      for (const { west, south } of [...tokens.map(({ at }) => at), ...zones.flatMap(({ corners }) => corners)]) {
        expect(4 * west).toBe(Math.round(4 * west));
        expect(Math.min(west, south)).toBeGreaterThanOrEqual(0);
        expect(Math.max(west, south)).toBeLessThanOrEqual(36);
      }
    }
  });
});
