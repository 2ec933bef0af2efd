/** Regions of a mission on the map, and where their names stand. */
import { CELL, keyOf } from '../geometry';
import type { MapPlan, Mission, Space } from '../types';
import { regionSpaces } from './things';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Regions in sight of a mission that lie on the map, by number. */
export interface RegionsProps {
  mission: Mission;
  regions: readonly number[];
  plan: MapPlan;
}

export function regionsOn({ mission, regions, plan }: RegionsProps): { readonly n: number; readonly spaces: readonly Space[] }[] {
  return regions.map((n) => ({ n, spaces: regionSpaces(mission, n, plan) })).filter(({ spaces }) => spaces.length > 0);
}

/**
 * On the rim, where a coin or a plate in the middle of a space does not reach: over the northernmost row, or under the
 * southernmost one if less stands there. In the longest piece of the row, so that it stands over the region.
 */
export function nameSpot(spaces: readonly Space[], taken: ReadonlySet<string>): Spot {
  const rows = spaces.map(([, row]) => row);
  const rim = (row: number, step: -1 | 1) => {
    const columns = longest(spaces.filter((space) => space[1] === row).map(([column]) => column));
    // Whoever stands on the one side of the line or on the other.
    const crowd = columns.flatMap((column) => [keyOf([column, row]), keyOf([column, row + step])]).filter((key) => taken.has(key)).length;
    return { x: ((columns[0]! + columns.at(-1)! + 1) / 2) * CELL, y: (step < 0 ? row : row + 1) * CELL, crowd };
  };
  const north = rim(Math.min(...rows), -1);
  const south = rim(Math.max(...rows), 1);
  const { x, y } = south.crowd < north.crowd ? south : north;
  return { x, y };
}

/** On a large map names grow, so that they stay readable when all of it is in sight. */
export function nameScale(width: number): number {
  return Math.max(1, Math.min(1.7, width / 1250));
}

/** The longest run of columns side by side. */
function longest(columns: readonly number[]): number[] {
  let best: number[] = [];
  let run: number[] = [];
  for (const column of [...new Set(columns)].sort((a, b) => a - b)) {
    run = run.at(-1) === column - 1 ? [...run, column] : [column];
    if (run.length > best.length) best = run;
  }
  return best;
}
