/** How the board that is drawn here is looked at, for whatever stands upright on it. */
import { getContext, setContext } from 'svelte';
import { PLAN, type Outlook } from './relief';

const KEY = Symbol('outlook of the board');

interface Outlooks {
  readonly now: () => Outlook;
  readonly rest: () => Outlook;
}

/** Called by the stage while it is set up; `rest` is the outlook of when nobody turned the board. */
export function setBoardOutlook(now: () => Outlook, rest: () => Outlook = now): void {
  setContext<Outlooks>(KEY, { now, rest });
}

/**
 * Called while a component is set up. What stands writes the transform of its one element: a variable of the style sheets, which all
 * of a board inherit, would have the style of a thousand elements worked out again for each turn.
 */
export function boardOutlook(): () => Outlook {
  return getContext<Outlooks | undefined>(KEY)?.now ?? (() => PLAN);
}

/** The same for what nobody sees or reaches while the board turns: it follows when the board rests. */
export function boardAtRest(): () => Outlook {
  return getContext<Outlooks | undefined>(KEY)?.rest ?? (() => PLAN);
}
