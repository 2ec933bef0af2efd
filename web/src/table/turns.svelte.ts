/**
 * A table is much to make at once: on a phone its board, its panels and the names of all its places take a second, in which nobody can
 * scroll or press anything. So its parts come one after the other, each in a task of its own, and the browser shows what is there
 * in between. What is asked comes first, then the board, then what stands beside it.
 */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('parts that come in turn');
/** How long a frame is waited for at most: a page in the background draws none. */
const FRAME = 100;

export class Turns {
  #waiting: { readonly rank: number; readonly come: () => void }[] = [];
  #next: (() => void) | null = null;
  /** All parts have come once: whatever is made from now on is made at once. */
  #over = false;
  #busy = $state(false);

  /** Some parts are still to come. */
  get busy(): boolean {
    return this.#busy;
  }

  get over(): boolean {
    return this.#over;
  }

  /** Lets a part come as soon as it is its turn, the lower rank first; returns how to give that up. */
  wait(rank: number, come: () => void): () => void {
    const one = { rank, come };
    const at = this.#waiting.findIndex((other) => other.rank > rank);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, one);
    this.#busy = true;
    this.#next ??= afterFrame(() => this.#go());
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#next?.();
    this.#next = null;
    this.#waiting = [];
  }

  #go(): void {
    this.#next = null;
    const one = this.#waiting.shift();
    if (!one) {
      this.#over = true;
      this.#busy = false;
      return;
    }
    one.come();
    // Also after the last one: parts of it may have to wait themselves.
    this.#next = afterFrame(() => this.#go());
  }
}

/** Called while a page is set up whose parts come in turn. */
export function setTurns(): Turns {
  const turns = new Turns();
  setContext(KEY, turns);
  $effect(() => () => turns.stop());
  return turns;
}

/** Called while a component is set up. None where everything is made at once: in a replay, in a small picture, in most tests. */
export function turnsHere(): Turns | undefined {
  return getContext<Turns | undefined>(KEY);
}

/** How many of a long list are there, called while a component is set up: they come so many at a time, and whoever joins later at once. */
export function inPortions(size: number, all: () => number): { readonly now: number } {
  const turns = turnsHere();
  let now = $state(!turns || turns.over ? Infinity : size);
  $effect(() => {
    if (now === Infinity) return;
    if (now < all()) return turns!.wait(0, () => (now += size));
    now = Infinity;
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Once what is there was drawn; returns how to give that up. */
function afterFrame(go: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const deadline = setTimeout(() => {
    cancelAnimationFrame(frame);
    go();
  }, FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(deadline);
    task = setTimeout(go);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(deadline);
    clearTimeout(task);
  };
}
