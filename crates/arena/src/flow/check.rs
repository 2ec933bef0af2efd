//! Check threats: the mega threat first, then the others from the left (42 to 48).

use sortie_kernel::Seat;

use super::droids;
use crate::apply::Ctx;
use crate::content::{Content, Penalty};
use crate::event::{Cause, Ending, Event};
use crate::state::{Frame, MEGA, PhaseStep, State};

/// Plays the phase on by one card. The players see the effect of each before the next (A17).
pub(super) fn advance(ctx: &mut Ctx<'_>, step: PhaseStep) {
    match step {
        PhaseStep::Begin => check_mega(ctx),
        PhaseStep::Threat(MEGA) => {
            // All dice come back (47) and the four cards leave the game (48).
            ctx.tell("47", Event::RoundCleared);
            ctx.turn_to(Frame::Phase(PhaseStep::End));
        }
        PhaseStep::Threat(slot) => check_threat(ctx, slot),
        PhaseStep::Penalty(slot) => carry_out(ctx, slot),
        PhaseStep::NextRoll | PhaseStep::End => {}
    }
}

/// Whether the card in a slot is met by the dice on it (14).
fn is_met(content: &Content, state: &State, slot: u8) -> bool {
    let Some(cards) = state.cards else { return false };
    let card = usize::from(cards[usize::from(slot)]);
    let needs = if slot == MEGA { &content.megas[card].needs } else { &content.threats[card].needs };
    needs.is_met(&state.card_dice[usize::from(slot)])
}

/// A mega threat that is not met loses the game (16, 42).
fn check_mega(ctx: &mut Ctx<'_>) {
    let met = is_met(ctx.content, ctx.state, MEGA);
    ctx.tell("42", Event::MegaChecked { met });
    if met {
        ctx.turn_to(Frame::Phase(PhaseStep::Threat(0)));
    } else {
        ctx.end(Ending::MegaUnmet);
    }
}

/// A threat that is met does nothing (43). One that is not may be talked away by C-3PO (X5).
fn check_threat(ctx: &mut Ctx<'_>, slot: u8) {
    let met = is_met(ctx.content, ctx.state, slot);
    ctx.tell("43", Event::ThreatChecked { slot, met });
    if met {
        ctx.turn_to(Frame::Phase(PhaseStep::Threat(slot + 1)));
    } else {
        ctx.turn_to(Frame::Phase(PhaseStep::Penalty(slot)));
        if ctx.state.c3po_left > 0 {
            ctx.state.frames.push(Frame::Parley { slot });
        }
    }
}

/// C-3PO spends a tile and the threat does nothing, or it takes its course (X5).
pub(super) fn parley(ctx: &mut Ctx<'_>, by: Seat, spend: bool) {
    let Some(Frame::Parley { slot }) = ctx.state.frames.pop() else { return };
    if spend {
        ctx.tell("X5", Event::Parleyed { by, slot });
        ctx.turn_to(Frame::Phase(PhaseStep::Threat(slot + 1)));
    }
}

/// What an unmet threat does: Force is lost (44), or an area is filled for each droid shown (45).
fn carry_out(ctx: &mut Ctx<'_>, slot: u8) {
    let Some(cards) = ctx.state.cards else { return };
    match &ctx.content.threats[usize::from(cards[usize::from(slot)])].penalty {
        Penalty::Force(steps) => {
            let force = ctx.state.force.saturating_sub(*steps);
            ctx.tell("44", Event::ForceLost { slot, steps: ctx.state.force - force, force });
            if force == 0 {
                ctx.end(Ending::ForceGone);
                return;
            }
        }
        Penalty::Droids(kinds) => {
            for &kind in kinds {
                droids::fill_next_area(ctx, kind, Cause::Threat { slot });
                if ctx.is_over() {
                    return;
                }
            }
        }
    }
    ctx.turn_to(Frame::Phase(PhaseStep::Threat(slot + 1)));
}
