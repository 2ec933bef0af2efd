import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import tiles from '../../../generated/defenders/tiles.json';
import { LANGUAGES, speak, t } from '../../../lib/i18n.svelte';
import { sayAll } from '../../../table/line';
import { OVER_HEXES, toward } from '../../../table/spots';
import { chance } from '../../../table/textures';
import type { Obstacle } from '../types';
import { drawingOf, segment } from './drawing';
import HexBoard from './HexBoard.svelte';
import { direction, hexLabel } from './labels';
import { bodiesOf } from './obstacles';
import { atOf, keyAt, keyOf, type BoardPlan } from './plan';

const sides = tiles as unknown as readonly (BoardPlan & { readonly id: string })[];
afterEach(() => speak('en'));

const OBSTACLES: Record<Obstacle, 1> = {
  block: 1, cactus: 1, console: 1, container: 1, crate: 1, dune: 1, hay: 1, hedge: 1, hull: 1, kiosk: 1, machine: 1, mast: 1, reactor: 1, rock: 1, tree: 1, vehicle: 1, well: 1,
};

describe.each(sides.map((side) => [side.id, side] as const))('the side %s', (_, plan) => {
  const drawing = drawingOf(plan);

  it('is drawn whole', () => {
    expect(drawing.spots).toHaveLength(plan.hexes.length);
    expect(drawing.areas.flatMap(({ path }) => path)).not.toContain('NaN');
    expect(drawing.areas).toHaveLength(plan.centres.length);
    expect(drawing.footings).toHaveLength(plan.sides.filter(({ kind }) => kind === 'wall').length);
    for (const side of plan.sides) expect(segment(side)).not.toBeNull();
    expect(drawing.edges[0]!.length).toBeGreaterThan(20);
    expect(drawing.obstacles).toHaveLength(plan.hexes.filter(({ ground }) => ground === 'blocked').length);
  });

  it('has no two areas of one shade side by side', () => {
    const areaAt = new Map(plan.hexes.map((hex) => [keyOf(hex), hex.area]));
    const shade = new Map(drawing.areas.map((one) => [one.area, one.shade]));
    for (const hex of plan.hexes) {
      const other = areaAt.get(keyAt([hex.x + 2, hex.y]));
      if (other !== undefined && other !== hex.area) expect(shade.get(other)).not.toBe(shade.get(hex.area));
    }
  });

  it('can be walked by arrow keys, to every hex', () => {
    const places = drawing.spots.map(({ at }) => at);
    const seen = new Set([0]);
    for (const from of seen) {
      for (const arrow of [{ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: 0, y: -1 }]) {
        const to = toward(places, from, arrow, 0, OVER_HEXES);
        if (to !== undefined) seen.add(to);
      }
    }
    expect(seen.size).toBe(places.length);
  });

  it.each(LANGUAGES)('is told in %s, hex by hex', async (language) => {
    await speak(language);
    const around = { plan, drawing, sides: plan.sides, from: plan.centres[0]! };
    const labels = drawing.spots.map(({ key }) => sayAll(t, hexLabel(around, key)));
    for (const label of labels) expect(label).toMatch(/^\S.{5,}$/);
    expect(labels.join()).not.toMatch(/defenders-|\{|undefined/);
  });
});

it('what stands on a blocked hex stays on it', () => {
  for (const kind of Object.keys(OBSTACLES) as Obstacle[]) {
    for (let n = 0; n < 12; n++) {
      const bodies = bodiesOf(kind, { x: 0, y: 0 }, (k) => chance([n, 3], k));
      expect(bodies.length, kind).toBeGreaterThan(0);
      for (const { outlines, foot, height } of bodies) {
        expect(height).toBeGreaterThan(foot);
        for (const { x, y } of outlines.flat()) expect(Math.hypot(x, y), kind).toBeLessThan(58);
      }
    }
  }
});

it('an area lies in a direction only from somebody', () => {
  const plan = sides.find(({ id }) => id === 'S1')!;
  const drawing = drawingOf(plan);
  const where = (nobody: boolean) => hexLabel({ plan, drawing, sides: plan.sides, from: plan.centres[0]!, nobody }, keyAt(plan.centres[0]!)).find(({ key }) => key === 'defenders-board-area')?.args;
  expect(where(false)).toEqual({ n: 1, where: 'same' });
  expect(where(true)).toEqual({ n: 1, where: 'none' });
});

it('directions are those of a compass', () => {
  const from = { x: 10, y: 10 };
  expect([[12, 10], [11, 11], [9, 11], [8, 10], [9, 9], [11, 9], [10, 8], [10, 12], [10, 10]].map(([x, y]) => direction(from, { x: x!, y: y! }))).toEqual(['e', 'se', 'sw', 'w', 'nw', 'ne', 'n', 's', null]);
});

it('a board offers a button a hex, with its words, and says which can be chosen', () => {
  const plan = sides.find(({ id }) => id === 'S1')!;
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const lit = keyAt(plan.centres[1]!);
  const tapped: string[] = [];
  const board = mount(HexBoard<'move'>, {
    target,
    props: {
      plan,
      outlook: { turn: 0, tilt: 40 },
      taps: new Map([[lit, { light: 'move' as const }]]),
      looks: { move: { colour: 'red', width: 2 } },
      ontap: (at) => tapped.push(keyAt(at)),
    },
  });
  const hits = [...target.querySelectorAll<SVGElement>('[data-space]')];
  expect(hits).toHaveLength(plan.hexes.length);
  expect(hits.filter((hit) => hit.getAttribute('aria-disabled') === 'false').map((hit) => hit.dataset.space)).toEqual([lit]);
  expect(hits.filter((hit) => hit.getAttribute('tabindex') === '0')).toHaveLength(1);
  for (const hit of hits) expect(hit.getAttribute('aria-label')!.length).toBeGreaterThan(5);
  hits.find((hit) => hit.dataset.space === lit)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(tapped.map(atOf)).toEqual([plan.centres[1]]);
  void unmount(board);
});
