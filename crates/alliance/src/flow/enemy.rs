//! Enemy groups activate: figure by figure, line by line, each step with its reasons (R1.15, R23.1, R24 to R28).

use arrayvec::ArrayVec;
use sortie_boards::square::Position;
use sortie_kernel::{Occasion, Progress, Seat, Sink};

use super::arms::arms_of;
use super::declare::Terms;
use super::needs::holds;
use super::now::Now;
use super::orders::{aimed, is_affordable, line_of, resolve, verb_of};
use super::other::does;
use crate::ability::Moment;
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::choice::Choice;
use crate::content::{Content, Line, LineVerb};
use crate::enemy::{Resolution, Way};
use crate::event::Event;
use crate::setup::Mode;
use crate::state::{EnemyStage, EnemyTurn, Frame, GroupTurn, MOST_FIGURES, Source, State, what};
use crate::world::FigureId;

/// The activation card that a group draws in a round, by number.
pub(crate) fn drawn_card(content: &Content, state: &State, group: u8, round: u16) -> Option<u8> {
    let printed = usize::from(state.groups[usize::from(group)].group);
    let cards: ArrayVec<u8, 16> = content.activations_of(printed).map(|card| card as u8).take(16).collect();
    let occasion = Occasion { what: what::CARD, whom: u16::from(group), round, time: 0 };
    match cards.len() {
        0 => None,
        n => Some(cards[state.chance.on(occasion).below(n as u32) as usize]),
    }
}

/// Opens the activation window of a group: an activation card is drawn, with a bonus effect and lines (R24.1, R24.2).
pub(super) fn start_group(ctx: &mut Ctx<'_>, group: u8) {
    let Some(card) = drawn_card(ctx.content, ctx.state, group, ctx.state.occasion_round()) else { return };
    let state = &mut *ctx.state;
    let number = usize::from(group);
    state.groups[number].is_ready = false;
    state.groups[number].card = Some(card);
    state.groups[number].is_first_used = false;
    let left = state.members(number).enumerate().filter(|&(_, member)| state.body(member).is_present);
    let left = left.fold(0, |left, (n, _)| left | 1 << n);
    ctx.tell("R24.1", |_| Event::GroupActivated { group, card });
    // On a real table people work the window off.
    ctx.push(match ctx.state.table.mode {
        Mode::Table => Frame::Group(GroupTurn { group, card, left }),
        Mode::Companion => Frame::Window { group, card },
    });
}

/// The next figure: the nearest to a Rebel, then the first (A6). When all are done, the window closes (R24.9).
pub(super) fn advance_group(ctx: &mut Ctx<'_>, turn: GroupTurn) -> Progress {
    let state = &*ctx.state;
    let first = state.groups[usize::from(turn.group)].first;
    let world = state.world(ctx.content);
    let open = (0..8u8).filter(|n| turn.left >> n & 1 == 1).map(|n| FigureId(first + n));
    let there = open.filter(|&figure| state.body(figure).is_present);
    let far = |figure: FigureId| {
        world.hostile_to(figure).filter_map(|rebel| world.distance(figure, rebel)).min().unwrap_or(u16::MAX)
    };
    let Some(figure) = there.min_by_key(|&figure| (far(figure), figure)) else {
        ctx.pop();
        return Progress::Continue;
    };
    ctx.set_top(Frame::Group(GroupTurn { left: turn.left & !(1 << (figure.0 - first)), ..turn }));
    ctx.state.acting = Some((figure, turn.card));
    ctx.state.now_used.clear();
    ctx.state.renew_uses(ctx.content, figure);
    ctx.tell("R24.1", |_| Event::FigureActivated { figure });
    ctx.push(Frame::Enemy(EnemyTurn {
        figure,
        group: turn.group,
        card: turn.card,
        stage: EnemyStage::Start,
        line: 0,
        actions: 2,
        attack_used: false,
        has_moved: false,
        is_planted: false,
        rest: None,
        discards_stunned: false,
        passed: 0,
    }));
    Progress::Continue
}

