/** Plays events out on the map, beat by beat, and follows the alien that acts and the newest attack. */
import { untrack } from 'svelte';
import type { Step } from '../../generated/Step';
import type { Cue } from '../../lib/scores';
import type { Source } from '../../table/news';
import { Stage, type Weight } from '../../table/stage.svelte';
import { toldIn } from '../../table/told';
import { follow, type Show } from './activation';
import { beats, enemyActs, type Beat } from './beats';
import { cueOf } from './cues';
import { fence, type Cards, type Duel } from './duel';
import { play, stand } from './scene';
import type { Turned } from './pieces';
import type { Content, Event, Told, View } from './types';

/** What somebody does with his own hands; whatever else happens is watched before the next question. */
const DEEDS: ReadonlySet<Event['event']> = new Set([
  'started',
  'alpha_chosen',
  'spent',
  'walked',
  'faced',
  'halted',
  'leapt',
  'redeployed',
  'placed',
  'tactic_gained',
  'skill_gained',
  'device_gained',
  'weapon_taken',
  'turn_began',
  'turn_ended',
  'reloaded',
  'unjammed',
  'stacked',
]);

export class DefendersStage extends Stage<View, Beat> {
  #content: () => Content;
  #show = $state.raw<Show | null>(null);
  #duels = $state.raw<readonly Duel[]>([]);
  #turned = $state.raw<Turned | null>(null);
  #cards = $state.raw<Cards>(new Map());

  constructor(content: () => Content, source: () => Source<View>) {
    super(source, { news: 8, patience: 14_000, then: 'hurry', storage: 'sortie-defenders-enemy' });
    this.#content = content;
    this.rewind(untrack(source).story);
  }

  /** The alien turn as far as it is shown. */
  get show(): Show | null {
    return this.#show;
  }

  /** A signal that is being turned over. */
  get turned(): Turned | null {
    return this.busy ? this.#turned : null;
  }

  /** The newest attack as far as it is shown. */
  get duel(): Duel | null {
    return this.#duels.at(-1) ?? null;
  }

  /** Which card each alien had that ever came: whoever has just died still has a name. */
  get cards(): Cards {
    return this.#cards;
  }

  protected override rewind(story: readonly Step[]): void {
    const told = story.flatMap((step) => toldIn<Event>(step));
    this.#show = told.reduce<Show | null>(follow, null);
    this.#cards = new Map();
    this.#duels = told.reduce<readonly Duel[]>((duels, { event }) => this.#fence(duels, event), []);
  }

  protected override beats(step: Step, previous: Beat | null, before: View): Beat[] {
    return beats(toldIn<Event>(step), previous?.enemy ?? enemyActs(before));
  }

  protected override weigh({ enemy, sight, walk, told }: Beat): Weight {
    return !enemy && sight === undefined && (walk !== undefined || told.every(({ event }) => DEEDS.has(event.event))) ? 'deed' : 'told';
  }

  protected override tells({ told }: Beat): number {
    return told.length;
  }

  protected override cue({ walk, told }: Beat): Cue | null {
    return walk ? 'move' : (told.map(({ event }) => cueOf(event)).find((cue) => cue !== null) ?? null);
  }

  protected override perform(scene: View, { walk, told, turned }: Beat, final: View): View {
    const at = turned && scene.signals.find(({ figure }) => figure === turned.signal)?.at;
    this.#turned = turned && at !== undefined ? { ...turned, at } : null;
    let now = walk ? stand(scene, walk.figure, walk.at) : scene;
    for (const one of told as readonly Told[]) {
      now = play(now, one.event, final, this.#content());
      this.#show = follow(this.#show, one);
      this.#duels = this.#fence(this.#duels, one.event);
    }
    return now;
  }

  #fence(duels: readonly Duel[], event: Event): readonly Duel[] {
    if (event.event === 'appeared' || event.event === 'raged' || event.event === 'turned') this.#cards = new Map([...this.#cards, [event.alien, event.card]]);
    return fence(duels, event, this.#cards);
  }

  protected override isStop({ enemy, stop }: Beat): boolean {
    return enemy && stop === true;
  }
}
