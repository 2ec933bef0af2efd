/** The round track as rounds of fields, for the strip over the board. */
import type { Content, Phase, View } from './types';

export interface TrackStop {
  readonly position: number;
  readonly phase: Phase;
  readonly state: 'done' | 'now' | 'ahead';
}

export interface TrackRound {
  readonly round: number;
  readonly stops: readonly TrackStop[];
  readonly state: 'done' | 'now' | 'ahead';
}

const LEVELS = ['easy', 'normal', 'hard'] as const;

export function trackOf(content: Content, view: Pick<View, 'difficulty'>) {
  return content.levels[LEVELS.indexOf(view.difficulty)]?.track ?? [];
}

/** The rounds in order; the field of victory is a round of its own at the end. */
export function rounds(content: Content, view: View): TrackRound[] {
  const found: { round: number; stops: TrackStop[] }[] = [];
  trackOf(content, view).forEach(({ round, phase }, position) => {
    const last = found.at(-1);
    const begun = view.phase !== null;
    const state = !begun || position > view.position ? 'ahead' : position < view.position ? 'done' : 'now';
    const stop: TrackStop = { position, phase, state };
    const victory = phase.phase === 'victory';
    if (last && last.round === round && !victory) last.stops.push(stop);
    else found.push({ round: victory ? 0 : round, stops: [stop] });
  });
  return found.map(({ round, stops }) => ({ round, stops, state: together(stops) }));
}

function together(stops: readonly TrackStop[]): TrackRound['state'] {
  if (stops.every((stop) => stop.state === 'done')) return 'done';
  return stops.every((stop) => stop.state === 'ahead') ? 'ahead' : 'now';
}
