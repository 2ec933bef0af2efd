/** How far apart fields lie on foot, for drawing the ghost's way. What may be entered comes from the offers. */

/** Steps from a field to all others through `free` fields. */
export function steps(neighbours: readonly (readonly number[])[], from: number, free: ReadonlySet<number>): Map<number, number> {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (const next of neighbours[field] ?? []) {
      if (far.has(next) || !free.has(next)) continue;
      far.set(next, far.get(field)! + 1);
      queue.push(next);
    }
  }
  return far;
}

/** A shortest way, both ends included; just the end where there is none. */
export function way(
  neighbours: readonly (readonly number[])[],
  from: number,
  to: number,
  free: ReadonlySet<number>,
): number[] {
  const far = steps(neighbours, from, free);
  if (!far.has(to)) return [to];
  const path = [to];
  for (let field = to; field !== from; ) {
    const back = (neighbours[field] ?? []).find((next) => far.get(next) === far.get(field)! - 1);
    if (back === undefined) break;
    path.unshift(back);
    field = back;
  }
  return path;
}
