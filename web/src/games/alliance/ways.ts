/** The ways of the figure that moves now, as the view tells them. */
import { figureOf } from './figures';
import { keyOf } from './geometry';
import type { Position, Space, View } from './types';

/** What it costs to get somewhere, through which spaces, and whether the move action comes first. */
export interface Way {
  readonly cost: number;
  readonly path: readonly Space[];
  /** Where it ends, as it is chosen. */
  readonly to: Position;
  readonly takesAction: boolean;
}

/**
 * The ways by the corner of where they end, as offers are lit; the path begins where the figure stands. A large base is drawn by
 * its corner too.
 */
export function waysOf(view: View): Map<string, Way> {
  const found = new Map<string, Way>();
  for (const { figure, to, cost, path, takes_action } of view.ways) {
    const from = figureOf(view, figure)?.at?.[0];
    if (!from) continue;
    const corners = path.map((position) => position[0]!);
    found.set(keyOf(to[0]!), { cost, path: [from, ...corners], to, takesAction: takes_action });
  }
  return found;
}
