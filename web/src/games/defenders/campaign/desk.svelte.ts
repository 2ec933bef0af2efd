/** The campaign as the scenes need it: what there is, what is offered to me, and how to answer. */
import { CampaignDesk } from '../../../campaign/desk.svelte';
import type { Does, OfferOf } from '../../../table/offers';
import type { Choice, Content, Prompt, View } from '../types';

export class Desk extends CampaignDesk<Content, View, Prompt, Choice> {
  readonly campaign = $derived.by(() => this.view.campaign!);
  readonly printed = $derived.by(() => this.content.campaigns[this.campaign.campaign]!);

  /** My offers of one kind, one for each seat that may do it. */
  offered<Kind extends Choice['do']>(kind: Kind): OfferOf<Choice, Kind>[] {
    return this.offers.filter((offer) => offer.choice.do === kind) as OfferOf<Choice, Kind>[];
  }

  /** The offer to do exactly this; whoever of my seats may do it. */
  find<Kind extends Choice['do']>(kind: Kind, is: (choice: Does<Choice, Kind>) => boolean = () => true): OfferOf<Choice, Kind> | undefined {
    return this.offered(kind).find(({ choice }) => is(choice as Does<Choice, Kind>));
  }
}
