/** What the rules say of enemies that could be looked at and attacked now: sight, cover, odds. */
import { line, why, type Line, type Why } from '../../table/line';
import { pieceName, type Terrain } from './terrain';
import type { View } from './types';

export type Look = View['looks'][number];
export type Shot = View['shots'][number];

const COVER = ['none', 'light', 'heavy'] as const;

export function lookAt(view: View, target: number): Look | null {
  return view.looks.find(({ to }) => to === target) ?? null;
}

export function shotsAt(view: View, target: number): readonly Shot[] {
  return view.shots.filter((shot) => shot.target === target);
}

/** The pieces that a look is about: those that hide somebody whole, or those that hide a part. */
export function piecesOf({ sees, hidden_by, covered_by }: Look): readonly number[] {
  return sees ? covered_by : hidden_by;
}

/** How a line of sight is drawn. */
export function lineOf(look: Look): 'free' | 'hidden' | 'stopped' {
  if (!look.sees) return 'stopped';
  return look.cover > 0 ? 'hidden' : 'free';
}

/** "Light cover from the hedge", with the rule that says so. */
export function sightLine(look: Look, shots: readonly Shot[], terrain: Terrain): Why {
  const pieces = piecesOf(look).map((piece) => pieceName(terrain, piece));
  if (shots.some(({ kind }) => kind === 'melee')) return why('specops-sight-melee', 'C9.11');
  if (!look.sees) return why('specops-sight-none', 'C8.2', { pieces: pieces.length > 0 ? pieces : [line('specops-sight-vehicle')] });
  // What counts in the end may be better or worse than what terrain gives: suppression, weather, a sharp eye.
  const inForce = COVER[shots[0]?.cover ?? look.cover] ?? 'none';
  if (pieces.length > 0) return why('specops-sight-hidden', 'C9.12', { cover: inForce, pieces });
  return inForce === 'none' ? why('specops-sight-free', 'C8.2') : why('specops-sight-covered', 'C9.15', { cover: inForce });
}

/** The same in a few words, for labels. */
export function sightWords(view: View, unit: number, terrain: Terrain): Line | null {
  const look = lookAt(view, unit);
  if (!look) return null;
  if (!look.sees) return line('specops-label-no-sight');
  const cover = COVER[look.cover] ?? 'none';
  const pieces = look.covered_by.map((piece) => pieceName(terrain, piece));
  return pieces.length === 0 ? line('specops-label-sight', { cover }) : line('specops-label-sight-cover', { cover, pieces });
}
