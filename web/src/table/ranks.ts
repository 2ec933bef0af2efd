/** Who stands before whom on a board that leans away. */
import type { Point } from './camera';
import { nearness, type Outlook } from './relief';

export interface Ranked {
  readonly key: string;
  readonly at: Point;
}

/**
 * Puts what stands on a board in order, the farthest first. Whoever walks keeps its place in the order until it has arrived:
 * moved to another place of the drawing it would jump.
 */
export class Ranks {
  #order: ReadonlyMap<string, number> = new Map();

  sort<Kind extends Ranked>(all: readonly Kind[], outlook: Outlook, walking: boolean): Kind[] {
    if (!walking) {
      const near = [...all].sort((a, b) => nearness(a.at, outlook) - nearness(b.at, outlook));
      this.#order = new Map(near.map(({ key }, n) => [key, n]));
      return near;
    }
    const rank = ({ key }: Ranked) => this.#order.get(key) ?? all.length;
    return [...all].sort((a, b) => rank(a) - rank(b));
  }
}
