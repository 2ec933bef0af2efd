import { describe, expect, it } from 'vitest';
import type { Step } from '../generated/Step';
import { Listener } from './news';

const story = (last: number) => Array.from({ length: last + 1 }, (_, sequence) => ({ sequence }) as Step);

describe('news', () => {
  it('are the steps since the last time', () => {
    const listener = new Listener({ view: 'a', story: story(2) });
    expect(listener.hear({ view: 'b', story: story(4) })).toMatchObject({ steps: [{ sequence: 3 }, { sequence: 4 }], back: false });
    expect(listener.target).toBe('b');
    expect(listener.hear({ view: 'b', story: story(4) })).toEqual({ steps: [], back: false });
  });

  it('know when the table went back', () => {
    const listener = new Listener({ view: 'a', story: story(4) });
    expect(listener.hear({ view: 'b', story: story(2) }).back).toBe(true);
    // An undo is told as another view of a story that did not grow.
    expect(listener.hear({ view: 'c', story: story(2) }).back).toBe(true);
    expect(listener.hear({ view: 'd', story: story(3) }).back).toBe(false);
  });

  it('begin with the first step of a story that was empty', () => {
    expect(new Listener({ view: 'a', story: [] }).hear({ view: 'b', story: story(0) }).steps).toHaveLength(1);
  });
});
