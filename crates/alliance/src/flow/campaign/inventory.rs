//! Items change hands (R10, R33). Nobody is ever given more than may be brought into a mission (R10.1), so a team can
//! start at any time.

use crate::apply::Ctx;
use crate::content::{Content, Deck, Slot};
use crate::state::{Campaign, HeroFile};

/// The most weapons, armour and pieces of equipment of one hero; the starting item counts (R10.1, A35).
const MOST: [(Slot, usize); 3] = [(Slot::Weapon, 2), (Slot::Armor, 1), (Slot::Equipment, 3)];

/// Where a card can go: to a hero, under one of its weapons if it is a modification; or back to the team.
pub(crate) type Place = (Option<u8>, Option<u8>);

/// Every place a card of the team may be put now, other than where it is.
pub(crate) fn places(content: &Content, campaign: &Campaign, card: u8) -> Vec<Place> {
    let mut places = Vec::new();
    let now = place(campaign, card);
    for (n, file) in campaign.heroes.iter().enumerate() {
        let to = Some(n as u8);
        if content.cards[usize::from(card)].slot == Some(Slot::Modification) {
            let weapons = weapons(content, file).filter(|&weapon| fits_under(content, file, card, weapon));
            places.extend(weapons.map(|weapon| (to, Some(weapon))));
        } else if may_have(content, campaign, n, card) && has_room(content, file, card) {
            places.push((to, None));
        }
    }
    places.push((None, None));
    places.retain(|&place| place != now);
    places
}

/// Where a card is.
fn place(campaign: &Campaign, card: u8) -> Place {
    let Some(holder) = campaign.holder(card) else { return (None, None) };
    let item = campaign.heroes[holder].items.iter().find(|item| item.card == card);
    (Some(holder as u8), item.and_then(|item| item.under))
}

/// Reward cards are for the hero they name, and once taken along they stay with whom they were given to (R10.3).
fn may_have(content: &Content, campaign: &Campaign, hero: usize, card: u8) -> bool {
    let printed = &content.cards[usize::from(card)];
    let own = &content.heroes[usize::from(campaign.heroes[hero].hero)].id;
    let owner = campaign.heroes.iter().position(|file| file.rewards.contains(&card));
    // A card of the team counts for everybody where it lies.
    !printed.team
        && printed.hero.as_ref().is_none_or(|id| id == own)
        && owner.is_none_or(|owner| owner == hero)
}

/// Whether the limits leave room for a card (R10.1).
fn has_room(content: &Content, file: &HeroFile, card: u8) -> bool {
    let slot = |card: u8| content.cards[usize::from(card)].slot;
    let Some((own, most)) = MOST.into_iter().find(|&(kind, _)| slot(card) == Some(kind)) else { return true };
    // The card itself does not stand in its own way.
    let brought = file.hand(content).into_iter().filter(|held| held.card != card);
    brought.filter(|held| slot(held.card) == Some(own)).count() < most
}

/// The weapons in a hero's hands, the starting one first.
fn weapons<'a>(content: &'a Content, file: &'a HeroFile) -> impl Iterator<Item = u8> + 'a {
    let hand = file.hand(content).into_iter().map(|held| held.card);
    hand.filter(|&card| content.cards[usize::from(card)].slot == Some(Slot::Weapon))
}

/// A modification fits weapons of its kind that have a bar free (R10.6).
fn fits_under(content: &Content, file: &HeroFile, card: u8, weapon: u8) -> bool {
    let printed = content.cards[usize::from(weapon)].weapon.as_ref();
    let fits = content.cards[usize::from(card)].modification.as_ref().map(|modification| modification.fits);
    let under = file.items.iter().filter(|item| item.under == Some(weapon) && item.card != card);
    printed.is_some_and(|printed| fits == Some(printed.kind) && under.count() < usize::from(printed.bars))
}

/// Whether a card is something a team can own: class cards belong to heroes, supply cards to missions.
pub(crate) fn is_item(content: &Content, card: u8) -> bool {
    let printed = &content.cards[usize::from(card)];
    matches!(printed.deck, Deck::Item | Deck::Reward) && !printed.removed
}

/// Gives a card that only one hero can use to that hero, if there is room; to the team otherwise. A card for a hero
/// who is not in the team does not come at all.
pub(super) fn receive(ctx: &mut Ctx<'_>, card: u8) {
    let content = ctx.content;
    let Some(campaign) = ctx.state.campaign.as_deref() else { return };
    let printed = &content.cards[usize::from(card)];
    let is_for =
        |id: &String| campaign.heroes.iter().any(|file| content.heroes[usize::from(file.hero)].id == *id);
    if !is_item(content, card) || campaign.owns(card) || printed.hero.as_ref().is_some_and(|id| !is_for(id)) {
        return;
    }
    ctx.gain_card(card);
    let Some(campaign) = ctx.state.campaign.as_deref() else { return };
    if printed.hero.is_some()
        && let Some(&(Some(to), under)) = places(content, campaign, card).first()
    {
        ctx.give_card(card, Some(to), under);
    }
}
