//! What the team may do on the star map (R30 to R33). The team decides together: any seat may.

use sortie_kernel::{Offer, Reason, Rule};

use super::armory::{buying, selling};
use super::inventory::places;
use super::open_legs;
use super::training::{trainable, untrainable};
use crate::choice::{Choice, Plan, Prompt};
use crate::content::Content;
use crate::state::State;

pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let steps = steps(content, state);
    for seat in state.seats() {
        out.extend(steps.iter().map(|&step| Offer { seat, choice: Choice::Plan { step } }));
    }
}

/// Everything the team may do now.
fn steps(content: &Content, state: &State) -> Vec<Plan> {
    let Some(campaign) = state.campaign.as_deref() else { return Vec::new() };
    let mut steps = Vec::new();
    for leg in open_legs(content, state) {
        steps.push(Plan::Start { leg, ally: None });
        // One ally group at most, that has a deployment left (R22.2, R22.3).
        let ready = campaign.allies.iter().enumerate().filter(|(_, file)| file.deployments > 0);
        steps.extend(ready.map(|(n, _)| Plan::Start { leg, ally: Some(n as u8) }));
    }
    steps.extend(campaign.encounters.iter().map(|&encounter| Plan::Meet { encounter }));
    for &card in &campaign.stock {
        // Its card exists once: what came to the team since the armory was stocked is not for sale.
        let is_there = !campaign.owns(card);
        if is_there && buying(content, campaign, card).is_some_and(|price| price <= campaign.credits) {
            steps.push(Plan::Buy { card });
        }
    }
    let sold = campaign.owned().filter(|&card| selling(content, campaign, card).is_some());
    steps.extend(sold.map(|card| Plan::Sell { card }));
    for (hero, file) in (0..).zip(&campaign.heroes) {
        let cards = trainable(content, file).into_iter();
        steps.extend(cards.map(|card| Plan::Train { hero, card }));
        steps.extend(untrainable(file).map(|card| Plan::Untrain { hero, card }));
    }
    for card in campaign.owned() {
        let places = places(content, campaign, card).into_iter();
        steps.extend(places.map(|(to, under)| Plan::Give { card, to, under }));
    }
    steps
}

/// Why the team may not do this.
pub(in crate::flow) fn why_not(content: &Content, state: &State, choice: &Choice) -> Reason {
    let because = |code, rule: &'static str| Reason { code, rule: Some(Rule(rule)) };
    let (Some(campaign), &Choice::Plan { step }) = (state.campaign.as_deref(), choice) else {
        return because("alliance-not-now", "R30.1");
    };
    match step {
        Plan::Start { leg, .. } if !open_legs(content, state).contains(&leg) => {
            because("alliance-mission-closed", "R30.2")
        }
        Plan::Start { .. } => because("alliance-no-such-ally", "R22.3"),
        Plan::Meet { .. } => because("alliance-no-encounter", "R30.6"),
        Plan::Buy { card } if campaign.owns(card) => because("alliance-not-in-stock", "R31.4"),
        Plan::Buy { card } if campaign.stock.contains(&card) => because("alliance-no-credits", "R31.6"),
        Plan::Buy { .. } => because("alliance-not-in-stock", "R31.4"),
        Plan::Sell { card } if campaign.owns(card) => because("alliance-not-for-sale", "R31.2"),
        Plan::Sell { .. } => because("alliance-not-owned", "R31.2"),
        Plan::Train { hero, .. } => match campaign.heroes.get(usize::from(hero)) {
            Some(file) if file.pending() == 0 => because("alliance-no-training", "R32.1"),
            _ => because("alliance-not-trainable", "R32.3"),
        },
        Plan::Untrain { .. } => because("alliance-no-untraining", "R32.5"),
        Plan::Give { card, .. } if !campaign.owns(card) => because("alliance-not-owned", "R10.3"),
        Plan::Give { .. } => because("alliance-cannot-hold", "R10.1"),
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State) -> Prompt {
    Prompt::StarMap
}
