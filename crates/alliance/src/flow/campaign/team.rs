//! Orders that concern the team between missions: credits, fame, items, allies, flags (R21.2, R22.1, R35.3).

use sortie_kernel::Occasion;

use super::inventory::receive;
use crate::apply::Ctx;
use crate::content::{Content, Deck};
use crate::order::Order;
use crate::state::{State, what};

/// Fame that makes random rewards a tier better, and one more (R35.3, A48).
const FAME_STEPS: [i16; 2] = [15, 40];
/// The best tier of items.
const BEST_TIER: u8 = 3;

/// Carries out an order in the campaign under way. Orders that concern the mission alone change nothing here. Credits
/// and fame never fall below 0; medpacs owed are missing in the next mission.
pub(in crate::flow) fn order(ctx: &mut Ctx<'_>, order: &Order) {
    if ctx.state.campaign.is_none() {
        return;
    }
    match *order {
        Order::Credits { credits } => ctx.gain_credits(credits),
        Order::Fame { fame } => ctx.gain_fame(fame),
        Order::Medpacs { medpacs } => ctx.save_medpacs(medpacs),
        Order::StartHurt { damage } => ctx.start_hurt(damage),
        Order::Item { card } => receive(ctx, card),
        Order::LoseItem { card } => ctx.lose_card(card),
        Order::Ally { group, deployments } => ctx.gain_ally(group, deployments),
        Order::LoseAlly { group } => {
            // Whoever has become elite meanwhile is the same people.
            let elite = elite_of(ctx.content, group);
            ctx.lose_allies(|ally| ally == group || Some(ally) == elite);
        }
        Order::Flag { ref flag, set } => ctx.remember(flag, set),
        Order::Say { .. }
        | Order::Rule { .. }
        | Order::Reveal { .. }
        | Order::Show { .. }
        | Order::Remove { .. }
        | Order::Open { .. }
        | Order::Unlock { .. }
        | Order::Deploy { .. }
        | Order::Reinforce { .. }
        | Order::Withdraw { .. }
        | Order::Ready { .. }
        | Order::Join { .. }
        | Order::StayBack { .. }
        | Order::ClearMap { .. }
        | Order::PlaceHeroes
        | Order::PlaceAllies { .. }
        | Order::Fruitless { .. }
        | Order::Promoted { .. }
        | Order::Objective { .. }
        | Order::Offer { .. }
        | Order::Complete { .. }
        | Order::Fail { .. }
        | Order::Count { .. }
        | Order::Harm { .. }
        | Order::Heal { .. }
        | Order::Supply { .. }
        | Order::Power { .. }
        | Order::Win { .. }
        | Order::Lose { .. } => {}
    }
}

/// The elite card of a regular group, if there is one (R8.3).
pub(super) fn elite_of(content: &Content, group: u8) -> Option<u8> {
    let printed = &content.groups[usize::from(group)];
    let elite = (!printed.elite).then(|| content.group(&format!("{}_elite", printed.id)));
    elite.flatten().map(|elite| elite as u8)
}

/// Whether the team has a card, in a campaign or in a mission that is played for itself.
pub(in crate::flow) fn owns(state: &State, card: u8) -> bool {
    match &state.campaign {
        Some(campaign) => campaign.owns(card),
        None => state.heroes.iter().any(|hero| hero.cards.iter().any(|held| held.card == card)),
    }
}

/// An item at random that the team does not own: of this tier, of a better one with more fame (R35.3). If none is left
/// of it, of the next worse tier, then of the next better one. Armour and equipment come this way only (R31.5). Each
/// draw has its own chance.
pub(in crate::flow) fn random_item(ctx: &mut Ctx<'_>, tier: u8) -> Option<u8> {
    let (content, state) = (ctx.content, &*ctx.state);
    let fame = state.campaign.as_ref().map_or(0, |campaign| campaign.fame);
    let steps = FAME_STEPS.iter().filter(|&&step| fame >= step).count() as u8;
    let tier = tier.saturating_add(steps).min(BEST_TIER);
    let free = |tier: u8| -> Vec<u8> {
        let cards = content.cards.iter().enumerate();
        let fits = cards.filter(|(_, card)| card.deck == Deck::Item && card.tier == tier && !card.removed);
        fits.map(|(n, _)| n as u8).filter(|&card| !owns(state, card)).collect()
    };
    let tiers = (1..=tier).rev().chain(tier + 1..=BEST_TIER);
    let cards = tiers.map(free).find(|cards| !cards.is_empty())?;
    let round = state.occasion_round();
    let time = ctx.next_draw()?;
    let occasion = Occasion { what: what::RANDOM_ITEM, whom: 0, round, time };
    Some(cards[ctx.state.chance.on(occasion).below(cards.len() as u32) as usize])
}
