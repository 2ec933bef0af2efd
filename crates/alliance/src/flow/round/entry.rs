//! Where newcomers are set on the map (R17.1, R23.8, R23.9).

use sortie_boards::square::{Gait, Position, Space};
use sortie_kernel::Occasion;

use crate::apply::{Ctx, Trial};
use crate::content::Content;
use crate::enemy::worst_places;
use crate::flow::enemy::GameHarms;
use crate::flow::script::objects;
use crate::setup::Mode;
use crate::state::{Frame, State, what};
use crate::world::{FigureId, Side};

/// Each Rebel goes on a highlighted space, or, when none is free, as near as possible to one (R17.1).
pub(super) fn entries(content: &Content, state: &State) -> Vec<Space> {
    let map = &content.maps[usize::from(state.table.map)];
    let held = state.world(content).held_by(|_, _| true);
    let free: Vec<Space> = map.entries.iter().copied().filter(|&space| !held.has(space)).collect();
    if !free.is_empty() {
        return free;
    }
    // The players choose among those equally near (A42).
    let board = state.board(content);
    let is_free = |space: &Space| {
        let place = Position::small(*space);
        !held.has(*space)
            && !board.blocking().has(*space)
            && !map.laid().is_enclosed(*space)
            && objects::is_in_view(content, state, place)
    };
    let far = |space: Space| map.entries.iter().filter_map(|&entry| board.distance(entry, space)).min();
    let open = board.spaces().iter().filter(is_free);
    let near: Vec<(u16, Space)> = open.filter_map(|space| Some((far(space)?, space))).collect();
    let nearest = near.iter().map(|&(far, _)| far).min();
    near.into_iter().filter(|&(far, _)| Some(far) == nearest).map(|(_, space)| space).collect()
}

/// The free positions as near as possible to a space, for the base of this figure (R23.8, R23.9): where it lies on the space, it
/// lies there. Several are equally near (A42).
pub(super) fn places_near(content: &Content, state: &State, figure: FigureId, near: Space) -> Vec<Position> {
    let base = state.body(figure).at;
    free_near(content, state, near, base.columns(), base.rows())
}

/// As [`places_near`], for a base of this size. Only what it may enter: a pit is next to its rim, but nobody gets in or out (A42).
pub(crate) fn free_near(
    content: &Content,
    state: &State,
    near: Space,
    columns: u8,
    rows: u8,
) -> Vec<Position> {
    let map = &content.maps[usize::from(state.table.map)];
    let board = state.board(content);
    let held = state.world(content).held_by(|_, _| true);
    let positions = board.spaces().iter().flat_map(|space| {
        let turned = (columns != rows).then(|| Position::new(space, rows, columns)).flatten();
        Position::new(space, columns, rows).into_iter().chain(turned)
    });
    let legal = positions.filter(|&position| {
        board.fits(position, Gait::Walking)
            && !position.meets(&held)
            && !position.spaces().any(|space| map.laid().is_enclosed(space))
            && objects::is_in_view(content, state, position)
    });
    // Where no count leads there, as the crow flies.
    let crow = |position: Position| {
        let to = position.corner();
        near.column().abs_diff(to.column()).max(near.row().abs_diff(to.row()))
    };
    let far = |position| match board.distance_between(position, Position::small(near)) {
        Some(spaces) => (spaces, 0),
        None => (u16::MAX, crow(position)),
    };
    let remote: Vec<_> = legal.map(|position| ((!position.has(near), far(position)), position)).collect();
    let nearest = remote.iter().map(|&(far, _)| far).min();
    let mut places: Vec<Position> =
        remote.into_iter().filter(|&(far, _)| Some(far) == nearest).map(|(_, position)| position).collect();
    places.sort_unstable();
    places
}

/// Where an enemy is set of the places equally near: where it is worst for the players, and then by chance (A42). Each figure has
/// its own chance for each space and round.
pub(in crate::flow) fn enemy_place(ctx: &Ctx<'_>, figure: FigureId, near: Space) -> Option<Position> {
    let places = places_near(ctx.content, &ctx.state, figure, near);
    let (&first, others) = places.split_first()?;
    if others.is_empty() {
        return Some(first);
    }
    let mut there = Trial::of(&ctx.state);
    there.ctx(ctx.content).stand(figure, first);
    let harms = GameHarms::new(ctx.content, &there);
    let worst = worst_places(&there.world(ctx.content), &harms, figure, places);
    let occasion = Occasion {
        what: what::PLACE,
        whom: u16::from(figure.0),
        round: ctx.state.occasion_round(),
        time: u16::from(near.row()) << 8 | u16::from(near.column()),
    };
    Some(worst[ctx.state.chance.on(occasion).below(worst.len() as u32) as usize])
}

/// Sets a figure on a space, or as near as possible to it (R23.8, R23.9). Whether it has found a place; the players are asked
/// about a Rebel if there are several (A42).
pub(in crate::flow) fn set_down(ctx: &mut Ctx<'_>, figure: FigureId, near: Space) -> bool {
    let place = match (ctx.state.table.mode, ctx.state.body(figure).side) {
        (Mode::Table, Side::Rebel) => {
            ctx.push(Frame::Placing { figure, near });
            return false;
        }
        (Mode::Table, Side::Imperial | Side::Neutral | Side::Object) => enemy_place(ctx, figure, near),
        // Where they stand on a real table is nobody's business here.
        (Mode::Companion, _) => Some(ctx.state.body(figure).at),
    };
    match place {
        Some(place) => ctx.stand(figure, place),
        None => ctx.stay_away(figure),
    }
    place.is_some()
}
