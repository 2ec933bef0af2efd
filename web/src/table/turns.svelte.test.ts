import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Parts that write down when they come. */
function parts(turns: Turns) {
  const come: string[] = [];
  return { come, wait: (name: string, rank = 0, then?: () => void) => turns.wait(rank, () => (come.push(name), then?.())) };
}

describe('parts of a table', () => {
  it('come one after the other, the lower rank first, each in a task of its own', () => {
    const { come, wait } = parts(new Turns());
    wait('log', 1);
    wait('board');
    wait('figures');
    expect(come).toEqual([]);
    const seen: string[] = [];
    for (let n = 0; n < 60 && come.length < 3; n++) {
      vi.advanceTimersByTime(10);
      if (come.join() !== seen.at(-1) && come.length > 0) seen.push(come.join());
    }
    expect(seen).toEqual(['board', 'board,figures', 'board,figures,log']);
  });

  it('may be made of parts, and are over when all are there', () => {
    const turns = new Turns();
    const { come, wait } = parts(turns);
    wait('log', 1);
    wait('board', 0, () => wait('figures'));
    flushSync();
    expect([turns.busy, turns.over]).toEqual([true, false]);
    vi.runAllTimers();
    expect(come).toEqual(['board', 'figures', 'log']);
    expect([turns.busy, turns.over]).toEqual([false, true]);
  });

  it('stay away when nobody waits for them any more', () => {
    const turns = new Turns();
    const { come, wait } = parts(turns);
    const giveUp = wait('board');
    wait('log', 1);
    giveUp();
    vi.advanceTimersByTime(150);
    expect(come).toEqual(['log']);
    wait('late');
    turns.stop();
    vi.runAllTimers();
    expect(come).toEqual(['log']);
  });
});
