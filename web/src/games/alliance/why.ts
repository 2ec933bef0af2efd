/** Why a place of the map is not lit while a hero takes its turn. */
import { line, why, type Why } from '../../table/line';
import { figureAt, figureOf } from './figures';
import type { Prompt, Space, View } from './types';

/** Nothing about friends: a tap on them only looks. */
export function whyNotInTurn(view: View, prompt: Extract<Prompt, { ask: 'turn' }>, space: Space, name: (figure: number) => string): Why | null {
  const figure = figureAt(view, space);
  if (figure?.side === 'rebel') return null;
  const acting = figureOf(view, view.acting);
  // It is seen and near enough, and still no target: that is not where it stands, but who acts.
  if (acting?.conditions.includes('stun')) return why('alliance-why-stunned-now', 'R12.8', { name: name(acting.id) });
  if (!figure) return why('alliance-why-no-way', 'R3.6');
  return prompt.actions === 0 ? line('alliance-why-actions') : line('alliance-why-no-attack');
}
