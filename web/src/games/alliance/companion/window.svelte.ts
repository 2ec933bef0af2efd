/** The window of an enemy group that acts: it lies over the table until it is put aside to look at the map. */
import { untrack } from 'svelte';
import type { Prompt } from '../types';
import type { Desk } from './desk.svelte';

type Asked = Extract<Prompt, { ask: 'window' }>;

/** Call it while a component is set up. */
export class GroupWindow {
  readonly #desk: Desk;
  #aside = $state<number | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
    // While it lies aside, facts may be told: it stays aside until somebody takes it up again.
    let before = desk.table.sequence;
    $effect(() => {
      const { sequence } = desk.table;
      if (this.#aside === before && sequence !== before && this.asked) untrack(() => (this.#aside = sequence));
      before = sequence;
    });
  }

  /** The group that acts and its card, if one does. */
  readonly asked = $derived.by<Asked | null>(() => (this.#desk.prompt?.ask === 'window' ? this.#desk.prompt : null));
  /** The next one opens again by itself. */
  readonly open = $derived.by(() => this.asked !== null && this.#aside !== this.#desk.table.sequence);

  putAside(): void {
    this.#aside = this.#desk.table.sequence;
  }

  takeUp(): void {
    this.#aside = null;
  }
}
