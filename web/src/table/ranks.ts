/** Who stands before whom on a board that leans away. */
import type { Point } from './camera';
import { nearness, type Outlook } from './relief';
import { onScreen } from './spots';

export interface Ranked {
  readonly key: string;
  readonly at: Point;
  /** How wide it is at most, in units of the board. */
  readonly width: number;
}

/** Nothing on a board is so high that it covers what stands so much farther behind. */
const HIGHEST = 240;

/**
 * Puts what stands on a board in order, the farther of two before the nearer where one could cover the other. Whoever walks keeps its
 * place in the order until it has arrived: moved to another place of the drawing it would jump. And whoever covers nobody and is
 * covered by nobody keeps it too: each change of places has to be drawn, several times a second while the board turns.
 */
export class Ranks {
  #order: ReadonlyMap<string, number> = new Map();

  sort<Kind extends Ranked>(all: readonly Kind[], outlook: Outlook, walking: boolean): Kind[] {
    const before = this.#order;
    const rank = ({ key }: Ranked) => before.get(key) ?? all.length;
    const old = [...all].sort((a, b) => rank(a) - rank(b));
    if (walking) return old;
    const near = before.size === 0 ? byNearness(old, outlook) : inOrder(old, outlook);
    this.#order = new Map(near.map(({ key }, n) => [key, n]));
    return near;
  }
}

function byNearness<Kind extends Ranked>(all: readonly Kind[], outlook: Outlook): Kind[] {
  return [...all].sort((a, b) => nearness(a.at, outlook) - nearness(b.at, outlook));
}

/** The same order, changed no more than it takes: again and again the first who has nobody left to wait for. */
function inOrder<Kind extends Ranked>(old: readonly Kind[], outlook: Outlook): Kind[] {
  const across = onScreen({ x: 1, y: 0 }, outlook.turn);
  const seen = old.map((one) => ({ one, x: one.at.x * across.x + one.at.y * across.y, depth: nearness(one.at, outlook) }));
  const waits = seen.map(({ one, x, depth }) =>
    seen.filter((other) => other.depth < depth && depth - other.depth < HIGHEST && Math.abs(other.x - x) < (other.one.width + one.width) / 2),
  );
  const placed = new Set<unknown>();
  const order: Kind[] = [];
  /** Those it waits for come first, then it: nobody waits in a circle, for each is nearer than whom it waits for. */
  const place = (n: number): void => {
    const mine = seen[n]!;
    if (placed.has(mine)) return;
    placed.add(mine);
    for (const other of waits[n]!) place(seen.indexOf(other));
    order.push(mine.one);
  };
  seen.forEach((_, n) => place(n));
  return order;
}
