import type { Live } from '../lib/live.svelte';
import { recall, remember } from '../lib/storage';
import { isInvited } from './seats';

/** Who has no seat here is asked once what they came for: to play, to look on, or to report for all of a real table. */
export class Invitation {
  readonly #live: Live;
  readonly #key: string;
  #answered = $state(false);

  /** To be made while a component is. */
  constructor(id: string, live: Live) {
    this.#live = live;
    this.#key = `sortie-reports-${id}`;
    // A tablet that reports for all stays one.
    this.#answered = recall(this.#key) === 'yes';
    // Whoever hands their last seat over wants to look on.
    $effect(() => {
      if (this.#lobby.mine.length > 0) this.#answered = true;
    });
  }

  get #lobby() {
    return this.#live.table!.lobby;
  }

  /** The question stands. */
  get open(): boolean {
    return !this.#answered && this.#live.table!.outcome === null && isInvited(this.#lobby);
  }

  /** The answer is that they want no seat. */
  watch(): void {
    this.#answered = true;
    if (this.#lobby.may_report) remember(this.#key, 'yes');
  }
}
