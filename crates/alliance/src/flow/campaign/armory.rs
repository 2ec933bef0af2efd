//! The armory: what it sells and what it pays (R31).

use sortie_kernel::Occasion;

use crate::apply::Ctx;
use crate::content::{Card, Content, Deck, Slot};
use crate::state::{Campaign, State, what};

/// Prices are full steps of this, rounded down: there is no smaller change.
const CHANGE: u32 = 25;

/// What the armory asks for a card; none if it never sells it (R31.3, R31.5).
pub(crate) fn buying(content: &Content, campaign: &Campaign, card: u8) -> Option<i16> {
    let printed = &content.cards[usize::from(card)];
    let is_sold = matches!(printed.slot, Some(Slot::Weapon | Slot::Modification));
    price(printed, content.campaigns[usize::from(campaign.campaign)].armory.buy).filter(|_| is_sold)
}

/// What the armory pays for a card; none if it cannot be sold: starting gear, class cards, rewards (R31.2).
pub(crate) fn selling(content: &Content, campaign: &Campaign, card: u8) -> Option<i16> {
    let armory = &content.campaigns[usize::from(campaign.campaign)].armory;
    price(&content.cards[usize::from(card)], armory.sell)
}

fn price(card: &Card, hundredths: u8) -> Option<i16> {
    let whole = u32::from(card.price) * u32::from(hundredths) / 100;
    let price = i16::try_from(whole / CHANGE * CHANGE).unwrap_or(i16::MAX);
    (card.deck == Deck::Item && !card.removed && price > 0).then_some(price)
}

/// Draws a new selection: weapons and modifications of the tiers on offer that the team does not own (R31.4, R31.5).
pub(super) fn restock(ctx: &mut Ctx<'_>) {
    let Some(stock) = drawn(ctx.content, &ctx.state) else { return };
    ctx.stock(stock);
}

fn drawn(content: &Content, state: &State) -> Option<Vec<u8>> {
    let campaign = state.campaign.as_ref()?;
    let armory = &content.campaigns[usize::from(campaign.campaign)].armory;
    let played = campaign.played.len();
    let tiers = armory.tiers.get(played.saturating_sub(1)).or(armory.tiers.last())?;
    let mut cards: Vec<u8> = (0..content.cards.len() as u8)
        .filter(|&card| {
            let printed = &content.cards[usize::from(card)];
            tiers.contains(&printed.tier) && printed.copies > 0 && !campaign.owns(card)
        })
        .filter(|&card| buying(content, campaign, card).is_some())
        .collect();
    let occasion = Occasion { what: what::STOCK, whom: 0, round: played as u16, time: 0 };
    state.chance.on(occasion).shuffle(&mut cards);
    cards.truncate(usize::from(armory.cards));
    // As in the deck: tier by tier.
    cards.sort_unstable();
    Some(cards)
}
