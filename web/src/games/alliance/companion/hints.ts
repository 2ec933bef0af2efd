/** Hints of a tutorial beside a real table: where things are on this screen, and when a hint fits. */
import { selectorsOf, type HintScreen } from '../mission/point';
import type { Choice, Hint } from '../types';
import type { Desk } from './desk.svelte';

type Asked = Pick<Desk, 'prompt' | 'offers'>;

/**
 * What is about an answer comes while it is offered, what is about pages while one lies there, and everything else in
 * the Rebels' step: nobody reads about portraits while a window covers them.
 */
export function fits({ point, until }: Pick<Hint, 'point' | 'until'>, { prompt, offers }: Asked): boolean {
  const isOffered = (kind: string) => offers.some(({ choice }: { choice: Choice }) => choice.do === kind);
  if (point.startsWith('choice:')) return isOffered(point.slice('choice:'.length));
  if (until === 'continue') return isOffered('continue');
  return prompt?.ask === 'companion';
}

/** Figures stand on the real table: who is pointed at is shown as a portrait. */
export function pointAt(point: string, desk: Pick<Desk, 'view' | 'content' | 'plan' | 'found'>): string[] {
  const [kind, name = ''] = point.split(':', 2) as [string, string | undefined];
  switch (kind) {
    case 'log':
      return ['[data-point="log"]', '[data-point="log-narrow"]'];
    case 'medpacs':
    case 'peril':
      return [`[data-point="${kind}"]`];
    case 'hero':
      return [`[data-hero="${name}"]`, ...tabOf('team')];
    case 'group':
      return [...(desk.found?.state.labels ?? []).flatMap((label, n) => (label === name ? [`li[data-group="${n}"]`] : [])), ...tabOf('enemies')];
    default:
      return selectorsOf(point, desk.view, desk.content, desk.plan);
  }
}

/** Where a column is folded away its tab stands for it. */
const tabOf = (part: 'team' | 'enemies'): string[] => [`[role=tab][id$="-${part}"]`];

/** A screen with one hero has no window of an enemy group: what is about that is read beside the whole table. */
export function heroScreen(desk: Desk): HintScreen {
  return { selectorsOf: () => [], isTimely: (hint) => hint.point !== 'choice:done' && fits(hint, desk) };
}

export function hintScreen(desk: Desk): HintScreen {
  return { selectorsOf: (point) => pointAt(point, desk), isTimely: (hint) => fits(hint, desk) };
}
