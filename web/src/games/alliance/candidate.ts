/** What is said of somebody who can be chosen: where, how much health is left, and what the choice would do. */
import { line, type Line } from '../../table/line';
import { expected, percent } from '../../table/odds';
import { figureOf, left } from './figures';
import { bestOdds, damaging } from './foreseen';
import { whereLine } from './labels';
import type { Prompt, View } from './types';

export function candidateLines(view: View, prompt: Prompt, id: number): Line[] {
  const figure = figureOf(view, id);
  if (!figure) return [];
  const where = figure.at && whereLine(view, figure.at[0]!);
  const parts = [...(where ? [where] : []), line('alliance-label-health', { left: left(figure), health: figure.health })];
  // Cleave is not defended against: what it leaves is certain.
  if (prompt.ask === 'cleave') parts.push(line('alliance-candidate-after', { left: Math.max(0, left(figure) - prompt.damage) }));
  const odds = bestOdds(view.odds).find(({ target }) => target === id);
  if (odds) parts.push(line('alliance-odds-short', { hit: percent(odds.hit), damages: percent(damaging(odds)), expected: expected(odds.expected) }));
  return parts;
}
