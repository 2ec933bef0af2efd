/** Plays events out on the arena, beat by beat; whoever is behind skips ahead. */
import { tick } from 'svelte';
import type { Step } from '../../generated/Step';
import type { Source } from '../../table/news';
import { Stage } from '../../table/stage.svelte';
import { eventsIn } from '../../table/told';
import { beats, type Beat } from './beats';
import { play } from './scene';
import type { Content, Event, View } from './types';

export class ArenaStage extends Stage<View, Beat> {
  #content: () => Content;
  #rolls = $state(0);

  constructor(content: () => Content, source: () => Source<View>) {
    super(source, { news: 6, patience: 6000, then: 'skip' });
    this.#content = content;
  }

  /** The area to light, while droids come there. */
  get area(): number | null {
    return this.beat?.area ?? null;
  }

  get struck(): readonly number[] {
    return this.beat?.struck ?? [];
  }

  /** Grows with every roll; dice tumble when it does. */
  get rolls(): number {
    return this.#rolls;
  }

  /** My figure already stands there: it does not walk again when the server confirms. */
  stand(seat: number, field: number): void {
    this.amend((scene) => ({ ...scene, jedi: scene.jedi.map((one, n) => (n === seat ? { ...one, field } : one)) }));
  }

  /** Dice fall at once, whatever else is still to be shown: they are what the next question is about. */
  protected override heard(steps: readonly Step[]): void {
    if (!steps.some((step) => eventsIn<Event>(step).some(isRoll))) return;
    // Once the new dice lie on the table: a die that comes into being with a roll has not seen the number grow.
    void tick().then(() => this.#rolls++);
  }

  protected override beats(steps: readonly Step[]): Beat[] {
    const events = steps.flatMap((step) => eventsIn<Event>(step)).filter((event) => !this.#isThere(event));
    return beats(events, this.#content());
  }

  protected override perform(scene: View, { events }: Beat, final: View): View {
    return events.reduce((now, event) => play(now, event, final, this.#content()), scene);
  }

  /** A walk that my ghost has taken already. */
  #isThere(event: Event): boolean {
    return event.what === 'walked' && this.scene.jedi[event.seat]?.field === event.to;
  }
}

/** A die that was rolled here falls; a real one has already fallen. */
function isRoll(event: Event): boolean {
  return event.what === 'rolled';
}
