/** Where figures look: the way they last went, or whom they last attacked. Only for the eye; no rule knows it. */
import { figureOf } from './figures';
import { baseOf } from './geometry';
import type { Event, Position, View } from './types';

/** By figure: degrees clockwise from the north of the drawing. */
export type Facing = ReadonlyMap<number, number>;

/** `scene` is the board when it happens. */
export function look(facing: Facing, event: Event, scene: View): Facing {
  switch (event.what) {
    // Another mission has other figures under the same numbers.
    case 'mission_began':
      return new Map();
    case 'moved': {
      const way = [event.from, ...event.path];
      return turned(facing, event.figure, angle(way.at(-2), way.at(-1)));
    }
    case 'attack_declared': {
      const from = figureOf(scene, event.attacker)?.at;
      const to = figureOf(scene, event.target)?.at;
      return turned(facing, event.attacker, angle(from, to));
    }
    default:
      return facing;
  }
}

function turned(facing: Facing, figure: number, to: number | null): Facing {
  return to === null || facing.get(figure) === to ? facing : new Map(facing).set(figure, to);
}

function angle(from: Position | null | undefined, to: Position | null | undefined): number | null {
  if (!from || !to) return null;
  const a = baseOf(from);
  const b = baseOf(to);
  if (a.x === b.x && a.y === b.y) return null;
  return Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI);
}
