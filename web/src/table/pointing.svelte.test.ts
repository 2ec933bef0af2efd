import { describe, expect, it } from 'vitest';
import { Pointing } from './pointing.svelte';

function pointing() {
  let sequence = $state(1);
  const one = new Pointing<string>(() => sequence);
  return { one, goOn: () => sequence++ };
}

describe('pointing', () => {
  it('is where the mouse is', () => {
    const { one } = pointing();
    one.over('a');
    expect([one.at, one.touched]).toEqual(['a', null]);
    one.over(null);
    expect(one.at).toBeNull();
  });

  it('with a finger means it the second time only', () => {
    const { one } = pointing();
    expect(one.touch('a')).toBe(false);
    expect([one.at, one.touched]).toEqual(['a', 'a']);
    expect(one.touch('b'), 'somewhere else').toBe(false);
    expect(one.touch('b')).toBe(true);
  });

  it('is dropped, and forgotten when the table goes on', () => {
    const { one, goOn } = pointing();
    one.touch('a');
    one.drop();
    expect(one.at).toBeNull();
    expect(one.touch('a')).toBe(false);
    goOn();
    expect(one.touched).toBeNull();
    expect(one.touch('a')).toBe(false);
  });
});
