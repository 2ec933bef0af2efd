import { describe, expect, it } from 'vitest';
import { clampStep, interval, keyStep, marks, stepIn } from './timeline';

describe('time line', () => {
  it('marks where rounds begin', () => {
    expect(marks([0, 0, 1, 1, 2, 2, 3])).toEqual([
      { step: 2, round: 1 },
      { step: 4, round: 2 },
      { step: 6, round: 3 },
    ]);
    expect(marks([])).toEqual([]);
  });

  it('reads a step from the address and never leaves the game', () => {
    expect(stepIn('?at=17', 40)).toBe(17);
    expect(stepIn('?at=999', 40)).toBe(40);
    expect(stepIn('?at=-3', 40)).toBe(0);
    expect(stepIn('?at=moon', 40)).toBe(0);
    expect(stepIn('', 40)).toBe(0);
    expect(clampStep(2.6, 40)).toBe(3);
  });

  it('knows its keys', () => {
    expect(keyStep(' ', 3, 9)).toBe('play');
    expect(keyStep('ArrowRight', 9, 9)).toBe(9);
    expect(keyStep('ArrowLeft', 3, 9)).toBe(2);
    expect(keyStep('Home', 3, 9)).toBe(0);
    expect(keyStep('End', 3, 9)).toBe(9);
    expect(keyStep('a', 3, 9)).toBeNull();
  });

  it('plays faster with more speed', () => {
    expect(interval(2)).toBe(interval(1) / 2);
  });
});
