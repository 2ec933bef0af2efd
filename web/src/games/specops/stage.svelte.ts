/** Plays events out on the table, beat by beat; whoever is behind hurries. */
import type { Step } from '../../generated/Step';
import type { Cue } from '../../lib/scores';
import type { Source } from '../../table/news';
import { Stage, type Weight } from '../../table/stage.svelte';
import { eventsIn } from '../../table/told';
import { beats, type Beat } from './beats';
import { cueOf } from './cues';
import { follow, lastDuel, type Duel } from './duel';
import { play } from './scene';
import { followThrow, type Thrown } from './thrown';
import type { Content, Event, View } from './types';

/** What somebody does with their own units: they need not watch it again. */
const DEEDS: ReadonlySet<Event['what']> = new Set<Event['what']>(['placed', 'hidden', 'moved', 'acted', 'gained', 'activated', 'ordered', 'token_placed', 'standby_gained', 'activation_ended']);
/** Dice are what the next question is about. */
const ASKED: ReadonlySet<Event['what']> = new Set<Event['what']>(['declared', 'rolled', 'rerolled', 'converted', 'raised', 'surge_turned', 'dodged', 'modified', 'drawn', 'rally_thrown']);

export class SpecopsStage extends Stage<View, Beat> {
  readonly #content: () => Content;
  #duel = $state.raw<Duel | null>(null);
  #thrown = $state.raw<Thrown | null>(null);

  constructor(content: () => Content, source: () => Source<View>) {
    super(source, { news: 8, patience: 4500, then: 'hurry' });
    this.#content = content;
    this.#recall(source().story, source().view);
  }

  /** The attack under way, or the last of this activation, as far as it is shown. */
  get duel(): Duel | null {
    return this.#duel;
  }

  /** Dice that lie there besides those of an attack. */
  get thrown(): Thrown | null {
    return this.#thrown;
  }

  #recall(story: readonly Step[], scene: View): void {
    const events = story.flatMap((step) => eventsIn<Event>(step));
    this.#duel = lastDuel(events);
    this.#thrown = events.reduce<Thrown | null>((thrown, event) => followThrow(thrown, event, scene, this.#content()), null);
  }

  protected override beats(step: Step): Beat[] {
    return beats(eventsIn<Event>(step));
  }

  protected override weigh({ events }: Beat): Weight {
    if (events.every(({ what }) => ASKED.has(what))) return 'asked';
    return events.every(({ what }) => DEEDS.has(what)) ? 'deed' : 'told';
  }

  protected override tells({ events }: Beat): number {
    return events.length;
  }

  protected override cue({ events }: Beat): Cue | null {
    return events.map(cueOf).find((cue) => cue !== null) ?? null;
  }

  protected override perform(scene: View, { events }: Beat, final: View): View {
    for (const event of events) {
      this.#duel = event.what === 'activated' || event.what === 'round_began' ? null : follow(this.#duel, event);
      this.#thrown = followThrow(this.#thrown, event, scene, this.#content());
    }
    return events.reduce((now, event) => play(now, event, final, this.#content()), scene);
  }

  protected override rewind(story: readonly Step[]): void {
    this.#recall(story, this.scene);
  }
}
