import { describe, expect, it } from 'vitest';
import { speak, t } from '../../lib/i18n.svelte';
import { sayAll } from '../../table/line';
import { CONTENT, PLAN, VIEW } from './fixtures';
import { spaceLabel } from './labels';
import type { Space, View } from './types';

const seen = (view: View) => ({
  view,
  content: CONTENT,
  plan: PLAN,
  name: (figure: number) => (figure === 0 ? 'Fenn Signis' : `Stormtrooper red ${figure}`),
  place: ([column, row]: Space) => `${column}/${row}`,
});
const label = (space: Space, view = VIEW) => sayAll(t, spaceLabel(seen(view), space));

describe('a label', () => {
  it('says who stands there, where, whether it is seen, and its health', () => {
    void speak('en');
    expect(label([3, 3])).toBe('Stormtrooper red 2, on 3/3, 2 spaces south-east, in line of sight, 2 of 3 health');
  });

  it('leaves out what nobody told', () => {
    expect(label([5, 1])).toBe('Stormtrooper red 1, on 5/1, 4 spaces east, 3 of 3 health');
    expect(label([5, 1], { ...VIEW, acting: null })).toBe('Stormtrooper red 1, on 5/1, 3 of 3 health');
  });

  it('says whose view it is where no hero looks', () => {
    const sight = [{ figure: 0, distance: 4, in_sight: false, sees_me: false, blocked: null }];
    expect(label([1, 1], { ...VIEW, acting: 1, sight })).toBe('Fenn Signis, on 1/1, seen from Stormtrooper red 1, 4 spaces west, not in line of sight, 12 of 12 health');
    expect(label([1, 1], { ...VIEW, acting: null, sight: [] })).toBe('Fenn Signis, on 1/1, 12 of 12 health');
  });

  it('names the space and what lies there', () => {
    expect(label([1, 3])).toBe('1/3, crate, 2 spaces south');
    expect(label([2, 3])).toBe('2/3, difficult terrain, 2 spaces south-east');
    expect(label([2, 1])).toBe('2/1, 1 space east');
  });

  it('tells conditions and wounds', () => {
    const [hero, ...others] = VIEW.figures;
    const view = { ...VIEW, figures: [{ ...hero!, wounded: true, strain: 2, conditions: ['stun' as const] }, ...others] };
    expect(label([1, 1], view)).toBe('Fenn Signis, on 1/1, 12 of 12 health, 2 of 4 strain, wounded, Stunned');
  });

  it('says what a tap does', () => {
    expect(sayAll(t, spaceLabel(seen(VIEW), [2, 1], { light: 'move', offer: null }))).toMatch(/, you can move here$/);
  });
});
