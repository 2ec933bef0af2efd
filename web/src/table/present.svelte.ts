/**
 * The present as shown. The server plays on while the board still shows what came before; whatever stands beside the board
 * (log, header, panel, result) reads this table instead of the wire's, so that nothing is told before it is shown.
 */
import type { Step } from '../generated/Step';
import type { TableState } from '../generated/TableState';
import type { Live } from '../lib/live.svelte';

/** How far a board is; every `Stage` knows. */
export interface Showing {
  readonly busy: boolean;
  readonly playing: number | null;
  /** How many events of the step that plays have been shown. */
  readonly told: number;
  readonly telling: boolean;
  isNewsTo(seats: readonly number[]): boolean;
  skip(): void;
  skipThrough(): void;
}

/** Lives as long as the component that makes it; made after the stage, which hears first. */
export class Present implements Live {
  /** The table as it is, for what gets ready before it is shown. */
  readonly live: Live;
  readonly #stage: Showing;
  /** The table when the board was last there. */
  #held = $state.raw() as TableState;

  constructor(live: Live, stage: Showing) {
    this.live = live;
    this.#stage = stage;
    this.#held = live.table!;
    $effect.pre(() => {
      if (!this.behind) this.#held = live.table!;
    });
  }

  /** The table is further than what is shown: its question waits. */
  readonly behind = $derived.by(() => {
    const stage = this.#stage;
    if (!stage.busy) return false;
    const { decision, lobby } = this.live.table!;
    if (decision === null || stage.telling) return true;
    return stage.isNewsTo(lobby.mine) && !isSame(decision.prompt, this.#held.decision?.prompt);
  });

  /** There is something to watch, instead of waiting for somebody as before. */
  readonly watching = $derived.by(() => this.behind && (this.#stage.telling || (this.#held.decision?.offers.length ?? 0) > 0));

  /** With the question that was open, which nobody can answer any more, as long as the board is behind. */
  readonly #table = $derived.by<TableState>(() => {
    const now = this.live.table!;
    if (!this.behind) return now;
    const { view, decision, outcome } = this.#held;
    return {
      ...now,
      view,
      outcome,
      decision: decision && { ...decision, offers: [], regions: [] },
      can_take_back: now.can_take_back && now.outcome === null,
    };
  });

  get table(): TableState {
    return this.#table;
  }

  readonly #story = $derived.by(() => this.live.story.filter(({ sequence }) => this.isTold(sequence)));

  get story(): Live['story'] {
    return this.#story;
  }

  /** Of the step that plays, what has been shown: the log need not wait for the end of a long one. */
  readonly part = $derived.by<Step | null>(() => {
    const { playing, told } = this.#stage;
    const step = told > 0 ? this.live.story.find(({ sequence }) => sequence === playing) : undefined;
    return step ? { ...step, events: step.events.slice(0, told) } : null;
  });

  get past(): Live['past'] {
    return this.live.past;
  }

  /** A step may be told once all of it was shown. */
  isTold(sequence: number): boolean {
    const { playing } = this.#stage;
    return playing === null || sequence < playing;
  }

  /** Brings everything to the table as it is. */
  skip(): void {
    this.#stage.skipThrough();
  }

  get connection(): Live['connection'] {
    return this.live.connection;
  }

  get refusal(): Live['refusal'] {
    return this.live.refusal;
  }

  get pending(): boolean {
    return this.live.pending;
  }

  choose(seat: number, choice: unknown, automatic = false): void {
    this.live.choose(seat, choice, automatic);
  }

  isAutomatic(sequence: number): boolean {
    return this.live.isAutomatic(sequence);
  }

  foresee(seat: number, choices: readonly unknown[]): Promise<unknown> {
    return this.live.foresee(seat, choices);
  }

  takeBack(): void {
    this.live.takeBack();
  }

  proposeUndo(keep: number): void {
    this.live.proposeUndo(keep);
  }

  answerUndo(accept: boolean): void {
    this.live.answerUndo(accept);
  }

  setPace(milliseconds: number): void {
    this.live.setPace(milliseconds);
  }

  goAhead(): void {
    this.live.goAhead();
  }

  setBotsWait(wait: boolean): void {
    this.live.setBotsWait(wait);
  }

  shown(sequence: number): void {
    this.live.shown(sequence);
  }

  get talk(): Live['talk'] {
    return this.live.talk;
  }

  speak(phrase: Parameters<Live['speak']>[0]): void {
    this.live.speak(phrase);
  }

  point(at: Parameters<Live['point']>[0]): void {
    this.live.point(at);
  }

  dismissRefusal(): void {
    this.live.dismissRefusal();
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
