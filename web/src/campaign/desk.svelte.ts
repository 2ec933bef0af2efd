/** A campaign as its scenes need it: how the table stands, what is offered to me, and how to answer. */
import type { Live } from '../lib/live.svelte';
import type { Offer } from '../table/offers';

const NONE: readonly never[] = [];

export class CampaignDesk<Content, View, Prompt, Choice> {
  readonly live: Live;
  readonly content: Content;

  constructor(live: Live, content: Content) {
    this.live = live;
    this.content = content;
  }

  readonly table = $derived.by(() => this.live.table!);
  readonly view = $derived.by(() => this.table.view as View);
  readonly prompt = $derived.by(() => (this.table.decision?.prompt ?? null) as Prompt | null);
  readonly offers = $derived.by(() => (this.table.decision?.offers ?? NONE) as readonly Offer<Choice>[]);
  readonly mine = $derived.by(() => this.offers.length > 0);
  /** Something was sent and not yet answered, or nothing can be sent. */
  readonly pending = $derived.by(() => this.live.pending || this.live.connection !== 'live');

  answer({ seat, choice }: Offer<Choice>): void {
    this.live.choose(seat, choice);
  }
}
