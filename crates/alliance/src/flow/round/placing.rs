//! A Rebel joins in the middle of a mission, and several places are equally near: its players choose (R22.5, A42).

use sortie_boards::square::{Position, Space};
use sortie_kernel::{Offer, Progress, Seat};

use super::entry::places_near;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::Event;
use crate::flow::offer::{not_offered, seats_for};
use crate::state::State;
use crate::world::FigureId;

/// Who joins, and near which space.
type Newcomer = (FigureId, Space);

/// Whoever came before may have taken a place since.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (figure, near): Newcomer) -> Progress {
    match places_near(ctx.content, &ctx.state, figure, near)[..] {
        [] => {
            ctx.pop();
            ctx.stay_away(figure);
        }
        [place] => join(ctx, figure, place),
        _ => return Progress::Ask,
    }
    Progress::Continue
}

fn join(ctx: &mut Ctx<'_>, figure: FigureId, at: Position) {
    ctx.pop();
    ctx.stand(figure, at);
    ctx.tell("R22.5", |_| Event::Deployed { figure, at });
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, (_, near): Newcomer, _seat: Seat, choice: &Choice) {
    let Choice::Deploy { figure, to } = *choice else { not_offered(choice) };
    let places = places_near(ctx.content, &ctx.state, figure, near);
    let place = places.into_iter().find(|place| place.corner() == to);
    join(ctx, figure, place.unwrap_or_else(|| not_offered(choice)));
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    (figure, near): Newcomer,
    out: &mut Vec<Offer<Choice>>,
) {
    // A long base may lie either way with the same corner; the first way will do.
    let mut corners: Vec<Space> =
        places_near(content, state, figure, near).into_iter().map(Position::corner).collect();
    corners.dedup();
    for seat in seats_for(state, figure) {
        out.extend(corners.iter().map(|&to| Offer { seat, choice: Choice::Deploy { figure, to } }));
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _newcomer: Newcomer) -> Prompt {
    Prompt::Deploy
}
