/** What spaces and figures are called: "Stormtrooper red 2, on 3/3, 4 spaces north-east, in line of sight, 2 of 3 health". */
import { line, type Line } from '../../table/line';
import { figureAt, figureOf, left } from './figures';
import { bearing, keyOf } from './geometry';
import type { Tap } from './offers';
import type { Content, MapPlan, Space, View } from './types';

export interface Seen {
  readonly view: View;
  readonly content: Content;
  readonly plan: MapPlan;
  /** The name of a figure, in words of the language. */
  readonly name: (figure: number) => string;
  readonly place: (space: Space) => string;
  /** What else there is to say about a space: objects and regions of a mission. */
  readonly words?: (space: Space) => readonly string[];
}

/** How far away and where, as seen from the figure whose turn it is; the server's count where it told one. */
export function whereLine(view: View, space: Space): Line | null {
  const from = figureOf(view, view.acting)?.at;
  if (!from) return null;
  const figure = figureAt(view, space);
  const { spaces, direction } = bearing(from, figure?.at ?? [space]);
  if (direction === null || spaces === 0) return null;
  const told = figure && view.sight.find((one) => one.figure === figure.id)?.distance;
  return line('alliance-label-where', { spaces: told ?? spaces, direction });
}

export function spaceLabel({ view, plan, name, place, words }: Seen, space: Space, tap?: Tap): Line[] {
  const parts: Line[] = [];
  const more = (words?.(space) ?? []).map((text) => line('alliance-label-figure', { name: text }));
  const figure = figureAt(view, space);
  if (figure) {
    // Where it stands is said always: nobody acts while the table asks who activates.
    parts.push(line('alliance-label-figure', { name: name(figure.id) }), line('alliance-label-at', { at: place(space) }));
    const where = whereLine(view, space);
    const seen = view.sight.find((one) => one.figure === figure.id);
    const from = figureOf(view, view.acting);
    // A hero is who looks; from anybody else's place it would be taken for a hero's view.
    if (from && from.hero === null && (where ?? seen)) parts.push(line('alliance-label-from', { name: name(from.id) }));
    if (where) parts.push(where);
    if (seen) parts.push(sightLine(seen, name));
    parts.push(line('alliance-label-health', { left: left(figure), health: figure.health }));
    if (figure.strain > 0) parts.push(line('alliance-label-strain', { strain: figure.strain, endurance: figure.endurance }));
    if (figure.wounded) parts.push(line('alliance-wounded'));
    parts.push(...figure.conditions.map((condition) => line('alliance-rules-condition', { condition })), ...more);
  } else {
    parts.push(line('alliance-label-figure', { name: place(space) }));
    const thing = thingAt(view, plan, space);
    if (thing) parts.push(thing);
    parts.push(...more);
    const ground = groundAt(plan, space);
    if (ground) parts.push(ground);
    const where = whereLine(view, space);
    if (where) parts.push(where);
  }
  if (tap) parts.push(tapLine(tap));
  return parts;
}

/** Whether it is seen, and if not, what is in the way. */
function sightLine({ in_sight, blocked }: View['sight'][number], name: Seen['name']): Line {
  if (in_sight) return line('alliance-label-sight');
  if (!blocked) return line('alliance-label-no-sight');
  const { by } = blocked;
  return typeof by === 'object' ? line('alliance-label-blocked', { by: 'figure', name: name(by.figure) }) : line('alliance-label-blocked', { by, name: '' });
}

function thingAt(view: View, plan: MapPlan, space: Space): Line | null {
  const at = (spaces: readonly Space[], there: readonly number[]) => there.some((n) => spaces[n] && keyOf(spaces[n]!) === keyOf(space));
  if (at(plan.crates, view.crates)) return line('alliance-crate');
  return at(plan.terminals, view.terminals) ? line('alliance-terminal') : null;
}

function groundAt(plan: MapPlan, space: Space): Line | null {
  const terrain = plan.spaces.find((one) => keyOf(one.at as Space) === keyOf(space))?.terrain;
  if (terrain === 'difficult') return line('alliance-difficult');
  return terrain === 'blocking' ? line('alliance-blocking') : null;
}

function tapLine(tap: Tap): Line {
  switch (tap.light) {
    case 'deploy':
      return line('alliance-can-deploy');
    case 'move':
      return line('alliance-can-move');
    case 'run':
      return line('alliance-can-run');
    case 'attack':
      return line('alliance-can-attack');
    case 'pick':
      return line('alliance-can-pick');
    case 'activate':
      return line('alliance-can-activate');
    case 'way':
      return line('alliance-can-way');
    case 'thing':
      return line('alliance-can-interact');
  }
}
