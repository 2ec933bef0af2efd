/** What people do at the tablet beside their table: what is selected, and what a tap reports. */
import { thingsOf, missionOf } from '../mission/things';
import { open } from '../offers';
import type { Choice, Content, Offer, Order, Prompt, Told, View } from '../types';
import type { Live } from '../../../lib/live.svelte';
import type { Line } from '../../../table/line';
import { buildOf, notYetLaid } from './building';
import { groupPortraits, heroPortraits } from './portraits';
import { reportsOf } from './reports';

const NONE: readonly Offer[] = [];

/** What is looked at: a portrait, something on the map, or a marked region. */
export type Pick =
  | { readonly kind: 'hero'; readonly n: number }
  | { readonly kind: 'group'; readonly n: number }
  | { readonly kind: 'thing'; readonly n: number }
  | { readonly kind: 'region'; readonly n: number };

export class Desk {
  readonly live: Live;
  readonly content: Content;
  #picked = $state.raw<Pick | null>(null);
  /** A report that waits for a yes. */
  asking = $state.raw<Offer | null>(null);
  /** A tile of the page that is pointed at on the map. */
  tile = $state<number | null>(null);
  hint: Line | null = null;
  /** It was over before anybody came. */
  readonly old: boolean;

  constructor(live: Live, content: Content) {
    this.live = live;
    this.content = content;
    this.old = live.table?.outcome != null;
  }

  readonly table = $derived.by(() => this.live.table!);
  readonly view = $derived.by(() => this.table.view as View);
  readonly plan = $derived.by(() => this.content.maps[this.view.map]!);
  readonly found = $derived.by(() => missionOf(this.view, this.content));
  readonly prompt = $derived.by(() => (this.table.decision?.prompt ?? null) as Prompt | null);
  readonly offers = $derived.by(() => (this.table.decision?.offers ?? NONE) as readonly Offer[]);
  readonly mine = $derived.by(() => this.offers.length > 0);
  readonly reports = $derived.by(() => reportsOf(this.offers));
  readonly things = $derived.by(() => thingsOf(this.view, this.content));
  readonly heroes = $derived.by(() => heroPortraits(this.view, this.content));
  readonly allies = $derived.by(() => groupPortraits(this.view, this.content, 'rebel'));
  readonly enemies = $derived.by(() => groupPortraits(this.view, this.content, 'imperial'));
  /** Nothing can be sent now. */
  readonly closed = $derived.by(() => this.live.pending || this.live.connection !== 'live');

  /** The order on the page, if one lies open. */
  readonly order = $derived.by<Order | null>(() => {
    const { prompt } = this;
    return prompt?.ask === 'mission' && prompt.question.about === 'order' ? prompt.question.order : null;
  });
  /** Areas whose page is still to come. */
  readonly coming = $derived.by<readonly number[]>(() =>
    this.order ? notYetLaid(ordersOf(this.live.story.flatMap((step) => step.events as Told[])), this.order) : [],
  );
  readonly build = $derived.by(() => (this.order ? buildOf(this.order, this.view, this.content, this.coming) : null));

  /** Areas that lie on the real table: those whose page is still to come do not yet. */
  readonly laid = $derived.by<readonly number[]>(() => {
    const { mission } = this.view;
    const all = mission?.revealed ?? this.plan.areas.map((_, n) => n);
    return all.filter((area) => !this.coming.includes(area));
  });

  /** What is looked at, as long as it is there. */
  readonly picked = $derived.by<Pick | null>(() => {
    const picked = this.#picked;
    if (!picked) return null;
    const there = { hero: this.heroes, group: [...this.allies, ...this.enemies], thing: this.things, region: (this.view.mission?.regions ?? []).map((n) => ({ n })) };
    return there[picked.kind].some(({ n }) => n === picked.n) ? picked : null;
  });

  /** The object that is looked at. */
  readonly looked = $derived.by(() => (this.picked?.kind === 'thing' ? this.things.find(({ n }) => n === this.picked!.n) : undefined));

  /** What takes the place of the enemies: the end, a question of the mission, or what is looked at. */
  readonly page = $derived.by<'end' | 'question' | 'looked' | 'enemies'>(() => {
    if (this.view.ending) return 'end';
    if (this.prompt?.ask === 'mission') return 'question';
    return this.looked || this.picked?.kind === 'region' ? 'looked' : 'enemies';
  });

  is(kind: Pick['kind'], n: number): boolean {
    return this.picked?.kind === kind && this.picked.n === n;
  }

  /** Looks at something, or no longer at what is looked at already. */
  pick(kind: Pick['kind'], n: number): void {
    this.#picked = this.is(kind, n) ? null : { kind, n };
  }

  /** Looks at something, whatever was looked at before. */
  look(kind: Pick['kind'], n: number): void {
    this.#picked = { kind, n };
  }

  leave(): void {
    this.#picked = null;
  }

  /** Offers of one kind; the same answer of several of my seats counts once. */
  open<K extends Choice['do']>(kind: K) {
    return open(this.offers, kind);
  }

  send(offer: Offer): void {
    if (this.closed) return;
    this.asking = null;
    this.tile = null;
    this.#picked = null;
    this.live.choose(offer.seat, offer.choice);
  }

  /** What cannot be mended by a second tap is asked once more. */
  ask(offer: Offer): void {
    this.asking = offer;
  }

  readonly canGoBack = $derived.by(() => this.table.outcome === null && this.table.can_take_back);

  back(): void {
    if (this.canGoBack) this.live.takeBack();
  }
}

/** Orders since the map was last cleared, oldest first. */
export function ordersOf(told: readonly Told[]): Order[] {
  let orders: Order[] = [];
  for (const { event } of told) {
    if (event.what === 'mission_began') orders = [];
    if (event.what !== 'ordered') continue;
    if (event.order.order === 'clear_map') orders = [];
    orders.push(event.order);
  }
  return orders;
}
