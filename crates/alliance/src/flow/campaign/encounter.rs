//! Encounters: told and decided on the star map, with all heroes and their cards (R30.4 to R30.9).

use crate::apply::Ctx;
use crate::event::Event;
use crate::flow::script;
use crate::state::Frame;

/// Meets an encounter.
pub(super) fn meet(ctx: &mut Ctx<'_>, encounter: u8) {
    ctx.set_out();
    ctx.assemble();
    ctx.tell("R30.4", |_| Event::EncounterBegan { encounter });
    script::begin_encounter(ctx, encounter);
    ctx.push(Frame::Script);
}

/// An encounter is resolved: fame (R35.4), and everybody is fresh (R30.9).
pub(super) fn ended(ctx: &mut Ctx<'_>, encounter: u8) {
    let campaign = ctx.state.campaign.as_ref().map(|campaign| usize::from(campaign.campaign));
    ctx.settle_encounter(encounter);
    ctx.gain_fame(campaign.map_or(0, |campaign| ctx.content.campaigns[campaign].fame.encounter));
    ctx.gather();
    ctx.tell("R30.9", |_| Event::EncounterEnded { encounter });
    ctx.open_star_map();
}

/// After a story mission those come up whose conditions hold, each once (R30.5).
pub(super) fn appear(ctx: &mut Ctx<'_>) {
    let (content, state) = (ctx.content, &*ctx.state);
    let Some(campaign) = &state.campaign else { return };
    let all = content.campaigns[usize::from(campaign.campaign)].encounter.iter().enumerate();
    let lists = [&campaign.encounters, &campaign.met, &campaign.lapsed];
    let new: Vec<u8> = all
        .filter(|(n, _)| lists.iter().all(|list| !list.contains(&(*n as u8))))
        .filter(|(_, encounter)| script::holds(content, state, &encounter.given))
        .map(|(n, _)| n as u8)
        .collect();
    ctx.add_encounters(&new);
}
