/** What a field is called: "Area 7, field 3, droideka, adjacent to Mace". */
import { line, type Line } from '../../table/line';
import type { Tap } from './offers';
import { fieldArgs, strength } from './words';
import type { Content, View } from './types';

export interface Figures {
  readonly view: View;
  readonly content: Content;
  readonly neighbours: readonly (readonly number[])[];
}

export function fieldLabel({ view, content, neighbours }: Figures, field: number, tap?: Tap): Line[] {
  const parts = [line('arena-label-field', fieldArgs(content, field))];
  const here = view.jedi.find((jedi) => jedi.field === field);
  const droid = view.droids[field];
  if (here) parts.push(line('arena-label-jedi', { jedi: here.jedi }));
  else if (droid) parts.push(line('arena-droid', { kind: droid }));
  else parts.push(line('arena-label-empty'));
  const close = view.jedi.filter((jedi) => jedi.field !== null && neighbours[field]?.includes(jedi.field));
  if (close.length > 0) {
    parts.push(line('arena-label-adjacent', { jedi: close.map((jedi) => line('arena-jedi', { jedi: jedi.jedi })) }));
  }
  if (tap) parts.push(tapLine(tap, here !== undefined, droid ? strength(droid) : 0));
  return parts;
}

/** `taken`: a figure stands there. Of the fields to stand on, only its own is. */
function tapLine(tap: Tap, taken: boolean, cost: number): Line {
  switch (tap.light) {
    case 'stand':
      if (tap.choice) return line('arena-label-can-start');
      return line(taken ? 'arena-label-stand-here' : 'arena-label-can-walk');
    case 'strike':
      return line('arena-label-can-strike', { cost });
    case 'reach':
      return line('arena-label-can-reach', { cost });
    case 'push':
      return line('arena-label-can-push');
  }
}
