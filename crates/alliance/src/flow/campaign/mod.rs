//! Between missions: the star map (R30 to R33), and the end of a mission (R21).

mod armory;
mod begin;
mod camp;
mod encounter;
mod inventory;
pub(in crate::flow) mod mission_over;
mod offers;
mod save;
pub(in crate::flow) mod team;
mod training;

use std::sync::Arc;

use sortie_kernel::{Progress, Seat};

pub(crate) use armory::{buying, selling};
pub(crate) use begin::begin_campaign;
pub(in crate::flow) use offers::{offers, prompt, why_not};
pub(crate) use save::checkpoint;
pub use save::{SavedAlly, SavedCampaign, SavedHero, SavedItem, SavedMission};
pub(crate) use training::{trainable, untrainable};

use crate::apply::Ctx;
use crate::choice::{Choice, Step};
use crate::content::{Content, MissionKind};
use crate::event::Event;
use crate::state::{Frame, Play, State};

/// Nobody has more credits than this.
pub(crate) const MOST_CREDITS: i16 = 30_000;

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
    if !waits && open_legs(ctx.content, ctx.state).is_empty() {
        mission_over::campaign_over(ctx);
        return Progress::Continue;
    }
    Progress::Ask
}

/// The team does something between missions.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: &Choice) {
    let Choice::Plan { step } = *choice else { return };
    ctx.tell(rule(step), |_| Event::Planned { step });
    match step {
        Step::Start { leg, ally } => return start(ctx, leg, ally),
        Step::Meet { encounter } => return encounter::meet(ctx, encounter),
        _ => {}
    }
    let content = ctx.content;
    let Some(campaign) = ctx.state.campaign_mut() else { return };
    match step {
        Step::Buy { card } => {
            let price = buying(content, campaign, card).unwrap_or(0);
            campaign.credits = campaign.credits.saturating_sub(price).max(0);
            campaign.stock.retain(|&other| other != card);
            campaign.gain(card);
        }
        Step::Sell { card } => {
            let price = selling(content, campaign, card).unwrap_or(0);
            campaign.credits = campaign.credits.saturating_add(price).min(MOST_CREDITS);
            campaign.take(card);
        }
        Step::Train { hero, card } => campaign.heroes[usize::from(hero)].class.push(card),
        Step::Untrain { hero, card } => {
            campaign.heroes[usize::from(hero)].class.retain(|&other| other != card);
        }
        Step::Give { card, to, under } => inventory::give(campaign, card, to, under),
        Step::Start { .. } | Step::Meet { .. } => {}
    }
}

fn rule(step: Step) -> &'static str {
    match step {
        Step::Start { .. } => "R30.3",
        Step::Meet { .. } => "R30.4",
        Step::Buy { .. } => "R31.1",
        Step::Sell { .. } => "R31.2",
        Step::Train { .. } => "R32.2",
        Step::Untrain { .. } => "R32.5",
        Step::Give { .. } => "R33.2",
    }
}

/// What the team takes along is settled: the campaign as it was is kept, training cannot be undone any more (A47),
/// reward cards stay with who holds them (R10.3).
fn set_out(ctx: &mut Ctx<'_>) {
    let Some(campaign) = ctx.state.campaign.as_mut() else { return };
    let before = campaign.clone();
    let campaign = Arc::make_mut(campaign);
    campaign.before = Some(before);
    campaign.heroes.iter_mut().for_each(|file| file.bind(ctx.content));
    ctx.state.epoch = ctx.state.epoch.wrapping_add(1);
}

/// Starts a mission (R30.3). A story mission lets all encounters that are left lapse (R30.6, A46); an ally taken along
/// has one deployment less (R22.3).
fn start(ctx: &mut Ctx<'_>, leg: u8, ally: Option<u8>) {
    set_out(ctx);
    let content = ctx.content;
    let Some(campaign) = ctx.state.campaign_mut() else { return };
    let legs = &content.campaigns[usize::from(campaign.campaign)].mission;
    let Some(mission) = legs.get(usize::from(leg)).and_then(|leg| content.mission(&leg.mission)) else {
        return;
    };
    campaign.heroes.iter_mut().for_each(|file| file.kept = file.class.len() as u8);
    if content.missions[mission].kind == MissionKind::Story {
        let mut left = std::mem::take(&mut campaign.encounters);
        campaign.lapsed.append(&mut left);
    }
    campaign.along = None;
    if let Some(file) = ally.and_then(|ally| campaign.allies.get_mut(usize::from(ally))) {
        file.deployments = file.deployments.saturating_sub(1);
        campaign.along = Some(file.group);
    }
    let along = campaign.along;
    super::script::begin_mission(ctx, mission, along);
}

/// Puts the first frame of the star map.
fn to_star_map(state: &mut State) {
    state.frames.clear();
    state.frames.push(Frame::StarMap);
}
