//! Where newcomers are set on the map (R17.1, R23.8, R23.9).

use sortie_boards::square::{Gait, Position, Space};

use crate::apply::Ctx;
use crate::content::Content;
use crate::flow::script::objects;
use crate::setup::Mode;
use crate::state::State;
use crate::world::FigureId;

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
        !held.has(*space) && !board.blocking().has(*space) && objects::is_in_view(content, state, place)
    };
    let far = |space: Space| map.entries.iter().filter_map(|&entry| board.distance(entry, space)).min();
    let open = board.spaces().iter().filter(is_free);
    let near: Vec<(u16, Space)> = open.filter_map(|space| Some((far(space)?, space))).collect();
    let nearest = near.iter().map(|&(far, _)| far).min();
    near.into_iter().filter(|&(far, _)| Some(far) == nearest).map(|(_, space)| space).collect()
}

/// The free position as near as possible to a space, for a base of this size (R23.8, R23.9, A42).
pub(crate) fn free_near(
    content: &Content,
    state: &State,
    near: Space,
    columns: u8,
    rows: u8,
) -> Option<Position> {
    let board = state.board(content);
    let held = state.world(content).held_by(|_, _| true);
    let positions = board.spaces().iter().flat_map(|space| {
        let turned = (columns != rows).then(|| Position::new(space, rows, columns)).flatten();
        Position::new(space, columns, rows).into_iter().chain(turned)
    });
    let legal = positions.filter(|&position| {
        board.fits(position, Gait::Walking)
            && !position.meets(&held)
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
    legal.min_by_key(|&position| (!position.has(near), far(position), position))
}

/// Sets a figure on a space, or as near as possible to it (R23.8, R23.9). Whether it found a place.
pub(in crate::flow) fn set_down(ctx: &mut Ctx<'_>, figure: FigureId, near: Space) -> bool {
    let base = ctx.state.body(figure).at;
    let place = match ctx.state.table.mode {
        Mode::Table => free_near(ctx.content, &ctx.state, near, base.columns(), base.rows()),
        // Where they stand on a real table is nobody's business here.
        Mode::Companion => Some(base),
    };
    match place {
        Some(place) => ctx.stand(figure, place),
        None => ctx.stay_away(figure),
    }
    place.is_some()
}
