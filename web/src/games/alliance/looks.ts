/** What a figure looks like on the table: the same facts for the standing figure, its base and the coin of lists. */
import type { Mini } from '../../table/miniature';
import { groupOf, groupViewOf, heroOf, left } from './figures';
import { baseOf } from './geometry';
import { groupColour } from './icons';
import { heroMini, modelMini } from './minis';
import { carriedBy, thingsOf } from './mission/things';
import { figureName } from './text';
import type { Condition, Content, Figure, ObjectKind, View } from './types';

export interface Looks {
  readonly mini: Mini;
  /** Amber for people, cyan and dashed for their bots, red for the enemy. */
  readonly side: 'player' | 'bot' | 'enemy';
  readonly left: number;
  readonly health: number;
  /** Strain and the most of it, for heroes. */
  readonly strain: number;
  readonly endurance: number;
  /** The number in its group and the colour of the group; heroes have an initial. */
  readonly mark: string;
  readonly colour: string | null;
  readonly elite: boolean;
  readonly conditions: readonly Condition[];
  readonly wounded: boolean;
  /** It is this one's move: it breathes. */
  readonly current: boolean;
  /** It has acted this round. */
  readonly spent: boolean;
  /** What it carries, by shape. */
  readonly carries: readonly ObjectKind[];
  /** Where it looks, in degrees clockwise from the north of the board, and from the top of the screen. */
  readonly facing: number | null;
  readonly seen: number | null;
  /** The base, in units of the board. */
  readonly width: number;
  readonly height: number;
}

export interface Situation {
  readonly bot?: boolean;
  readonly current?: boolean;
  /** As it lies on the board; otherwise as a portrait of one space. */
  readonly based?: boolean;
  readonly facing?: number | null;
  /** How far the board is turned. */
  readonly turn?: number;
}

export function looksOf(view: View, content: Content, figure: Figure, { bot = false, current = false, based = false, facing = null, turn = 0 }: Situation): Looks {
  const group = groupOf(view, content, figure);
  const hero = heroOf(view, content, figure);
  const size = based && figure.at ? baseOf(figure.at) : { width: 100, height: 100 };
  const alone = (group?.figures ?? 1) === 1;
  return {
    mini: hero ? heroMini(hero.id) : modelMini(group?.model ?? ''),
    side: figure.side === 'imperial' ? 'enemy' : bot ? 'bot' : 'player',
    left: left(figure),
    health: figure.health,
    strain: figure.strain,
    endurance: figure.hero === null ? 0 : figure.endurance,
    mark: figure.hero === null ? (alone ? '' : String(figure.number)) : figureName(view, content, figure.id).charAt(0),
    colour: figure.hero === null ? groupColour(groupViewOf(view, figure)?.colour ?? 0) : null,
    elite: group?.elite ?? false,
    conditions: figure.conditions,
    wounded: figure.wounded,
    current,
    spent: figure.activated,
    carries: carriedBy(thingsOf(view, content), figure.id).map(({ printed }) => printed.kind),
    facing,
    // A large base lies as it lies; a coin is kept upright while the board turns.
    seen: facing === null || (based && (figure.at?.length ?? 1) > 1) ? facing : facing + turn,
    width: size.width,
    height: size.height,
  };
}

/** Whether somebody who looks there is seen from their other side: figures are drawn looking to the right. */
export function looksLeft({ seen }: Looks): boolean {
  return seen !== null && Math.sin((seen * Math.PI) / 180) < -0.1;
}
