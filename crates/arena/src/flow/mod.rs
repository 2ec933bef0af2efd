//! The rules in motion: one file a procedure, each step in the order of the rules reference.

mod check;
mod droids;
mod fight;
mod opening;
mod phase;
mod push;
mod refill;
mod roll;

use sortie_kernel::{Progress, Seat};

pub(crate) use push::targets as push_targets;

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::event::{Ending, Event};
use crate::state::Frame;

/// Runs the top frame until it has done one thing or needs an answer.
#[inline]
pub(crate) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    match ctx.state.frames.top() {
        None => Progress::Over,
        Some(Frame::Opening) => opening::advance(ctx),
        Some(Frame::Phase(step)) => phase::advance(ctx, step),
        Some(Frame::Placing) => roll::advance_placing(ctx),
        Some(Frame::Reporting) => roll::advance_reporting(ctx),
        Some(Frame::Fight { .. } | Frame::Parley { .. }) => Progress::Ask,
        Some(Frame::Push { seat, field, done }) => push::advance(ctx, seat, field, done),
    }
}

/// Carries out an answer that is among the offers.
#[inline]
pub(crate) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Start { field } => ctx.tell("S6", Event::Started { seat, field }),
        Choice::Report { face } => ctx.tell("8", Event::Reported { seat, face }),
        Choice::Card { slot } => roll::place_on_card(ctx, seat, slot),
        Choice::Board { field } => roll::place_on_board(ctx, seat, field),
        Choice::Force { die, up } => roll::spend_force(ctx, seat, die, up),
        Choice::Flip { die } => roll::flip(ctx, seat, die),
        Choice::Strike { from, target } => fight::strike(ctx, seat, from, target),
        Choice::Finish { at } => fight::finish(ctx, seat, at),
        Choice::Push { target } => push::push(ctx, seat, target),
        Choice::Stop => push::stop(ctx, seat),
        Choice::Parley { spend } => check::parley(ctx, seat, spend),
    }
}

impl Ctx<'_> {
    /// The game ends at once (54).
    pub(crate) fn end(&mut self, ending: Ending) {
        self.tell(ending.rule(), Event::Ended { ending });
    }

    /// Whether it has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.state.ending.is_some()
    }

    /// Replaces the frame that runs now.
    pub(crate) fn turn_to(&mut self, frame: Frame) {
        if let Some(top) = self.state.frames.top_mut() {
            *top = frame;
        }
    }
}
