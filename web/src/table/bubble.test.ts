import { describe, expect, it } from 'vitest';
import { around, place, within } from './bubble';

describe('a bubble', () => {
  it('points at several things at once, and lies inside of the board', () => {
    const boxes = [{ left: 10, top: 20, width: 30, height: 30 }, { left: 50, top: 10, width: 30, height: 30 }];
    expect(around(boxes)).toEqual({ left: 10, top: 10, width: 70, height: 40 });
    const put = place({ left: 0, top: 56, width: 360, height: 400 }, { width: 300, height: 120 }, { width: 360, height: 740 }, { inside: true });
    expect(put.top + 120).toBeLessThan(456);
  });

  it('leaves the map free where it can', () => {
    const map = { left: 300, top: 300, width: 560, height: 160 };
    const put = place({ left: 820, top: 420, width: 40, height: 40 }, { width: 300, height: 120 }, { width: 1280, height: 720 }, { clear: [map] });
    expect(put.side).toBe('below');
    expect(within({ left: put.left, top: put.top, width: 300, height: 120 }, map)).toBeNull();
  });

  it('never lies over a button of the question: it takes another side, or a corner with the ring alone', () => {
    const window = { width: 1600, height: 900 };
    const bubble = { width: 300, height: 180 };
    const target = { left: 1200, top: 200, width: 380, height: 60 };
    const beside = { left: 900, top: 100, width: 290, height: 400 };
    const put = place(target, bubble, window, { keep: [beside], stay: true });
    expect(within({ ...bubble, ...put }, beside)).toBeNull();
    expect(within({ ...bubble, ...put }, target)).toBeNull();
    const all = { left: 500, top: 0, width: 1100, height: 900 };
    const corner = place(target, bubble, window, { keep: [all] });
    expect([corner.far, within({ ...bubble, ...corner }, all)]).toEqual([true, null]);
  });

  it('lies beside the column it is about rather than in a far corner, where it would hide the header and the other column', () => {
    const window = { width: 1600, height: 900 };
    const bubble = { width: 300, height: 170 };
    const header = { left: 0, top: 0, width: 1600, height: 56 };
    const left = { left: 0, top: 56, width: 300, height: 844 };
    const right = { left: 1200, top: 56, width: 400, height: 844 };
    const board = { left: 300, top: 56, width: 900, height: 844 };
    // The answers stand in pairs all over the right column; some spaces of the board are lit as well.
    const answers = [280, 356, 470, 530].flatMap((top) => [1224, 1402].map((at) => ({ left: at, top, width: 174, height: 70 })));
    const lit = { left: 1000, top: 380, width: 60, height: 60 };
    const target = answers[1]!;
    const put = place(target, bubble, window, { keep: [...answers, lit], columns: [header, left, right], clear: [board], stay: true });
    for (const box of [header, left, right, lit, target]) expect(within({ ...bubble, ...put }, box)).toBeNull();
    expect([put.left, put.far]).toEqual([right.left - bubble.width - 8, true]);
    expect(Math.abs(put.top + bubble.height / 2 - target.top), 'at its height').toBeLessThan(150);
  });

  it('goes further away where it would lie over the tabs of a phone', () => {
    const window = { width: 360, height: 740 };
    const bubble = { width: 344, height: 150 };
    const tabs = { left: 12, top: 449, width: 336, height: 41 };
    const header = { left: 0, top: 0, width: 360, height: 56 };
    const clear = [{ left: 16, top: 190, width: 344, height: 140 }, { left: 0, top: 433, width: 360, height: 307 }];
    const avoid = [tabs, header];
    const free = (put: { left: number; top: number }, target: object) =>
      [tabs, header, target as typeof tabs].every((box) => within({ ...bubble, ...put }, box) === null);
    // An answer in the sheet, a space of the map, and a tab itself.
    const answer = { left: 183, top: 600, width: 165, height: 50 };
    const far = place(answer, bubble, window, { clear, avoid });
    expect([free(far, answer), far.far]).toEqual([true, true]);
    expect(within({ ...bubble, ...far }, clear[1]!), 'the rest of the sheet can be read').toBeNull();
    const region = { left: 165, top: 222, width: 70, height: 76 };
    expect(free(place(region, bubble, window, { clear, avoid }), region)).toBe(true);
    const tab = { left: 205, top: 449, width: 66, height: 40 };
    expect(within({ ...bubble, ...place(tab, bubble, window, { clear, avoid }) }, tab)).toBeNull();
    // Without tabs it stays where it points.
    expect(place(answer, bubble, window, { clear }).far).toBe(false);
  });

  it('goes along a column rather than over the map beside it', () => {
    const map = { left: 316, top: 300, width: 550, height: 170 };
    const column = { left: 900, top: 74, width: 360, height: 504 };
    const bubble = { width: 300, height: 150 };
    const put = place(column, bubble, { width: 1280, height: 720 }, { clear: [map], stay: true });
    expect(put.side).toBe('left');
    expect(within({ ...bubble, ...put }, map)).toBeNull();
    expect(put.top + put.arrow, 'the arrow still points at it').toBeGreaterThan(column.top);
    // A single row of it leaves no room for that.
    const row = { left: 900, top: 370, width: 360, height: 50 };
    expect(place(row, bubble, { width: 1280, height: 720 }, { clear: [map], stay: true })).toMatchObject({ side: 'left', top: 320 });
  });

  it('never lies over what it points at, nor out of the window', () => {
    const window = { width: 1000, height: 600 };
    const bubble = { width: 300, height: 120 };
    for (const left of [0, 350, 900]) {
      for (const top of [0, 250, 540]) {
        const target = { left, top, width: 100, height: 60 };
        const put = place(target, bubble, window);
        const apart = put.left >= left + 100 || put.left + 300 <= left || put.top >= top + 60 || put.top + 120 <= top;
        expect(apart).toBe(true);
        expect(put.left).toBeGreaterThanOrEqual(0);
        expect(put.left + 300).toBeLessThanOrEqual(1000);
        expect(put.top).toBeGreaterThanOrEqual(0);
        expect(put.top + 120).toBeLessThanOrEqual(600);
      }
    }
  });
});
