/** Plays events out on the arena, beat by beat; whoever is behind hurries. */
import { tick } from 'svelte';
import type { Step } from '../../generated/Step';
import type { Cue } from '../../lib/scores';
import { settings } from '../../lib/settings.svelte';
import type { Source } from '../../table/news';
import { Stage, type Weight } from '../../table/stage.svelte';
import { eventsIn } from '../../table/told';
import { beats, type Beat } from './beats';
import { cueOf } from './cues';
import { play } from './scene';
import type { Content, Event, View } from './types';

/** What a Jedi does with a die; whatever else happens is watched before the next question. */
const DEEDS: ReadonlySet<Event['what']> = new Set(['walked', 'struck', 'pushed', 'force_gained', 'force_spent', 'flipped']);

export class ArenaStage extends Stage<View, Beat> {
  #content: () => Content;
  #rolls = $state(0);

  constructor(content: () => Content, source: () => Source<View>) {
    super(source, { news: 6, patience: 3000, then: 'hurry' });
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

  /** Dice fall now: nobody is told what they will show. */
  get rolling(): boolean {
    return settings.diceAnimation && (this.beat?.events.some(isRoll) ?? false);
  }

  /** My figure already stands there: it does not walk again when the server confirms. */
  stand(seat: number, field: number): void {
    this.amend((scene) => ({ ...scene, jedi: scene.jedi.map((one, n) => (n === seat ? { ...one, field } : one)) }));
  }

  protected override beats(step: Step): Beat[] {
    const events = eventsIn<Event>(step).filter((event) => !this.#isThere(event));
    return beats(events, this.#content());
  }

  protected override weigh({ events }: Beat): Weight {
    // Dice are what the next question is about.
    if (events.every(({ what }) => what === 'rolled' || what === 'reported')) return 'asked';
    return events.every(({ what }) => DEEDS.has(what)) ? 'deed' : 'told';
  }

  protected override cue({ events }: Beat): Cue | null {
    return events.map(cueOf).find((cue) => cue !== null) ?? null;
  }

  protected override perform(scene: View, { events }: Beat, final: View): View {
    // Once the new dice lie on the table: a die that comes into being with a roll has not seen the number grow.
    if (events.some(isRoll)) void tick().then(() => this.#rolls++);
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
