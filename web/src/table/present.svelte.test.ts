import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Step } from '../generated/Step';
import type { TableState } from '../generated/TableState';
import type { Live } from '../lib/live.svelte';
import { quietLobby } from './lobby';
import { Present, type Showing } from './present.svelte';

const step = (sequence: number): Step => ({ sequence, seat: 0, choice: null, events: [] });
const table = (sequence: number, prompt: unknown, offers = 1): TableState => ({
  sequence,
  n_choices: sequence,
  view: `view ${sequence}`,
  decision: prompt === null ? null : { prompt, offers: Array.from({ length: offers }, () => ({ seat: 0, choice: prompt })), awaited: [0] },
  outcome: prompt === null ? { ending: 'lost', winners: [] } as unknown as TableState['outcome'] : null,
  can_take_back: true,
  lobby: { ...quietLobby(), mine: [0] },
});

let now = $state.raw(table(1, 'first'));
let story = $state.raw<readonly Step[]>([step(0), step(1)]);
/** What the board has left: the step that plays, whether it is watched, and whether somebody else did it. */
let left = $state.raw<{ playing: number; telling: boolean; news: boolean; told?: number } | null>(null);
let end = () => {};

function present(): Present {
  const live = {
    get table() {
      return now;
    },
    get story() {
      return story;
    },
    get past() {
      return story;
    },
  } as unknown as Live;
  const stage: Showing = {
    get busy() {
      return left !== null;
    },
    get playing() {
      return left?.playing ?? null;
    },
    get told() {
      return left?.told ?? 0;
    },
    get telling() {
      return left?.telling ?? false;
    },
    isNewsTo: () => left?.news ?? false,
    skip: () => (left = null),
    skipThrough: () => (left = null),
  };
  now = table(1, 'first');
  story = [step(0), step(1)];
  left = null;
  let made!: Present;
  end = $effect.root(() => {
    made = new Present(live, stage);
  });
  flushSync();
  return made;
}

function tell(next: TableState, shows: typeof left): void {
  now = next;
  story = [...story, step(next.sequence)];
  left = shows;
  flushSync();
}

const told = (one: Present) => one.story.map(({ sequence }) => sequence);

afterEach(() => end());

describe('the present as shown', () => {
  it('holds question, view and log back until the board has shown what led there', () => {
    const one = present();
    tell(table(2, 'second'), { playing: 2, telling: true, news: true });
    expect([one.behind, one.watching, one.table.view, one.table.decision?.prompt]).toEqual([true, true, 'view 1', 'first']);
    expect(one.table.decision?.offers).toEqual([]);
    expect(told(one)).toEqual([0, 1]);
    left = null;
    flushSync();
    expect([one.behind, one.table.view, one.table.decision?.offers.length]).toEqual([false, 'view 2', 1]);
    expect(told(one)).toEqual([0, 1, 2]);
  });

  it('tells of a step what has been shown of it', () => {
    const one = present();
    expect(one.part).toBeNull();
    now = table(2, 'second');
    story = [...story, { ...step(2), events: ['first', 'second', 'third'] as unknown as Step['events'] }];
    left = { playing: 2, telling: true, news: true, told: 0 };
    flushSync();
    expect(one.part, 'nothing yet').toBeNull();
    left = { ...left, told: 2 };
    flushSync();
    expect([told(one), one.part?.sequence, one.part?.events]).toEqual([[0, 1], 2, ['first', 'second']]);
  });

  it('never tells the end early, not even after a deed of my own', () => {
    const one = present();
    tell(table(2, null), { playing: 2, telling: false, news: false });
    expect([one.behind, one.table.outcome]).toEqual([true, null]);
    one.skip();
    flushSync();
    expect([one.behind, one.table.outcome !== null, told(one)]).toEqual([false, true, [0, 1, 2]]);
  });

  it('asks on while my own deed plays out, and while others do something beside an open question', () => {
    const one = present();
    tell(table(2, 'second'), { playing: 2, telling: false, news: false });
    expect([one.behind, one.table.decision?.prompt, told(one)]).toEqual([false, 'second', [0, 1]]);
    tell(table(3, 'second'), { playing: 3, telling: false, news: true });
    expect([one.behind, one.table.view]).toEqual([false, 'view 3']);
  });

  it('waits for the deeds of others before a new question, without a word about it where I was not asked', () => {
    const one = present();
    tell(table(2, 'other', 0), null);
    tell(table(3, 'mine'), { playing: 3, telling: false, news: true });
    expect([one.behind, one.watching, one.table.decision?.prompt]).toEqual([true, false, 'other']);
  });

  it('counts choices as the table does, so that an undo means what it says', () => {
    const one = present();
    tell(table(2, 'second'), { playing: 2, telling: true, news: true });
    expect([one.table.sequence, one.table.n_choices, one.table.can_take_back]).toEqual([2, 2, true]);
    expect([told(one), one.past.length], 'what is not told yet counts').toEqual([[0, 1], 3]);
  });
});
