//! A campaign begins with its first mission, or where it was left.

use std::sync::Arc;

use super::save;
use crate::apply::Ctx;
use crate::content::mission::Party;
use crate::flow::script;
use crate::setup::{CampaignPick, Setup};
use crate::state::Campaign;

/// The first state of a campaign: its first mission at once, with starting items only; a saved one is on the star map.
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, setup: &Setup, pick: &CampaignPick) {
    let content = ctx.content;
    let number = content.campaign(&pick.id).unwrap_or(0);
    let printed = &content.campaigns[number];
    if let Some(saved) = &pick.resume {
        ctx.found(save::restored(content, pick, &setup.heroes, saved), saved.epoch);
        ctx.gather();
        ctx.open_star_map();
        return;
    }
    let heroes = setup.heroes.iter().map(|pick| content.hero(&pick.hero).unwrap_or(0) as u8);
    let credits = printed.credits.of(Party::new(setup.heroes.len(), setup.difficulty)).max(0);
    let team = Campaign::new(number as u8, pick.team.trim(), heroes, credits);
    let before = Some(Arc::new(team.clone()));
    ctx.found(Campaign { before, ..team }, 0);
    let first = printed.mission.first().and_then(|leg| content.mission(&leg.mission));
    script::begin_mission(ctx, first.unwrap_or(0), None);
}
