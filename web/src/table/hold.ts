/** Two fingers that rest on the board for a moment: a gesture of its own, told apart from the beginning of a pinch. */
import type { Point } from './camera';

/** How long they rest, in milliseconds, and how far a resting finger may tremble, in pixels. */
export const REST = 600;
export const TREMBLE = 9;

export class TwoFingerHold {
  readonly #begun = new Map<number, Point>();
  readonly #onheld: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onheld: () => void) {
    this.#onheld = onheld;
  }

  /** These fingers lie on the board now; another number of them than two is something else. */
  begin(fingers: ReadonlyMap<number, Point>): void {
    this.end();
    if (fingers.size !== 2) return;
    for (const [finger, at] of fingers) this.#begun.set(finger, at);
    this.#timer = setTimeout(() => {
      this.end();
      this.#onheld();
    }, REST);
  }

  /** A finger is here now. Whether it still rests: then nothing else follows from it. */
  rests(finger: number, at: Point): boolean {
    const begun = this.#begun.get(finger);
    if (!begun) return false;
    if (Math.hypot(at.x - begun.x, at.y - begun.y) <= TREMBLE) return true;
    this.end();
    return false;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#begun.clear();
  }
}
