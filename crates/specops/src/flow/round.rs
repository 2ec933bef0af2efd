//! The round: command phase, activation phase, end phase (C2.1).

use sortie_kernel::Progress;

use super::asks_nothing;
use crate::apply::Ctx;
use crate::event::RoundEvent;
use crate::ids::Units;
use crate::state::{CommandStep, EndStep, Frame, Phase, RoundStep, TurnsStep};

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: RoundStep) -> Progress {
    let phase = |ctx: &mut Ctx<'_>, next, phase, frame| {
        ctx.turn_to(Frame::Round(next));
        ctx.tell("C2.1", RoundEvent::PhaseBegan { phase });
        ctx.push(frame);
    };
    match step {
        RoundStep::Begin => {
            let round = ctx.state.round + 1;
            ctx.tell("C2.1", RoundEvent::RoundBegan { round });
            phase(ctx, RoundStep::Activation, Phase::Command, Frame::Command(CommandStep::Start));
        }
        RoundStep::Activation => {
            let turns = Frame::Turns(TurnsStep::Start { done: Units::EMPTY });
            phase(ctx, RoundStep::End, Phase::Activation, turns);
        }
        RoundStep::End => phase(ctx, RoundStep::Begin, Phase::End, Frame::End(EndStep::Start)),
    }
    Progress::Continue
}

asks_nothing!(RoundStep);
