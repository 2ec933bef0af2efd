//! An ordered figure may move or attack (Command).

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::ability::Look;
use crate::flow::attack::Terms;
use crate::flow::offer;
use crate::powers::arms_of;
use crate::state::{Frame, Moving, MovingFrame, State};
use crate::world::FigureId;

/// Whether an ordered figure can do anything is not asked: it may always decline.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, figure: FigureId) -> Progress {
    if !ctx.state.body(figure).is_present {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, figure: FigureId, _seat: Seat, choice: &Choice) {
    ctx.pop();
    match *choice {
        Choice::Run => {
            let points = ctx.state.body(figure).speed;
            ctx.push(Frame::Moving(MovingFrame { figure, by: figure, points, how: Moving::Points }));
        }
        Choice::Attack { weapon, target, by } => {
            let arms = arms_of(ctx.content, &ctx.state, figure);
            if let Some(&arms) = arms.iter().find(|arms| arms.slot == weapon) {
                // The order is not the ordered figure's own ability, so nothing of it counts as used.
                ctx.declare_by(figure, target, arms, Terms::default(), by);
            }
        }
        Choice::Pass => {}
        _ => offer::not_offered(choice),
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    figure: FigureId,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(seat) = state.seat_of(figure) else { return };
    if !state.body(figure).is_stunned() {
        out.push(Offer { seat, choice: Choice::Run });
    }
    offer::attacks(&Look::new(content, state), figure, seat, out);
    out.push(Offer { seat, choice: Choice::Pass });
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, figure: FigureId) -> Prompt {
    Prompt::Ordered { figure }
}
