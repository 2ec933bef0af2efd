/** What units look like now, and in words. */
import { line, type Line } from '../../table/line';
import { degreesOf, type BadgeId, type Looks } from './figure/looks';
import { miniOf } from './figure/minis';
import { drawnLength } from '../../table/plane/scale';
import { rankName, unitName, type Cast } from './names';
import type { View } from './types';

export type UnitView = View['figures'][number];

/** The badges beside a unit, the most telling first. */
export function badgesOf(unit: UnitView, nHeld: number): (readonly [BadgeId, number])[] {
  const { tokens } = unit;
  const all: (readonly [BadgeId, number])[] = [
    ['objective', nHeld],
    ['suppression', tokens.suppression],
    ['standby', Number(tokens.standby)],
    ['dodge', tokens.dodge],
    ['aim', tokens.aim],
    ['surge', tokens.surge],
    ['shield', tokens.shields],
    ['detonator', Number(tokens.detonator)],
    ['observation', tokens.observation],
    ['immobilize', tokens.immobilize],
  ];
  return all.filter(([, n]) => n > 0);
}

export function heldBy({ tokens }: Pick<View, 'tokens'>, unit: number): number[] {
  return tokens.flatMap(({ id, holder }) => (holder === unit ? [id] : []));
}

export function looksOf(view: View, cast: Cast, id: number, current = false): Looks {
  const unit = view.figures[id]!;
  return {
    side: unit.colour,
    mini: miniOf(cast.units[id]?.kind ?? ''),
    rank: unit.is_vehicle ? null : unit.rank,
    left: Math.max(0, unit.health - unit.wounds),
    health: unit.health,
    facing: degreesOf(unit.facing[0], unit.facing[1]),
    order: unit.order === 'face_up' ? 'up' : unit.order === 'face_down' ? 'down' : 'none',
    badges: badgesOf(unit, heldBy(view, id).length),
    suppressed: unit.is_suppressed,
    current,
    radius: drawnLength(unit.radius),
  };
}

/** How a unit is, in words: wounds and what lies beside it. */
export function conditionLines(view: View, cast: Cast, id: number): Line[] {
  const unit = view.figures[id]!;
  const held = heldBy(view, id);
  return [
    ...(unit.wounds > 0 ? [line('specops-label-wounds', { n: unit.wounds, of: unit.health })] : []),
    ...(unit.order === 'none' ? [] : [line('specops-label-order', { order: unit.order })]),
    ...(unit.is_suppressed ? [line('specops-label-suppressed')] : []),
    ...badgesOf(unit, 0).map(([badge, n]) => line('specops-badge', { badge, n })),
    ...(held.length > 0 ? [line('specops-label-holds', { tokens: held.map((token) => line('specops-token', { kind: cast.tokens.get(token) ?? 'covert' })) })] : []),
  ];
}

/** "Scout trooper 2, corps of red" */
export function whoLine(cast: Cast, id: number): Line {
  const member = cast.units[id];
  if (!member || member.isVehicle) return unitName(cast, id);
  return line('specops-label-who', { unit: unitName(cast, id), rank: rankName(member.rank), side: line('specops-colour', { side: member.colour }) });
}
