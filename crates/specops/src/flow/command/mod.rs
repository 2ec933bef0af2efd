//! The command phase (C3): cards in secret, priority, orders, pools.

mod cards;
mod orders;
mod pools;

use sortie_kernel::{Offer, Progress, Sealed, Seat, Viewer};

use super::mission;
use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::side::Colour;
use crate::state::{CommandStep, Frame, State};

/// Goes on to the next step of the phase.
fn next(ctx: &mut Ctx<'_>, step: CommandStep) {
    ctx.turn_to(Frame::Command(step));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: CommandStep) -> Progress {
    match step {
        CommandStep::Start => {
            next(ctx, CommandStep::Primary);
            mission::command_phase_starts(ctx);
        }
        CommandStep::Primary => {
            mission::priorities::thrown(ctx);
            ctx.state.cards = Sealed::ask(Seat::first(2));
            next(ctx, CommandStep::Cards);
        }
        CommandStep::Cards => return cards::advance(ctx),
        // What happens on revealing: nobody has priority yet, so blue's cards come first (C2.2, C3.3).
        CommandStep::Revealed => {
            next(ctx, CommandStep::Priority);
            ctx.moment(When::Revealed, None, None, None);
        }
        CommandStep::Priority => cards::priority(ctx),
        CommandStep::Tie => cards::tie(ctx),
        CommandStep::Orders(orders) => return orders::advance(ctx, orders),
        CommandStep::Pools => pools::fill(ctx),
        CommandStep::Comms(colour) => pools::comms(ctx, colour),
        CommandStep::CommsOrder(colour, rank) => return pools::comms_order(ctx, colour, rank),
        CommandStep::Over => ctx.pop(),
    }
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: CommandStep,
    out: &mut Vec<Offer<Choice>>,
) {
    match step {
        CommandStep::Cards => cards::offers(state, out),
        CommandStep::Orders(orders) => orders::offers(content, state, orders, out),
        CommandStep::CommsOrder(colour, rank) => pools::offers(content, state, (colour, rank), out),
        _ => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: CommandStep, seat: Seat, choice: Choice) {
    match step {
        CommandStep::Cards => cards::answer(ctx, seat, choice),
        CommandStep::Orders(orders) => orders::answer(ctx, orders, choice),
        CommandStep::CommsOrder(colour, _) => pools::answer(ctx, colour, choice),
        _ => {}
    }
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, step: CommandStep, viewer: Viewer) -> Prompt {
    match step {
        CommandStep::Cards => cards::prompt(state, viewer),
        CommandStep::Orders(orders) => orders::prompt(content, state, orders),
        CommandStep::CommsOrder(colour, rank) => Prompt::Comms { colour, rank },
        _ => Prompt::Nothing,
    }
}

/// The two sides, the one with priority first.
fn in_order(state: &State) -> [Colour; 2] {
    let first = state.first();
    [first, first.opponent()]
}
