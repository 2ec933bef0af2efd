import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

const defaults = { theme: 'system', motion: 'system', pace: 900, diceAnimation: true, collection: ['luke_skywalker', 'darth_vader', 'luke_jedi_knight'] };

describe('stored settings', () => {
  it('are read back', () => {
    const stored = { theme: 'light', motion: 'reduced', pace: 0, diceAnimation: false, collection: ['darth_vader'] };
    expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([null, '', '{', 'null', '7', '{"theme":"pink","pace":1e9,"diceAnimation":"yes"}'])(
    'give way to defaults when they make no sense: %s',
    (stored) => expect(readSettings(stored)).toEqual(defaults),
  );
});
