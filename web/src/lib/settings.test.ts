import { describe, expect, it } from 'vitest';
import { readOthers, readSettings } from './settings';

const defaults = { theme: 'system', motion: 'system', pace: 900, diceAnimation: true, sound: 'system', volume: 'normal', notify: false, boards: 'tilted', askAll: false, askTies: false };

describe('stored settings', () => {
  it('are read back', () => {
    const stored = { theme: 'light', motion: 'reduced', pace: 0, diceAnimation: false, sound: 'on', volume: 'loud', notify: true, boards: 'flat', askAll: true, askTies: true };
    expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  });

  it('of a game are kept beside them as they are', () => {
    expect(readOthers(JSON.stringify({ theme: 'light', board: ['walnut'] }))).toEqual({ board: ['walnut'] });
    expect(readOthers('7')).toEqual({});
  });

  it.each([null, '', '{', 'null', '7', '{"theme":"pink","pace":1e9,"diceAnimation":"yes","sound":true,"volume":"toString","notify":1,"boards":"round","askAll":"no","askTies":0}'])(
    'give way to defaults when they make no sense: %s',
    (stored) => expect(readSettings(stored)).toEqual(defaults),
  );
});
