/** Where the missions of a recorded campaign begin: its rounds would be too many for one time line. */
import type { Mark } from '../replay/timeline';

/** Of each step the mission that was played, by its name; none between missions. */
export function missionMarks(missions: readonly (string | null)[]): Mark[] {
  const found: Mark[] = [];
  missions.forEach((name, step) => {
    if (name !== null && (missions[step - 1] ?? null) === null) found.push({ step, round: found.length + 1, name });
  });
  return found;
}
