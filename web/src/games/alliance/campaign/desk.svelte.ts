/** The campaign as the scenes need it: what there is, what is offered to me, and how to answer. */
import type { Live } from '../../../lib/live.svelte';
import { plans } from './plans';
import type { Choice, Content, Offer, Plan, Prompt, View } from './types';

const NONE: readonly Offer[] = [];

export class Desk {
  readonly live: Live;
  readonly content: Content;

  constructor(live: Live, content: Content) {
    this.live = live;
    this.content = content;
  }

  readonly table = $derived.by(() => this.live.table!);
  readonly view = $derived.by(() => this.table.view as View);
  readonly campaign = $derived.by(() => this.view.campaign!);
  readonly printed = $derived.by(() => this.content.campaigns[this.campaign.campaign]!);
  readonly prompt = $derived.by(() => (this.table.decision?.prompt ?? null) as Prompt | null);
  readonly offers = $derived.by(() => (this.table.decision?.offers ?? NONE) as readonly Offer[]);
  readonly mine = $derived.by(() => this.offers.length > 0);
  /** Something was sent and not yet answered, or nothing can be sent. */
  readonly pending = $derived.by(() => this.live.pending || this.live.connection !== 'live');
  readonly gives = $derived.by(() => plans(this.offers, 'give'));

  plan({ seat, step }: { readonly seat: number; readonly step: Plan }): void {
    this.live.choose(seat, { do: 'plan', step } satisfies Choice);
  }

  answer({ seat, choice }: Offer): void {
    this.live.choose(seat, choice);
  }
}
