/** A map as it lies at the start of a mission: only what is revealed (R1.19), and nothing of the enemy. */
import { keyOf } from '../geometry';
import type { MapPlan, Space } from '../types';
import type { Content, Mission } from './types';

export function previewOf(content: Content, mission: Mission): MapPlan | null {
  const [scene] = mission.scene;
  const plan = scene && content.maps.find(({ id }) => id === scene.map);
  return plan ? revealed(plan, scene.start) : null;
}

const previews = new WeakMap<MapPlan, Map<string, MapPlan>>();

/** The same part of a map is the same object, so that it is worked out to be drawn only once. */
export function revealed(plan: MapPlan, areas: readonly string[]): MapPlan {
  const known = previews.get(plan) ?? new Map<string, MapPlan>();
  previews.set(plan, known);
  const name = areas.join(' ');
  const found = known.get(name) ?? cut(plan, areas);
  known.set(name, found);
  return found;
}

function cut(plan: MapPlan, areas: readonly string[]): MapPlan {
  const shown = new Set(plan.areas.filter(({ id }) => areas.includes(id)).flatMap(({ spaces }) => spaces.map((at) => keyOf(at as Space))));
  if (shown.size === 0) return plan;
  const there = (at: readonly [number, number]) => shown.has(keyOf(at as Space));
  const tiles = new Set(plan.spaces.filter(({ at }) => there(at)).map(({ tile }) => tile));
  return {
    ...plan,
    spaces: plan.spaces.filter(({ at }) => there(at)),
    edges: plan.edges.filter(({ at }) => there(at)),
    doors: plan.doors.filter(({ edges }) => edges.some(([at]) => there(at))),
    tiles: plan.tiles.filter((_, n) => tiles.has(n)),
    crates: plan.crates.filter(there),
    terminals: plan.terminals.filter(there),
    entries: plan.entries.filter(there),
    enemy: [],
  };
}
