/** What I do at the table: which unit I mean, where my ghost stands, what I measure, what a tap sends. */
import type { RegionOffer } from '../../generated/RegionOffer';
import type { SpecopsForeseen } from '../../generated/SpecopsForeseen';
import type { Point } from '../../table/camera';
import { Controls } from '../../table/controls.svelte';
import type { Secret } from '../../table/curtain';
import { Foresight, type Plan } from '../../table/foresight.svelte';
import { line } from '../../table/line';
import type { Disc } from '../../table/plane/measure';
import { besideIn, edgeToward, rounded, touchingIn } from '../../table/plane/region';
import type { Offer } from '../../table/offers';
import type { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import { askedAbout } from './beside/asked';
import { isBeside } from './beside/mode';
import { castOf } from './names';
import { attacksOn, tapsOf, type Tap } from './offers';
import { isSecret } from './prompts';
import { reachIn, TOKEN_RADIUS, type Reach, type Region } from './regions';
import { sideOf } from './seats';
import { masked } from './secrets';
import { TURNS } from './siting';
import type { SpecopsStage } from './stage.svelte';
import { pointOf, terrainAt } from './terrain';
import type { Choice, Content, Prompt, View } from './types';

/** Something to measure from or to. */
export type Mark = { readonly unit: number } | { readonly token: number } | { readonly at: Point };

interface Ghost {
  readonly sequence: number;
  readonly key: string;
  readonly at: Point;
  /** It stays while the mouse moves on. */
  readonly pinned: boolean;
}

export class SpecopsControls extends Controls<View, Prompt, Choice, number> {
  readonly #content: Content;
  readonly #foresight: Foresight<SpecopsForeseen>;
  #way = $state.raw<{ readonly sequence: number; readonly key: string } | null>(null);
  #ghost = $state.raw<Ghost | null>(null);
  #aimed = $state.raw<{ readonly sequence: number; readonly unit: number } | null>(null);
  /** The tape: what it begins at, once it is taken up, and what it leads to. */
  #tape = $state.raw<{ readonly from: Mark | null; readonly to: Mark | null } | null>(null);
  /** How often the piece of terrain is turned by 15 degrees. */
  #turns = $state.raw<{ readonly sequence: number; readonly n: number } | null>(null);
  /** Which dice of the attack are to be rolled again. */
  #dice = $state.raw<{ readonly sequence: number; readonly dice: number } | null>(null);

  constructor(live: Live, content: Content, stage: SpecopsStage) {
    super(live, stage);
    this.#content = content;
    this.#foresight = new Foresight(live, () => this.#plan);
  }

  /** Through whose eyes the table is seen: of several seats of mine, the first that is awaited, as the server has it. */
  readonly eyes = $derived.by(() => {
    const { decision, lobby } = this.table;
    return lobby.mine.find((seat) => decision?.awaited.includes(seat)) ?? lobby.mine[0] ?? null;
  });
  /** The seat of mine that answers, or for which a device without a seat speaks beside a real table; at a shared screen never another one than that whose eyes are used. */
  readonly seat = $derived.by(() => (this.eyes !== null && this.seats.includes(this.eyes) ? this.eyes : this.#regions.length > 0 ? this.eyes : this.eyes === null ? (this.seats[0] ?? null) : null));
  readonly colour = $derived.by(() => (this.eyes === null ? null : sideOf(this.view, this.eyes)));
  readonly isShared = $derived.by(() => this.table.lobby.mine.length > 1);
  readonly mine = $derived.by(() => this.seat !== null && this.prompt !== null);
  readonly own = $derived.by<readonly Offer<Choice>[]>(() => this.offers.filter((offer) => offer.seat === this.seat));

  /** A question for one of several people at one screen, before it may be seen. */
  readonly secret = $derived.by<Secret | null>(() => {
    const { prompt, eyes } = this;
    if (!this.isShared || eyes === null || !prompt || this.table.outcome !== null || this.seat === null) return null;
    const hides = this.#regions.some(({ region }) => region.region === 'hide') || this.own.some(({ choice }) => choice.do === 'hide');
    if (!isSecret(prompt, hides)) return null;
    return { key: `${eyes}-${prompt.ask}-${this.view.round}-${this.view.tokens.length}`, whose: '' };
  });

  /** What is drawn: at a shared screen without what only one of the two may know, but for the moment it is asked about. */
  readonly shown = $derived.by(() => (view: View): View => (this.isShared && this.secret === null ? masked(view) : view));

  readonly cast = $derived.by(() => castOf(this.view, this.#content));
  readonly terrain = $derived.by(() => terrainAt(this.#content, this.view));

  /** How the piece lies that is to be set down; the next one lies straight again. */
  readonly turns = $derived.by(() => (this.#turns?.sequence === this.table.sequence ? this.#turns.n : 0));

  readonly #regions = $derived.by(() =>
    ((this.table.decision?.regions ?? []) as unknown as readonly RegionOffer<Region>[]).filter(({ seat }) => seat === this.eyes),
  );
  readonly reaches = $derived.by<readonly Reach[]>(() => this.#regions.map(({ region }) => reachIn(this.view, region, this.#content, this.turns)));

  /** The region that is chosen from. Where a move is open somebody wants to see at once how far it goes. */
  readonly reach = $derived.by<Reach | null>(() => {
    const way = this.#way;
    const chosen = way && way.sequence === this.table.sequence ? this.reaches.find(({ key }) => key === way.key) : undefined;
    if (chosen || (way && way.sequence === this.table.sequence)) return chosen ?? null;
    return this.reaches.find(({ action }) => action === 'move') ?? this.reaches[0] ?? null;
  });

  readonly ghost = $derived.by<Ghost | null>(() => {
    const ghost = this.#ghost;
    return ghost && this.reach && ghost.key === this.reach.key && ghost.sequence === this.table.sequence ? ghost : null;
  });
  readonly way = $derived.by(() => (this.ghost && this.reach ? this.reach.wayTo(this.ghost.at) : null));
  /** What setting the ghost down would send. */
  readonly landing = $derived.by<Choice | null>(() => (this.ghost && this.reach ? this.reach.choiceAt(this.ghost.at) : null));

  /** What is sent if the unit ends where its ghost stands: asked about only where somebody walks. */
  readonly #plan = $derived.by<Plan | null>(() => {
    const { landing, eyes, reach } = this;
    return landing && eyes !== null && reach?.kind === 'move' && this.mine ? { seat: eyes, choices: [landing] } : null;
  });
  /** Whom the unit would see from there, and who would see it; nothing until the server has said so. */
  readonly foreseen = $derived.by<SpecopsForeseen | null>(() => {
    const { told } = this.#foresight;
    return told.known ? told.foreseen : null;
  });

  /** What can change nothing about an attack is not asked, unless somebody wants to be. */
  protected override automatic(): Offer<Choice> | null {
    if (settings.askAll || !this.prompt) return null;
    const done = this.offers.filter(({ choice }) => choice.do === 'done');
    // Beside a real table both seats are asked alike: one of the browsers answers for all.
    if (isBeside(this.view)) return this.answersForAll && this.view.moot.length > 0 ? (done[0] ?? null) : null;
    return done.find(({ seat }) => this.view.moot.includes(seat)) ?? null;
  }

  readonly aimed = $derived.by(() => {
    const aimed = this.#aimed;
    if (aimed && aimed.sequence === this.table.sequence && attacksOn(this.own, aimed.unit).length > 0) return aimed.unit;
    const targets = new Set(attacksOn(this.own, null).map(({ choice }) => choice.target));
    return targets.size === 1 && this.reaches.length === 0 ? [...targets][0]! : null;
  });
  readonly taps = $derived.by<ReadonlyMap<number, Tap>>(() => tapsOf(this.own, this.aimed));
  readonly tape = $derived.by(() => this.#tape);
  readonly isMeasuring = $derived.by(() => this.#tape !== null);
  /** Dice that are marked to be rolled again, bit by place. */
  readonly marked = $derived.by(() => (this.#dice?.sequence === this.table.sequence ? this.#dice.dice : 0));

  /** Whose move it is on the table. */
  readonly acting = $derived.by<readonly number[]>(() => {
    const { prompt, view } = this;
    if (prompt && 'unit' in prompt && typeof prompt.unit === 'number') return [prompt.unit];
    if (prompt?.ask === 'question') return askedAbout(prompt.question) ?? (view.activation === null ? [] : [view.activation.unit]);
    if (prompt && 'attacker' in prompt) return [prompt.attacker];
    if (prompt && 'defender' in prompt) return [prompt.defender];
    return view.activation === null ? [] : [view.activation.unit];
  });

  /** Turns the piece that is to be set down; where it would lie wrong now it gives way. */
  turnBy(n: number): void {
    const at = this.ghost?.at;
    const isPinned = this.ghost?.pinned ?? false;
    this.#turns = { sequence: this.table.sequence, n: (this.turns + n + TURNS) % TURNS };
    if (at && this.reach) this.#stand(this.reach.nearest(at), isPinned);
  }

  /** Which region a button stands for. */
  pickWay(key: string | null): void {
    this.hint = null;
    this.#way = { sequence: this.table.sequence, key: key ?? '' };
    this.#ghost = null;
  }

  /** The mouse or the keyboard is over a point of the table. */
  over(at: Point | null): void {
    if (this.#tape) {
      if (at && this.#tape.from) this.#tape = { ...this.#tape, to: { at: rounded(at) } };
      return;
    }
    if (!this.reach || this.ghost?.pinned) return;
    if (!at) return this.#stand(null);
    this.#stand(this.reach.nearest(at), false);
  }

  /** An arrow key moved the point of the table: the ghost goes along, and stays there. */
  nudge(at: Point): void {
    if (this.#tape) return this.over(at);
    const nearest = this.reach?.nearest(at);
    if (nearest) this.#stand(nearest, true);
  }

  /** A point of the table was chosen: the ghost stays there, and chosen once more it is meant. */
  point(at: Point): void {
    if (this.#tape) return this.mark({ at: rounded(at) });
    if (!this.reach) return;
    const { ghost } = this;
    const near = ghost?.pinned && Math.hypot(ghost.at.x - at.x, ghost.at.y - at.y) <= 1.4 * this.reach.radius;
    if (near) return this.land();
    const nearest = this.reach.nearest(at);
    if (nearest) this.#stand(nearest, true);
    else this.hint = line('specops-hint-nowhere');
  }

  /** A finger drags the ghost. */
  drag(at: Point): void {
    const nearest = this.reach?.nearest(at);
    if (nearest) this.#stand(nearest, true);
  }

  stand(at: Point): void {
    if (this.reach?.holds(at)) this.#stand(at, true);
    else this.hint = line('specops-hint-nowhere');
  }

  #stand(at: Point | null, pinned = true): void {
    this.#ghost = at && this.reach ? { sequence: this.table.sequence, key: this.reach.key, at, pinned } : null;
  }

  /** Sets the ghost down. */
  land(): void {
    const { landing, eyes } = this;
    if (landing && eyes !== null) this.choose({ seat: eyes, choice: landing });
  }

  /** To the edge of reach, through where the ghost is. */
  toEdge(): void {
    const { reach, ghost } = this;
    const through = ghost?.at ?? null;
    if (!reach?.from || !through) return;
    const at = edgeToward(reach, reach.from, through, reach.far);
    if (at) this.#stand(at, true);
  }

  /** Into contact with the nearest unit or token. */
  toContact(): void {
    const { reach } = this;
    const from = this.ghost?.at ?? reach?.from;
    if (!reach || !from) return;
    const others = [...this.discs().filter(({ unit }) => unit !== reach.unit).map(({ disc }) => disc), ...this.tokenDiscs().map(({ disc }) => disc)];
    this.#nearest(from, others.flatMap((disc) => touchingIn(reach, reach.radius, disc, from) ?? []));
  }

  /** Close to the nearest piece that covers. */
  toCover(): void {
    const { reach, terrain } = this;
    const from = this.ghost?.at ?? reach?.from;
    if (!reach || !from) return;
    const pieces = terrain.pieces.filter((_, n) => terrain.covers[n] !== 'none');
    this.#nearest(from, pieces.flatMap(({ corners }) => besideIn(reach, reach.radius, corners, from) ?? []));
  }

  #nearest(from: Point, spots: readonly Point[]): void {
    const far = (at: Point) => (at.x - from.x) ** 2 + (at.y - from.y) ** 2;
    const best = spots.toSorted((a, b) => far(a) - far(b))[0];
    if (best) this.#stand(best, true);
    else this.hint = line('specops-hint-nowhere');
  }

  /** Everybody on the table, as discs. */
  discs(): { readonly unit: number; readonly disc: Disc }[] {
    return this.view.figures.flatMap((unit, id) => (unit.at ? [{ unit: id, disc: { at: pointOf(unit.at), radius: unit.radius } }] : []));
  }

  tokenDiscs(): { readonly token: number; readonly disc: Disc }[] {
    return this.view.tokens.map((token) => ({ token: token.id, disc: { at: pointOf(token.at), radius: TOKEN_RADIUS } }));
  }

  unitPoint(unit: number | null): Point | null {
    const found = unit === null ? undefined : this.view.figures[unit];
    return found?.at ? pointOf(found.at) : null;
  }

  discOf(mark: Mark): Disc | null {
    if ('at' in mark) return { at: mark.at, radius: 0 };
    if ('unit' in mark) return this.discs().find(({ unit }) => unit === mark.unit)?.disc ?? null;
    return this.tokenDiscs().find(({ token }) => token === mark.token)?.disc ?? null;
  }

  /** Takes up the tape, or puts it away. */
  measure(): void {
    this.#tape = this.#tape ? null : { from: this.acting[0] === undefined ? null : { unit: this.acting[0] }, to: null };
  }

  /** One end of the tape, then the other; a third one begins anew. */
  mark(mark: Mark): void {
    const tape = this.#tape;
    if (!tape) return;
    if (!tape.from) this.#tape = { from: mark, to: null };
    else if (!tape.to || 'at' in tape.to) this.#tape = { ...tape, to: mark };
    else this.#tape = { from: mark, to: null };
  }

  aim(unit: number | null): void {
    this.#aimed = unit === null ? null : { sequence: this.table.sequence, unit };
  }

  aimNext(): void {
    const targets = [...new Set(attacksOn(this.own, null).map(({ choice }) => choice.target))];
    const now = this.aimed === null ? -1 : targets.indexOf(this.aimed);
    if (targets.length > 0) this.aim(targets[(now + 1) % targets.length]!);
  }

  toggleDie(n: number): void {
    this.#dice = { sequence: this.table.sequence, dice: this.marked ^ (1 << n) };
  }

  /** A unit is chosen. What would be done at once a finger first only points at. */
  tap(unit: number, byFinger = false): void {
    if (this.#tape) return this.mark({ unit });
    const tap = this.taps.get(unit);
    const ghost = this.reach && this.ghost?.pinned && unit === this.reach.unit;
    if (!tap && ghost) return this.land();
    if (!tap) {
      if (!byFinger || this.pointing.touch(unit)) this.hint = this.mine ? line('specops-hint-not-this') : null;
      return;
    }
    this.hint = null;
    // Attacks are compared first, and so is whatever could mean several things.
    if (tap.light === 'attack' || tap.light === 'aimed' || tap.offers.length > 1) {
      if (tap.offers.some(({ choice }) => choice.do === 'attack')) this.aim(unit);
      else this.hint = line('specops-hint-which');
      this.pointing.touch(unit);
      return;
    }
    if (byFinger && !this.pointing.touch(unit)) return;
    this.send(tap.offers[0]!);
  }

  send(offer: Offer<Choice>): void {
    this.choose(offer);
  }

  protected get hasSelected(): boolean {
    return this.#tape !== null || (this.ghost?.pinned ?? false) || this.#aimed?.sequence === this.table.sequence;
  }

  protected unselect(): void {
    if (this.#tape) this.#tape = null;
    else if (this.ghost?.pinned) this.#ghost = null;
    else this.#aimed = null;
  }
}
