//! The end phase (C14.1): start effects, score, hidden units, clearing away, the next round or the end.

mod reveal;

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use super::mission;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, MissionRules};
use crate::event::{How, RoundEvent};
use crate::side::Colour;
use crate::state::{EndStep, Frame, State};

/// The round after which the missions are decided (C1.3).
const LAST: u8 = 4;

fn next(ctx: &mut Ctx<'_>, step: EndStep) {
    ctx.turn_to(Frame::End(step));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: EndStep) -> Progress {
    match step {
        EndStep::Start => {
            next(ctx, EndStep::Transmit);
            mission::end_phase_starts(ctx);
        }
        EndStep::Transmit => {
            if mission::codes::may_transmit(ctx.content, ctx.state) {
                return Progress::Ask;
            }
            next(ctx, EndStep::Score);
        }
        EndStep::Score => {
            next(ctx, EndStep::Reveal(Colour::Blue));
            mission::priorities::score(ctx);
        }
        EndStep::Reveal(colour) => {
            if reveal::can_reveal(ctx.content, ctx.state, colour) {
                return Progress::Ask;
            }
            pass(ctx, colour);
        }
        EndStep::Clear => {
            next(ctx, EndStep::Next);
            ctx.tell("C14.1", RoundEvent::Cleared);
        }
        EndStep::Next => {
            ctx.pop();
            decide(ctx);
        }
    }
    Progress::Continue
}

/// Blue decides first whom to reveal (C15.4).
fn pass(ctx: &mut Ctx<'_>, colour: Colour) {
    next(ctx, if colour == Colour::Blue { EndStep::Reveal(Colour::Red) } else { EndStep::Clear });
}

/// After the last round who defends has held out; where both are alike points are counted (M1.5, M2.7, M3.5, M4.8).
fn decide(ctx: &mut Ctx<'_>) {
    if ctx.state.round < LAST {
        return;
    }
    match ctx.state.mission(ctx.content).rules {
        MissionRules::Shields | MissionRules::Codes | MissionRules::Vehicle => {
            ctx.end(Some(Colour::Blue), How::HeldOut);
        }
        MissionRules::Priorities => mission::priorities::count(ctx),
    }
}

pub(in crate::flow) fn offers(content: &Content, state: &State, step: EndStep, out: &mut Vec<Offer<Choice>>) {
    match step {
        EndStep::Transmit => mission::codes::transmit_offers(content, state, out),
        EndStep::Reveal(colour) => reveal::offers(content, state, colour, out),
        _ => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: EndStep, _seat: Seat, choice: Choice) {
    match (step, choice) {
        (EndStep::Transmit, choice) => {
            next(ctx, EndStep::Score);
            mission::codes::transmit(ctx, choice);
        }
        (EndStep::Reveal(_), Choice::Reveal { token, unit }) => reveal::reveal(ctx, token, unit),
        (EndStep::Reveal(colour), Choice::Done {}) => pass(ctx, colour),
        _ => {}
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, step: EndStep, _viewer: Viewer) -> Prompt {
    match step {
        EndStep::Transmit => Prompt::Transmit,
        EndStep::Reveal(colour) => Prompt::Reveal { colour },
        _ => Prompt::Nothing,
    }
}
