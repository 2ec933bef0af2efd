//! Where the one who moves now could go, told before it goes (R3.5, R3.6).

use sortie_boards::square::Position;

use super::{REACH, walker_of};
use crate::content::Content;
use crate::state::{Frame, Moving, RebelStage, State};
use crate::world::{FigureId, Side};

/// Tells every way of the figure that may move now: who, where it ends, what it costs, the positions on it with the end,
/// and whether it takes a move action first.
///
/// In an activation that is what the points it has allow, and what those of its move action would (R3.5). Where it may go at once
/// is exactly what the offers let it do, the rest is what they will let it do after the action.
pub(crate) fn open_ways(
    content: &Content,
    state: &State,
    mut tell: impl FnMut(FigureId, Position, u16, Vec<Position>, bool),
) {
    let (figure, points, more, by_count) = match state.frames.top() {
        Some(Frame::Rebel(turn)) if turn.stage == RebelStage::Acting => {
            let speed = if turn.actions > 0 { state.body(turn.figure).speed } else { 0 };
            (turn.figure, turn.points, speed, false)
        }
        Some(Frame::Moving(frame)) if frame.how == Moving::Points => (frame.figure, frame.points, 0, false),
        Some(Frame::Moving(frame)) if frame.how == Moving::Spaces => (frame.figure, frame.points, 0, true),
        _ => return,
    };
    let world = state.world(content);
    let body = world.body(figure);
    let most = u16::from(points) + u16::from(more);
    if most == 0 || !body.is_present || (body.is_stunned() && body.side == Side::Rebel) {
        return;
    }
    let walker = walker_of(&world, figure, by_count);
    REACH.with_borrow_mut(|reach| {
        world.board.reach_into(&walker, body.at, most, reach);
        for (end, cost) in reach.ends(&walker).filter(|&(end, _)| end != body.at) {
            let path = reach.path(world.board, &walker, end).unwrap_or_default();
            tell(figure, end, cost, path, cost > u16::from(points));
        }
    });
}
