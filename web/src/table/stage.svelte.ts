/** Plays events out on a scene, beat by beat, at the pace that was asked for; in the end the scene is the view. */
import { untrack } from 'svelte';
import type { Step } from '../generated/Step';
import { isMotionReduced } from '../lib/settings.svelte';
import { recall, remember } from '../lib/storage';
import { length, type Timed } from './beats';
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

interface Waiting<View, Beat> {
  readonly beat: Beat;
  /** The view at the end of the events it came with. */
  readonly final: View;
}

/** Lives as long as the component that makes it. */
export abstract class Stage<View, Beat extends Timed> {
  #source: () => Source<View>;
  #rhythm: Rhythm;
  #listener: Listener<View>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scene = $state.raw() as View;
  #beat = $state.raw<Beat | null>(null);
  #waiting = $state.raw<readonly Waiting<View, Beat>[]>([]);
  #paused = $state(false);
  #mode = $state<Mode>('play');

  constructor(source: () => Source<View>, rhythm: Rhythm) {
    this.#source = source;
    this.#rhythm = rhythm;
    const first = untrack(source);
    this.#listener = new Listener(first);
    this.#scene = first.view;
    const stored = rhythm.storage && recall(rhythm.storage);
    this.#mode = MODES.find((mode) => mode === stored) ?? 'play';
    $effect(() => {
      source();
      untrack(() => this.#hear());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Beats of new steps. `previous` is the last one still to be shown, `before` the view they lead away from. */
  protected abstract beats(steps: readonly Step[], previous: Beat | null, before: View): readonly Beat[];

  /** The scene after a beat; whatever else a game remembers of its story is brought along here. */
  protected abstract perform(scene: View, beat: Beat, final: View): View;

  /** The table went back: what is remembered besides the scene begins anew. */
  protected rewind(_story: readonly Step[]): void {}

  /** Something new was heard, before any of it is shown. */
  protected heard(_steps: readonly Step[]): void {}

  /** Whoever goes through it step by step stops after this beat. */
  protected isStop(_beat: Beat): boolean {
    return false;
  }

  /** What is shown now. */
  get scene(): View {
    return this.#scene;
  }

  get beat(): Beat | null {
    return this.#beat;
  }

  /** What is still to be shown after it. */
  get waiting(): readonly Beat[] {
    return this.#waiting.map(({ beat }) => beat);
  }

  get busy(): boolean {
    return this.#beat !== null;
  }

  /** The sequence of the step that plays out; none if all is shown. */
  get playing(): number | null {
    return this.#beat?.sequence ?? null;
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

  #rest(): void {
    this.#beat = null;
    this.#scene = this.#listener.target;
  }

  #run(): void {
    this.#timer = undefined;
    for (;;) {
      const [now, ...rest] = this.#waiting;
      if (!now) return this.#rest();
      this.#waiting = rest;
      this.#scene = this.perform(this.#scene, now.beat, now.final);
      this.#beat = now.beat;
      if (this.#mode === 'step' && this.isStop(now.beat)) {
        this.#paused = true;
        return;
      }
      const still = isMotionReduced() ? 0 : now.beat.milliseconds;
      if (still > 0) {
        const haste = Math.max(1, length(this.waiting) / this.#rhythm.patience);
        this.#timer = setTimeout(() => this.#run(), still / haste);
        return;
      }
    }
  }

  #hear(): void {
    const { news, patience, then } = this.#rhythm;
    const { view, story } = this.#source();
    const before = this.#listener.target;
    const { steps, back } = this.#listener.hear({ view, story });
    this.heard(steps);
    if (back) {
      this.#waiting = [];
      this.rewind(story);
      return this.skip();
    }
    const previous = this.#waiting.at(-1)?.beat ?? null;
    this.#waiting = [...this.#waiting, ...this.beats(steps, previous, before).map((beat) => ({ beat, final: view }))];
    const still = this.#mode === 'instant' || (isMotionReduced() && this.#mode !== 'step');
    if (steps.length === 0 || steps.length > news || still) return this.skip();
    if (then === 'skip' && length(this.waiting) > patience) return this.skip();
    if (this.#timer === undefined && !this.#paused) this.#run();
  }
}
