/** Whether the hints of a tutorial are shown, on this device. */
import { t } from '../../../lib/i18n.svelte';
import { recall, remember } from '../../../lib/storage';
import { hintText } from '../text';
import type { Content, Mission, Offer, View } from '../types';
import { isTimely, type HintScreen } from './point';
import { missionOf } from './things';

export type { HintScreen };

const STORAGE_KEY = 'sortie-alliance-hints';

let hidden = $state(recall(STORAGE_KEY) === 'hidden');

export const hints = {
  get hidden(): boolean {
    return hidden;
  },
  set hidden(is: boolean) {
    hidden = is;
    remember(STORAGE_KEY, is ? 'hidden' : 'shown');
  },
};

/** The hints for a kind of table: beside the boxed game people are told other things. */
export function hintsOf(mission: Mission, mode: View['mode']): Mission['hint'] {
  return mode === 'companion' ? mission.companion_hint : mission.hint;
}

interface Moment {
  readonly view: View;
  readonly content: Content;
  readonly offers: readonly Offer[];
  /** Another screen than the digital table's. */
  readonly screen?: HintScreen | undefined;
  /** A page of the story lies on the table: one thing to read at a time, unless the hint is about pages. */
  readonly reading?: boolean;
}

export interface Due {
  /** Its number among the hints of the mission. */
  readonly n: number;
  readonly mission: Mission;
  readonly hint: Mission['hint'][number];
}

/** The hint that should be read now, if there is one. */
export function dueHint({ view, content, offers, screen, reading = false }: Moment): Due | null {
  const found = missionOf(view, content);
  const n = found?.state.hint ?? null;
  if (!found || n === null || hidden) return null;
  const hint = hintsOf(found.mission, view.mode)[n];
  if (!hint || !(screen ? screen.isTimely(hint) : isTimely(hint, offers, view))) return null;
  return reading && hint.until !== 'continue' ? null : { n, mission: found.mission, hint };
}

/** Reads hints one after another. Those without a deed that ends them are closed by hand, each once. */
export class HintReader {
  #moment: () => Moment;
  #closed = $state<readonly number[]>([]);

  constructor(moment: () => Moment) {
    this.#moment = moment;
  }

  readonly open = $derived.by(() => {
    const due = dueHint(this.#moment());
    return due && !this.#closed.includes(due.n) ? due : null;
  });

  /** It as the shell shows it. */
  readonly card = $derived.by(() => {
    const { open } = this;
    if (!open) return null;
    const text = hintText(open.mission, open.hint);
    return {
      text,
      words: { title: t('alliance-ui-hint'), said: t('alliance-ui-hint-said', { text }), hide: t('alliance-ui-hints-hide'), close: t('alliance-ui-hint-close') },
      onhide: () => (hints.hidden = true),
      onclose: () => (this.#closed = [...this.#closed, open.n]),
    };
  });
}

/** The open answer that the hint of the moment points at: while it is learned, it is the one that stands out. */
export function hintedAnswer(view: View, missions: readonly Mission[], offers: readonly Offer[]): string | null {
  const mission = view.mission;
  if (hidden || mission === null || mission.hint === null) return null;
  const point = hintsOf(missions[mission.mission]!, view.mode)[mission.hint]?.point ?? '';
  const answer = point.startsWith('choice:') ? point.slice('choice:'.length) : null;
  return offers.some(({ choice }) => choice.do === answer) ? answer : null;
}
