//! An enemy walks to where its mind sends it, and may be interrupted on the way (R14.1, R27.23, R27.25).

use arrayvec::ArrayVec;
use sortie_boards::square::Position;
use sortie_kernel::Progress;

use super::go;
use crate::ability::Moment;
use crate::apply::Ctx;
use crate::flow::round;
use crate::state::{EnemyStage, EnemyTurn, Frame, MOST_FIGURES};
use crate::world::FigureId;

/// Walks to the end, or one step if somebody could react to it (R14.1, R27.25).
pub(super) fn walk(
    ctx: &mut Ctx<'_>,
    turn: EnemyTurn,
    end: Position,
    points: u8,
    target: Option<FigureId>,
) -> Progress {
    let figure = turn.figure;
    let at = ctx.state.body(figure).at;
    if at == end {
        let next = target.map_or(EnemyStage::LineDone, |target| EnemyStage::Attack { target });
        return go(ctx, turn, next);
    }
    if !is_watched(ctx) {
        // It gets there in any case, or its mind would not have sent it: by which way is for those who listen.
        let way = if ctx.sink.listens() { way_to(ctx, figure, end, points) } else { None };
        let (path, cost) = way.unwrap_or_default();
        ctx.walk("R27.23", figure, &path, end, cost);
        trample(ctx, turn);
        return Progress::Continue;
    }
    let world = ctx.state.world(ctx.content);
    let walker = world.walker(figure);
    let reach = world.board.reach(&walker, at, u16::from(points));
    let Some(path) = reach.path(world.board, &walker, end) else {
        return go(ctx, turn, EnemyStage::LineDone);
    };
    // Past figures it does not stop: it is watched where it could stand.
    let held = world.held_by_others(figure);
    let stop = path.iter().position(|step| !step.meets(&held)).unwrap_or(path.len() - 1);
    let (steps, here) = (&path[..=stop], path[stop]);
    let cost = reach.cost(here).unwrap_or(0);
    ctx.walk("R27.23", figure, steps, here, cost);
    let turn = trample(ctx, turn);
    let points = points.saturating_sub(cost as u8);
    go(ctx, turn, EnemyStage::Entered { end, points, target })
}

/// The way to an end and what it costs.
fn way_to(ctx: &Ctx<'_>, figure: FigureId, end: Position, points: u8) -> Option<(Vec<Position>, u16)> {
    let world = ctx.state.world(ctx.content);
    let walker = world.walker(figure);
    let reach = world.board.reach(&walker, world.body(figure).at, u16::from(points));
    Some((reach.path(world.board, &walker, end)?, reach.cost(end)?))
}

/// A massive figure pushes the small figures it stops on to the nearest free spaces, and then moves no more in this
/// activation (R4.9, R37.6).
fn trample(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> EnemyTurn {
    let body = *ctx.state.body(turn.figure);
    if !body.is_massive {
        return turn;
    }
    let is_under = |&other: &FigureId| other != turn.figure && ctx.state.body(other).at.shared(body.at) > 0;
    let pushed: ArrayVec<FigureId, MOST_FIGURES> = ctx.state.present().filter(is_under).collect();
    let turn = EnemyTurn { is_planted: turn.is_planted || !pushed.is_empty(), ..turn };
    ctx.set_top(Frame::Enemy(turn));
    for figure in pushed {
        let from = ctx.state.body(figure).at.corner();
        if let Some(&to) = round::free_near(ctx.content, &ctx.state, from, 1, 1).first() {
            ctx.place("R37.6", figure, to);
        }
    }
    turn
}

/// Whether a Rebel has an ability that waits for enemies to come near.
fn is_watched(ctx: &Ctx<'_>) -> bool {
    ctx.state.waiting(ctx.content, Moment::EnemyEnters) != 0
}
