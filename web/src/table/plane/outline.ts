/**
 * The outline of whatever can be asked about point by point: a grid is laid over it, and where the answer changes between two of
 * its points the edge is looked for in between. Good for a picture; thinner things than the grid are missed.
 */
import type { Bounds, Point } from '../camera';
import type { Rings } from './region';

/** How often the edge is halved. */
const HALVINGS = 5;

export function outlineOf(isIn: (at: Point) => boolean, { x, y, width, height }: Bounds, step: number): Rings {
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const at = (column: number, row: number): Point => ({ x: Math.round(x + (column - 1) * step), y: Math.round(y + (row - 1) * step) });
  // One row and column more on every side: there nothing is in, so that every line closes.
  const known = Array.from({ length: rows * columns }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return column > 0 && row > 0 && column < columns - 1 && row < rows - 1 && isIn(at(column, row));
  });
  const has = (column: number, row: number) => known[row * columns + column]!;

  /** Where the edge runs between two neighbours, one in and one out. */
  const edge = (one: Point, other: Point): Point => {
    let [inner, outer] = [one, other];
    for (let n = 0; n < HALVINGS; n++) {
      const middle = { x: (inner.x + outer.x) / 2, y: (inner.y + outer.y) / 2 };
      if (isIn(middle)) inner = middle;
      else outer = middle;
    }
    return inner;
  };
  const points = new Map<string, Point>();
  const crossing = (column: number, row: number, isAcross: boolean): string => {
    const key = `${column},${row},${isAcross ? 'a' : 'd'}`;
    if (!points.has(key)) {
      const [one, other] = [at(column, row), at(column + Number(isAcross), row + Number(!isAcross))];
      points.set(key, has(column, row) ? edge(one, other) : edge(other, one));
    }
    return key;
  };

  // In each square of the grid the edge leads from one of its sides to another, with what is in on its left.
  const next = new Map<string, string[]>();
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners = [has(column, row), has(column + 1, row), has(column + 1, row + 1), has(column, row + 1)];
      if (corners.every((one) => one === corners[0])) continue;
      const sides = [() => crossing(column, row, true), () => crossing(column + 1, row, false), () => crossing(column, row + 1, true), () => crossing(column, row, false)];
      for (let n = 0; n < 4; n++) {
        // The side from corner n to corner n + 1, where one goes in; out again at the next side on the way where one leaves.
        if (corners[n] || !corners[(n + 1) % 4]) continue;
        for (let m = 1; m < 4; m++) {
          const leaves = (n + m) % 4;
          if (corners[leaves] && !corners[(leaves + 1) % 4]) {
            const from = sides[n]!();
            next.set(from, [...(next.get(from) ?? []), sides[leaves]!()]);
            break;
          }
        }
      }
    }
  }

  const rings: (readonly Point[])[] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let key: string | undefined = start;
    while (key !== undefined && next.get(key)?.length) {
      ring.push(points.get(key)!);
      key = next.get(key)!.pop();
    }
    if (ring.length > 2) rings.push(thinned(ring));
  }
  return rings;
}

/**
 * Lines that somebody else has drawn between the points of a grid, with one more corner in the middle of each: moved to where the
 * edge is, it makes a circle rounder. What is no edge nearby stays straight.
 */
export function rounder(rings: Rings, isIn: (at: Point) => boolean): Rings {
  return rings.map((ring) =>
    ring.flatMap((corner, n) => {
      const next = ring[(n + 1) % ring.length]!;
      const length = Math.hypot(next.x - corner.x, next.y - corner.y);
      if (length < SHORT) return [corner];
      const out = { x: (corner.y - next.y) / length, y: (next.x - corner.x) / length };
      const at = (far: number): Point => ({ x: Math.round((corner.x + next.x) / 2 + far * out.x), y: Math.round((corner.y + next.y) / 2 + far * out.y) });
      const most = length * BULGE;
      const [left, right] = [isIn(at(-most)), isIn(at(most))];
      if (left === right) return [corner];
      let [inner, outer] = left ? [-most, most] : [most, -most];
      for (let halving = 0; halving < HALVINGS; halving++) {
        const middle = (inner + outer) / 2;
        if (isIn(at(middle))) inner = middle;
        else outer = middle;
      }
      return [corner, at(inner)];
    }),
  );
}

/** How far off a line the edge of a circle may be, as a share of its length: a corner that sticks out farther is none of a circle. */
const BULGE = 0.1;

/** Lines shorter than that are round enough. */
const SHORT = 50;

/** Without the corners that lie on the line between their neighbours. */
function thinned(ring: readonly Point[]): readonly Point[] {
  const kept = ring.filter((corner, n) => {
    const [before, after] = [ring[(n + ring.length - 1) % ring.length]!, ring[(n + 1) % ring.length]!];
    const twice = Math.abs((corner.x - before.x) * (after.y - before.y) - (corner.y - before.y) * (after.x - before.x));
    return twice > Math.hypot(after.x - before.x, after.y - before.y);
  });
  return kept.length > 2 ? kept : ring;
}
