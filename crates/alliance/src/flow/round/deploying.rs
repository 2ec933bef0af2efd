//! The Rebels are set on the map before a mission or a scene begins (R17.1).

use sortie_boards::square::Position;
use sortie_kernel::{Offer, Progress, Seat};

use super::entry::entries;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::ability::Now;
use crate::flow::facts;
use crate::flow::offer::not_offered;
use crate::setup::Mode;
use crate::state::{Frame, RoundStep, State};
use crate::world::{FigureId, Side};

/// Rebels who are not on the map yet, in order.
fn undeployed(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let awaited = state.script.as_ref().map(|script| script.awaited);
    state.figures().filter(move |&figure| match awaited {
        // Who was defeated or withdrew does not come to the next scene.
        Some(awaited) => awaited >> figure.0 & 1 == 1,
        None => state.body(figure).side == Side::Rebel && !state.body(figure).is_present,
    })
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    if undeployed(&ctx.state).next().is_some() {
        return Progress::Ask;
    }
    ctx.set_top(Frame::Round(RoundStep::Begin));
    if ctx.state.script.is_some() {
        facts::scene_began(ctx);
        // A second scene is no second beginning; and on a real table people use their abilities themselves.
        if ctx.state.round > 0 || ctx.state.table.mode == Mode::Companion {
            return Progress::Continue;
        }
    }
    for hero in 0..ctx.state.heroes.len() {
        let figure = ctx.state.heroes[hero].figure;
        for source in ctx.look().usable(Now::MissionStart(figure), |_| true) {
            ctx.use_ability(Now::MissionStart(figure), source, figure);
        }
    }
    Progress::Continue
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: &Choice) {
    let Choice::Deploy { figure, to } = *choice else { not_offered(choice) };
    ctx.deploy(figure, Position::small(to));
}

pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let spaces = entries(content, state);
    for figure in undeployed(state) {
        let Some(seat) = state.seat_of(figure) else { continue };
        out.extend(spaces.iter().map(|&to| Offer { seat, choice: Choice::Deploy { figure, to } }));
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State) -> Prompt {
    Prompt::Deploy
}
