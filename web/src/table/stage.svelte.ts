/** Plays events out on a scene, beat by beat, at the pace that was asked for; in the end the scene is the view. */
import { untrack } from 'svelte';
import type { Step } from '../generated/Step';
import type { Cue } from '../lib/scores';
import { isMotionReduced } from '../lib/settings.svelte';
import { playCue } from '../lib/sound.svelte';
import { recall, remember } from '../lib/storage';
import { length, type Timed } from './beats';
import { soundSteps } from './heard';
import { Listener, type Source } from './news';

/** How what others do is shown: stop after each thing, run through it, or only its end. */
export const MODES = ['step', 'play', 'instant'] as const;
export type Mode = (typeof MODES)[number];

export interface Rhythm {
  /** More steps at once than this are history, not news. Quick bots make several within a frame. */
  readonly news: number;
  /** With more than so many milliseconds still to show, the past is cut short, or everything goes faster. */
  readonly patience: number;
  readonly then: 'skip' | 'hurry';
  /** Where this browser keeps the mode; without it everything plays. */
  readonly storage?: string;
}

/**
 * What a beat is to whoever has a question to answer next. `told`: it is watched first. `deed`: a plain thing somebody did,
 * such as a walk; who did it goes on without waiting for its end. `asked`: part of the question itself, such as dice that fall.
 */
export type Weight = 'told' | 'deed' | 'asked';

interface Waiting<View, Beat> {
  readonly beat: Beat;
  /** Of the step it is part of, and who chose it. */
  readonly sequence: number;
  readonly seat: number | null;
  /** How many events of that step are over when it begins. */
  readonly over: number;
  /** The view at the end of the events it came with. */
  readonly final: View;
}

/** Lives as long as the component that makes it. */
export abstract class Stage<View, Beat extends Timed> {
  #source: () => Source<View>;
  #rhythm: Rhythm;
  #listener: Listener<View>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the beat that is shown should give way to the next. */
  #due: number | null = null;
  #scene = $state.raw() as View;
  #now = $state.raw<Waiting<View, Beat> | null>(null);
  #waiting = $state.raw<readonly Waiting<View, Beat>[]>([]);
  #paused = $state(false);
  /** Whoever skips wants the next question, not the next stop: what comes before it is skipped as well. */
  #through = $state(false);
  #mode = $state<Mode>('play');

