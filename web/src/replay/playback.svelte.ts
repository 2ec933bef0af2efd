import { clampStep, interval } from './timeline';

/** Where a replay stands and whether it runs. Lives as long as the calling component. */
export class Playback {
  readonly last: number;
  #step = $state(0);
  #playing = $state(false);
  #filmed = $state(false);
  speed = $state(1);

  constructor(last: number, start: number) {
    this.last = last;
    this.#step = clampStep(start, last);
    $effect(() => {
      if (!this.#playing) return;
      const timer = setInterval(() => this.#advance(), interval(this.speed));
      return () => clearInterval(timer);
    });
  }

  get step(): number {
    return this.#step;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** The film brought it here, nobody's hand. */
  get filmed(): boolean {
    return this.#filmed;
  }

  /** Whoever takes the time line in hand stops the film. */
  go(step: number): void {
    this.#playing = false;
    this.#filmed = false;
    this.#step = clampStep(step, this.last);
  }

  /** From the end it starts over. */
  toggle(): void {
    if (!this.#playing && this.#step === this.last) this.#step = 0;
    this.#playing = !this.#playing;
  }

  #advance(): void {
    this.#filmed = true;
    if (this.#step < this.last) this.#step++;
    if (this.#step >= this.last) this.#playing = false;
  }
}
