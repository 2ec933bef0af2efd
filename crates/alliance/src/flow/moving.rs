//! Moves and attacks outside the normal order: granted by abilities, on an order, pushed.

use std::cell::RefCell;

use arrayvec::ArrayVec;
use sortie_boards::square::{Gait, Position, Reach, Space, Walker};
use sortie_kernel::Progress;

use super::arms::{Arms, arms_for, arms_of, each_attack};
use super::declare::Terms;
use super::moment::Look;
use crate::ability::{Deed, Special};
use crate::apply::Ctx;
use crate::attack::AttackKind;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::state::{Frame, Moving, MovingFrame, Source, State, StrikingFrame};
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
pub(super) fn walk_to(
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
pub(crate) fn move_ends(content: &Content, state: &State, frame: MovingFrame) -> Vec<Position> {
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

pub(super) fn advance(ctx: &mut Ctx<'_>, frame: MovingFrame) -> Progress {
    let is_there = ctx.state.body(frame.figure).is_present;
    if !is_there || move_ends(ctx.content, ctx.state, frame).is_empty() {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(super) fn answer(ctx: &mut Ctx<'_>, frame: MovingFrame, choice: &Choice) {
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
        Moving::Pushed | Moving::Placed => {
            let from = ctx.state.body(figure).at;
            ctx.state.body_mut(figure).at = to;
            ctx.tell("R6.1", |_| Event::Placed { figure, from, to });
            super::moved(ctx, figure, from);
        }
    }
    mark_moved(ctx, figure);
}

fn mark_moved(ctx: &mut Ctx<'_>, figure: FigureId) {
    for frame in ctx.state.frames.iter_mut() {
        if let Frame::Rebel(turn) = frame
            && turn.figure == figure
        {
            turn.has_moved = true;
        }
    }
}

impl StrikingFrame {
    /// An attack that a deed of an ability grants its owner.
    pub(crate) fn granted(by: Source, deed: u8, target: Option<FigureId>) -> Self {
        let among = Self::only(target);
        Self { figure: by.figure, by, deed, among, may_decline: false, ignores_defence: false }
    }

    /// The targets allowed: this one, or anybody.
    pub(crate) fn only(target: Option<FigureId>) -> u32 {
        target.map_or(u32::MAX, |target| 1 << target.0)
    }

    /// Whether there is anybody to attack.
    pub(crate) fn is_possible(&self, content: &Content, state: &State) -> bool {
        let mut is_possible = false;
        self.each(content, state, |_, _, _| is_possible = true);
        is_possible
    }

    /// The weapons it may be made with.
    pub(crate) fn arms(&self, content: &Content, state: &State) -> ArrayVec<Arms, 4> {
        let ability = state.ability(content, self.by);
        match ability.and_then(|ability| ability.does.get(usize::from(self.deed))) {
            Some(Deed::Attack(deed)) => arms_for(content, state, self.figure, deed, self.by),
            Some(Deed::Special(Special::AttackEachAdjacent)) => {
                let arms = arms_of(content, state, self.figure).into_iter();
                arms.filter(|arms| arms.strike.kind == AttackKind::Melee).collect()
            }
            _ => arms_of(content, state, self.figure),
        }
    }

    /// What the ability changes about the attack that it grants.
    pub(crate) fn terms<'a>(&self, content: &'a Content, state: &State) -> Terms<'a> {
        let deed =
            state.ability(content, self.by).and_then(|ability| ability.does.get(usize::from(self.deed)));
        let deed = match deed {
            Some(Deed::Attack(attack)) => Some(attack),
            _ => None,
        };
        Terms { by: Some((self.by, self.deed)), deed, ignores_defence: self.ignores_defence }
    }

    /// Whether it is one of the attacks against everybody adjacent.
    fn sweeps(&self, content: &Content, state: &State) -> bool {
        let ability = state.ability(content, self.by);
        let deed = ability.and_then(|ability| ability.does.get(usize::from(self.deed)));
        deed == Some(&Deed::Special(Special::AttackEachAdjacent))
    }

    /// Tells every attack that may be made.
    pub(crate) fn each(
        &self,
        content: &Content,
        state: &State,
        tell: impl FnMut(u8, FigureId, Option<Source>),
    ) {
        if state.body(self.figure).is_present {
            let look = Look::new(content, state);
            each_attack(&look, self.figure, &self.arms(content, state), self.among, tell);
        }
    }
}

pub(super) fn advance_striking(ctx: &mut Ctx<'_>, frame: StrikingFrame) -> Progress {
    if !frame.is_possible(ctx.content, ctx.state) {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(super) fn answer_striking(ctx: &mut Ctx<'_>, frame: StrikingFrame, choice: &Choice) {
    ctx.pop();
    let Choice::Attack { weapon, target, by } = *choice else { return };
    let terms = frame.terms(ctx.content, ctx.state);
    let arms = frame.arms(ctx.content, ctx.state);
    if let Some(&arms) = arms.iter().find(|arms| arms.slot == weapon) {
        if frame.sweeps(ctx.content, ctx.state) {
            ctx.push(Frame::Striking(StrikingFrame { among: frame.among & !(1 << target.0), ..frame }));
        }
        super::hammer::note_strike(ctx, frame);
        ctx.declare_by(frame.figure, target, arms, terms, by);
    }
}

/// Whether an ordered figure can do anything is not asked: it may always decline.
pub(super) fn advance_ordered(ctx: &mut Ctx<'_>, figure: FigureId) -> Progress {
    if !ctx.state.body(figure).is_present {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(super) fn answer_ordered(ctx: &mut Ctx<'_>, figure: FigureId, choice: &Choice) {
    ctx.pop();
    match *choice {
        Choice::Run => {
            let points = ctx.state.body(figure).speed;
            ctx.push(Frame::Moving(MovingFrame { figure, by: figure, points, how: Moving::Points }));
        }
        Choice::Attack { weapon, target, by } => {
            let arms = arms_of(ctx.content, ctx.state, figure);
            if let Some(&arms) = arms.iter().find(|arms| arms.slot == weapon) {
                // The order is not the ordered figure's own ability, so nothing of it counts as used.
                ctx.declare_by(figure, target, arms, Terms::default(), by);
            }
        }
        _ => {}
    }
}
