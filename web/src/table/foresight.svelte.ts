/** Where the choice that somebody thinks about would lead, as the server foresees it. */
import type { Live } from '../lib/live.svelte';

/** Choices of one seat, one after the other. */
export interface Plan {
  readonly seat: number;
  readonly choices: readonly unknown[];
}

/** The mouse passes over many places: only where it rests is it worth asking. */
const REST = 80;

/** What the server told of a plan: nothing yet, or that nothing can be told. */
export type Told<Foreseen> = { readonly known: false } | { readonly known: true; readonly foreseen: Foreseen | null };

/** Lives as long as the component that makes it. Each plan is asked once a state of the table. */
export class Foresight<Foreseen> {
  #answers = $state.raw<ReadonlyMap<string, Foreseen | null>>(new Map());
  readonly #name: () => string | null;

  constructor(live: Live, plan: () => Plan | null) {
    this.#name = () => {
      const now = plan();
      return now && `${live.table?.sequence} ${JSON.stringify(now)}`;
    };
    $effect(() => {
      const name = this.#name();
      const now = plan();
      if (!name || !now || this.#answers.has(name)) return;
      const timer = setTimeout(() => {
        void live.foresee(now.seat, now.choices).then((told) => {
          if (told === undefined) return;
          // What was foreseen for another state of the table is of no use any more.
          const [sequence] = name.split(' ');
          const kept = [...this.#answers].filter(([one]) => one.startsWith(`${sequence} `));
          this.#answers = new Map([...kept, [name, told as Foreseen | null]]);
        });
      }, REST);
      return () => clearTimeout(timer);
    });
  }

  readonly told = $derived.by<Told<Foreseen>>(() => {
    const name = this.#name();
    return name !== null && this.#answers.has(name) ? { known: true, foreseen: this.#answers.get(name) ?? null } : { known: false };
  });
}
