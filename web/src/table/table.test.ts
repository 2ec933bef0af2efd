import { describe, expect, it } from 'vitest';
import type { SeatState } from '../generated/SeatState';
import type { SeatWay } from '../generated/SeatWay';
import { branchSeats } from '../replay/branch';
import { layoutFor } from './layout.svelte';
import { line, say, sayAll } from './line';
import { logText } from './log';
import { isInvited, seatActions, waitsFor } from './seats';

const seat = (kind: SeatState['kind'], mine = false): SeatState => ({ kind, name: '', present: true, mine, muted: false, blocked: false });

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
    const seats = [seat('person', true), seat('person'), seat('bot'), seat('open')];
    const told = (...ways: SeatWay[]) => seatActions({ seats, ways }, 'greedy').map(({ kind, seat: n }) => `${kind} ${n}`);
    expect(told('mine', 'taken', 'take', 'take')).toEqual(['hand 0', 'take 2', 'take 3', 'hand 3']);
    expect(told('mine', 'ask', 'secret', 'secret'), 'the server says what may be taken').toEqual(['hand 0', 'ask 1', 'hand 3']);
  });

  it('invite whoever has none, if one is open to them or can be asked for', () => {
    const invited = (seats: SeatState[], ...ways: SeatWay[]) => isInvited({ seats, ways, mine: ways.flatMap((way, n) => (way === 'mine' ? [n] : [])) });
    expect(invited([seat('person'), seat('open')], 'taken', 'take')).toBe(true);
    expect(invited([seat('person'), seat('person')], 'ask', 'ask')).toBe(true);
    expect(invited([seat('person'), seat('open')], 'taken', 'secret'), 'not to the other side').toBe(false);
    expect(invited([seat('person'), seat('bot')], 'taken', 'take'), 'a bot plays on').toBe(false);
    expect(invited([seat('person'), seat('open')], 'mine', 'take')).toBe(false);
  });

  it('are waited for by kind: people before open seats, bots last', () => {
    const seats = [seat('bot'), seat('open'), seat('person')];
    expect(waitsFor(seats, [0, 1, 2])).toEqual({ kind: 'people', seats: [2] });
    expect(waitsFor(seats, [0, 1])).toEqual({ kind: 'open', seats: [1] });
    expect(waitsFor(seats, [0])).toEqual({ kind: 'bots', seats: [0] });
    expect(waitsFor([], [3])).toEqual({ kind: 'open', seats: [3] });
  });

  it('of a branch are mine where they were, else the first', () => {
    expect(branchSeats([seat('bot'), seat('person', true)], true)).toEqual(['bot', 'me']);
    expect(branchSeats([seat('bot'), seat('person')], true)).toEqual(['me', 'bot']);
    expect(branchSeats([seat('open'), seat('person', true)], false)).toEqual(['me', 'me']);
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

describe('a log as a file', () => {
  it('has a heading for each round and the rule of every sentence', () => {
    const t = (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(' ');
    const entry = (key: string, rule: string) => ({ key, rule, tone: 'plain', topic: 'flow' }) as const;
    const text = logText('A game', [
      { sequence: 0, seat: null, round: 0, entries: [entry('set', 'R1')] },
      { sequence: 1, seat: 0, round: 1, entries: [entry('walked', 'R2'), entry('struck', 'R3')] },
      { sequence: 2, seat: 0, round: 1, entries: [entry('rested', 'R4')] },
    ], t);
    expect(text).toBe('A game\n\n== log-setup ==\n\nset [R1]\n\n== round 1 ==\n\nwalked [R2]\nstruck [R3]\n\nrested [R4]\n');
  });
});
