import { describe, expect, it } from 'vitest';
import type { Step } from '../generated/Step';
import { beforeMine, furthest, sinceLast } from './undo';

/** What happened before the first choice, and one step a choice. */
const story = (...marked: boolean[]) => [null, ...marked].map((mark, n) => ({ sequence: n, seat: n === 0 ? null : 0, events: mark ? ['mark'] : [] }) as unknown as Step);
const isMarked = (step: Step) => (step.events as unknown[]).length > 0;

describe('an undo', () => {
  it('of my last choice takes what bots and the table did after it as well', () => {
    const seats = (...all: (number | null)[]) => all.map((seat, sequence) => ({ sequence, seat, events: [] }) as unknown as Step);
    const none = () => false;
    expect(beforeMine(seats(null, 0, 1, 2), 3, [0], none)).toBe(0);
    expect(beforeMine(seats(null, 0, 1, 0, 2), 4, [0], none)).toBe(2);
    expect(beforeMine(seats(null, 0, 1, 0, 2), 4, [0], (sequence) => sequence === 3)).toBe(0);
    expect(beforeMine(seats(null, 1, 1), 2, [0], none)).toBeNull();
    expect(beforeMine(seats(null, 0), 2, [0], none), 'the story is not told to its end').toBeNull();
    expect(beforeMine([], 3, [], none), 'who has no seat').toBe(2);
    expect(beforeMine([], 0, [], none)).toBeNull();
  });

  it('goes back to the newest step of a kind, and only if that is more than one choice', () => {
    expect(sinceLast(story(true, false, true, false, false), 5, isMarked)).toBe(3);
    expect(sinceLast(story(true, false, true, false), 4, isMarked)).toBeNull();
    expect(sinceLast(story(false, false), 2, isMarked)).toBe(0);
  });

  it('goes nowhere in a story that is not the one of the table', () => {
    expect(sinceLast(story(true, false, false), 7, isMarked)).toBeNull();
  });

  it('tells a branch how far back to go', () => {
    const place = (keep: number | null) => ({ keep, text: '' });
    expect(furthest([place(4), place(2), place(null)])).toBe(2);
    expect(furthest([place(null)])).toBe(0);
  });
});
