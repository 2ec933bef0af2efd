import { describe, expect, it } from 'vitest';
import { CONTENT, PICTURE, STORY, VIEW } from '../table-fixtures';
import type { BesideView, Instruction } from '../types';
import { setUpOf } from './setup';
import { isStarting, spotsOf } from './spots';

const beside = (...todo: Instruction[]) => ({ beside: { todo, reading: null, called: [], caught: [], question: null } satisfies BesideView });

describe('what is to be done on the table', () => {
  it('has its number on the map, the first of several on one hex', () => {
    const at = (which: number) => ({ where: 'hex', which }) as const;
    const all = beside(
      { do: 'nobody' },
      { do: 'signal', signal: 29, at: at(4) },
      { do: 'put', figure: 8, at: { where: 'figure', which: 0 } },
      { do: 'signal', signal: 30, at: at(4) },
      { do: 'point_moved', from: 1, to: 2 },
      { do: 'open', between: [5, 6] },
      { do: 'mine', at: null },
    );
    expect(spotsOf(all)).toEqual([
      { hex: 4, n: 2 },
      { hex: 2, n: 5 },
      { hex: 5, n: 6 },
      { hex: 6, n: 6 },
    ]);
    expect(isStarting(all)).toBe(false);
    expect(isStarting(beside({ do: 'start' }))).toBe(true);
    expect(spotsOf({ beside: null })).toEqual([]);
  });
});

it('what comes from the box is listed with its places', () => {
  const mission = { ...CONTENT.missions[0]!, side: 'D1', join: [{ side: 'D2', to: 'D1', at: 'east', by: 'west', apart: true }] } as unknown as (typeof CONTENT.missions)[number];
  const picture = { ...PICTURE, sides: [{ between: [0, 1] as [number, number], kind: 'locked' as const }, ...PICTURE.sides] };
  const view = { ...VIEW, signals: [], story: { ...STORY, waypoints: [{ number: 2, at: 1 }], items: [{ item: 0, at: null, carrier: 0, turned: false }] } } as unknown as typeof VIEW;
  const setUp = setUpOf(view, { ...CONTENT, missions: [mission], maps: [picture] });
  expect(setUp.sides).toEqual([
    { id: 'D1', apart: false },
    { id: 'D2', apart: true },
  ]);
  expect(setUp.openings).toEqual(['locked']);
  expect(setUp.points).toEqual([{ symbol: 'flash', at: { area: 2, where: 'centre' } }]);
  expect(setUp.waypoints).toEqual([{ number: 2, at: { area: 1, where: 'centre' } }]);
  expect(setUp).toMatchObject({ start: [1], items: [], armouries: [], hidden: [], signals: 5 });
});
