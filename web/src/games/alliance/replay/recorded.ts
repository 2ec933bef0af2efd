import type { Live } from '../../../lib/live.svelte';
import type { Reel } from '../../../replay/reel.svelte';
import type { Content, View } from '../types';

/** A recorded game, and as a table that nobody can speak to. */
export interface RecordedProps {
  id: string;
  content: Content;
  reel: Reel<View>;
  live: Live;
}
