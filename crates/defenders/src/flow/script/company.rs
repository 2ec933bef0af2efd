//! Those who go where an agent goes: somebody at the side of the alpha agent, and a figure that is dragged along (198).

use sortie_boards::hex::Hex;

use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::PersonMoves;
use crate::event::TurnEvent;
use crate::flow::signals::arrival;
use crate::state::{Arrives, State};
use crate::world::FigureId;

/// People who move in a way, as far as they are on the map.
fn people_who<'a>(
    content: &'a Content,
    state: &'a State,
    moves: PersonMoves,
) -> impl Iterator<Item = FigureId> + 'a {
    let printed = &state.mission(content).person;
    let all = state.script.people.iter();
    let such = all.filter(move |(person, _)| printed[usize::from(*person)].moves == moves);
    such.map(|(_, figure)| *figure).filter(|&figure| state.body(figure).is_present)
}

/// People who move when signals do.
pub(in crate::flow) fn moving_with_signals<'a>(
    content: &'a Content,
    state: &'a State,
) -> impl Iterator<Item = FigureId> + 'a {
    people_who(content, state, PersonMoves::Signals)
}

/// Who goes where an agent goes.
fn followers(ctx: &Ctx<'_>, agent: FigureId) -> Vec<FigureId> {
    let mut all: Vec<FigureId> = Vec::new();
    if agent == ctx.state.alpha {
        all.extend(people_who(ctx.content, ctx.state, PersonMoves::Alpha));
    }
    if let Some((by, figure)) = ctx.state.script.dragged.filter(|(by, _)| *by == agent) {
        debug_assert_eq!(by, agent);
        let figure = ctx.state.script.figures.get(usize::from(figure)).copied().flatten();
        all.extend(figure.filter(|&figure| ctx.state.body(figure).is_present));
    }
    all
}

/// Who is not beside an agent any more comes after: to the hex that he has left, and where that is taken, or he was put somewhere,
/// as near to him as there is room (A38).
pub(super) fn follow(ctx: &mut Ctx<'_>, agent: FigureId, from: Option<Hex>) {
    for figure in followers(ctx, agent) {
        let at = ctx.state.body(agent).at;
        let world = ctx.state.world(ctx.content);
        if world.board.adjacent(world.at(figure), at) {
            continue;
        }
        match from.filter(|from| world.free_for(Some(figure)).has(*from)) {
            Some(at) => ctx.tell("198", TurnEvent::Placed { figure, at }),
            None => arrival::begin(ctx, Arrives::Figure(figure), at),
        }
    }
}

/// There is another alpha agent, or somebody new at his side.
pub(in crate::flow) fn gather(ctx: &mut Ctx<'_>) {
    let alpha = ctx.state.alpha;
    if ctx.state.body(alpha).is_present {
        let all: Vec<FigureId> = people_who(ctx.content, ctx.state, PersonMoves::Alpha).collect();
        let at = ctx.state.body(alpha).at;
        for figure in all {
            let here = ctx.state.body(figure).at;
            if !ctx.state.board(ctx.content).adjacent(here, at) {
                arrival::begin(ctx, Arrives::Figure(figure), at);
            }
        }
    }
}
