//! What only one mission knows (M1 to M4): its actions, and the procedures that follow from them.

pub(in crate::flow) mod codes;
mod consoles;
mod deeds;
pub(in crate::flow) mod network;
pub(in crate::flow) mod packages;
pub(in crate::flow) mod priorities;
mod reinforcements;
mod vehicle;

use sortie_kernel::{Offer, Progress, Seat, Viewer};

pub(in crate::flow) use deeds::{act, deeds};
pub(crate) use vehicle::detonator_dice;

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, MissionRules};
use crate::state::{Frame, MissionStep, State};

fn turn_to(ctx: &mut Ctx<'_>, step: MissionStep) {
    ctx.turn_to(Frame::Mission(step));
}

fn push(ctx: &mut Ctx<'_>, step: MissionStep) {
    ctx.push(Frame::Mission(step));
}

/// What happens when a command phase starts (M1.12, M4.2).
pub(in crate::flow) fn command_phase_starts(ctx: &mut Ctx<'_>) {
    match ctx.state.mission(ctx.content).rules {
        MissionRules::Shields => reinforcements::round_starts(ctx),
        MissionRules::Priorities => priorities::throw(ctx),
        MissionRules::Codes | MissionRules::Vehicle => {}
    }
}

/// What happens when an end phase starts (M1.11). Whether codes are transmitted is asked by the end phase itself.
pub(in crate::flow) fn end_phase_starts(ctx: &mut Ctx<'_>) {
    if ctx.state.mission(ctx.content).rules == MissionRules::Shields {
        reinforcements::begin(ctx);
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: MissionStep) -> Progress {
    match step {
        MissionStep::Console { unit, again } => consoles::lie(ctx, unit, again),
        MissionStep::ConsoleAgain { unit, kept } => consoles::lie_again(ctx, unit, kept),
        MissionStep::Webs { target } => consoles::webs_lie(ctx, target),
        MissionStep::Decrypt => consoles::decrypted(ctx),
        MissionStep::Reinforcements => reinforcements::lie(ctx),
        MissionStep::Arrivals { first, left } => return reinforcements::advance(ctx, first, left),
        MissionStep::Stragglers { seen } => reinforcements::stragglers(ctx, seen),
        MissionStep::Sharing { by, group } => return packages::sharing(ctx, by, group),
        MissionStep::Carriers { tokens, group, to } => return packages::carriers(ctx, tokens, group, to),
        MissionStep::Deal { tokens, to } => return packages::dealing(ctx, tokens, to),
        MissionStep::Inherit { token } => return packages::inherit(ctx, token),
        MissionStep::Detonator { unit } => vehicle::detonated(ctx, unit),
        MissionStep::ConsoleShown { .. } => return Progress::Ask,
    }
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: MissionStep,
    out: &mut Vec<Offer<Choice>>,
) {
    match step {
        MissionStep::ConsoleShown { unit } => consoles::offers(state, unit, out),
        MissionStep::Arrivals { first, left } => reinforcements::offers(content, state, (first, left), out),
        MissionStep::Sharing { by, group } => packages::share_offers(content, state, (by, group), out),
        MissionStep::Carriers { group, to, .. } => packages::carrier_offers(state, (group, to), out),
        MissionStep::Deal { tokens, .. } => packages::deal_offers(state, tokens, out),
        MissionStep::Inherit { token } => packages::inherit_offers(content, state, token, out),
        _ => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: MissionStep, _seat: Seat, choice: Choice) {
    match step {
        MissionStep::ConsoleShown { unit } => consoles::answer(ctx, unit, choice),
        MissionStep::Arrivals { first, left } => reinforcements::answer(ctx, (first, left), choice),
        MissionStep::Sharing { by, group } => packages::share(ctx, (by, group), choice),
        MissionStep::Carriers { tokens, group, to } => packages::carry(ctx, (tokens, group, to), choice),
        MissionStep::Deal { tokens, to } => packages::deal(ctx, (tokens, to), choice),
        MissionStep::Inherit { token } => packages::inherited(ctx, token, choice),
        _ => {}
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    state: &State,
    step: MissionStep,
    viewer: Viewer,
) -> Prompt {
    match step {
        MissionStep::ConsoleShown { unit } => Prompt::Field { unit },
        MissionStep::Arrivals { first, left } => Prompt::Reinforcements { first, left },
        MissionStep::Sharing { by, group } => Prompt::Share { by, group },
        MissionStep::Carriers { tokens, group, to } => {
            let left = packages::n_carried(tokens, group).saturating_sub(to.len() as u8);
            Prompt::Carry { left, holders: to }
        }
        MissionStep::Deal { tokens, to } => packages::deal_prompt(state, (tokens, to), viewer),
        MissionStep::Inherit { token } => Prompt::Inherit { token },
        _ => Prompt::Nothing,
    }
}
