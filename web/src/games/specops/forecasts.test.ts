import { describe, expect, it } from 'vitest';
import { forecastLine, forecastOf } from './forecasts';
import type { Choice, Prompt, View } from './types';

const forecast = (why: View['forecasts'][number]['why'], unit: number, target: number | null = null): View['forecasts'][number] => ({ why, unit, target, dice: 2, chances: [], expected: 1.25, decides: 0.625 });
const ALL = [forecast('rally', 3), forecast('rally', 4), forecast('webs', 3, 7), forecast('webs', 3, 8), forecast('panic', 3)];
const of = (choice: Choice, ask: 'turn' | 'act' | 'dauntless') => forecastOf(ALL, choice, { ask, unit: 3 } as unknown as Prompt);

describe('what dice would come to', () => {
  it('is told of the answer that lets them fall', () => {
    expect(of({ do: 'activate', unit: 4 }, 'turn')).toBe(ALL[1]);
    expect(of({ do: 'mission', deed: 'webs', token: 0, unit: 8 }, 'act')).toBe(ALL[3]);
    expect(of({ do: 'accept' }, 'dauntless')).toBe(ALL[4]);
  });

  it('is told of no other', () => {
    expect(of({ do: 'activate', unit: 9 }, 'turn')).toBeNull();
    expect(of({ do: 'mission', deed: 'halt', token: null, unit: 8 }, 'act')).toBeNull();
    expect(of({ do: 'accept' }, 'act')).toBeNull();
  });

  it('is a number and a chance', () => {
    expect(forecastLine(ALL[0]!).args).toMatchObject({ why: 'rally', chance: 63 });
  });
});
