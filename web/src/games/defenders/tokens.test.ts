import { describe, expect, it } from 'vitest';
import { isTimely } from './hints.svelte';
import { hexWords } from './labels';
import { chartOf, keyOfHex } from './map';
import { specialRules } from './mission';
import { signalsOn } from './pieces';
import { CONTENT, PICTURE, STORY, VIEW } from './table-fixtures';
import { tokensOn } from './tokens';
import type { View } from './types';

const chart = chartOf(PICTURE);
const view: View = {
  ...VIEW,
  story: {
    ...STORY,
    told: [{ word: 'opening', is_rule: false }, { word: 'burning', is_rule: true }, { word: 'burning', is_rule: true }],
    flames: [1],
    waypoints: [{ number: 3, at: 1 }],
    hidden: [2],
    goals: [2],
    items: [{ item: 0, at: null, carrier: 0 }],
    people: [{ figure: 44, person: 0, at: 2, health: 2, wounds: 1 }],
    turned: [{ figure: 29, alien: true }],
  },
};
const said = (hex: number) => hexWords({ view, content: CONTENT, chart, name: String }, keyOfHex(chart, hex)).map(({ key, args }) => [key, args?.what ?? args?.n ?? args?.alien]);

describe('what the story lays on the map', () => {
  it('lies beside each other on one hex; what is carried does not lie there', () => {
    expect(tokensOn(view, chart).map(({ kind, slot, count }) => [kind, slot, count])).toEqual([['flame', 0, undefined], ['waypoint', 1, 3], ['hidden', 0, undefined]]);
  });

  it('is told with the hex, goals too', () => {
    expect(said(1)).toEqual([['defenders-label-token', 'flame'], ['defenders-label-token', 'waypoint']]);
    expect(said(2).map(([key]) => key)).toEqual(['defenders-label-figure', 'defenders-label-health', 'defenders-label-token', 'defenders-label-goal']);
    expect(said(5)).toContainEqual(['defenders-label-turned', 'yes']);
  });

  it('people and signals that stay have their faces up', () => {
    expect(signalsOn(view, chart, null).map(({ key, face }) => [key, face])).toEqual([['29', 'alien'], ['44', 'human']]);
  });

  it('a special rule is listed once, a page not at all', () => {
    expect(specialRules(view)).toEqual(['burning']);
  });

  it('a hint that goes with an answer waits until it is offered', () => {
    const hint = { until: 'end', point: 'choice:end' } as const;
    expect(isTimely(hint, [])).toBe(false);
    expect(isTimely(hint, [{ choice: { do: 'end_turn' } }])).toBe(true);
    expect(isTimely({ until: 'reveal', point: 'signals' }, [])).toBe(true);
  });
});
