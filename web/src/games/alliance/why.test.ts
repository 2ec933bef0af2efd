import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/language';
import { speak, t } from '../../lib/i18n.svelte';
import { say } from '../../table/line';
import { VIEW } from './fixtures';
import type { Prompt, View } from './types';
import { whyNotInTurn } from './why';

const turn = (actions: number) => ({ ask: 'turn', figure: 0, actions, points: 0 }) as unknown as Extract<Prompt, { ask: 'turn' }>;
const stunned: View = { ...VIEW, figures: VIEW.figures.map((figure) => (figure.id === 0 ? { ...figure, conditions: ['stun' as const] } : figure)) };
const reason = (view: View, space: [number, number], actions = 2) => whyNotInTurn(view, turn(actions), space, () => 'Fenn Signis');

describe('a place that is not lit in a turn', () => {
  it('is no target for who is stunned, however near (alliance R12.8)', () => {
    expect(reason(VIEW, [3, 3])?.key).toBe('alliance-why-no-attack');
    expect(reason(stunned, [3, 3])).toEqual({ key: 'alliance-why-stunned-now', rule: 'R12.8', args: { name: 'Fenn Signis' } });
    expect(reason(stunned, [2, 1])?.rule, 'nor does it leave its space').toBe('R12.8');
    expect(reason(stunned, [1, 1]), 'itself').toBeNull();
  });

  it('is no target without an action either', () => {
    expect(reason(VIEW, [3, 3], 0)?.key).toBe('alliance-why-actions');
    expect(reason(VIEW, [2, 1], 0)?.rule).toBe('R3.6');
  });

  it.each(LANGUAGES)('says so in %s', async (language) => {
    await speak(language);
    expect(say(t, reason(stunned, [3, 3])!)).toMatch(/^Fenn Signis .{30,}/);
  });
});