pub(super) fn advance(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    if !ctx.state.body(figure).is_present && turn.stage != EnemyStage::End {
        return go(ctx, turn, EnemyStage::End);
    }
    match turn.stage {
        EnemyStage::Start => match ctx.moment(Now::EnemyActivates(figure), turn.passed) {
            Some(progress) => progress,
            None => go(ctx, turn, EnemyStage::Bonus),
        },
        EnemyStage::Bonus => match ctx.moment(Now::ActivationStart(figure), u8::MAX) {
            Some(progress) => progress,
            None => go(ctx, turn, EnemyStage::Line),
        },
        EnemyStage::Line => line(ctx, turn),
        EnemyStage::Walking { end, points, target } => walk(ctx, turn, end, points, target),
        EnemyStage::Entered { end, points, target } => {
            match ctx.moment(Now::EnemyEnters(figure), turn.passed) {
                Some(progress) => progress,
                None if !ctx.state.now_used.is_empty() => {
                    // Somebody reacted: the instruction is judged anew with what is left (R27.25, R38.3, A19).
                    let turn = EnemyTurn { rest: Some(points), ..turn };
                    go(ctx, turn, EnemyStage::Line)
                }
                None => go(ctx, turn, EnemyStage::Walking { end, points, target }),
            }
        }
        EnemyStage::Attack { target } => {
            go(ctx, turn, EnemyStage::LineDone);
            let is_legal = ctx.state.world(ctx.content).may_attack(figure, target).is_ok();
            let arms = arms_of(ctx.content, ctx.state, figure);
            if let (true, Some(&arms)) = (is_legal, arms.first()) {
                ctx.declare(figure, target, arms, Terms::default());
            }
            Progress::Continue
        }
        EnemyStage::LineDone => line_done(ctx, turn),
        EnemyStage::End => {
            if ctx.state.body(figure).is_present
                && let Some(progress) = ctx.moment(Now::ActivationEnd(figure), u8::MAX)
            {
                return progress;
            }
            ctx.lose("R12.1", figure, Condition::Weaken);
            ctx.state.acting = None;
            ctx.state.body_mut(figure).is_activated = true;
            ctx.pop();
            ctx.tell("R24.4", |_| Event::ActivationEnded { figure });
            Progress::Continue
        }
    }
}

pub(super) fn go(ctx: &mut Ctx<'_>, turn: EnemyTurn, stage: EnemyStage) -> Progress {
    ctx.state.now_used.clear();
    ctx.set_top(Frame::Enemy(EnemyTurn { stage, passed: 0, ..turn }));
    Progress::Continue
}

pub(super) fn next_line(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    go(ctx, EnemyTurn { line: turn.line + 1, rest: None, ..turn }, EnemyStage::Line)
}

