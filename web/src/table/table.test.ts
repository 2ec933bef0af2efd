import { describe, expect, it } from 'vitest';
import type { SeatState } from '../generated/SeatState';
import { branchSeats } from '../replay/branch';
import { layoutFor } from './layout.svelte';
import { line, say, sayAll } from './line';
import { seatActions } from './seats';

const seat = (kind: SeatState['kind'], mine = false): SeatState => ({ kind, name: '', present: true, mine });

describe('lines', () => {
  const t = (key: string, args?: Record<string, string | number>) => `${key}(${Object.values(args ?? {}).join(';')})`;

  it('say lines within lines, and lists', () => {
    const inner = [line('a'), line('b', { n: 2 })];
    expect(say(t, line('outer', { one: inner[0]!, all: inner, plain: 'x' }))).toBe('outer(a();a(), b(2);x)');
    expect(sayAll(t, inner)).toBe('a(), b(2)');
  });
});

describe('seats', () => {
  it('can be taken and handed over', () => {
    const actions = seatActions([seat('person', true), seat('person'), seat('bot'), seat('open')], 'greedy');
    expect(actions.map(({ kind, seat: n }) => `${kind} ${n}`)).toEqual(['hand 0', 'take 2', 'take 3', 'hand 3']);
  });

  it('of a branch are mine where they were, else the first', () => {
    expect(branchSeats([seat('bot'), seat('person', true)])).toEqual(['bot', 'me']);
    expect(branchSeats([seat('bot'), seat('person')])).toEqual(['me', 'bot']);
  });
});

describe('the layout', () => {
  it.each([
    [1600, 900, 'wide'],
    [1024, 768, 'side'],
    [820, 1180, 'stack'],
    [360, 740, 'phone'],
    [740, 360, 'side'],
  ] as const)('of %i x %i is %s', (width, height, layout) => {
    expect(layoutFor(width, height)).toBe(layout);
  });
});
