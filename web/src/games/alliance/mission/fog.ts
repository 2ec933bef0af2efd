/** Which part of a map is in sight: missions reveal it area by area. */
import { keyOf } from '../geometry';
import type { MapPlan, Space, View } from '../types';

/** The areas in sight; none of them is named where all of the map is. */
export function revealedOf(view: View, plan: MapPlan): readonly number[] | null {
  const { mission } = view;
  if (!mission || plan.areas.length === 0 || mission.revealed.length >= plan.areas.length) return null;
  return mission.revealed;
}

export function isRevealed(revealed: readonly number[] | null, area: number): boolean {
  return revealed === null || revealed.includes(area);
}

export function hiddenAreas(plan: MapPlan, revealed: readonly number[] | null): number[] {
  return plan.areas.map((_, n) => n).filter((n) => !isRevealed(revealed, n));
}

/** Spaces nobody sees yet. A space of no area is always in sight. */
export function hiddenSpaces(plan: MapPlan, revealed: readonly number[] | null): ReadonlySet<string> {
  return new Set(hiddenAreas(plan, revealed).flatMap((n) => plan.areas[n]!.spaces.map((space) => keyOf(space as Space))));
}

/** A door is seen from either side. */
export function isDoorSeen(plan: MapPlan, revealed: readonly number[] | null, door: number): boolean {
  return plan.doors[door]?.areas.some((area) => isRevealed(revealed, area)) ?? true;
}
