/**
 * Where somebody points before anything is chosen: the place under the mouse, under the keyboard, or touched by a finger. A
 * finger cannot hover, so what it touches first is only shown, and what it touches again is done.
 */
export class Pointing<Key extends string | number> {
  readonly #sequence: () => number;
  #over = $state.raw<Key | null>(null);
  #touched = $state.raw<{ readonly sequence: number; readonly key: Key } | null>(null);

  /** What is touched is forgotten when the table goes on. */
  constructor(sequence: () => number) {
    this.#sequence = sequence;
  }

  /** The place a finger has pinned. */
  readonly touched = $derived.by<Key | null>(() => (this.#touched?.sequence === this.#sequence() ? this.#touched.key : null));
  /** The place that is thought about. */
  readonly at = $derived.by<Key | null>(() => this.touched ?? this.#over);

  /** The mouse or the keyboard is there, or nowhere. */
  over(key: Key | null): void {
    this.#over = key;
  }

  /** A finger touches a place: whether it was there already, so that this time it is meant. */
  touch(key: Key): boolean {
    const again = this.touched === key;
    this.#touched = { sequence: this.#sequence(), key };
    return again;
  }

  /** Nothing is touched any more. */
  drop(): void {
    this.#touched = null;
    this.#over = null;
  }
}
