import { describe, expect, it } from 'vitest';
import type { Step } from '../generated/Step';
import { beforeLast, furthest, sinceLast } from './undo';

/** What happened before the first choice, and one step a choice. */
const story = (...marked: boolean[]) => [null, ...marked].map((mark, n) => ({ sequence: n, seat: n === 0 ? null : 0, events: mark ? ['mark'] : [] }) as unknown as Step);
const isMarked = (step: Step) => (step.events as unknown[]).length > 0;

describe('an undo', () => {
  it('of one choice needs a choice', () => {
    expect(beforeLast(3)).toBe(2);
    expect(beforeLast(0)).toBeNull();
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
