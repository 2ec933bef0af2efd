/** The words for things of the arena, rendered from the typed data: never written by hand for one card. */
import { line, type Line } from '../../table/line';
import {
  MEGA,
  type ActionField,
  type Content,
  type DroidKind,
  type Jedi,
  type Needs,
  type Penalty,
  type Phase,
  type PushTarget,
} from './types';

export const KINDS: readonly DroidKind[] = ['battle', 'super', 'droideka'];

export function strength(kind: DroidKind): number {
  return KINDS.indexOf(kind) + 1;
}

export function fieldArgs(content: Content, field: number): { area: number; number: number; } {
  const { area, number } = content.map.fields[field] ?? { area: 0, number: 0 };
  return { area, number };
}

/** The name of the card in a slot, as printed; the text of nothing if the slot is empty. */
export function cardName(content: Content, slot: number, card: number | undefined): Line {
  const found = card === undefined ? undefined : (slot === MEGA ? content.megas : content.threats)[card];
  return found ? cardKey(slot === MEGA ? 'mega' : 'threat', found.id) : line('arena-card-unknown');
}

export function cardKey(kind: 'threat' | 'mega', id: string): Line {
  return line(kind === 'mega' ? `arena-mega-${dashed(id)}` : `arena-threat-${dashed(id)}`);
}

export function jediKey(jedi: Jedi): string {
  return `arena-jedi-${dashed(jedi)}`;
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

export function phaseKey(phase: Phase): string {
  switch (phase.phase) {
    case 'threats':
      return 'arena-phase-threats';
    case 'roll':
      return 'arena-phase-roll';
    case 'refill':
      return 'arena-phase-refill';
    case 'check':
      return 'arena-phase-check';
    case 'rush':
      return 'arena-phase-rush';
    case 'victory':
      return 'arena-phase-victory';
  }
}

export function phaseLine(phase: Phase): Line {
  return phase.phase === 'rush' ? line('arena-phase-rush', { kind: phase.kind }) : line(phaseKey(phase));
}

/** What an action field is, as printed on the board. */
export function fieldLine(field: ActionField, scale: readonly number[]): Line {
  switch (field.kind) {
    case 'fight':
      return field.exact === null
        ? line('arena-field-fight', { bonus: field.bonus })
        : line('arena-field-fight-exact', { exact: field.exact, bonus: field.bonus });
    case 'force':
      return field.exact === null
        ? line('arena-field-force-scale', { scale: scale.join(' ') })
        : line('arena-field-force-exact', { exact: field.exact, steps: field.steps ?? 0 });
    case 'push':
      return line('arena-field-push', { exact: field.exact, droids: pushList(field.droids) });
  }
}

/** What an action field does with this die. */
export function effectLine(field: ActionField, face: number, scale: readonly number[]): Line {
  switch (field.kind) {
    case 'fight':
      return line('arena-effect-fight', { value: face + field.bonus });
    case 'force':
      return line('arena-effect-force', { steps: field.steps ?? scale[face - 1] ?? 0 });
    case 'push':
      return line('arena-effect-push', { droids: pushList(field.droids) });
  }
}

/** The face an action field insists on. */
export function exactFace(field: ActionField): number | null {
  return field.exact;
}

/** `["super", "super"]` as "2 super battle droids". */
export function pushList(droids: readonly PushTarget[]): Line[] {
  return counted(droids).map(([kind, n]) => line('arena-droids', { kind, n }));
}

export function counted<T>(things: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

export function needsLine(needs: Needs): Line {
  return 'sum' in needs ? line('arena-needs-sum', { sum: needs.sum }) : line('arena-needs-dice', { dice: needs.dice.join(', ') });
}

export function penaltyLine(penalty: Penalty): Line {
  return 'force' in penalty
    ? line('arena-penalty-force', { steps: penalty.force })
    : line('arena-penalty-droids', {
        areas: counted(penalty.droids).map(([kind, n]) => line('arena-penalty-areas', { kind, n })),
      });
}
