/** What I do at the table: which of my seats acts, where my ghost stands, what a tap sends. */
import type { Live } from '../../lib/live.svelte';
import { Controls } from '../../table/controls.svelte';
import { Foresight, type Plan } from '../../table/foresight.svelte';
import { ghostPlace, open, strikeAt, taps, waited, whyNotField, type Tap } from './offers';
import type { ArenaStage } from './stage.svelte';
import type { Choice, Content, Prompt, View } from './types';
import { steps, way } from './walk';

export class ArenaControls extends Controls<View, Prompt, Choice, number> {
  #content: Content;
  #stage: ArenaStage;
  #picked = $state<number | null>(null);
  readonly #foresight: Foresight<View>;
  /** Where my ghost should stand, and for which state of the table I wished so. */
  #wish = $state.raw<{ sequence: number; field: number } | null>(null);

  constructor(live: Live, content: Content, stage: ArenaStage) {
    super(live, stage);
    this.#content = content;
    this.#stage = stage;
    this.#foresight = new Foresight(live, () => this.#plan);
  }

  /** Those that only could help with the Force step back while others have to. */
  protected override meant(seats: readonly number[]): readonly number[] {
    return waited(this.prompt, this.view, seats);
  }

  /** I have placed my die and can only help others with theirs. */
  readonly helping = $derived.by(
    () => this.prompt?.ask === 'place' && this.seat !== null && this.view.jedi[this.seat]?.die === null,
  );
  /** The one of my seats that answers. */
  readonly seat = $derived.by(() =>
    this.#picked !== null && this.seats.includes(this.#picked) ? this.#picked : (this.seats[0] ?? null),
  );

  /** What the die shows that I am to place; nothing while it falls. */
  readonly face = $derived.by(() => (this.seat === null || this.#stage.rolling ? null : (this.view.jedi[this.seat]?.die ?? null)));
  /** Dice fall now: what follows from their faces waits with them. */
  readonly rolling = $derived.by(() => this.#stage.rolling);

  /** Where the figure that fights stands for the server. */
  readonly footing = $derived.by(() => (this.prompt?.ask === 'fight' ? this.prompt.at : null));
  readonly ghostField = $derived.by(() => {
    if (this.footing === null || this.seat === null) return null;
    const wish = this.#wish;
    const wished = wish && wish.sequence === this.table.sequence ? wish.field : null;
    return ghostPlace(this.offers, this.seat, wished, this.footing);
  });
  readonly hasWalked = $derived.by(() => this.ghostField !== null && this.ghostField !== this.footing);

  /** Fields my figure can walk over: those where it may end. */
  readonly #free = $derived.by(() => new Set(open(this.offers, this.seat, 'finish').map((choice) => choice.at)));

  readonly ghost = $derived.by(() => {
    const field = this.ghostField;
    if (field === null || this.footing === null || this.seat === null) return null;
    return { seat: this.seat, field, way: way(this.#content.map.neighbours, this.footing, field, this.#free) };
  });

  readonly taps = $derived.by<ReadonlyMap<number, Tap>>(() => taps(this.offers, this.seat, this.ghostField));

  /** What tapping the field that is thought about would send. */
  readonly #thought = $derived.by<Choice | null>(() => (this.pointing.at === null ? null : this.#choiceAt(this.pointing.at)));
  readonly #plan = $derived.by<Plan | null>(() => {
    const choice = this.#thought;
    return this.seat !== null && choice?.do === 'strike' ? { seat: this.seat, choices: [choice] } : null;
  });

  /** The way to the field that is thought about, or to where the droid on it is struck from. */
  readonly path = $derived.by<readonly number[]>(() => {
    const field = this.pointing.at;
    const from = this.ghostField;
    const light = field === null ? undefined : this.taps.get(field)?.light;
    if (field === null || from === null || !light || light === 'push') return [];
    const choice = this.#thought;
    if (choice?.do === 'strike') return [...way(this.#content.map.neighbours, from, choice.from, this.#free), field];
    return light === 'stand' ? way(this.#content.map.neighbours, from, field, this.#free) : [];
  });

  /** How much of the combat value that strike would leave; nothing until the server has said so. */
  readonly leaves = $derived.by<number | null>(() => {
    const { told } = this.#foresight;
    return told.known && told.foreseen ? (told.foreseen.fight?.left ?? 0) : null;
  });

  /** Whose figures breathe: mine if I can act, else all that are awaited. */
  readonly acting = $derived.by(() => (this.seat !== null && !this.helping ? [this.seat] : this.awaited));

  pick(seat: number): void {
    this.#picked = seat;
    this.hint = null;
  }

  send(choice: Choice): void {
    const { seat } = this;
    if (seat === null) return;
    // The figure is where I see it: it must not jump back to walk once more.
    this.choose({ seat, choice }, () => {
      if (choice.do === 'strike') this.#stage.stand(seat, choice.from === this.ghostField ? choice.from : this.footing!);
      if (choice.do === 'finish' && choice.at === this.ghostField) this.#stage.stand(seat, choice.at);
    });
  }

  /** The answer that tapping a field gives; none where it only moves my ghost. */
  #choiceAt(field: number): Choice | null {
    const tap = this.taps.get(field);
    if (!tap || tap.choice || tap.light === 'stand') return tap?.choice ?? null;
    const far = steps(this.#content.map.neighbours, this.ghostField!, this.#free);
    return strikeAt(this.offers, this.seat, field, this.ghostField!, (_, to) => far.get(to) ?? 999) ?? null;
  }

  /** A field is chosen. What would be done at once a finger first only points at: it could not hover. */
  tap(field: number, byFinger = false): void {
    const { prompt } = this;
    const tap = this.taps.get(field);
    const choice = this.#choiceAt(field);
    const again = !byFinger || (tap && !choice) || this.pointing.touch(field);
    if (!tap) {
      this.hint = prompt && this.seat !== null ? whyNotField(prompt, this.view, field) : null;
      return;
    }
    this.hint = null;
    if (!again) return;
    if (choice) return this.send(choice);
    if (tap.light === 'stand') {
      this.#stage.skip();
      this.#wish = { sequence: this.table.sequence, field };
    }
  }

  /** Ends the fight where my ghost stands. */
  finish(): void {
    if (this.ghostField !== null) this.send({ do: 'finish', at: this.ghostField });
  }

  /** The first step back is my ghost's walk. */
  protected get hasSelected(): boolean {
    return this.hasWalked;
  }

  protected unselect(): void {
    this.#wish = null;
  }
}
