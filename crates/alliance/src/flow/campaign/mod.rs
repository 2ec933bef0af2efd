//! Between missions: the star map (R30 to R33), and the end of a mission (R21).

#![warn(clippy::wildcard_enum_match_arm, reason = "a new order or plan is thought about here")]

mod armory;
mod begin;
mod encounter;
mod inventory;
pub(in crate::flow) mod mission_over;
mod offers;
mod save;
pub(in crate::flow) mod team;
mod training;

use sortie_kernel::{Progress, Seat};

pub(crate) use armory::{buying, selling};
pub(in crate::flow) use begin::begin;
pub(in crate::flow) use offers::{offers, prompt, why_not};
pub(crate) use save::checkpoint;
pub(crate) use training::{trainable, untrainable};

use crate::apply::Ctx;
use crate::choice::{Choice, Plan};
use crate::content::{Content, MissionKind};
use crate::event::Event;
use crate::flow::offer::not_offered;
use crate::state::{Campaign, Play, State};

/// Missions that can be started, by their number in the campaign: not played yet, and what they wait for holds (R30.2).
pub(crate) fn open_legs(content: &Content, state: &State) -> Vec<u8> {
    let Some(campaign) = &state.campaign else { return Vec::new() };
    let legs = content.campaigns[usize::from(campaign.campaign)].mission.iter().enumerate();
    let is_open = |leg: &crate::content::Leg| {
        let mission = content.mission(&leg.mission);
        let is_new =
            mission.is_some_and(|n| campaign.played.iter().all(|played| usize::from(played.mission) != n));
        is_new && super::script::holds(content, state, &leg.given)
    };
    legs.filter(|(_, leg)| is_open(leg)).map(|(n, _)| n as u8).collect()
}

/// The team is on the star map: an encounter that has just been told ends; then the team decides. A campaign that
/// leads nowhere any more is over.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    if let Some(Play::Encounter(encounter)) = ctx.state.script.as_ref().map(|script| script.play) {
        encounter::ended(ctx, encounter);
        return Progress::Continue;
    }
    let waits = ctx.state.campaign.as_ref().is_some_and(|campaign| !campaign.encounters.is_empty());
    if !waits && open_legs(ctx.content, &ctx.state).is_empty() {
        mission_over::campaign_over(ctx);
        return Progress::Continue;
    }
    Progress::Ask
}

/// The team does something between missions.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: &Choice) {
    let Choice::Plan { step } = *choice else { not_offered(choice) };
    ctx.tell(rule(step), |_| Event::Planned { step });
    let (content, campaign) = (ctx.content, ctx.state.campaign.as_deref());
    let price = |of: fn(&Content, &Campaign, u8) -> Option<i16>, card| {
        campaign.and_then(|campaign| of(content, campaign, card)).unwrap_or(0)
    };
    match step {
        Plan::Start { leg, ally } => start(ctx, leg, ally),
        Plan::Meet { encounter } => encounter::meet(ctx, encounter),
        Plan::Buy { card } => {
            let price = price(buying, card);
            ctx.buy_card(card, price);
        }
        Plan::Sell { card } => {
            let price = price(selling, card);
            ctx.sell_card(card, price);
        }
        Plan::Train { hero, card } => ctx.train(hero, card),
        Plan::Untrain { hero, card } => ctx.untrain(hero, card),
        Plan::Give { card, to, under } => ctx.give_card(card, to, under),
    }
}

fn rule(step: Plan) -> &'static str {
    match step {
        Plan::Start { .. } => "R30.3",
        Plan::Meet { .. } => "R30.4",
        Plan::Buy { .. } => "R31.1",
        Plan::Sell { .. } => "R31.2",
        Plan::Train { .. } => "R32.2",
        Plan::Untrain { .. } => "R32.5",
        Plan::Give { .. } => "R33.2",
    }
}

/// Starts a mission (R30.3). A story mission lets all encounters that are left lapse (R30.6, A46).
fn start(ctx: &mut Ctx<'_>, leg: u8, ally: Option<u8>) {
    ctx.set_out();
    let content = ctx.content;
    let Some(campaign) = &ctx.state.campaign else { return };
    let legs = &content.campaigns[usize::from(campaign.campaign)].mission;
    let Some(mission) = legs.get(usize::from(leg)).and_then(|leg| content.mission(&leg.mission)) else {
        return;
    };
    let along = ctx.take_along(ally, content.missions[mission].kind == MissionKind::Story);
    super::script::begin_mission(ctx, mission, along);
}
