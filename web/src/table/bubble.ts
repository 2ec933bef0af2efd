/** Where a bubble goes that points at something on the screen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
  /** Where the arrow is along that side, from its start. */
  readonly arrow: number;
  /** It had to go further away: only the ring says what is meant. */
  readonly far: boolean;
}

/** What holds several boxes. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How far apart two boxes lie; 0 if they touch. */
function apart(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.left - other.width, other.left - one.left - one.width);
  const down = Math.max(0, one.top - other.top - other.height, other.top - one.top - one.height);
  return Math.hypot(across, down);
}

/** What is left of a box within another one; none if nothing is. */
export function within(box: Box, frame: Box): Box | null {
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const width = Math.min(box.left + box.width, frame.left + frame.width) - left;
  const height = Math.min(box.top + box.height, frame.top + frame.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

const GAP = 14;
const EDGE = 8;
/** How thick the ring around the target is. */
const RIM = 4;

interface Surroundings {
  /** It lies over what it points at, as over the board. */
  readonly inside?: boolean;
  /** What is to be covered as little as possible: the map, for something that lies on it. */
  readonly clear?: readonly Box[];
  /** Keeps to the first side with room, and only goes along it to leave more free. */
  readonly stay?: boolean;
  /** What people reach for meanwhile, such as tabs: to stay clear of it the bubble goes further away. */
  readonly avoid?: readonly Box[];
  /** What must not be covered, such as the buttons of the question: the bubble rather leaves the side of its target. */
  readonly keep?: readonly Box[];
  /** What stands around the board, header and side columns: where the bubble has to leave the side of its target, not over these. */
  readonly columns?: readonly Box[];
}

/**
 * Where a bubble goes that points at something: on the side with room, never over it, never out of the window. What
 * fills the window has no such side, and the board wants to be seen with what is beside it: there it lies inside, at
 * the lower edge.
 */
export function place(
  target: Box,
  bubble: { width: number; height: number },
  window: { width: number; height: number },
  { inside = false, clear = [], avoid = [], keep: free = [], columns = [], stay = false }: Surroundings = {},
): Placed {
  const room = {
    below: window.height - (target.top + target.height) - bubble.height - GAP - EDGE,
    above: target.top - bubble.height - GAP - EDGE,
    right: window.width - (target.left + target.width) - bubble.width - GAP - EDGE,
    left: target.left - bubble.width - GAP - EDGE,
  };
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const keep = (at: number, size: number, most: number) => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const at = (side: Placed['side']): Placed => {
    if (side === 'below' || side === 'above') {
      const left = keep(x - bubble.width / 2, bubble.width, window.width);
      const top = side === 'below' ? target.top + target.height + GAP : target.top - bubble.height - GAP;
      return { left, top, side, arrow: Math.max(18, Math.min(x - left, bubble.width - 18)), far: false };
    }
    const top = keep(y - bubble.height / 2, bubble.height, window.height);
    const left = side === 'right' ? target.left + target.width + GAP : target.left - bubble.width - GAP;
    return { left, top, side, arrow: Math.max(18, Math.min(y - top, bubble.height - 18)), far: false };
  };
  const covered = (spot: Placed, boxes: readonly Box[]): number =>
    boxes.map((box) => within({ ...bubble, ...spot }, box)).reduce((all, over) => all + (over ? over.width * over.height : 0), 0);
  /** Beside the target, and further away where something is in the way there. */
  const spots = (side: Placed['side']): Placed[] => {
    const near = at(side);
    if (side === 'left' || side === 'right') return [near, ...along(near)];
    if (avoid.length === 0) return [near];
    const away = [...avoid, ...clear]
      .flatMap((box) => [box.top - bubble.height - EDGE, box.top + box.height + EDGE])
      .filter((top) => (side === 'above' ? top + bubble.height <= target.top - RIM : top >= target.top + target.height + RIM))
      .filter((top) => top >= EDGE && top + bubble.height <= window.height - EDGE);
    return [near, ...away.map((top) => ({ ...near, top, far: true }))];
  };
  /** Beside the target still, but higher or lower than its middle. */
  const along = (near: Placed): Placed[] =>
    clear
      .flatMap((box) => [box.top - bubble.height - EDGE, box.top + box.height + EDGE])
      .filter((top) => top >= EDGE && top + bubble.height <= window.height - EDGE)
      .flatMap((top) => {
        const from = Math.max(top, target.top);
        const to = Math.min(top + bubble.height, target.top + target.height);
        return to - from >= 40 ? [{ ...near, top, arrow: Math.max(18, Math.min((from + to) / 2 - top, bubble.height - 18)) }] : [];
      });
  // Beside a column rather than over its other rows.
  const order: readonly Placed['side'][] =
    target.left > window.width * 0.6
      ? ['left', 'below', 'above', 'right']
      : target.left + target.width < window.width * 0.3
        ? ['right', 'below', 'above', 'left']
        : ['below', 'above', 'right', 'left'];
  const open = inside ? [] : order.filter((one) => room[one] >= 0);
  const inner = (): Placed => {
    const left = keep(x - bubble.width / 2, bubble.width, window.width);
    return { left, top: keep(target.top + target.height - bubble.height - EDGE, bubble.height, window.height), side: 'below', arrow: x - left, far: true };
  };
  const best = (some: readonly Placed[], costs: readonly ((spot: Placed) => number)[]): Placed | undefined =>
    some
      .map((spot) => ({ spot, cost: costs.map((of) => of(spot)) }))
      .sort((a, b) => a.cost.map((cost, n) => cost - b.cost[n]!).find((more) => more !== 0) ?? 0)[0]?.spot;
  const over = (boxes: readonly Box[]) => (spot: Placed) => covered(spot, boxes);
  const beside = open.flatMap(spots);
  const first = best(stay ? open.slice(0, 1).flatMap(spots) : beside, [over(free), over(avoid), over(clear)]) ?? inner();
  if (covered(first, free) === 0) return first;
  // Something that is needed lies under it: another side, or else beside the column, in a corner of the map or of the window, with the ring alone.
  const loose = (left: number, top: number): Placed => ({
    left: keep(left, bubble.width, window.width),
    top: keep(top, bubble.height, window.height),
    side: 'below',
    arrow: 0,
    far: true,
  });
  const corners = [...clear, { left: 0, top: 0, ...window }].flatMap((box) =>
    [box.left + EDGE, box.left + box.width - bubble.width - EDGE].flatMap((left) =>
      [box.top + EDGE, box.top + box.height - bubble.height - EDGE].map((top) => loose(left, top)),
    ),
  );
  const tops = [y - bubble.height / 2, ...free.flatMap((box) => [box.top - bubble.height - EDGE, box.top + box.height + EDGE])];
  const besideColumns = columns.flatMap((box) =>
    [box.left - bubble.width - EDGE, box.left + box.width + EDGE].flatMap((left) => tops.map((top) => loose(left, top))),
  );
  const clearOf = [...besideColumns, ...corners].filter((spot) => inside || covered(spot, [target]) === 0);
  const far = (spot: Placed) => Math.round(apart({ ...bubble, ...spot }, target));
  // What lies on the map wants to be seen with the map; all else is read beside what it is about.
  const costs = columns.length > 0 && stay ? [over(columns), far] : [over(columns), over(avoid), over(clear), far];
  return best([first, ...beside, ...clearOf], [over(free), ...costs]) ?? first;
}
