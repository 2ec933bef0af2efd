import { describe, expect, it } from 'vitest';
import { content } from './fixtures';
import { followThrow } from './thrown';
import type { Event, View } from './types';

const scene = (rules: string, keywords: readonly string[] = []) =>
  ({ mission: content.missions.findIndex((mission) => mission.rules === rules), figures: [{ keywords }] }) as unknown as View;

describe('dice outside of attacks', () => {
  it('are black at a console and white for a detonator', () => {
    const thrown: Event = { what: 'thrown', unit: 0, faces: ['crit', 'blank', 'hit'] };
    expect(followThrow(null, thrown, scene('shields'), content)?.dice).toEqual(['crit', 'blank', 'hit'].map((face) => ({ attack: 'black', face })));
    expect(followThrow(null, thrown, scene('vehicle'), content)?.dice[0]).toEqual({ attack: 'white', face: 'crit' });
  });

  it('are white in a rally, red for the indomitable, and lie until the next thing is done', () => {
    const rally: Event = { what: 'rally_thrown', unit: 0, faces: ['block'] };
    const lying = followThrow(null, rally, scene('codes'), content);
    expect(lying?.dice).toEqual([{ defence: 'white', face: 'block' }]);
    expect(followThrow(null, rally, scene('codes', ['indomitable']), content)?.dice).toEqual([{ defence: 'red', face: 'block' }]);
    expect(followThrow(lying, { what: 'calmed', unit: 0, n: 1, why: 'rally' }, scene('codes'), content)).toBe(lying);
    expect(followThrow(lying, { what: 'activated', unit: 0, ordered: true }, scene('codes'), content)).toBeNull();
    expect(followThrow(lying, rally, scene('codes'), content)?.rolls).toBe(2);
  });
});
