/** The rhythm of events: what is shown together, and for how long. A game makes beats of its events; here is what all beats share. */

export interface Timed {
  readonly milliseconds: number;
}

/** How long it takes to show them all. */
export function length(all: readonly Timed[]): number {
  return all.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

/** The run of items from `start` on that belong together: they are shown at once. */
export function run<Item>(items: readonly Item[], start: number, same: (item: Item) => boolean): Item[] {
  let end = start;
  while (end < items.length && same(items[end]!)) end++;
  return items.slice(start, end);
}
