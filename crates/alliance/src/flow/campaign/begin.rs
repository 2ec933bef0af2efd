//! A campaign begins with its first mission, or where it was left.

use std::sync::Arc;

use sortie_kernel::Sink;

use super::{camp, save, to_star_map};
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::Party;
use crate::setup::{CampaignPick, Setup};
use crate::state::{Campaign, State};

/// The first state of a campaign: its first mission at once, with starting items only; a saved one is on the star map.
pub(crate) fn begin_campaign(content: &Content, state: &mut State, setup: &Setup, pick: &CampaignPick) {
    let number = content.campaign(&pick.id).unwrap_or(0);
    let printed = &content.campaigns[number];
    if let Some(saved) = &pick.resume {
        let campaign = save::restored(content, pick, &setup.heroes, saved);
        state.campaign = Some(Arc::new(campaign));
        state.epoch = saved.epoch;
        camp::gather(content, state);
        to_star_map(state);
        return;
    }
    let heroes = setup.heroes.iter().map(|pick| content.hero(&pick.hero).unwrap_or(0) as u8);
    let credits = printed.credits.of(Party::new(setup.heroes.len(), setup.difficulty)).max(0);
    let team = Campaign::new(number as u8, pick.team.trim(), heroes, credits);
    let before = Some(Arc::new(team.clone()));
    state.campaign = Some(Arc::new(Campaign { before, ..team }));
    let first = printed.mission.first().and_then(|leg| content.mission(&leg.mission));
    let mut ctx = Ctx { content, state, sink: Sink::silent() };
    crate::flow::script::begin_mission(&mut ctx, first.unwrap_or(0), None);
}
