/** Plays events out on the map, beat by beat, and follows the enemy's card, the newest attack and where figures look. */
import { untrack } from 'svelte';
import type { Step } from '../../generated/Step';
import type { Source } from '../../table/news';
import { Stage } from '../../table/stage.svelte';
import { toldIn } from '../../table/told';
import { follow, followAll, type Show } from './activation';
import { beats, enemyActs, type Beat } from './beats';
import { fence, type Duel } from './duel';
import { look, type Facing } from './facing';
import { play, stand } from './scene';
import type { Event, Told, View } from './types';

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

  /** Something of the enemy's turn, or of an attack, is still to be shown. */
  get telling(): boolean {
    return (this.beat !== null && isTelling(this.beat)) || this.waiting.some(isTelling);
  }

  protected override rewind(story: readonly Step[]): void {
    this.#show = followAll(null, told(story));
    this.#duel = told(story).reduce<Duel | null>((one, { event }) => fence(one, event), null);
  }

  protected override beats(steps: readonly Step[], previous: Beat | null, before: View): Beat[] {
    const added: Beat[] = [];
    for (const step of steps) {
      const acts = (added.at(-1) ?? previous)?.enemy ?? enemyActs(before);
      added.push(...beats(toldIn(step), acts).map((one) => ({ ...one, sequence: step.sequence })));
    }
    return added;
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

function isTelling({ enemy, sight }: Beat): boolean {
  return enemy || sight !== undefined;
}
