import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../generated/Step';
import type { Cue } from '../lib/scores';
import { changeSettings } from '../lib/settings.svelte';
import type { Timed } from './beats';
import type { Source } from './news';
import { Stage, type Rhythm, type Weight } from './stage.svelte';
import { eventsIn } from './told';

interface Beat extends Timed {
  readonly add: number;
  readonly stop: boolean;
}

const heard = vi.hoisted(() => [] as string[]);
vi.mock('../lib/sound.svelte', () => ({ playCue: (cue: string) => heard.push(cue) }));

/** Adds up numbers; those from ten on are worth a stop, and twenty takes no time. */
class Sum extends Stage<number, Beat> {
  rewound = 0;

  protected override beats(step: Step): Beat[] {
    return eventsIn<number>(step).map((add) => ({ add, stop: add >= 10, milliseconds: add === 20 ? 0 : 100 }));
  }

  /** Fives are deeds, sixes part of a question. */
  protected override weigh({ add }: Beat): Weight {
    return add === 5 ? 'deed' : add === 6 ? 'asked' : 'told';
  }

  protected override tells(): number {
    return 1;
  }

  protected override cue({ add }: Beat): Cue | null {
    return add === 2 ? 'dice' : null;
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
  heard.length = 0;
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
    expect(sum.told, 'what is shown now is not over').toBe(0);
    vi.advanceTimersByTime(100);
    expect([sum.playing, sum.told]).toEqual([1, 1]);
    vi.advanceTimersByTime(100);
    expect([sum.scene, sum.playing]).toEqual([6, 2]);
    vi.advanceTimersByTime(100);
    expect([sum.scene, sum.busy, sum.playing]).toEqual([6, false, null]);
  });

  it('is heard when it is shown, and not when it is skipped', () => {
    const sum = stage();
    tell(step(1, 1, 2));
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(['dice']);
    tell(step(2, 1, 2));
    sum.skip();
    expect(heard).toEqual(['dice']);
  });

  it('is heard once a step where motion is reduced and nothing plays out', () => {
    changeSettings({ motion: 'reduced' });
    const sum = stage();
    tell(step(1, 1, 2, 2), step(2, 2));
    expect([sum.scene, sum.busy, heard.length]).toEqual([7, false, 1]);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['dice', 'dice']);
    sum.mode = 'instant';
    tell(step(3, 2));
    vi.advanceTimersByTime(1000);
    expect(heard, 'whoever wants only the end hears nothing of it').toHaveLength(2);
    changeSettings({ motion: 'system' });
  });

  it('shows the end at once when it is skipped, and what is history', () => {
    const sum = stage();
    tell(step(1, 1, 2));
    sum.skip();
    expect([sum.scene, sum.busy]).toEqual([3, false]);
    tell(step(2, 1), step(3, 1), step(4, 1), step(5, 1));
    expect([sum.scene, sum.busy]).toEqual([7, false]);
  });

  it('skips on to the next question, if that is what was wished for', () => {
    const sum = stage();
    tell(step(1, 1, 2));
    sum.skipThrough();
    tell(step(2, 1, 2));
    expect([sum.scene, sum.busy, sum.through]).toEqual([6, false, true]);
    sum.settle();
    tell(step(3, 1));
    expect(sum.busy).toBe(true);
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

  it('makes up for a clock that slept', () => {
    const sum = stage();
    tell(step(1, 1, 1, 1, 1));
    vi.setSystemTime(Date.now() + 250);
    vi.advanceTimersByTime(100);
    expect([sum.scene, sum.busy]).toEqual([4, true]);
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

  it('has something to tell as long as it stops, and be it for no time at all', () => {
    const sum = stage();
    sum.mode = 'step';
    tell(step(1, 20));
    expect([sum.busy, sum.paused, sum.telling]).toEqual([true, true, true]);
    sum.next();
    expect([sum.busy, sum.telling]).toEqual([false, false]);
  });

  it('knows what is watched first, and what is no news to whoever did it', () => {
    const sum = stage();
    tell(step(1, 5, 6));
    expect([sum.telling, sum.isNewsTo([1]), sum.isNewsTo([0])]).toEqual([false, true, false]);
    vi.advanceTimersByTime(100);
    expect([sum.busy, sum.isNewsTo([1])]).toEqual([true, false]);
    tell(step(2, 1));
    expect(sum.telling).toBe(true);
  });

  it('shows the end at once on a page in the background, and goes there when the page does', () => {
    const sum = stage();
    tell(step(1, 1, 2));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect([sum.scene, sum.busy]).toEqual([3, false]);
    tell(step(2, 1, 2));
    expect([sum.scene, sum.busy]).toEqual([6, false]);
    sum.mode = 'step';
    tell(step(3, 10, 1));
    expect([sum.scene, sum.paused]).toEqual([16, true]);
    hidden.mockRestore();
  });

  it('goes on undisturbed when something else than the story changes', () => {
    const sum = stage();
    tell(step(1, 1, 2));
    story = [...story];
    flushSync();
    expect([sum.scene, sum.busy]).toEqual([1, true]);
  });

  it('begins anew when the table goes back', () => {
    const sum = stage();
    tell(step(1, 5), step(2, 5));
    story = story.slice(0, 2);
    flushSync();
    expect([sum.scene, sum.busy, sum.rewound]).toEqual([5, false, 1]);
  });
});
