import { describe, expect, it } from 'vitest';
import { CUES, SCORES, VOLUMES } from './scores';

describe('what can be heard', () => {
  it.each(CUES)('is short and quiet: %s', (cue) => {
    const notes = SCORES[cue];
    const end = Math.max(...notes.map(({ at, lasts }) => at + lasts));
    expect(end).toBeLessThanOrEqual(cue === 'victory' || cue === 'loss' ? 1.5 : 0.5);
    // What sounds at the same time never adds up to more than the speaker can give.
    for (const { at } of notes) {
      const together = notes.filter((note) => note.at <= at && at < note.at + note.lasts).reduce((sum, { loud }) => sum + loud, 0);
      expect(together).toBeLessThan(0.65);
    }
  });

  it('has volumes that never amplify', () => {
    expect(Object.values(VOLUMES).every((volume) => volume > 0 && volume <= 1)).toBe(true);
  });
});
