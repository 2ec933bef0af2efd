/** Plays events out on the map, beat by beat, and follows the enemy's card, the newest attack and where figures look. */
import { untrack } from 'svelte';
import type { Step } from '../../generated/Step';
import type { Cue } from '../../lib/scores';
import type { Source } from '../../table/news';
import { Stage, type Weight } from '../../table/stage.svelte';
import { toldIn } from '../../table/told';
import { follow, followAll, type Show } from './activation';
import { beats, enemyActs, type Beat } from './beats';
import { cueOf } from './cues';
import { fence, type Duel } from './duel';
import { look, type Facing } from './facing';
import { play, stand } from './scene';
import type { Event, Told, View } from './types';

/** What a figure does with its own hands; whatever else happens is watched before the next question. */
const DEEDS: ReadonlySet<Event['what']> = new Set(['moved', 'placed', 'strain_suffered', 'recovered', 'condition_lost', 'interacted', 'picked_up', 'dropped']);

export class AllianceStage extends Stage<View, Beat> {
  #show = $state.raw<Show | null>(null);
  #duel = $state.raw<Duel | null>(null);
  #facing = $state.raw<Facing>(new Map());

  constructor(source: () => Source<View>) {
    super(source, { news: 8, patience: 14_000, then: 'hurry', storage: 'sortie-alliance-enemy' });
    const { view, story } = untrack(source);
    this.rewind(story);
    this.#facing = told(story).reduce<Facing>((one, { event }) => look(one, event, view), new Map());
  }

  /** The enemy's activation card as far as it is shown. */
  get show(): Show | null {
    return this.#show;
  }

  /** The newest attack as far as it is shown. */
  get duel(): Duel | null {
    return this.#duel;
  }

  /** Where figures look. */
  get facing(): Facing {
    return this.#facing;
  }

  protected override rewind(story: readonly Step[]): void {
    this.#show = followAll(null, told(story));
    this.#duel = told(story).reduce<Duel | null>((one, { event }) => fence(one, event), null);
  }

  protected override beats(step: Step, previous: Beat | null, before: View): Beat[] {
    return beats(toldIn(step), previous?.enemy ?? enemyActs(before));
  }

  protected override weigh({ enemy, sight, walk, told: all }: Beat): Weight {
    return !enemy && sight === undefined && (walk !== undefined || all.every(({ event }) => DEEDS.has(event.what))) ? 'deed' : 'told';
  }

  protected override tells({ told }: Beat): number {
    return told.length;
  }

  protected override cue({ walk, told: all }: Beat): Cue | null {
    return walk ? 'move' : (all.map(({ event }) => cueOf(event)).find((cue) => cue !== null) ?? null);
  }

  protected override perform(scene: View, { walk, told: all }: Beat, final: View): View {
    let now = walk ? stand(scene, walk.figure, walk.at) : scene;
    for (const one of all) {
      this.#facing = look(this.#facing, one.event, now);
      now = play(now, one.event, final);
      this.#show = follow(this.#show, one);
      this.#duel = fence(this.#duel, one.event);
    }
    return now;
  }

  protected override isStop({ enemy, stop }: Beat): boolean {
    return enemy && stop === true;
  }
}

function told(story: readonly Step[]): Told[] {
  return story.flatMap((step) => toldIn<Event>(step));
}
