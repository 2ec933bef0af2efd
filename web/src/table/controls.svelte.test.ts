import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../generated/Lobby';
import type { Step } from '../generated/Step';
import type { TableState } from '../generated/TableState';
import type { Live } from '../lib/live.svelte';
import { Controls } from './controls.svelte';
import type { Offer } from './offers';

type Choice = { do: string };

class Plain extends Controls<unknown, unknown, Choice> {
  protected get hasSelected(): boolean {
    return false;
  }

  protected unselect(): void {}

  protected override automatic(): Offer<Choice> | null {
    return this.offers.find(({ choice }) => choice.do === 'pass') ?? null;
  }
}

const seat = (kind: 'person' | 'bot', mine: boolean) => ({ kind, mine, present: true, name: '' });
const step = (sequence: number, who: number | null) => ({ sequence, seat: who, events: [], choice: null }) as unknown as Step;

/** Mine is seat 0; beside it a bot, or somebody else. */
function table(sequence: number, offered: string[], other: 'person' | 'bot', n = sequence): TableState {
  const lobby = { seats: [seat('person', true), seat(other, false)], mine: [0], undo: null } as unknown as Lobby;
  const decision = { prompt: {}, offers: offered.map((name) => ({ seat: 0, choice: { do: name } })), awaited: [0] };
  return { sequence, n_choices: n, view: {}, decision, outcome: null, can_take_back: false, lobby };
}

let stop = () => {};
afterEach(() => stop());

function at(first: TableState, steps: Step[]) {
  let now = $state.raw(first);
  let story = $state.raw(steps);
  let line = $state.raw({ connection: 'live', pending: false });
  const given = new Set<number>();
  let through = $state(false);
  const stage = {
    busy: false,
    get through() {
      return through;
    },
    skip: vi.fn(),
    settle: vi.fn(() => (through = false)),
  };
  const choose = vi.fn((_seat: number, _choice: unknown, automatic = false) => void (automatic && given.add(now.sequence + 1)));
  const said = { choose, takeBack: vi.fn(), proposeUndo: vi.fn(), shown: vi.fn() };
  const live = {
    ...said,
    refusal: null,
    get connection() {
      return line.connection;
    },
    get pending() {
      return line.pending;
    },
    get table() {
      return now;
    },
    get past() {
      return story;
    },
    isAutomatic: (sequence: number) => given.has(sequence),
  } as unknown as Live;
  let controls!: Plain;
  stop = $effect.root(() => {
    controls = new Plain(live, stage);
  });
  flushSync();
  const goOn = (next: TableState, more: Step[]) => {
    now = next;
    story = more;
    flushSync();
  };
  const be = (connection: 'live' | 'lost', pending: boolean) => {
    line = { connection, pending };
    flushSync();
  };
  const skipThrough = () => {
    through = true;
    flushSync();
  };
  return { controls, said, goOn, be, stage, skipThrough };
}

describe('controls', () => {
  it('give an answer that decides nothing, and say that nobody was asked', () => {
    const { said } = at(table(1, ['pass'], 'bot'), [step(0, null), step(1, 0)]);
    expect(said.choose.mock.calls).toEqual([[0, { do: 'pass' }, true]]);
  });

  it('show nobody a question that they answer themselves, before nor while the answer is under way', () => {
    const { controls, said, be, goOn } = at(table(1, ['move'], 'bot'), [step(0, null), step(1, 0)]);
    expect(controls.settles).toBe(false);
    be('live', true);
    goOn(table(2, ['pass'], 'bot'), [step(0, null), step(1, 0), step(2, 0)]);
    expect([controls.settles, said.choose.mock.calls.length]).toEqual([true, 0]);
    said.choose.mockImplementation(() => {
      be('live', true);
    });
    be('live', false);
    expect([controls.settles, said.choose.mock.calls.length]).toEqual([true, 1]);
    // Refused: then somebody has to decide.
    be('live', false);
    expect([controls.settles, said.choose.mock.calls.length]).toEqual([false, 1]);
  });

  it('say when whoever skips has come to a question, behind those that answer themselves', () => {
    const { goOn, be, stage, skipThrough } = at(table(1, ['move'], 'bot'), [step(0, null), step(1, 0)]);
    skipThrough();
    expect(stage.through, 'a question is open already').toBe(false);
    be('live', true);
    skipThrough();
    goOn(table(2, ['pass'], 'bot'), [step(0, null), step(1, 0), step(2, 0)]);
    be('live', false);
    expect(stage.through, 'the table answers for me').toBe(true);
    goOn(table(3, ['move'], 'bot'), [step(0, null), step(1, 0), step(2, 0), step(3, 0)]);
    expect(stage.through).toBe(false);
  });

  it('answer again when the line broke before the answer arrived', () => {
    const { controls, said, be } = at(table(1, ['pass'], 'bot'), [step(0, null), step(1, 0)]);
    be('live', true);
    be('lost', false);
    expect([controls.settles, said.choose.mock.calls.length]).toEqual([true, 1]);
    be('live', false);
    expect(said.choose.mock.calls).toEqual([[0, { do: 'pass' }, true], [0, { do: 'pass' }, true]]);
  });

  it('ask whoever has just gone back', () => {
    const { said, goOn } = at(table(3, ['move'], 'bot'), [step(0, null), step(1, 0), step(2, 0), step(3, 0)]);
    goOn(table(4, ['pass'], 'bot', 2), [step(0, null), step(1, 0), step(2, 0)]);
    expect(said.choose).not.toHaveBeenCalled();
    goOn(table(5, ['pass'], 'bot', 3), [step(0, null), step(1, 0), step(2, 0), step(5, 0)]);
    expect(said.choose).toHaveBeenCalledOnce();
  });

  it('take back my last choice and the bot’s step after it with one press', () => {
    const { controls, said } = at(table(3, ['move'], 'bot'), [step(0, null), step(1, 1), step(2, 0), step(3, 1)]);
    expect(controls.canGoBack).toBe(true);
    controls.back();
    expect(said.proposeUndo.mock.calls).toEqual([[1]]);
  });

  it('pass over what was answered for me', () => {
    const { controls, said, goOn } = at(table(1, ['pass'], 'bot'), [step(0, null), step(1, 0)]);
    goOn(table(2, ['move'], 'bot'), [step(0, null), step(1, 0), step(2, 0)]);
    controls.back();
    expect(said.proposeUndo.mock.calls).toEqual([[0]]);
  });

  it('do not take back for others what was learnt', () => {
    const { controls } = at(table(2, ['move'], 'person'), [step(0, null), step(1, 0), step(2, 1)]);
    expect(controls.canGoBack).toBe(false);
  });

  it('drop what a finger points at first', () => {
    const { controls, said } = at(table(2, ['move'], 'bot'), [step(0, null), step(1, 0), step(2, 0)]);
    controls.pointing.touch('a');
    controls.back();
    expect(controls.pointing.at).toBeNull();
    expect(said.proposeUndo).not.toHaveBeenCalled();
  });
});
