/** The pages of an encounter: what was said, chosen and rolled since it began. */
import type { AllianceEvent } from '../../../generated/AllianceEvent';
import type { AllianceAttribute } from '../../../generated/AllianceAttribute';
import type { AttackDie } from '../types';

export type PageLine =
  | { readonly kind: 'text' | 'rule' | 'choice'; readonly text: string }
  | {
      readonly kind: 'test';
      readonly figure: number;
      readonly attribute: AllianceAttribute;
      readonly dice: readonly (readonly [AttackDie, number])[];
      readonly successes: number | null;
    };

export function pagesOf(events: readonly AllianceEvent[]): PageLine[] {
  const lines: PageLine[] = [];
  for (const event of events) {
    if (event.what === 'ordered' && (event.order.order === 'say' || event.order.order === 'rule')) {
      lines.push({ kind: event.order.order === 'say' ? 'text' : 'rule', text: event.order.text });
    } else if (event.what === 'chose') {
      lines.push({ kind: 'choice', text: event.text });
    } else if (event.what === 'tested') {
      lines.push({ kind: 'test', figure: event.figure, attribute: event.attribute, dice: event.dice, successes: null });
    } else if (event.what === 'test_ended') {
      const at = lines.findLastIndex((line) => line.kind === 'test' && line.figure === event.figure);
      const test = lines[at];
      if (test?.kind === 'test') lines[at] = { ...test, successes: event.successes };
    }
  }
  return lines;
}
