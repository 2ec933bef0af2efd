import { describe, expect, it } from 'vitest';
import { speak, t } from '../../lib/i18n.svelte';
import { sayAll } from '../../table/line';
import { candidateLines } from './candidate';
import { VIEW } from './fixtures';
import type { Prompt, View } from './types';

const QUIET: View = { ...VIEW, odds: [] };
const said = (view: View, prompt: object, id: number) => {
  void speak('en');
  return sayAll(t, candidateLines(view, prompt as Prompt, id));
};

describe('somebody who can be chosen', () => {
  it('is named with place and health', () => {
    expect(said(QUIET, { ask: 'aim' }, 2)).toBe('2 spaces south-east, 2 of 3 health');
    expect(said(QUIET, { ask: 'aim' }, 99)).toBe('');
  });

  it('for a Cleave with what its damage leaves', () => {
    expect(said(QUIET, { ask: 'cleave', damage: 1 }, 2)).toBe('2 spaces south-east, 2 of 3 health, 1 left after it');
    expect(said(QUIET, { ask: 'cleave', damage: 5 }, 2)).toMatch(/, defeated by it$/);
  });

  it('for another attack with the best odds there are', () => {
    const odds = { attacker: 0, distance: 2, hit: 900, defeat: 100, damage: [250, 750] };
    const view = { ...VIEW, odds: [{ ...odds, weapon: 0, target: 2, expected: 750 }, { ...odds, weapon: 1, target: 2, expected: 400, hit: 100 }] };
    expect(said(view, { ask: 'striking', figure: 0 }, 2)).toMatch(/reaches 90%, damages 75%, 0\.8 damage$/);
  });
});
