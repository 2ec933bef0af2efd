import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cue } from '../lib/scores';
import { cuesOf, soundSteps } from './heard';

const heard = vi.hoisted(() => [] as string[]);
vi.mock('../lib/sound.svelte', () => ({ playCue: (cue: string) => heard.push(cue) }));

const step = (sequence: number, ...cues: (Cue | null)[]) => cues.map((cue) => ({ sequence, cue }));

describe('steps that nobody sees play out', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
  });
  afterEach(() => {
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
  });

  it('are heard by what tells most of each', () => {
    expect(cuesOf([...step(1, 'move', null), ...step(2, 'dice', 'hit', 'defeat', 'move'), ...step(3, null)])).toEqual(['move', 'defeat']);
  });

  it('are never heard in a burst', () => {
    soundSteps([...step(1, 'move'), ...step(2, 'dice', 'hit')]);
    expect(heard).toEqual(['move']);
    vi.advanceTimersByTime(149);
    expect(heard).toEqual(['move']);
    soundSteps(step(3, 'defeat'));
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['move', 'hit']);
    vi.advanceTimersByTime(150);
    expect(heard).toEqual(['move', 'hit', 'defeat']);
    vi.advanceTimersByTime(1000);
    soundSteps(step(4, 'reveal'));
    expect(heard.at(-1), 'after a pause at once').toBe('reveal');
  });

  it('of a long story only the newest are', () => {
    soundSteps([1, 2, 3, 4, 5, 6].flatMap((n) => step(n, n === 6 ? 'victory' : 'move')));
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual(['move', 'move', 'move', 'victory']);
  });
});
