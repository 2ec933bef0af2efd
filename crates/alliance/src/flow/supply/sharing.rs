//! An ally has opened a crate: the players say which hero takes the supply card (R3.13, R22.8).

use arrayvec::ArrayVec;
use sortie_kernel::{Offer, Progress, Seat};

use super::draw;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::offer::{not_offered, seats_for};
use crate::state::State;
use crate::world::FigureId;

/// The heroes on the map.
fn takers(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    state.heroes.iter().map(|hero| hero.figure).filter(|&figure| state.body(figure).is_present)
}

/// Of one hero nobody is asked.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, _ally: FigureId) -> Progress {
    let all: ArrayVec<FigureId, 4> = takers(&ctx.state).collect();
    match all[..] {
        // Nobody is left to take it.
        [] => ctx.pop(),
        [only] => take(ctx, only),
        _ => return Progress::Ask,
    }
    Progress::Continue
}

fn take(ctx: &mut Ctx<'_>, figure: FigureId) {
    ctx.pop();
    if let Some(hero) = ctx.state.hero_of(figure) {
        draw(ctx, hero);
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _ally: FigureId, _seat: Seat, choice: &Choice) {
    let Choice::Pick { figure } = *choice else { not_offered(choice) };
    take(ctx, figure);
}

pub(in crate::flow) fn offers(
    _content: &Content,
    state: &State,
    ally: FigureId,
    out: &mut Vec<Offer<Choice>>,
) {
    for seat in seats_for(state, ally) {
        out.extend(takers(state).map(|figure| Offer { seat, choice: Choice::Pick { figure } }));
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, ally: FigureId) -> Prompt {
    Prompt::Share { figure: ally }
}
