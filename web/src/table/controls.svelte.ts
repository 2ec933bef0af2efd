/** What I do at a table of any game: what is asked of me, what I sent, and the way back. */
import { untrack } from 'svelte';
import type { Live } from '../lib/live.svelte';
import type { Why } from './line';
import { seatsOffered, type Offer } from './offers';
import { Pointing } from './pointing.svelte';
import { tellShown } from './shown.svelte';
import { beforeMine } from './undo';

/** What controls need of the stage. */
export interface Shown {
  readonly busy: boolean;
  readonly through: boolean;
  skip(): void;
  settle(): void;
}

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

export abstract class Controls<View, Prompt, Choice, Place extends string | number = string> implements AnyControls {
  readonly live: Live;
  readonly #stage: Shown;
  hint = $state.raw<Why | null>(null);
  /** The place that somebody thinks about. */
  readonly pointing = new Pointing<Place>(() => this.table.sequence);
  /** A click that led to several choices is taken back as a whole: how many choices are left then. */
  #goingBack = $state.raw<number | null>(null);
  /** The table as it was left by an undo: whoever went back wants to be asked. */
  #wentBack = $state.raw<number | null>(null);

  /** The table for which an answer was given unasked: one that is refused is not given again, but asked for. */
  #tried = $state.raw<number | null>(null);

  constructor(live: Live, stage: Shown) {
    this.live = live;
    this.#stage = stage;
    tellShown(live, stage);
    let known = live.table?.n_choices ?? 0;
    $effect.pre(() => {
      const { n_choices, sequence } = this.table;
      if (n_choices < known) this.#wentBack = sequence;
      known = n_choices;
    });
    $effect.pre(() => {
      // An answer that was under way when the line broke may never have arrived: it is given once more.
      if (live.connection !== 'live') this.#tried = null;
    });
    $effect(() => {
      const keep = this.#goingBack;
      if (keep === null || this.pending) return;
      // What was refused once is refused again.
      if (this.live.refusal) this.#goingBack = null;
      else if (this.table.n_choices > keep && this.table.can_take_back) this.live.takeBack();
      else this.#goingBack = null;
    });
    $effect(() => {
      // Only what the table answers for me lies between a skip and the present.
      if (stage.through && this.#moot === null && !this.live.pending) untrack(() => stage.settle());
    });
    $effect(() => {
      const offer = this.#unasked;
      if (!offer) return;
      untrack(() => {
        this.#tried = this.table.sequence;
        this.live.choose(offer.seat, offer.choice, true);
      });
    });
  }

  /** An answer that decides nothing and that nobody wanted to be asked for. */
  readonly #moot = $derived.by(() => {
    const { outcome, lobby, sequence } = this.table;
    return outcome !== null || lobby.undo !== null || this.#wentBack === sequence ? null : this.automatic();
  });

  /** That answer, which the table gives for me once all is shown. */
  readonly #unasked = $derived.by(() => (this.pending || this.#stage.busy || this.#tried === this.table.sequence ? null : this.#moot));

  /** The table is about to answer for me, or just did: nobody reads the question meanwhile. One that was refused is asked. */
  readonly settles = $derived.by(() => this.#moot !== null && (this.#tried !== this.table.sequence || this.live.pending));

  /** Of several people who are asked alike, the first one's browser answers: one answer is enough. */
  protected readonly answersForAll = $derived.by(() => {
    const { decision, lobby } = this.table;
    const first = (decision?.awaited ?? []).map((seat) => lobby.seats[seat]).find((seat) => seat?.kind === 'person' && (seat.present || seat.mine));
    return first?.mine ?? false;
  });

  /** The answer that needs nobody to think about it, if the game knows one. */
  protected automatic(): Offer<Choice> | null {
    return null;
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

  /** Before my last choice, and with it what bots did after it. */
  readonly #mine = $derived.by(() => {
    const { n_choices, lobby } = this.table;
    return lobby.mine.length === 0 ? null : beforeMine(this.live.past, n_choices, lobby.mine, (sequence) => this.live.isAutomatic(sequence));
  });
  /** Nobody has to agree. */
  readonly #alone = $derived.by(() => !this.table.lobby.seats.some(({ kind, present, mine }) => kind === 'person' && present && !mine));

  /** A game that is over stays over; what could have been is for a branch. */
  readonly canGoBack = $derived.by(() => {
    const { outcome, can_take_back, lobby } = this.table;
    if (outcome !== null) return false;
    return this.pointing.touched !== null || this.hasSelected || can_take_back || (this.#alone && this.#mine !== null && lobby.undo === null);
  });

  back(): void {
    this.hint = null;
    if (!this.canGoBack) return;
    if (this.pointing.touched !== null) return this.pointing.drop();
    if (this.hasSelected) return this.unselect();
    this.#stage.skip();
    const { can_take_back, n_choices } = this.table;
    const keep = this.#mine;
    // What followed from it by itself goes back with it; where others have a say, as far as they need not be asked.
    if (can_take_back && (keep === n_choices - 1 || !this.#alone)) this.#goingBack = keep ?? n_choices - 1;
    else if (keep !== null) this.live.proposeUndo(keep);
    else this.live.takeBack();
  }

  /**
   * Sends an answer; what is still to be shown is shown at once. `before` is done just before, unless one is under way already;
   * `follows` says that it is the second half of a click.
   */
  protected choose({ seat, choice }: Offer<Choice>, before?: () => void, follows = false): void {
    if (this.live.pending) return;
    this.hint = null;
    this.#stage.skip();
    before?.();
    this.live.choose(seat, choice, follows);
  }
}
