import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../lib/live.svelte';
import { tellShown } from './shown.svelte';

let sequence = $state(3);
let busy = $state(false);
let connection = $state<Live['connection']>('live');
let said: number[] = [];
let end = () => {};

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

function change(what: { sequence?: number; busy?: boolean; connection?: Live['connection'] }): void {
  sequence = what.sequence ?? sequence;
  busy = what.busy ?? busy;
  connection = what.connection ?? connection;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  [sequence, busy, connection, said] = [3, false, 'live', []];
  const live = {
    get table() {
      return { sequence };
    },
    get connection() {
      return connection;
    },
    shown: (one: number) => void said.push(one),
  } as unknown as Live;
  const stage = {
    get busy() {
      return busy;
    },
  };
  end = $effect.root(() => tellShown(live, stage));
  flushSync();
});

afterEach(() => {
  end();
  hide(false);
  vi.useRealTimers();
});

describe('what was shown', () => {
  it('is told when nothing is left to show', () => {
    expect(said).toEqual([3]);
    change({ sequence: 4, busy: true });
    expect(said).toEqual([3]);
    change({ busy: false });
    expect(said).toEqual([3, 4]);
  });

  it('is told again while a long scene goes on', () => {
    change({ sequence: 4, busy: true });
    vi.advanceTimersByTime(4000);
    expect(said).toEqual([3, 3, 3]);
    change({ busy: false });
    vi.advanceTimersByTime(4000);
    expect(said).toEqual([3, 3, 3, 4]);
  });

  it('is all there is for a page in the background', () => {
    change({ sequence: 4, busy: true });
    hide(true);
    expect(said).toEqual([3, 4]);
    change({ sequence: 5 });
    expect(said).toEqual([3, 4, 5]);
  });

  it('is told to every new connection', () => {
    change({ connection: 'lost' });
    change({ sequence: 4 });
    expect(said).toEqual([3]);
    change({ connection: 'live' });
    expect(said).toEqual([3, 4]);
  });

  it('is not told by who has left', () => {
    change({ sequence: 4, busy: true });
    end();
    vi.advanceTimersByTime(4000);
    expect(said).toEqual([3]);
  });
});
