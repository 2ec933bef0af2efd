/** What a hint points at: the vocabulary of missions, as places on the screen. */
import { keyOf } from '../geometry';
import type { Content, MapPlan, Mission, Offer, Space, View } from '../types';
import { missionOf, regionSpaces, thingsOf } from './things';

type Hint = Mission['hint'][number];

/** Where things are on a screen, and when a hint fits what is asked there. */
export interface HintScreen {
  selectorsOf(point: string): string[];
  isTimely(hint: Hint): boolean;
}

/** Points at all of what it finds together, as at the spaces of a region; otherwise at the first that is seen. */
export function isMany(point: string): boolean {
  return point.startsWith('region:') || point.startsWith('group:');
}

/** It points at something on the map, which wants to be seen whole. */
export function isOnMap(point: string): boolean {
  return /^(object|region|group|hero):/.test(point);
}

/** What costs an action. */
const ACTIONS: readonly string[] = ['run', 'attack', 'rest', 'interact'];

/**
 * Whether a hint fits the moment: one that goes with a deed waits until the deed is on offer. What takes a walk first is
 * told beforehand. Nobody is sent away with actions left, or told to rest who has nothing to rest from.
 */
export function isTimely({ until, point }: Pick<Hint, 'until' | 'point'>, offers: readonly Offer[], view: Pick<View, 'acting' | 'figures'>): boolean {
  const isOffered = (one: string) => offers.some(({ choice }) => choice.do === one);
  if (point === 'choice:rest') {
    const hero = view.figures.find(({ id }) => id === view.acting);
    return isOffered('rest') && hero !== undefined && hero.damage + hero.strain > 0;
  }
  if (point === 'choice:end') return isOffered('end') && !ACTIONS.some(isOffered);
  if (until === null || until === 'interact') return true;
  const wanted: readonly string[] = until === 'move' ? ['move', 'run'] : [until];
  return wanted.some(isOffered);
}

/** Selectors to try, the best first: on a small screen a part may be folded away behind its tab. */
export function selectorsOf(point: string, view: View, content: Content, plan: MapPlan): string[] {
  const [kind, name = ''] = point.split(':', 2) as [string, string | undefined];
  switch (kind) {
    case 'decision':
      return ['.decision', '[role=tab][id$="-decide"]'];
    case 'team':
      return ['[data-point="team"]', '[role=tab][id$="-team"]'];
    case 'enemies':
      return ['[data-point="enemies"]', '[role=tab][id$="-enemies"]'];
    case 'objective':
      return ['[data-point="objective"]'];
    case 'log':
      return ['[role=log]', '[role=tab][id$="-log"]'];
    case 'board':
      return ['.stage'];
    case 'choice':
      return [`[data-choice="${name}"]:not(:disabled)`, '.decision', '[role=tab][id$="-decide"]'];
    default:
      return spacesOf(kind, name, view, content, plan).map((space) => `[data-space="${keyOf(space)}"]`).concat(doorOf(kind, name, view, content));
  }
}

function spacesOf(kind: string, name: string, view: View, content: Content, plan: MapPlan): readonly Space[] {
  const found = missionOf(view, content);
  if (!found) return [];
  const { mission, state } = found;
  switch (kind) {
    case 'object': {
      const thing = thingsOf(view, content).find(({ printed }) => printed.id === name);
      const carrier = view.figures.find(({ id }) => id === thing?.state.carrier);
      return thing?.at ? [thing.at] : (carrier?.at ?? []);
    }
    case 'region':
      return regionSpaces(mission, regionNumber(mission, name), plan);
    case 'group': {
      const groups = view.groups.filter((_, n) => state.labels[n] === name);
      return figures(view, groups.flatMap((group) => group.figures));
    }
    case 'hero': {
      const hero = view.heroes.find((one) => content.heroes[one.hero]?.id === name);
      return hero ? figures(view, [hero.figure]) : [];
    }
    default:
      return [];
  }
}

function doorOf(kind: string, name: string, view: View, content: Content): string[] {
  if (kind !== 'object') return [];
  const thing = thingsOf(view, content).find(({ printed }) => printed.id === name);
  return thing?.printed.kind === 'door' ? [`[data-door="${thing.printed.door}"]`] : [];
}

function regionNumber(mission: Mission, id: string): number {
  return mission.region.findIndex((region) => region.id === id);
}

function figures(view: View, ids: readonly number[]): readonly Space[] {
  return ids.flatMap((id) => view.figures.find((figure) => figure.id === id)?.at?.slice(0, 1) ?? []);
}
