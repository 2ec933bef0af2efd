/** Plays events out on a scene, beat by beat. Whoever is behind skips ahead; in the end the scene is the view. */
import { tick, untrack } from 'svelte';
import type { Step } from '../../generated/Step';
import { isMotionReduced } from '../../lib/settings.svelte';
import { Listener, type Source } from '../../table/news';
import { beats, type Beat } from './beats';
import { play } from './scene';
import type { Content, Event, View } from './types';

export interface Stage {
  /** What is shown now. */
  readonly scene: View;
  readonly area: number | null;
  readonly struck: readonly number[];
  /** Grows with every roll; dice tumble when it does. */
  readonly rolls: number;
  readonly busy: boolean;
  /** Shows the end at once. */
  skip(): void;
  /** My figure already stands there: it does not walk again when the server confirms. */
  stand(seat: number, field: number): void;
}

/** More steps at once than this are history, not news. Quick bots make several within a frame. */
const NEWS = 6;
/** With more than this still to show, the past is cut short. */
const PATIENCE = 6000;

export function createStage(content: () => Content, source: () => Source<View>): Stage {
  const first = untrack(source);
  let scene = $state.raw(first.view);
  let beat = $state.raw<Beat | null>(null);
  let rolls = $state(0);
  const listener = new Listener(first);
  let waiting: { beat: Beat; final: View }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function skip(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    beat = null;
    scene = listener.target;
  }

  /** Once the new dice lie on the table: a die that comes into being with a roll has not seen the number grow. */
  function roll(): void {
    void tick().then(() => rolls++);
  }

  function next(): void {
    timer = undefined;
    const now = waiting.shift();
    if (!now) {
      beat = null;
      scene = listener.target;
      return;
    }
    for (const event of now.beat.events) scene = play(scene, event, now.final, content());
    beat = now.beat;
    if (now.beat.milliseconds === 0) next();
    else timer = setTimeout(next, now.beat.milliseconds);
  }

  function hear(): void {
    const { steps: news, back } = listener.hear(source());
    // Dice fall at once, whatever else is still to be shown: they are what the next question is about.
    if (news.some((step) => eventsOf(step).some(isRoll))) roll();
    if (back || news.length === 0 || news.length > NEWS || isMotionReduced()) return skip();
    const events = news.flatMap(eventsOf).filter((event) => !isThere(event));
    waiting.push(...beats(events, content()).map((one) => ({ beat: one, final: listener.target })));
    if (waiting.reduce((sum, { beat: one }) => sum + one.milliseconds, 0) > PATIENCE) return skip();
    if (timer === undefined) next();
  }

  /** A walk that my ghost has taken already. */
  function isThere(event: Event): boolean {
    return event.what === 'walked' && scene.jedi[event.seat]?.field === event.to;
  }

  $effect(() => {
    source();
    untrack(hear);
  });
  $effect(() => () => clearTimeout(timer));

  return {
    get scene() {
      return scene;
    },
    get area() {
      return beat?.area ?? null;
    },
    get struck() {
      return beat?.struck ?? [];
    },
    get rolls() {
      return rolls;
    },
    get busy() {
      return beat !== null;
    },
    skip,
    stand(seat, field) {
      scene = { ...scene, jedi: scene.jedi.map((one, n) => (n === seat ? { ...one, field } : one)) };
    },
  };
}

/** A die that was rolled here falls; a real one has already fallen. */
function isRoll(event: Event): boolean {
  return event.what === 'rolled';
}

function eventsOf(step: Step): Event[] {
  return (step.events as { event: Event }[]).map(({ event }) => event);
}
