/** What lies on a space and to which regions it belongs, in words: for screen readers and for the tip under the mouse. */
import { t } from '../../../lib/i18n.svelte';
import { standingAt } from '../figures';
import { bearing } from '../geometry';
import { missionObjectName, regionName } from '../text';
import type { Content, MapPlan, Position, Space, View } from '../types';
import { carriedBy, doorState, missionOf, regionsAt, thingAt, thingsOf, type MissionThing } from './things';

/** "Control console, part of the objective, in landing pad". */
export function spaceWords(view: View, content: Content, plan: MapPlan, space: Space): string[] {
  const found = missionOf(view, content);
  if (!found) return [];
  const { mission } = found;
  const things = thingsOf(view, content);
  const words: string[] = [];
  const thing = thingAt(things, space);
  // What can be attacked is named like whoever stands somewhere.
  if (thing && thing.figure === null) words.push(missionObjectName(mission, thing.n));
  if (thing?.marked) words.push(t('alliance-ui-marked'));
  const figure = standingAt(view, space);
  if (figure) {
    for (const one of carriedBy(things, figure.id)) words.push(t('alliance-ui-carries', { object: missionObjectName(mission, one.n) }));
    if (found.state.marks.figures.includes(figure.id)) words.push(t('alliance-ui-marked'));
  }
  for (const n of regionsAt(view, content, plan, space)) words.push(t('alliance-ui-in-region', { region: regionName(mission, n) }));
  return words;
}

/** "Blast door, locked, 3 spaces east": an object wherever it lies, as seen from whoever acts. */
export function thingWords(thing: MissionThing, view: View, content: Content, plan: MapPlan): string[] {
  const found = missionOf(view, content);
  if (!found) return [];
  const words = [missionObjectName(found.mission, thing.n)];
  if (thing.printed.kind === 'door') words.push(t('alliance-ui-door', { state: doorState(thing) }));
  const away = whereWords(view, placeOf(thing, view, plan));
  if (away) words.push(away);
  if (thing.marked) words.push(t('alliance-ui-marked'));
  return words;
}

/** How far away and where, as seen from the figure whose turn it is; empty if nobody acts or it is right here. */
export function whereWords(view: View, place: Position | null): string {
  const from = view.figures.find(({ id }) => id === view.acting)?.at;
  if (!from || !place) return '';
  const { spaces, direction } = bearing(from, place);
  return direction === null || spaces === 0 ? '' : t('alliance-label-where', { spaces, direction });
}

/** The spaces an object is at: its own, its carrier's, or those before a door. */
export function placeOf(thing: MissionThing, view: View, plan: MapPlan): Position | null {
  if (thing.at) return [thing.at];
  if (thing.state.carrier !== null) return view.figures.find(({ id }) => id === thing.state.carrier)?.at ?? null;
  const edges = plan.doors[thing.printed.door ?? -1]?.edges;
  return edges ? edges.map(([at]) => at as Space) : null;
}
