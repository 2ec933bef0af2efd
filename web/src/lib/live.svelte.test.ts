import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../generated/ClientMessage';
import type { ServerMessage } from '../generated/ServerMessage';
import { guest } from './guest.svelte';
import { speak } from './i18n.svelte';
import { quietLobby } from '../table/lobby';
import { joinTable, type Live } from './live.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const lobby = { ...quietLobby(), mine: [0] };
const table = { sequence: 7, n_choices: 7, view: {}, decision: null, outcome: null, can_take_back: false, lobby };
const whole: ServerMessage = { say: 'table', table, story: [] };

describe('a live table', () => {
  let live: Live;
  let leave: () => void;
  const last = () => FakeSocket.made.at(-1)!;

  /** Effects run, and whoever waits for the guest goes on. */
  async function settle(): Promise<void> {
    flushSync();
    await guest.load();
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"name":"Falcon"}')));
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.made = [];
    void speak('en');
    leave = $effect.root(() => {
      live = joinTable('Qk3x');
    });
    await settle();
  });

  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('greets and asks for everything', () => {
    expect(last().address).toMatch(/^ws:.*\/api\/tables\/Qk3x\/live$/);
    last().open();
    expect(last().sent).toEqual([{ say: 'hello', since: null, language: 'en' }]);
    expect(live.connection).toBe('connecting');
    last().hear(whole);
    expect(live.connection).toBe('live');
    expect(live.table?.sequence).toBe(7);
  });

  it('comes back after a break and asks for what it missed', async () => {
    last().open();
    last().hear(whole);
    last().close();
    expect(live.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(499);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    last().open();
    expect(last().sent).toEqual([{ say: 'hello', since: 7, language: 'en' }]);
  });

  it('sends a choice once, with the sequence it is based on', () => {
    last().open();
    last().hear(whole);
    live.choose(0, 'end');
    live.choose(0, 'end');
    expect(last().sent.slice(1)).toEqual([{ say: 'choose', sequence: 7, seat: 0, choice: 'end' }]);
    expect(live.pending).toBe(true);
    last().hear({ say: 'refused', error: { code: 'stale', message: 'Too late.', field: null, rule: null } });
    expect(live.pending).toBe(false);
    expect(live.refusal?.code).toBe('stale');
    live.choose(0, 'end');
    expect(live.refusal).toBeNull();
  });

  it('hears what would follow from a choice, in whatever order its fields are written', async () => {
    last().open();
    last().hear(whole);
    const told = live.foresee(0, [{ do: 'move', way: [[1, 2]], on: null }]);
    last().hear({ say: 'foreseen', sequence: 7, seat: 0, choices: [{ way: [[1, 2]], on: null, do: 'move' }], told: { left: 1 } });
    expect(await told).toEqual({ left: 1 });
  });

  it('says nothing of an answer nobody gave, if another page of mine was quicker with it', async () => {
    last().open();
    last().hear(whole);
    live.choose(0, 'pass', true);
    last().hear({ say: 'refused', error: { code: 'stale', message: 'Too late.', field: null, rule: null } });
    expect([live.pending, live.refusal]).toEqual([false, null]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(live.connection, 'nothing is waited for any more').toBe('live');
    live.choose(0, 'pass', true);
    last().hear({ say: 'refused', error: { code: 'not-offered', message: 'No.', field: null, rule: null } });
    expect(live.refusal?.code).toBe('not-offered');
  });

  it('draws steps that come together once, and keeps them all', async () => {
    const steps = (sequence: number): ServerMessage => ({
      say: 'steps',
      steps: [{ sequence, seat: 0, choice: null, events: [] }],
      table: { ...table, sequence },
    });
    let drawn = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        void live.table;
        drawn++;
      });
    });
    last().open();
    last().hear(whole);
    flushSync();
    drawn = 0;
    for (const sequence of [8, 9, 10]) {
      last().hear(steps(sequence));
      flushSync();
    }
    expect(drawn).toBe(0);
    await vi.advanceTimersByTimeAsync(16);
    flushSync();
    expect(drawn).toBe(1);
    expect(live.table?.sequence).toBe(10);
    expect(live.story.map(({ sequence }) => sequence)).toEqual([8, 9, 10]);
    await vi.advanceTimersByTimeAsync(16);
    last().hear(steps(11));
    expect(live.table?.sequence).toBe(11);
    // An answer to what I did does not wait either.
    live.choose(0, 'end');
    last().hear(steps(12));
    expect(live.table?.sequence).toBe(12);
    expect(live.pending).toBe(false);
    stop();
  });

  it('loses no step to another message or a break', async () => {
    const steps: ServerMessage = {
      say: 'steps',
      steps: [{ sequence: 8, seat: 0, choice: null, events: [] }],
      table: { ...table, sequence: 8 },
    };
    last().open();
    last().hear(whole);
    last().hear(steps);
    last().hear({ say: 'lobby', lobby: { ...lobby, pace: 0 } });
    expect(live.table?.sequence).toBe(8);
    expect(live.table?.lobby.pace).toBe(0);
    last().hear({ ...steps, steps: [{ sequence: 9, seat: 0, choice: null, events: [] }], table: { ...table, sequence: 9 } });
    last().close();
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    expect(last().sent).toEqual([{ say: 'hello', since: 9, language: 'en' }]);
  });

  it('hears steps in the background, where there are no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    last().open();
    last().hear(whole);
    last().hear({ say: 'steps', steps: [], table: { ...table, sequence: 8 } });
    await vi.advanceTimersByTimeAsync(100);
    expect(live.table?.sequence).toBe(8);
  });

  it('is lost as soon as the network is, and comes back with it', async () => {
    last().open();
    last().hear(whole);
    const first = last();
    live.choose(0, 'end');
    dispatchEvent(new Event('offline'));
    expect([live.connection, live.pending, first.readyState]).toEqual(['lost', false, 3]);
    expect(FakeSocket.made, 'closing it begins no second attempt').toHaveLength(1);
    // A table on this very machine needs no network: it is tried all the same, and hangs here.
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.made).toHaveLength(2);
    dispatchEvent(new Event('online'));
    await settle();
    expect(FakeSocket.made).toHaveLength(3);
    last().open();
    last().hear({ say: 'steps', steps: [], table });
    expect(live.connection).toBe('live');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('says so when an answer stays out', async () => {
    last().open();
    last().hear(whole);
    live.choose(0, 'end');
    await vi.advanceTimersByTimeAsync(2999);
    expect(live.connection).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect([live.connection, live.pending]).toEqual(['slow', true]);
    last().hear({ say: 'steps', steps: [], table: { ...table, sequence: 8 } });
    expect([live.connection, live.pending]).toEqual(['live', false]);
    // What was answered in time is not waited for.
    live.choose(0, 'end');
    last().hear({ say: 'steps', steps: [], table: { ...table, sequence: 9 } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(live.connection).toBe('live');
  });

  it('greets again in another language', async () => {
    last().open();
    last().hear(whole);
    void speak('de');
    await settle();
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([{ say: 'hello', since: 7, language: 'de' }]);
    expect(live.connection).toBe('live');
  });

  it('is silent once it was left', async () => {
    last().open();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
