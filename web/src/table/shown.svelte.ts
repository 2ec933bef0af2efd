/** Tells the server how far this browser has shown the story, so that bots wait with their next step for people's eyes. */
import type { Live } from '../lib/live.svelte';

/** Whoever is silent for twice as long is taken to be asleep. */
const AGAIN = 2000;

/** For as long as the calling component lives. A page in the background shows nothing, and nobody waits for it. */
export function tellShown(live: Live, stage: { readonly busy: boolean }): void {
  let hidden = $state(document.hidden);
  const busy = $derived(stage.busy && !hidden);
  const sequence = $derived(live.table?.sequence ?? 0);
  const connected = $derived(live.connection === 'live');
  let shown = 0;

  $effect(() => {
    const look = () => (hidden = document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  $effect(() => {
    if (!connected) return;
    if (!busy) return live.shown((shown = sequence));
    // Long scenes take their time: a word now and then says that somebody is still looking.
    void sequence;
    const timer = setInterval(() => live.shown(shown), AGAIN);
    return () => clearInterval(timer);
  });
}
