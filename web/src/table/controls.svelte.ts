/** What I do at a table of any game: what is asked of me, what I sent, and the way back. */
import type { Live } from '../lib/live.svelte';
import type { Why } from './line';
import { seatsOffered, type Offer } from './offers';
import { tellShown } from './shown.svelte';

/** What the shell of a table asks of a game's controls. */
export interface TableControls {
  /** Why the last tap did nothing. */
  hint: Why | null;
  readonly canGoBack: boolean;
  /** One step back: first what is only selected, then my last choice. */
  back(): void;
}

/** What the panel of any game's decision reads. */
export interface AnyControls extends TableControls {
  readonly live: Live;
  /** Seats that the table waits for. */
  readonly awaited: readonly number[];
}

export abstract class Controls<View, Prompt, Choice> implements AnyControls {
  readonly live: Live;
  readonly #stage: { readonly busy: boolean; skip(): void };
  hint = $state.raw<Why | null>(null);

  constructor(live: Live, stage: { readonly busy: boolean; skip(): void }) {
    this.live = live;
    this.#stage = stage;
    tellShown(live, stage);
  }

  readonly table = $derived.by(() => this.live.table!);
  readonly view = $derived.by(() => this.table.view as View);
  readonly prompt = $derived.by(() => (this.table.decision?.prompt ?? null) as Prompt | null);
  readonly offers = $derived.by(() => (this.table.decision?.offers ?? []) as readonly Offer<Choice>[]);
  /** For whom the table waits. */
  readonly awaited = $derived.by(() => this.meant(this.table.decision?.awaited ?? []));
  /** Nothing can be sent now: an answer is under way, or the server is out of reach. */
  readonly pending = $derived.by(() => this.live.pending || this.live.connection !== 'live');
  /** Seats that a bot plays. */
  readonly bots = $derived.by(() => this.table.lobby.seats.map(({ kind }) => kind === 'bot'));
  /** My seats that can answer. */
  readonly seats = $derived.by(() => this.meant(seatsOffered(this.offers)));

  /** Of seats that can answer, those that the question is for. */
  protected meant(seats: readonly number[]): readonly number[] {
    return seats;
  }

  /** Something is only selected yet: the first step back takes that away. */
  protected abstract readonly hasSelected: boolean;
  protected abstract unselect(): void;

  /** A game that is over stays over; what could have been is for a branch. */
  readonly canGoBack = $derived.by(() => this.table.outcome === null && (this.hasSelected || this.table.can_take_back));

  back(): void {
    this.hint = null;
    if (!this.canGoBack) return;
    if (this.hasSelected) return this.unselect();
    this.#stage.skip();
    this.live.takeBack();
  }

  /** Sends an answer; what is still to be shown is shown at once. `before` is done just before, unless one is under way already. */
  protected choose({ seat, choice }: Offer<Choice>, before?: () => void): void {
    if (this.live.pending) return;
    this.hint = null;
    this.#stage.skip();
    before?.();
    this.live.choose(seat, choice);
  }
}
