/** What I do at the table: what is selected, what a tap sends, and a move that needs the move action first. */
import type { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import { Controls } from '../../table/controls.svelte';
import { Foresight, type Plan } from '../../table/foresight.svelte';
import { line, why, type Why } from '../../table/line';
import { figureAt } from './figures';
import { keyOf, spaceOf } from './geometry';
import { attacksOn, doorsOpen, moveTo, open, taps, targets, type OfferOf, type Tap } from './offers';
import { offersFor, thingAt, thingsOf, type MissionThing } from './mission/things';
import { figureName } from './text';
import { waysOf, type Way } from './ways';
import { whyNotInTurn } from './why';
import type { AllianceStage } from './stage.svelte';
import type { Blocked, Choice, Content, Foreseen, Odds, Offer, Prompt, Space, View } from './types';

/** Lights of a space that leave the first tap to what lies there. */
const QUIET: ReadonlySet<Tap['light']> = new Set(['move', 'run', 'thing']);
/** After these nobody looks at an object any more. */
const DONE: ReadonlySet<Offer['choice']['do']> = new Set(['interact', 'attack', 'end', 'activate']);

export class AllianceControls extends Controls<View, Prompt, Choice> {
  #content: Content;
  #aimed = $state.raw<{ sequence: number; target: number } | null>(null);
  #deploy = $state<number | null>(null);
  /** A space to walk to once the move action has given its points, and for which state of the table I wished so. */
  #way = $state.raw<{ sequence: number; to: Space } | null>(null);
  /** The object of the mission that I look at, by number. */
  #looked = $state<number | null>(null);
  readonly #foresight: Foresight<Foreseen>;

  constructor(live: Live, content: Content, stage: AllianceStage) {
    super(live, stage);
    this.#content = content;
    this.#foresight = new Foresight(live, () => this.#plan);
  }

  /** The space that is thought about. */
  readonly hovered = $derived.by<Space | null>(() => (this.pointing.at === null ? null : spaceOf(this.pointing.at)));

  readonly plan = $derived.by(() => this.#content.maps[this.view.map]!);
  readonly mine = $derived.by(() => this.offers.length > 0);

  readonly targets = $derived.by(() => targets(this.offers, this.view));
  /** Whom I picked to attack. */
  readonly #picked = $derived.by(() => {
    const aimed = this.#aimed;
    if (!aimed || aimed.sequence !== this.table.sequence) return null;
    return attacksOn(this.offers, aimed.target).length > 0 ? aimed.target : null;
  });
  /** Whom I am about to attack: where an attack is all that is asked, the nearest until I pick somebody else. */
  readonly aimed = $derived.by(() => this.#picked ?? (this.prompt?.ask === 'striking' ? (this.targets[0] ?? null) : null));

  /** Which figure a tap deploys. */
  readonly deploying = $derived.by(() => {
    const figures = [...new Set(open(this.offers, 'deploy').map((offer) => offer.choice.figure))];
    return this.#deploy !== null && figures.includes(this.#deploy) ? this.#deploy : (figures[0] ?? null);
  });

  /** Whose figures breathe. */
  readonly acting = $derived.by<readonly number[]>(() => {
    const { prompt, view } = this;
    if (prompt?.ask === 'activate') return open(this.offers, 'activate').map((offer) => offer.choice.figure);
    if (prompt && 'figure' in prompt) return [prompt.figure];
    return view.acting === null ? [] : [view.acting];
  });

  readonly #run = $derived.by(() => open(this.offers, 'run')[0] ?? null);

  /** The ways of who moves now, by the space a tap on which takes them. */
  readonly #ways = $derived.by<ReadonlyMap<string, Way>>(() => waysOf(this.view));

  /** The way to the space under the mouse or the keyboard, before it is gone. */
  readonly way = $derived.by<Way | null>(() => {
    const { prompt, hovered } = this;
    const light = hovered ? this.taps.get(keyOf(hovered))?.light : undefined;
    if (!hovered || (light !== 'move' && light !== 'run')) return null;
    if (prompt?.ask !== 'turn' && prompt?.ask !== 'moving') return null;
    return this.#ways.get(keyOf(hovered)) ?? null;
  });

  /** The choices that take that way. */
  readonly #plan = $derived.by<Plan | null>(() => {
    const { way } = this;
    const tap = this.hovered ? this.taps.get(keyOf(this.hovered)) : undefined;
    if (!way || !tap) return null;
    if (tap.offer) return { seat: tap.offer.seat, choices: [tap.offer.choice] };
    const run = this.#run;
    return run && { seat: run.seat, choices: [run.choice, { do: 'move', to: way.to }] };
  });

  /** Where that way would lead: nothing until the server has said so, `null` if it cannot be told. */
  readonly foreseen = $derived.by<Foreseen | null | undefined>(() => {
    const { told } = this.#foresight;
    return told.known ? told.foreseen : undefined;
  });

  /** What keeps whoever acts from seeing the figure that is thought about. */
  readonly blocked = $derived.by<Blocked | null>(() => {
    const figure = this.hovered && figureAt(this.view, this.hovered);
    return (figure && this.view.sight.find((one) => one.figure === figure.id)?.blocked) ?? null;
  });

  /** What changes nothing is not asked, and of equally bad ways the first one holds, unless somebody wants to choose. */
  protected override automatic(): Offer | null {
    const { prompt, view, offers } = this;
    if (prompt?.ask === 'moment' || prompt?.ask === 'surges') {
      if (settings.askAll) return null;
      return offers.find(({ seat, choice }) => choice.do === 'pass' && view.moot.includes(seat)) ?? null;
    }
    if (prompt?.ask !== 'way' || settings.askTies || !this.answersForAll) return null;
    return open(offers, 'way')[0] ?? null;
  }

  /** What lies on the map of a mission, and which of it I look at. */
  readonly things = $derived.by<readonly MissionThing[]>(() => thingsOf(this.view, this.#content));
  readonly looked = $derived.by<MissionThing | null>(() => this.things.find((thing) => thing.n === this.#looked) ?? null);

  readonly taps = $derived.by<ReadonlyMap<string, Tap>>(() => {
    const found = taps(this.offers, this.view, this.plan, { deploy: this.deploying });
    if (!this.#run) return found;
    for (const [key, way] of this.#ways) if (way.takesAction && !found.has(key)) found.set(key, { light: 'run', offer: null });
    return found;
  });
  /** Something of mine is under way: sent and not yet answered, or the second half of a move. */
  readonly busy = $derived.by(() => this.live.pending || this.#way !== null);
  readonly doors = $derived.by<ReadonlyMap<number, Offer>>(() => doorsOpen(this.offers));

  /** Looks at an object of the mission, or at none. Doing so costs nothing (R3.12). */
  look(object: number | null): void {
    this.hint = null;
    this.#looked = object;
  }

  /** An object is tapped: first it is looked at; a second tap does the one thing that can be done with it. */
  tapThing(thing: MissionThing): void {
    if (this.#looked !== thing.n) return this.look(thing.n);
    const [offer, ...more] = offersFor(thing, this.offers);
    // Of two things that could be meant the panel asks which.
    if (offer && thing.figure !== null && attacksOn(this.offers, thing.figure).length > 0) return;
    if (offer && more.length === 0) this.send(offer);
    else if (thing.at && this.wayTo(thing.at)) this.go(thing.at);
  }

  /** A space I can walk to now, with or without the move action first. */
  wayTo(space: Space): Tap | null {
    const tap = this.taps.get(keyOf(space));
    return tap && (tap.light === 'move' || tap.light === 'run') ? tap : null;
  }

  pickDeploy(figure: number): void {
    this.#deploy = figure;
  }

  aim(target: number | null): void {
    this.hint = null;
    this.#aimed = target === null ? null : { sequence: this.table.sequence, target };
  }

  /** The next one who can be attacked. */
  aimNext(): void {
    const { targets: all } = this;
    if (all.length === 0) return;
    this.aim(all[(all.indexOf(this.aimed ?? -1) + 1) % all.length]!);
  }

  /** The odds of an attack, if the server told them. */
  oddsOf(weapon: number, target: number): Odds | undefined {
    return this.view.odds.find((odds) => odds.weapon === weapon && odds.target === target);
  }

  /** Of several ways to attack, the one that promises most; without an ability if it is all the same. */
  best(target: number): OfferOf<'attack'> | undefined {
    const worth = (offer: OfferOf<'attack'>) => (this.oddsOf(offer.choice.weapon, target)?.expected ?? 0) - (offer.choice.by ? 0.5 : 0);
    return attacksOn(this.offers, target).sort((a, b) => worth(b) - worth(a))[0];
  }

  send(offer: Offer): void {
    this.choose(offer, () => {
      this.#aimed = null;
      if (DONE.has(offer.choice.do)) this.#looked = null;
    });
  }

  /** A space is chosen. What would be done at once a finger first only points at: it could not hover. */
  tap(space: Space, byFinger = false): void {
    const tap = this.taps.get(keyOf(space));
    const thing = thingAt(this.things, space);
    const again = !byFinger || this.pointing.touch(keyOf(space));
    // What lies there comes first, unless somebody stands on it who is meant. What can be both attacked and used is looked at: there
    // both are offered.
    const isBoth = thing !== undefined && tap?.light === 'attack' && offersFor(thing, this.offers).length > 0;
    if (thing && (!tap || QUIET.has(tap.light) || isBoth)) return this.tapThing(thing);
    if (!tap) {
      this.hint = this.mine ? this.whyNot(space) : null;
      return;
    }
    // Whoever aims at an object reads what it is as well (R3.12).
    if (thing && tap.light === 'attack') this.look(thing.n);
    if (!again && tap.light !== 'attack') {
      this.hint = null;
      return;
    }
    this.go(space);
  }

  /** Does what tapping a lit space means, whatever lies there. */
  go(space: Space): void {
    const tap = this.taps.get(keyOf(space));
    if (!tap) return;
    this.hint = null;
    if (tap.light === 'attack' && tap.figure !== undefined) {
      const again = this.aimed === tap.figure ? this.best(tap.figure) : undefined;
      return again ? this.send(again) : this.aim(tap.figure);
    }
    if (tap.light === 'run' && this.#run) {
      const run = this.#run;
      this.send(run);
      this.#way = { sequence: this.table.sequence, to: space };
      return;
    }
    if (tap.offer) this.send(tap.offer);
  }

  /** Goes on with a move that had to wait for its points. Called when the table has changed. */
  goOn(): void {
    const way = this.#way;
    const { sequence } = this.table;
    if (!way || sequence === way.sequence || this.live.pending) return;
    this.#way = null;
    if (this.prompt?.ask !== 'turn') return;
    const offer = moveTo(this.offers, way.to);
    // It belongs to the click that took the action, and goes back with it.
    if (offer) this.choose(offer, undefined, true);
    else this.hint = why('alliance-why-too-far', 'R3.6');
  }

  whyNot(space: Space): Why | null {
    switch (this.prompt?.ask) {
      case 'deploy':
        return why('alliance-why-deploy', 'R17.1');
      case 'turn':
        return whyNotInTurn(this.view, this.prompt, space, (id) => figureName(this.view, this.#content, id));
      case 'moving':
        return why('alliance-why-no-way', 'R3.6');
      case 'aim':
      case 'cleave':
      case 'same_target':
      case 'first':
      case 'striking':
        return line('alliance-why-no-aim');
      default:
        return null;
    }
  }

  protected get hasSelected(): boolean {
    return this.#picked !== null;
  }

  protected unselect(): void {
    this.aim(null);
  }
}
