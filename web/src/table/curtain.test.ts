import { describe, expect, it } from 'vitest';
import { covered } from './curtain';

const blue = { key: '0-card-1', whose: 'Blue' };
const red = { key: '1-card-1', whose: 'Red' };

describe('a secret on a screen that several people share', () => {
  it('is covered until the right person has lifted it', () => {
    expect(covered(blue, null)).toBe(blue);
    expect(covered(blue, blue.key)).toBeNull();
  });

  it('is covered again when it is the next one’s, and once more when the first has another', () => {
    expect(covered(red, blue.key)).toBe(red);
    expect(covered({ ...blue, key: '0-card-2' }, red.key)).not.toBeNull();
  });

  it('does not exist for who plays alone', () => {
    expect(covered(null, null)).toBeNull();
  });
});
