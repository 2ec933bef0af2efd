/** A recorded game as a table that nobody can speak to: what is shown live is shown the same way, and offers nothing. */
import type { TableState } from '../generated/TableState';
import type { Live } from '../lib/live.svelte';
import type { Reel } from './reel.svelte';

export function still(reel: Reel<unknown>): Live {
  const silent = () => undefined;
  const table = $derived<TableState>({
    sequence: reel.step.sequence,
    n_choices: reel.playback.step,
    view: reel.view,
    decision: null,
    outcome: null,
    can_take_back: false,
    lobby: reel.lobby,
  });
  const story = $derived(reel.story.slice(0, reel.playback.step + 1));
  return {
    connection: 'live',
    refusal: null,
    pending: false,
    talk: [],
    get table() {
      return table;
    },
    get story() {
      return story;
    },
    get past() {
      return story;
    },
    choose: silent,
    isAutomatic: () => false,
    foresee: () => Promise.resolve(null),
    takeBack: silent,
    proposeUndo: silent,
    answerUndo: silent,
    setPace: silent,
    goAhead: silent,
    setBotsWait: silent,
    shown: silent,
    speak: silent,
    point: silent,
    dismissRefusal: silent,
  };
}
