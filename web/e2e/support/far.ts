/**
 * How far spaces lie apart, as somebody estimates who plans several activations ahead: for the players of these tests,
 * who are more cautious at corners than the rules. Where a figure may go now is in the view and the offers.
 */
import { keyOf } from '../../src/games/alliance/geometry.ts';
import type { MapPlan, Space, View } from '../../src/games/alliance/types.ts';

const plans = new WeakMap<MapPlan, { cost: Map<string, number>; shut: Set<string>; doors: Map<string, number> }>();

function groundOf(plan: MapPlan) {
  let ground = plans.get(plan);
  if (!ground) {
    const cost = new Map<string, number>();
    for (const { at, terrain } of plan.spaces) {
      if (terrain === 'floor') cost.set(keyOf(at as Space), 1);
      if (terrain === 'difficult') cost.set(keyOf(at as Space), 2);
    }
    const shut = new Set(plan.edges.filter(({ edge }) => edge !== 'open').map(({ at, side }) => border(at as Space, side)));
    const doors = new Map(plan.doors.flatMap((door, n) => door.edges.map(([at, side]) => [border(at as Space, side), n] as const)));
    plans.set(plan, (ground = { cost, shut, doors }));
  }
  return ground;
}

/** The name of the edge of a space: the same from both sides. */
function border([column, row]: Space, side: string): string {
  if (side === 'north') return `${column},${row},h`;
  if (side === 'south') return `${column},${row + 1},h`;
  return side === 'west' ? `${column},${row},v` : `${column + 1},${row},v`;
}

/** Steps between spaces that share a side or a corner, cheapest first; nobody walks into fog. */
export function far(plan: MapPlan, view: View, from: Space, hidden: ReadonlySet<string>): Map<string, number> {
  const { cost, shut, doors } = groundOf(plan);
  const closed = (edge: string) => shut.has(edge) || (doors.has(edge) && !view.open_doors.includes(doors.get(edge)!));
  const taken = new Map(view.figures.flatMap((figure) => (figure.at ?? []).map((space) => [keyOf(space), figure.side])));
  const straight = ([column, row]: Space, dx: number, dy: number): boolean => {
    const side = dx === 1 ? 'east' : dx === -1 ? 'west' : dy === 1 ? 'south' : 'north';
    const next = keyOf([column + dx, row + dy]);
    return cost.has(next) && !hidden.has(next) && !closed(border([column, row], side));
  };
  const step = (space: Space, dx: number, dy: number): boolean => {
    if (dx === 0 || dy === 0) return straight(space, dx, dy);
    const [column, row] = space;
    const first = straight(space, dx, 0) && straight([column + dx, row], 0, dy);
    return first && straight(space, 0, dy) && straight([column, row + dy], dx, 0);
  };
  const found = new Map<string, number>([[keyOf(from), 0]]);
  const queue: { space: Space; spent: number }[] = [{ space: from, spent: 0 }];
  while (queue.length > 0) {
    queue.sort((a, b) => a.spent - b.spent);
    const { space, spent } = queue.shift()!;
    if (spent > found.get(keyOf(space))!) continue;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if ((dx === 0 && dy === 0) || !step(space, dx, dy)) continue;
        const next: Space = [space[0] + dx, space[1] + dy];
        const price = spent + cost.get(keyOf(next))! + (taken.get(keyOf(next)) === 'imperial' ? 1 : 0);
        if (price >= (found.get(keyOf(next)) ?? Infinity)) continue;
        found.set(keyOf(next), price);
        queue.push({ space: next, spent: price });
      }
    }
  }
  return new Map([...found].filter(([key]) => !taken.has(key)));
}
