import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BoardHits from './BoardHits.svelte';
import { matrix } from './camera';
import { pointUnder, stepFrom } from './ground';
import { OVER_HEXES } from './spots';

const BOUNDS = { x: 0, y: 0, width: 3000, height: 2000 };

describe('a point of the ground', () => {
  it('is found under the screen, through zoom, turn and pan', () => {
    const view = { width: 600, height: 400 };
    const camera = { x: 1200, y: 900, zoom: 1.5, turn: 90 };
    const shown = matrix(camera, BOUNDS, view);
    expect(pointUnder({ x: 300, y: 200 }, shown)).toEqual({ x: 1200, y: 900 });
    // 0.3 pixels a unit; turned clockwise, what is right on the screen is up on the board.
    expect(pointUnder({ x: 330, y: 200 }, shown)).toEqual({ x: 1200, y: 800 });
    expect(pointUnder({ x: 300.1, y: 200 }, shown)).toEqual({ x: 1200, y: 900 });
  });

  it('is reached by arrow keys as the screen shows it, not over the edge', () => {
    const right = { x: 1, y: 0 };
    expect(stepFrom({ x: 100, y: 100 }, right, 0, 50, BOUNDS)).toEqual({ x: 150, y: 100 });
    // The board is turned clockwise: what is right on the screen is up on the board.
    expect(stepFrom({ x: 100, y: 100 }, right, 90, 50, BOUNDS)).toEqual({ x: 100, y: 50 });
    expect(stepFrom({ x: 2990, y: 100 }, right, 0, 50, BOUNDS)).toEqual({ x: 3000, y: 100 });
  });
});

describe('hits on a plane', () => {
  const said = { tap: vi.fn(), point: vi.fn(), over: vi.fn() };
  let svg: SVGElement;
  let hits: Record<string, unknown>;

  const ground = () => svg.querySelector<SVGPathElement>('[data-ground]')!;
  const figure = (key: number) => svg.querySelector<SVGPathElement>(`[data-figure="${key}"]`)!;

  beforeEach(() => {
    Object.values(said).forEach((one) => one.mockClear());
    svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.body.append(svg);
    const spots = [
      { key: 1, outline: 'M0 0h10v10z', at: { x: 600, y: 400 } },
      { key: 2, outline: 'M50 0h10v10z', at: { x: 900, y: 400 } },
    ];
    hits = mount(BoardHits<number>, {
      target: svg,
      props: {
        kind: 'figure',
        spots,
        taps: new Map([[2, { light: 'target' }]]),
        home: 1,
        label: (key: number) => `figure ${key}`,
        steering: OVER_HEXES,
        turn: 0,
        ground: { outline: 'M0 0h3000v2000h-3000z', bounds: BOUNDS, step: 100, open: true, label: ({ x, y }) => `${x}, ${y}` },
        ontap: said.tap,
        onpoint: said.point,
        onover: said.over,
      },
    });
    flushSync();
    // Twice as large on the screen: the browser of the tests has no layout of its own.
    Object.assign(ground(), { getScreenCTM: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }) });
  });

  afterEach(async () => {
    await unmount(hits);
    svg.remove();
  });

  it('are a figure where one stands', () => {
    figure(2).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(said.tap.mock.calls).toEqual([[2, false]]);
    expect(said.point).not.toHaveBeenCalled();
  });

  it('are a point where none stands, in whole units of the board', () => {
    ground().dispatchEvent(new MouseEvent('click', { clientX: 301, clientY: 200, bubbles: true }));
    expect(said.point.mock.calls).toEqual([[{ x: 151, y: 100 }]]);
    expect(said.tap).not.toHaveBeenCalled();
  });

  it('follow the keyboard from the figure whose move it is', () => {
    const press = (key: string, shiftKey = false) => {
      ground().dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
      flushSync();
    };
    expect(ground().getAttribute('aria-label')).toBe('600, 400');
    press('ArrowRight');
    press('ArrowDown', true);
    expect(ground().getAttribute('aria-label')).toBe('700, 401');
    expect(said.over).toHaveBeenLastCalledWith({ x: 700, y: 401 });
    press('Enter');
    expect(said.point.mock.calls).toEqual([[{ x: 700, y: 401 }]]);
  });
});
