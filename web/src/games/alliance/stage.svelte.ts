/** Plays events out on a scene, beat by beat, at the pace that was asked for; in the end the scene is the view. */
import { untrack } from 'svelte';
import type { Step } from '../../generated/Step';
import { isMotionReduced } from '../../lib/settings.svelte';
import { recall, remember } from '../../lib/storage';
import { Listener, type Source } from '../../table/news';
import { follow, followAll, type Show } from './activation';
import { beats, enemyActs, length, type Beat } from './beats';
import { fence, type Duel } from './duel';
import { look, type Facing } from './facing';
import { play, stand } from './scene';
import type { Told, View } from './types';

/** How the enemy's turn is shown: stop after each thing it does, run through it, or only its end. */
export const MODES = ['step', 'play', 'instant'] as const;
export type Mode = (typeof MODES)[number];

export interface Stage {
  /** What is shown now. */
  readonly scene: View;
  readonly beat: Beat | null;
  /** The enemy's activation card as far as it is shown. */
  readonly show: Show | null;
  /** The newest attack as far as it is shown. */
  readonly duel: Duel | null;
  /** Where figures look. */
  readonly facing: Facing;
  readonly busy: boolean;
  /** Something of the enemy's turn, or of an attack, is still to be shown. */
  readonly telling: boolean;
  /** The sequence of the step that plays out; none if all is shown. */
  readonly playing: number | null;
  /** Waits for a word to go on. */
  readonly paused: boolean;
  mode: Mode;
  next(): void;
  /** Shows the end at once. */
  skip(): void;
}

/** More steps at once than this are history, not news. */
const NEWS = 8;
/** With more than this still to show, everything goes faster. */
const PATIENCE = 14_000;
const STORAGE_KEY = 'sortie-alliance-enemy';

function storedMode(): Mode {
  return MODES.find((mode) => mode === recall(STORAGE_KEY)) ?? 'play';
}

interface Waiting {
  readonly beat: Beat;
  readonly final: View;
  readonly sequence: number;
}

export function createStage(source: () => Source<View>): Stage {
  const first = untrack(source);
  const past = first.story.flatMap(toldIn);
  let scene = $state.raw(first.view);
  let beat = $state.raw<Beat | null>(null);
  let show = $state.raw<Show | null>(followAll(null, past));
  let duel = $state.raw<Duel | null>(past.reduce<Duel | null>((one, { event }) => fence(one, event), null));
  let facing = $state.raw<Facing>(past.reduce<Facing>((one, { event }) => look(one, event, first.view), new Map()));
  let paused = $state(false);
  let mode = $state<Mode>(storedMode());
  let waiting = $state.raw<readonly Waiting[]>([]);
  let playing = $state<number | null>(null);
  const listener = new Listener(first);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function perform(one: Waiting): void {
    if (one.beat.walk) scene = stand(scene, one.beat.walk.figure, one.beat.walk.at);
    for (const now of one.beat.told) {
      facing = look(facing, now.event, scene);
      scene = play(scene, now.event, one.final);
      show = follow(show, now);
      duel = fence(duel, now.event);
    }
  }

  function skip(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const one of waiting) perform(one);
    waiting = [];
    beat = null;
    playing = null;
    paused = false;
    scene = listener.target;
  }

  function run(): void {
    timer = undefined;
    for (;;) {
      const [now, ...rest] = waiting;
      if (!now) {
        beat = null;
        playing = null;
        scene = listener.target;
        return;
      }
      waiting = rest;
      perform(now);
      beat = now.beat;
      playing = now.sequence;
      if (mode === 'step' && now.beat.enemy && now.beat.stop) {
        paused = true;
        return;
      }
      const still = isMotionReduced() ? 0 : now.beat.milliseconds;
      if (still > 0) {
        const haste = Math.max(1, length(waiting.map((one) => one.beat)) / PATIENCE);
        timer = setTimeout(run, still / haste);
        return;
      }
    }
  }

  function next(): void {
    if (!paused) return;
    paused = false;
    run();
  }

  function hear(): void {
    const { view, story } = source();
    const before = listener.target;
    const { steps: news, back } = listener.hear({ view, story });
    if (back) {
      waiting = [];
      show = followAll(null, story.flatMap(toldIn));
      duel = story.flatMap(toldIn).reduce<Duel | null>((one, { event }) => fence(one, event), null);
      return skip();
    }
    const acts = waiting.at(-1)?.beat.enemy ?? enemyActs(before);
    const added: Waiting[] = [];
    for (const step of news) {
      const enemy = added.at(-1)?.beat.enemy ?? acts;
      added.push(...beats(toldIn(step), enemy).map((one) => ({ beat: one, final: view, sequence: step.sequence })));
    }
    waiting = [...waiting, ...added];
    if (news.length === 0 || news.length > NEWS || mode === 'instant' || (isMotionReduced() && mode !== 'step')) return skip();
    if (timer === undefined && !paused) run();
  }

  $effect(() => {
    source();
    untrack(hear);
  });
  $effect(() => () => clearTimeout(timer));

  const isTelling = (one: Beat) => one.enemy || one.sight !== undefined;

  return {
    get scene() {
      return scene;
    },
    get beat() {
      return beat;
    },
    get show() {
      return show;
    },
    get duel() {
      return duel;
    },
    get facing() {
      return facing;
    },
    get busy() {
      return beat !== null;
    },
    get telling() {
      return (beat !== null && isTelling(beat)) || waiting.some((one) => isTelling(one.beat));
    },
    get playing() {
      return playing;
    },
    get paused() {
      return paused;
    },
    get mode() {
      return mode;
    },
    set mode(wish) {
      mode = wish;
      remember(STORAGE_KEY, wish);
      if (wish === 'instant') skip();
      else if (wish === 'play') next();
    },
    next,
    skip,
  };
}

export function toldIn(step: Step): Told[] {
  return step.events as Told[];
}
