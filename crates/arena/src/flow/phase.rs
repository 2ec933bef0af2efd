//! The round track: the gunship's field says what is played, then it moves on (4, 53).

use sortie_kernel::Progress;

use super::{check, droids, refill, roll};
use crate::apply::Ctx;
use crate::content::PhaseKind;
use crate::event::{Cause, Ending, Event, Rating};
use crate::state::{Frame, PhaseStep};

/// The gunship reaches a field of the track and its phase begins.
pub(super) fn enter(ctx: &mut Ctx<'_>, position: u8) {
    let field = ctx.content.level(ctx.state.table.difficulty).track[usize::from(position)];
    // Only a round after the first is a next round.
    let rule = if field.phase == PhaseKind::Threats && field.round > 1 { "53" } else { "4" };
    ctx.tell(rule, Event::PhaseBegan { position, round: field.round, phase: field.phase });
    ctx.turn_to(Frame::Phase(PhaseStep::Begin));
}

/// Plays the phase on.
pub(super) fn advance(ctx: &mut Ctx<'_>, step: PhaseStep) -> Progress {
    if step == PhaseStep::End {
        enter(ctx, ctx.state.position + 1);
        return Progress::Continue;
    }
    let track = &ctx.content.level(ctx.state.table.difficulty).track;
    match track[usize::from(ctx.state.position)].phase {
        PhaseKind::Threats => new_threats(ctx),
        PhaseKind::Roll => roll::next_roll(ctx),
        PhaseKind::Refill => refill::refill(ctx),
        PhaseKind::Check => check::advance(ctx, step),
        PhaseKind::Rush { kind } => {
            droids::fill_next_area(ctx, kind, Cause::Rush);
            ctx.turn_to(Frame::Phase(PhaseStep::End));
        }
        PhaseKind::Victory => victory(ctx),
    }
    if ctx.is_over() { Progress::Over } else { Progress::Continue }
}

/// Three threats on the grey places, the round's mega threat on the red one (5, 6).
fn new_threats(ctx: &mut Ctx<'_>) {
    let mut pile = ctx.state.threats.clone();
    let threats = std::array::from_fn(|_| pile.take().expect("15 threats last for five rounds"));
    // The mega threats lie in the order of the rounds.
    ctx.tell("5", Event::ThreatsRevealed { threats, mega: ctx.state.round - 1 });
    ctx.turn_to(Frame::Phase(PhaseStep::End));
}

/// The gunship is on the last field: everybody wins (2, 55), rated by the smallest supply (56).
fn victory(ctx: &mut Ctx<'_>) {
    let smallest = ctx.state.supply.into_iter().min().expect("there are three supplies");
    ctx.end(Ending::Victory { smallest, rating: Rating::of(smallest) });
}
