import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../generated/Step';
import type { Timed } from './beats';
import type { Source } from './news';
import { Stage, type Rhythm } from './stage.svelte';
import { eventsIn } from './told';

interface Beat extends Timed {
  readonly add: number;
  readonly stop: boolean;
}

/** Adds up numbers; those from ten on are worth a stop. */
class Sum extends Stage<number, Beat> {
  rewound = 0;

  protected override beats(steps: readonly Step[]): Beat[] {
    return steps.flatMap((step) => eventsIn<number>(step).map((add) => ({ add, stop: add >= 10, milliseconds: 100, sequence: step.sequence })));
  }

  protected override perform(scene: number, { add }: Beat): number {
    return scene + add;
  }

  protected override rewind(): void {
    this.rewound++;
  }

  protected override isStop({ stop }: Beat): boolean {
    return stop;
  }
}

const step = (sequence: number, ...numbers: number[]): Step => ({ sequence, seat: 0, choice: null, events: numbers.map((event) => ({ rule: 'R1', event })) });
const total = (story: readonly Step[]) => story.flatMap((one) => eventsIn<number>(one)).reduce((sum, n) => sum + n, 0);

let story = $state.raw<readonly Step[]>([step(0)]);
let end = () => {};

function stage(rhythm: Partial<Rhythm> = {}): Sum {
  const source = (): Source<number> => ({ view: total(story), story });
  let made!: Sum;
  end = $effect.root(() => {
    made = new Sum(source, { news: 3, patience: 1000, then: 'skip', ...rhythm });
  });
  flushSync();
  return made;
}

function tell(...steps: Step[]): void {
  story = [...story, ...steps];
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  story = [step(0)];
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('a stage', () => {
  it('shows beat after beat, and rests at the view', () => {
    const sum = stage();
    tell(step(1, 1, 2), step(2, 3));
    expect([sum.scene, sum.busy, sum.playing, sum.waiting.length]).toEqual([1, true, 1, 2]);
    vi.advanceTimersByTime(200);
    expect([sum.scene, sum.playing]).toEqual([6, 2]);
    vi.advanceTimersByTime(100);
    expect([sum.scene, sum.busy, sum.playing]).toEqual([6, false, null]);
  });

  it('shows the end at once when it is skipped, and what is history', () => {
    const sum = stage();
    tell(step(1, 1, 2));
    sum.skip();
    expect([sum.scene, sum.busy]).toEqual([3, false]);
    tell(step(2, 1), step(3, 1), step(4, 1), step(5, 1));
    expect([sum.scene, sum.busy]).toEqual([7, false]);
  });

  it('cuts short what takes too long, or hurries', () => {
    const brief = stage({ patience: 150 });
    tell(step(1, 1, 1));
    expect([brief.scene, brief.busy]).toEqual([2, false]);
    end();
    story = [step(0)];
    const hasty = stage({ patience: 100, then: 'hurry' });
    tell(step(1, 1, 1, 1));
    vi.advanceTimersByTime(50);
    expect(hasty.scene).toBe(2);
  });

  it('stops where it is told to, until somebody goes on', () => {
    const sum = stage();
    sum.mode = 'step';
    tell(step(1, 10, 1));
    vi.advanceTimersByTime(1000);
    expect([sum.scene, sum.paused]).toEqual([10, true]);
    sum.next();
    expect([sum.scene, sum.paused]).toEqual([11, false]);
    sum.mode = 'instant';
    tell(step(2, 10, 5));
    expect([sum.scene, sum.busy]).toEqual([26, false]);
  });

  it('begins anew when the table goes back', () => {
    const sum = stage();
    tell(step(1, 5), step(2, 5));
    story = story.slice(0, 2);
    flushSync();
    expect([sum.scene, sum.busy, sum.rewound]).toEqual([5, false, 1]);
  });
});
