//! How far somebody gets, and moves outside the normal order: granted by abilities, on an order, pushed.

mod ways;

use std::cell::RefCell;

use sortie_boards::square::{Gait, Position, Reach, Space, Walker};
use sortie_kernel::{Offer, Progress, Seat};

pub(crate) use ways::open_ways;

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{Frame, Moving, MovingFrame, State};
use crate::world::{FigureId, Side, World};

thread_local! {
    /// Lists for reach, made once a thread: they hold nothing from one question to the next.
    static REACH: RefCell<Reach> = RefCell::default();
}

fn walker_of(world: &World<'_>, figure: FigureId, by_count: bool) -> Walker {
    let walker = world.careful_walker(figure);
    if by_count { walker.by_count() } else { walker }
}

/// Tells every position where a figure may end with so many movement points, or by so many spaces, with the cost.
/// Where it stands is not told.
pub(crate) fn reach_of(
    content: &Content,
    state: &State,
    figure: FigureId,
    points: u16,
    by_count: bool,
    mut tell: impl FnMut(Position, u16),
) {
    let world = state.world(content);
    let body = world.body(figure);
    if points == 0 || (body.is_stunned() && body.side == Side::Rebel) {
        return;
    }
    let walker = walker_of(&world, figure, by_count);
    REACH.with_borrow_mut(|reach| {
        world.board.reach_into(&walker, body.at, points, reach);
        for (end, cost) in reach.ends(&walker).filter(|&(end, _)| end != body.at) {
            tell(end, cost);
        }
    });
}

/// Walks a figure to an end in reach by the cheapest way; what it cost.
pub(in crate::flow) fn walk_to(
    ctx: &mut Ctx<'_>,
    rule: &'static str,
    figure: FigureId,
    end: Position,
    points: u16,
    by_count: bool,
) -> Option<u16> {
    let world = ctx.state.world(ctx.content);
    let walker = walker_of(&world, figure, by_count);
    let (cost, path) = REACH.with_borrow_mut(|reach| {
        world.board.reach_into(&walker, world.body(figure).at, points, reach);
        let path = if ctx.sink.listens() { reach.path(world.board, &walker, end) } else { None };
        (reach.cost(end), path.unwrap_or_default())
    });
    let cost = cost?;
    ctx.walk(rule, figure, &path, end, cost);
    Some(cost)
}

/// Where somebody may end who moves outside the normal order.
fn move_ends(content: &Content, state: &State, frame: MovingFrame) -> Vec<Position> {
    let mut ends = Vec::new();
    match frame.how {
        Moving::Points => {
            reach_of(content, state, frame.figure, u16::from(frame.points), false, |end, _| ends.push(end));
        }
        Moving::Spaces => {
            reach_of(content, state, frame.figure, u16::from(frame.points), true, |end, _| ends.push(end));
        }
        Moving::Pushed => {
            // A push is no movement of its own: being stunned does not hold anybody.
            let world = state.world(content);
            let walker = Walker { gait: Gait::Walking, ..walker_of(&world, frame.figure, true) };
            let at = world.body(frame.figure).at;
            let reach = world.board.reach(&walker, at, u16::from(frame.points));
            ends.extend(reach.ends(&walker).map(|(end, _)| end).filter(|&end| end != at));
        }
        Moving::Placed => {
            let world = state.world(content);
            let at = world.body(frame.figure).at;
            let held = world.held_by_others(frame.figure);
            let is_free = |space: &Space| {
                let position = Position::small(*space);
                !held.has(*space)
                    && !world.board.blocking().has(*space)
                    && position != at
                    && world
                        .board
                        .distance_between(at, position)
                        .is_some_and(|far| far <= u16::from(frame.points))
            };
            ends.extend(world.board.spaces().iter().filter(is_free).map(Position::small));
        }
    }
    ends
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: MovingFrame) -> Progress {
    let is_there = ctx.state.body(frame.figure).is_present;
    if !is_there || move_ends(ctx.content, &ctx.state, frame).is_empty() {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: MovingFrame, _seat: Seat, choice: &Choice) {
    ctx.pop();
    let Choice::Move { to } = *choice else { return };
    let (figure, points) = (frame.figure, u16::from(frame.points));
    match frame.how {
        Moving::Points => {
            let cost = walk_to(ctx, "R3.6", figure, to, points, false).unwrap_or(points);
            // What is left may be spent at once too.
            let left = points.saturating_sub(cost) as u8;
            if left > 0 {
                ctx.push(Frame::Moving(MovingFrame { points: left, ..frame }));
            }
        }
        Moving::Spaces => {
            walk_to(ctx, "R3.6", figure, to, points, true);
        }
        Moving::Pushed | Moving::Placed => ctx.place("R6.1", figure, to),
    }
    ctx.turns_of(figure).for_each(|turn| turn.has_moved = true);
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: MovingFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(seat) = state.seat_of(frame.by) else { return };
    let ends = move_ends(content, state, frame);
    out.extend(ends.into_iter().map(|to| Offer { seat, choice: Choice::Move { to } }));
    out.push(Offer { seat, choice: Choice::Pass });
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: MovingFrame) -> Prompt {
    Prompt::Moving { figure: frame.figure, points: frame.points }
}
