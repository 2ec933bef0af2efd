/** What is heard of steps that nobody sees play out: where motion is reduced they stand there at once, but sound may be on. */
import type { Cue } from '../lib/scores';
import { playCue } from '../lib/sound.svelte';

/** The more it tells, the further back. */
const TELLING: readonly Cue[] = ['turn', 'move', 'reveal', 'dice', 'hit', 'defeat', 'loss', 'victory'];
/** Milliseconds from one to the next: several at once are noise. */
const APART = 150;
/** Of more than these only the newest are still news. */
const MOST = 4;

export interface Heard {
  /** Of the step it is part of. */
  readonly sequence: number;
  readonly cue: Cue | null;
}

/** One cue for each step: the most telling. A step may have none. */
export function cuesOf(heard: readonly Heard[]): Cue[] {
  const best = new Map<number, Cue>();
  for (const { sequence, cue } of heard) {
    const known = best.get(sequence);
    if (cue && (!known || TELLING.indexOf(cue) > TELLING.indexOf(known))) best.set(sequence, cue);
  }
  return [...best.values()];
}

let waiting: Cue[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const [cue, ...rest] = waiting;
  waiting = rest;
  timer = cue && setTimeout(next, APART);
  if (cue) playCue(cue);
}

/** Plays a cue for each step, one after the other, never in a burst. */
export function soundSteps(heard: readonly Heard[]): void {
  waiting = [...waiting, ...cuesOf(heard)].slice(-MOST);
  if (timer === undefined) next();
}