fn line(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    let Some(line) = line_of(ctx.content, &turn) else { return go(ctx, turn, EnemyStage::End) };
    let number = turn.line;
    if turn.rest.is_none() {
        ctx.tell("R24.4", |_| Event::LineBegan { figure, line: number });
    }
    // Nobody hears why it is skipped, so nothing need be worked out.
    if !ctx.sink.listens() && turn.rest.is_none() && !is_affordable(ctx.content, ctx.state, &turn, line) {
        return next_line(ctx, turn);
    }
    let source = Source { figure, slot: Source::LINE, n: number };
    if !line.needs.is_empty() {
        let look = ctx.look();
        if !line.needs.iter().all(|need| holds(&look, source, "", figure, need)) {
            ctx.tell("R25.4", |_| Event::LineSkipped { figure, line: number });
            return next_line(ctx, turn);
        }
    }
    match &line.verb {
        LineVerb::Stop => go(ctx, turn, EnemyStage::End),
        LineVerb::Does(deeds) => does(ctx, turn, line, deeds),
        verb => {
            let verb = verb_of(&turn, verb);
            let resolution = resolve(ctx.content, ctx.state, &turn, line, verb, &mut ctx.sink);
            if let Some(skip) = resolution.skipped {
                // What was begun before an interrupt counts as resolved and paid (A19).
                return if turn.rest.is_some() {
                    go(ctx, turn, EnemyStage::LineDone)
                } else {
                    ctx.tell(skip.rule(), |_| Event::LineSkipped { figure, line: number });
                    next_line(ctx, turn)
                };
            }
            if !resolution.ties.is_empty() {
                return Progress::Ask;
            }
            perform(ctx, turn, line, &resolution, resolution.way);
            Progress::Continue
        }
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, turn: EnemyTurn, seat: Seat, choice: &Choice) {
    let figure = turn.figure;
    match *choice {
        Choice::Pass => ctx.set_top(Frame::Enemy(EnemyTurn { passed: turn.passed | 1 << seat.0, ..turn })),
        Choice::Use { source } => {
            let now = match turn.stage {
                EnemyStage::Start => Now::EnemyActivates(figure),
                _ => Now::EnemyEnters(figure),
            };
            ctx.use_ability(now, source, figure);
        }
        Choice::Way { to, target } => {
            let Some(line) = line_of(ctx.content, &turn) else { return };
            let verb = verb_of(&turn, &line.verb);
            let resolution = resolve(ctx.content, ctx.state, &turn, line, verb, &mut Sink::silent());
            let ways = std::iter::once(resolution.way).chain(resolution.ties.iter().copied());
            let chosen = ways.into_iter().find(|way| way.end == to && aimed(way) == target);
            if let Some(way) = chosen {
                perform(ctx, turn, line, &resolution, way);
            }
        }
        _ => {}
    }
}

/// Pays for a line and sets out.
fn perform(ctx: &mut Ctx<'_>, turn: EnemyTurn, line: &Line, resolution: &Resolution, way: Way) {
    let is_paid = turn.rest.is_some();
    let points = match verb_of(&turn, &line.verb).points() {
        Some(points) if !ctx.state.body(turn.figure).is_stunned() => points as u8,
        _ => 0,
    };
    let target = if resolution.attacks { aimed(&way) } else { None };
    let turn = EnemyTurn {
        has_moved: turn.has_moved || way.end != ctx.state.body(turn.figure).at,
        actions: if is_paid { turn.actions } else { turn.actions - resolution.actions_spent },
        attack_used: turn.attack_used || resolution.attack_action_used,
        discards_stunned: resolution.discards_stunned,
        ..turn
    };
    go(ctx, turn, EnemyStage::Walking { end: way.end, points, target });
}

/// Walks to the end, or one step if somebody could react to it (R14.1, R27.25).
fn walk(ctx: &mut Ctx<'_>, turn: EnemyTurn, end: Position, points: u8, target: Option<FigureId>) -> Progress {
    let figure = turn.figure;
    let at = ctx.state.body(figure).at;
    if at == end {
        let next = target.map_or(EnemyStage::LineDone, |target| EnemyStage::Attack { target });
        return go(ctx, turn, next);
    }
    let is_watched = is_watched(ctx);
    let world = ctx.state.world(ctx.content);
    let walker = world.walker(figure);
    if !ctx.sink.listens() && !is_watched {
        ctx.state.body_mut(figure).at = end;
        trample(ctx, turn);
        return Progress::Continue;
    }
    let reach = world.board.reach(&walker, at, u16::from(points));
    let Some(path) = reach.path(world.board, &walker, end) else {
        return go(ctx, turn, EnemyStage::LineDone);
    };
    if !is_watched {
        let cost = reach.cost(end).unwrap_or(0);
        ctx.walk("R27.23", figure, &path, end, cost);
        trample(ctx, turn);
        return Progress::Continue;
    }
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
        let from = ctx.state.body(figure).at;
        if let Some(to) = super::free_near(ctx.content, ctx.state, from.corner(), 1, 1) {
            ctx.state.body_mut(figure).at = to;
            ctx.tell("R37.6", |_| Event::Placed { figure, from, to });
            super::moved(ctx, figure, from);
        }
    }
    turn
}

/// Whether a Rebel has an ability that waits for enemies to come near.
fn is_watched(ctx: &Ctx<'_>) -> bool {
    ctx.state.waiting(ctx.content, Moment::EnemyEnters) != 0
}

/// After a line: bleeding hurts (R12.2, R37.1), a movement instruction shakes off a stun (R37.3).
fn line_done(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    let has_icons = line_of(ctx.content, &turn).is_some_and(|line| !line.icons.is_empty());
    next_line(ctx, EnemyTurn { discards_stunned: false, ..turn });
    if turn.discards_stunned {
        ctx.lose("R37.3", figure, Condition::Stun);
    }
    if has_icons && ctx.state.body(figure).is_bleeding() {
        ctx.suffer("R37.1", figure, 1);
        if ctx.state.body(figure).remaining() == 1 {
            ctx.lose("R37.1", figure, Condition::Bleed);
        }
    }
    Progress::Continue
}
