/** What I do at the table: whom I aim at, what a tap sends, where a movement ends and where it looks. */
import type { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import { Controls } from '../../table/controls.svelte';
import { Foresight, type Plan } from '../../table/foresight.svelte';
import { line, why, type Why } from '../../table/line';
import { alienOf, figureAt, hexAt } from './figures';
import { best } from './foreseen';
import { stopLine } from './labels';
import { chartIn, hexOf, keyOfHex } from './map';
import { attacksOn, modeOf, open, targets, taps, wayTo, type Ends, type Mode, type Tap } from './offers';
import type { DefendersStage } from './stage.svelte';
import type { Choice, Content, Foreseen, Look, Offer, Prompt, View, WayTo } from './types';

export class DefendersControls extends Controls<View, Prompt, Choice> {
  #content: Content;
  #aimed = $state.raw<{ sequence: number; target: number } | null>(null);
  #mode = $state.raw<{ sequence: number; mode: Mode } | null>(null);
  /** Which of my agents a tap puts on the map. */
  #starter = $state<number | null>(null);
  /** The arrow that is pointed at. */
  glance = $state.raw<Offer | null>(null);
  /** Whether the field of view is dimmed around; one may want to see the floor. */
  shade = $state(true);
  readonly #foresight: Foresight<Foreseen>;

  constructor(live: Live, content: Content, stage: DefendersStage) {
    super(live, stage);
    this.#content = content;
    this.#foresight = new Foresight(live, () => this.#plan);
  }

  readonly chart = $derived.by(() => chartIn(this.view, this.#content));
  readonly mine = $derived.by(() => this.offers.length > 0);
  readonly targets = $derived.by(() => {
    const far = (figure: number) => this.lookAt(figure)?.distance ?? 99;
    return targets(this.offers).sort((a, b) => far(a) - far(b) || a - b);
  });

  /** The hex that is thought about. */
  readonly hovered = $derived.by<number | null>(() => (this.pointing.at === null ? null : hexOf(this.chart, this.pointing.at)));

  /** Whom I picked to attack. */
  readonly #picked = $derived.by(() => {
    const aimed = this.#aimed;
    return aimed && aimed.sequence === this.table.sequence && this.targets.includes(aimed.target) ? aimed.target : null;
  });
  /** I picked somebody myself, and may let go again. */
  readonly hasAim = $derived.by(() => this.#picked !== null);
  /** Whom I am about to attack: where an attack is all that is asked, the nearest until I pick somebody else. */
  readonly aimed = $derived.by(() => this.#picked ?? (this.prompt?.ask === 'guard' || this.prompt?.ask === 'granted' ? (this.targets[0] ?? null) : null));

  readonly mode = $derived.by<Mode>(() => {
    const wish = this.#mode;
    return modeOf(this.prompt?.ask, this.offers, wish && wish.sequence === this.table.sequence ? wish.mode : null);
  });

  /** Whose figures breathe. */
  readonly acting = $derived.by<readonly number[]>(() => {
    const { prompt, view } = this;
    if (prompt?.ask === 'start' || prompt?.ask === 'alpha') return this.awaited;
    if (prompt && 'figure' in prompt) return [prompt.figure];
    if (prompt && 'agent' in prompt) return [prompt.agent];
    if (prompt && 'alien' in prompt) return [prompt.alien];
    return view.looks ? [view.looks.figure] : [view.active];
  });

  /** Where each of equally bad ways ends. */
  readonly ends = $derived.by<Ends>(() => this.view.ways.map(({ end }) => end));

  /** My agents that have no place yet, and the one that a tap puts on the map. */
  readonly starters = $derived.by(() => [...new Set(this.offers.filter(({ choice }) => choice.do === 'start').map(({ seat }) => seat))]);
  readonly starter = $derived.by(() => (this.#starter !== null && this.starters.includes(this.#starter) ? this.#starter : (this.starters[0] ?? null)));

  readonly taps = $derived.by<ReadonlyMap<string, Tap>>(() => {
    const meant = this.offers.filter(({ choice, seat }) => choice.do !== 'start' || seat === this.starter);
    return taps(meant, this.view, this.chart, this.mode, this.ends);
  });

  /** The way to the hex under the mouse or the keyboard, before it is gone. */
  readonly way = $derived.by<WayTo | null>(() => {
    const { hovered } = this;
    if (hovered === null || this.taps.get(keyOfHex(this.chart, hovered))?.offer?.choice.do !== 'go') return null;
    return wayTo(this.view, hovered) ?? null;
  });

  /** Where I think of looking: by an arrow of the panel, or by a hex beside the figure. */
  readonly #facing = $derived.by<Offer | null>(() => {
    const offer = this.glance ?? (this.hovered === null ? null : this.taps.get(keyOfHex(this.chart, this.hovered))?.offer);
    return offer?.choice.do === 'face' ? offer : null;
  });

  /** The choice that takes that way, or looks there. */
  readonly #plan = $derived.by<Plan | null>(() => {
    const { way, hovered } = this;
    const offer = this.#facing ?? (way && hovered !== null ? this.taps.get(keyOfHex(this.chart, hovered))?.offer : undefined);
    return offer ? { seat: offer.seat, choices: [offer.choice] } : null;
  });

  /** It is thought about where to go or to look. */
  readonly ahead = $derived.by(() => this.#plan !== null);
  /** From where one would attack then. */
  readonly stand = $derived.by<number | null>(() => this.way?.to ?? (this.#facing ? hexAt(this.view, this.view.looks?.figure) : null));

  /** Where that way would lead: nothing until the server has said so, `null` if it cannot be told. */
  readonly foreseen = $derived.by<Foreseen | null | undefined>(() => {
    const { told } = this.#foresight;
    return told.known ? told.foreseen : undefined;
  });

  /** Whom one could attack there. */
  readonly prospects = $derived.by(() => best(this.foreseen?.odds ?? []).map(({ target }) => target));

  /** How the figure that is thought about is seen. */
  readonly look = $derived.by<Look | null>(() => {
    const figure = this.hovered === null ? null : figureAt(this.view, this.hovered);
    return figure === null ? null : this.lookAt(figure);
  });

  lookAt(figure: number): Look | null {
    return this.view.looks?.others.find((one) => one.figure === figure) ?? null;
  }

  /** Of equally bad ways the first one holds, unless somebody wants to choose. */
  protected override automatic(): Offer | null {
    if (this.prompt?.ask !== 'way' || settings.askTies || !this.answersForAll) return null;
    return open(this.offers, 'way')[0] ?? null;
  }

  pickStarter(seat: number): void {
    this.#starter = seat;
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

  /** Turns to something that asks for a hex, or back from it. */
  enter(mode: Mode): void {
    this.hint = null;
    this.aim(null);
    this.#mode = { sequence: this.table.sequence, mode: this.mode === mode ? null : mode };
  }

  send(offer: Offer): void {
    this.choose(offer, () => {
      this.#aimed = null;
      this.#mode = null;
      this.glance = null;
    });
  }

  /** A hex is chosen. What would be done at once a finger first only points at: it could not hover. */
  tap(key: string, byFinger = false): void {
    const tap = this.taps.get(key);
    const again = !byFinger || this.pointing.touch(key);
    const hex = hexOf(this.chart, key);
    if (!tap || hex === null) {
      this.hint = this.mine && hex !== null ? this.whyNot(hex) : null;
      return;
    }
    this.hint = null;
    if ((tap.light === 'attack' || tap.light === 'heal') && tap.figure !== undefined) {
      const [only, ...more] = attacksOn(this.offers, tap.figure);
      return this.aimed === tap.figure && only && more.length === 0 ? this.send(only) : this.aim(tap.figure);
    }
    if (tap.light === 'stop' && tap.offer === null) return this.stop();
    if (again && tap.offer) this.send(tap.offer);
  }

  /** The movement ends here: all that is left to say is where to look, where that matters. */
  stop(): void {
    const halt = open(this.offers, 'halt')[0];
    if (open(this.offers, 'face').length > 0) this.enter('face');
    else if (halt) this.send(halt);
  }

  whyNot(hex: number): Why | null {
    const figure = figureAt(this.view, hex);
    const look = figure === null ? null : this.lookAt(figure);
    switch (this.prompt?.ask) {
      case 'start':
        return why('defenders-why-start', '11');
      case 'turn':
      case 'movement':
      case 'granted':
        if (figure !== null && alienOf(this.view, figure)) {
          if (look?.stopped_by) return { ...stopLine(look.stopped_by, this.view, this.chart), rule: '27' };
          if (look && !look.in_view) return why('defenders-why-behind', '29');
          return why('defenders-why-no-attack', '64');
        }
        return figure === null ? why('defenders-why-no-way', '59') : null;
      case 'power':
      case 'place':
      case 'reveal':
      case 'activate':
      case 'guard':
      case 'event':
        return line('defenders-why-no-aim');
      default:
        return null;
    }
  }

  protected get hasSelected(): boolean {
    return this.#picked !== null || (this.#mode?.mode ?? null) !== null;
  }

  protected unselect(): void {
    this.#aimed = null;
    this.#mode = null;
  }
}