  constructor(source: () => Source<View>, rhythm: Rhythm) {
    this.#source = source;
    this.#rhythm = rhythm;
    const first = untrack(source);
    this.#listener = new Listener(first);
    this.#scene = first.view;
    const stored = rhythm.storage && recall(rhythm.storage);
    this.#mode = MODES.find((mode) => mode === stored) ?? 'play';
    // Before anything is drawn: nobody sees, not for a moment, what is still to be shown.
    $effect.pre(() => {
      source();
      untrack(() => this.#hear());
    });
    $effect(() => {
      const leave = () => this.#leave();
      document.addEventListener('visibilitychange', leave);
      return () => {
        document.removeEventListener('visibilitychange', leave);
        clearTimeout(this.#timer);
      };
    });
  }

  /** Beats of a new step. `previous` is the last one still to be shown, `before` the view they lead away from. */
  protected abstract beats(step: Step, previous: Beat | null, before: View): readonly Beat[];

  protected abstract weigh(beat: Beat): Weight;

  /** How many events of its step a beat shows. A game that shows them otherwise tells a step when all of it was shown. */
  protected tells(_beat: Beat): number {
    return 0;
  }

  /** What is heard when a beat is shown; what is skipped is silent, unless it is skipped because motion is reduced. */
  protected abstract cue(beat: Beat): Cue | null;

  /** The scene after a beat; whatever else a game remembers of its story is brought along here. */
  protected abstract perform(scene: View, beat: Beat, final: View): View;

  /** The table went back: what is remembered besides the scene begins anew. */
  protected rewind(_story: readonly Step[]): void {}

  /** Whoever goes through it step by step stops after this beat. */
  protected isStop(_beat: Beat): boolean {
    return false;
  }

  /** What is shown now. */
  get scene(): View {
    return this.#scene;
  }

  get beat(): Beat | null {
    return this.#now?.beat ?? null;
  }

  /** What is still to be shown after it. */
  get waiting(): readonly Beat[] {
    return this.#waiting.map(({ beat }) => beat);
  }

  get busy(): boolean {
    return this.#now !== null;
  }

  /** The sequence of the step that plays out; none if all is shown. */
  get playing(): number | null {
    return this.#now?.sequence ?? null;
  }

  /** How many of its events have been shown. */
  get told(): number {
    return this.#now?.over ?? 0;
  }

  /** Something that is watched before anybody goes on is still to be shown; a stop is, however short it would be. */
  get telling(): boolean {
    return this.#paused || this.#left.some(({ beat }) => beat.milliseconds > 0 && this.weigh(beat) === 'told');
  }

  /** Something is still to be shown that none of these seats did. */
  isNewsTo(seats: readonly number[]): boolean {
    return this.#left.some(({ beat, seat }) => beat.milliseconds > 0 && this.weigh(beat) !== 'asked' && !seats.includes(seat ?? -1));
  }

  /** Waits for a word to go on. */
  get paused(): boolean {
    return this.#paused;
  }

  get mode(): Mode {
    return this.#mode;
  }

  set mode(wish: Mode) {
    this.#mode = wish;
    if (this.#rhythm.storage) remember(this.#rhythm.storage, wish);
    if (wish === 'instant') this.skip();
    else if (wish === 'play') this.next();
  }

  next(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#run();
  }

  /** Shows the end at once, and of whatever follows before somebody is asked. */
  skipThrough(): void {
    this.#through = true;
    this.skip();
  }

  /** What comes is skipped until somebody is asked; whoever knows that says so by `settle`. */
  get through(): boolean {
    return this.#through;
  }

  settle(): void {
    this.#through = false;
  }

  /** Shows the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { beat, final } of this.#waiting) this.#scene = this.perform(this.#scene, beat, final);
    this.#waiting = [];
    this.#paused = false;
    this.#rest();
  }

  /** Changes what is shown, for what I see before the server has told it. */
  protected amend(change: (scene: View) => View): void {
    this.#scene = change(this.#scene);
  }

  get #left(): readonly Waiting<View, Beat>[] {
    return this.#now ? [this.#now, ...this.#waiting] : this.#waiting;
  }

  /** Nobody watches a page in the background, and its clock hardly ticks: whoever comes back finds the present, not a queue. */
  #leave(): void {
    if (document.visibilityState === 'hidden' && this.#mode !== 'step') this.skip();
  }

  #rest(): void {
    this.#now = null;
    this.#due = null;
    this.#scene = this.#listener.target;
  }

  #run(): void {
    this.#timer = undefined;
    const now = Date.now();
    /** A slow machine, or one that slept, makes up for it: beats grow shorter, the show does not grow longer. */
    let late = this.#due === null ? 0 : Math.max(0, now - this.#due);
    for (;;) {
      const [next, ...rest] = this.#waiting;
      if (!next) return this.#rest();
      this.#waiting = rest;
      this.#scene = this.perform(this.#scene, next.beat, next.final);
      this.#now = next;
      const cue = this.cue(next.beat);
      if (cue) playCue(cue);
      if (this.#mode === 'step' && this.isStop(next.beat)) {
        this.#paused = true;
        this.#due = null;
        return;
      }
      const haste = Math.max(1, length(this.waiting) / this.#rhythm.patience);
      const still = isMotionReduced() ? 0 : next.beat.milliseconds / haste;
      if (still > late) {
        this.#due = now + still - late;
        this.#timer = setTimeout(() => this.#run(), still - late);
        return;
      }
      late -= still;
    }
  }

  #hear(): void {
    const { news, patience, then } = this.#rhythm;
    const { view, story } = this.#source();
    const before = this.#listener.target;
    const { steps, back } = this.#listener.hear({ view, story });
    if (steps.length === 0 && !back) return;
    if (back) {
      this.#waiting = [];
      this.rewind(story);
      return this.skip();
    }
    const added: Waiting<View, Beat>[] = [];
    for (const step of steps) {
      const previous = added.at(-1)?.beat ?? this.#left.at(-1)?.beat ?? null;
      const { sequence, seat } = step;
      let over = 0;
      for (const beat of this.beats(step, previous, before)) {
        added.push({ beat, sequence, seat, over, final: view });
        over += this.tells(beat);
      }
    }
    this.#waiting = [...this.#waiting, ...added];
    const hidden = document.visibilityState === 'hidden';
    if (steps.length > news || this.#through || this.#mode === 'instant' || (hidden && this.#mode !== 'step')) return this.skip();
    if (isMotionReduced() && this.#mode !== 'step') {
      // Nothing moves, but sound may be on: what happened is heard where it cannot be watched.
      soundSteps(added.map(({ beat, sequence }) => ({ sequence, cue: this.cue(beat) })));
      return this.skip();
    }
    if (then === 'skip' && length(this.waiting) > patience) return this.skip();
    if (this.#timer === undefined && !this.#paused) this.#run();
  }
}
