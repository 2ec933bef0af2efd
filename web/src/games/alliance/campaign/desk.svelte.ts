/** The campaign as the scenes need it: what there is, what is offered to me, and how to answer. */
import { CampaignDesk } from '../../../campaign/desk.svelte';
import { plans } from './plans';
import type { Choice, Content, Plan, Prompt, View } from './types';

export class Desk extends CampaignDesk<Content, View, Prompt, Choice> {
  readonly campaign = $derived.by(() => this.view.campaign!);
  readonly printed = $derived.by(() => this.content.campaigns[this.campaign.campaign]!);
  readonly gives = $derived.by(() => plans(this.offers, 'give'));

  plan({ seat, step }: { readonly seat: number; readonly step: Plan }): void {
    this.live.choose(seat, { do: 'plan', step } satisfies Choice);
  }
}
