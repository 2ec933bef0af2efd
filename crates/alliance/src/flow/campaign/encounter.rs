//! Encounters: told and decided on the star map, with all heroes and their cards (R30.4 to R30.9).

use super::{camp, set_out, to_star_map};
use crate::apply::Ctx;
use crate::event::Event;
use crate::state::Frame;

/// Meets an encounter.
pub(super) fn meet(ctx: &mut Ctx<'_>, encounter: u8) {
    set_out(ctx);
    camp::assemble(ctx.content, ctx.state);
    ctx.tell("R30.4", |_| Event::EncounterBegan { encounter });
    crate::flow::script::begin_encounter(ctx, encounter);
    ctx.push(Frame::Script);
}

/// An encounter is resolved: fame (R35.4), and everybody is fresh (R30.9).
pub(super) fn ended(ctx: &mut Ctx<'_>, encounter: u8) {
    let content = ctx.content;
    let told = ctx.state.script.take().map(|script| script.told);
    if let Some(campaign) = ctx.state.campaign_mut() {
        campaign.before = None;
        campaign.encounters.retain(|&other| other != encounter);
        campaign.met.push(encounter);
        let rules = content.campaigns[usize::from(campaign.campaign)].fame;
        campaign.fame = campaign.fame.saturating_add(rules.encounter);
        campaign.told.extend(told.iter().flat_map(|told| told.iter().cloned()));
    }
    camp::gather(ctx.content, ctx.state);
    ctx.tell("R30.9", |_| Event::EncounterEnded { encounter });
    to_star_map(ctx.state);
}

/// After a story mission those come up whose conditions hold, each once (R30.5).
pub(super) fn appear(ctx: &mut Ctx<'_>) {
    let (content, state) = (ctx.content, &mut *ctx.state);
    let Some(campaign) = &state.campaign else { return };
    let all = content.campaigns[usize::from(campaign.campaign)].encounter.iter().enumerate();
    let lists = [&campaign.encounters, &campaign.met, &campaign.lapsed];
    let new: Vec<u8> = all
        .filter(|(n, _)| lists.iter().all(|list| !list.contains(&(*n as u8))))
        .filter(|(_, encounter)| crate::flow::script::holds(content, state, &encounter.given))
        .map(|(n, _)| n as u8)
        .collect();
    if let Some(campaign) = state.campaign_mut() {
        campaign.encounters.extend(new);
    }
}
