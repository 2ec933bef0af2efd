/** How large the board is that is drawn here, for whoever draws on it. */
import { getContext, setContext } from 'svelte';
import type { Bounds } from './camera';

const KEY = Symbol('bounds of the board');

/** Called by the stage while it is set up. */
export function setBoardBounds(bounds: () => Bounds): void {
  setContext(KEY, bounds);
}

/** Called while a component is set up. Without a stage around it, one unit of the board is a thousandth of it. */
export function boardBounds(): () => Bounds {
  return getContext<(() => Bounds) | undefined>(KEY) ?? (() => ({ x: 0, y: 0, width: 1000, height: 1000 }));
}
