import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '../../generated/Step';
import type { TableState } from '../../generated/TableState';
import type { Live } from '../../lib/live.svelte';
import { changeSettings } from '../../lib/settings.svelte';
import { Present } from '../../table/present.svelte';
import { ArenaControls } from './controls.svelte';
import { content, events, view } from './fixtures';
import { ArenaStage } from './stage.svelte';

vi.mock('../../lib/sound.svelte', () => ({ playCue: () => {} }));

const before = { ...view, jedi: view.jedi.map((one) => ({ ...one, die: null })) };
const step = (sequence: number, ...told: (keyof typeof events)[]): Step => ({
  sequence,
  seat: 0,
  choice: null,
  events: told.map((what) => ({ rule: '15', event: events[what] })),
});
const table = (sequence: number, shown: unknown): TableState =>
  ({
    sequence,
    n_choices: sequence,
    view: shown,
    decision: { prompt: { ask: 'place' }, offers: [{ seat: 0, choice: { do: 'card', slot: 1 } }], awaited: [0] },
    outcome: null,
    can_take_back: false,
    lobby: { seats: [], mine: [0], undo: null },
  }) as unknown as TableState;

let now = $state.raw<TableState>(table(1, before));
let story = $state.raw<readonly Step[]>([step(1)]);
let end = () => {};

/** A table as its page makes it, before the dice are thrown. */
function sit() {
  now = table(1, before);
  story = [step(1)];
  const live = {
    connection: 'live',
    pending: false,
    shown: () => {},
    get table() {
      return now;
    },
    get story() {
      return story;
    },
  } as unknown as Live;
  let made!: { stage: ArenaStage; present: Present; controls: ArenaControls };
  end = $effect.root(() => {
    const stage = new ArenaStage(() => content, () => ({ view: now.view as typeof view, story }));
    const present = new Present(live, stage);
    made = { stage, present, controls: new ArenaControls(present, content, stage) };
  });
  flushSync();
  return made;
}

function hear(what: 'rolled' | 'reported'): void {
  story = [...story, step(2, what)];
  now = table(2, view);
  flushSync();
}

const told = (present: Present) => present.story.map(({ sequence }) => sequence);

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ diceAnimation: true });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('tells nobody what a die shows while it falls, neither the question nor the log', () => {
  const { stage, present, controls } = sit();
  hear('rolled');
  expect([stage.rolling, controls.rolling, controls.face, told(present)]).toEqual([true, true, null, [1]]);
  vi.advanceTimersByTime(499);
  flushSync();
  expect([controls.face, told(present)]).toEqual([null, [1]]);
  vi.advanceTimersByTime(1);
  flushSync();
  expect([stage.rolling, controls.face, told(present)]).toEqual([false, 4, [1, 2]]);
});

it('shows at once what lies there: real dice, those of somebody who wants none to roll, and all that is skipped', () => {
  const reported = sit();
  hear('reported');
  expect([reported.stage.rolling, reported.controls.face]).toEqual([false, 4]);
  end();
  changeSettings({ diceAnimation: false });
  const still = sit();
  hear('rolled');
  expect([still.stage.rolling, still.controls.face]).toEqual([false, 4]);
  end();
  changeSettings({ diceAnimation: true });
  const skipped = sit();
  hear('rolled');
  skipped.present.skip();
  flushSync();
  expect([skipped.stage.rolling, skipped.controls.face, told(skipped.present)]).toEqual([false, 4, [1, 2]]);
});
