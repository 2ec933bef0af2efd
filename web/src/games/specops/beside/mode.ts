/** Beside a real table: what differs where nobody tells where miniatures stand. */
import type { SpecopsSetup } from '../../../generated/SpecopsSetup';
import type { TableSummary } from '../../../generated/TableSummary';
import { sideOf } from '../seats';
import type { Colour, Prompt, View } from '../types';

/** Whether a table was set up to be played beside a real one. */
export function isBesideTable(table: Pick<TableSummary, 'game' | 'setup'>): boolean {
  return table.game === 'specops' && (table.setup as Partial<SpecopsSetup> | null)?.mode === 'companion';
}

/** Whether positions are not known. */
export function isBeside({ contacts }: Pick<View, 'contacts'>): boolean {
  return contacts !== null;
}

/** Whom a unit touches of its enemies. */
export function touching({ contacts }: Pick<View, 'contacts'>, unit: number): number[] {
  return (contacts ?? []).flatMap(([one, other]) => (one === unit ? [other] : other === unit ? [one] : []));
}

/** Whose decision a question is, where it is one's; what everybody sees is nobody's. */
export function sideAsked(prompt: Prompt, view: View, awaited: readonly number[]): Colour | null {
  // Before the throw nobody has a colour.
  if (prompt.ask === 'question' || view.blue === null) return null;
  // What both choose in secret each chooses alone.
  if (prompt.ask === 'card' || prompt.ask === 'loadouts') return view.colour;
  if ('colour' in prompt) return prompt.colour;
  const unit = unitAsked(prompt);
  const side = unit === null ? undefined : view.figures[unit]?.colour;
  if (side) return prompt.ask === 'standby' ? other(side) : side;
  return awaited.length === 1 ? sideOf(view, awaited[0]!) : null;
}

function unitAsked(prompt: Prompt): number | null {
  for (const key of ['unit', 'attacker', 'defender', 'trigger', 'bearer', 'from', 'by'] as const) {
    const unit = (prompt as Partial<Record<typeof key, unknown>>)[key];
    if (typeof unit === 'number') return unit;
  }
  return null;
}

const other = (side: Colour): Colour => (side === 'blue' ? 'red' : 'blue');
