/** Whether somebody reports a fault, and in which texts. One dialog serves a whole table. */
import { untrack } from 'svelte';
import { isStory } from '../games/registry';
import { has, lately, t } from '../lib/i18n.svelte';
import { onScreen, piecesOf, type Text } from './fault';

/** More than anybody looks through. */
const MOST = 40;

let texts = $state.raw<readonly Text[] | null>(null);
let chosen = $state.raw<readonly string[]>([]);
let tables = $state(0);

export const faults = {
  /** What stood on the screen when somebody asked; nothing if nobody does. */
  get texts(): readonly Text[] | null {
    return texts;
  },
  get chosen(): readonly string[] {
    return chosen;
  },
  /** There is a table that takes reports. */
  get open(): boolean {
    return tables > 0;
  },
  toggle(id: string): void {
    chosen = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  },
  /** Looks at the screen; `ids` are the texts that are meant, otherwise it is what the story says there. */
  ask(ids: readonly string[] = []): void {
    // The way around the page is not what anybody reads.
    const parts = [...document.querySelectorAll('main, dialog[open]')];
    const found = onScreen(parts.flatMap(piecesOf), lately(), isStory);
    const meant = ids.length > 0 ? ids : found.filter(({ id }) => isStory(id)).map(({ id }) => id);
    // What is meant may stand there in the middle of a sentence.
    const named = meant.filter(has).map((id) => ({ id, text: t(id) }));
    texts = [...named, ...found.filter(({ id }) => !meant.includes(id))].slice(0, MOST);
    chosen = named.map(({ id }) => id);
  },
  close(): void {
    texts = null;
  },
  /** Takes reports for as long as the calling component lives. */
  serve(): void {
    $effect(() => {
      // Counting must not count as looking: the effect would never come to rest.
      untrack(() => (tables += 1));
      return () => {
        tables -= 1;
        texts = null;
      };
    });
  },
};
