//! A figure of an enemy group acts, line by line, each step with its reasons (R1.15, R24 to R28).

pub(in crate::flow) mod group;
mod harm;
mod line_deeds;
mod orders;
mod turn_order;
mod walk;

use sortie_kernel::{Offer, Progress, Seat};

pub(crate) use group::drawn_card;
pub(in crate::flow) use harm::GameHarms;
pub(crate) use harm::weighed;
pub(in crate::flow) use orders::step_toward_rebel;

use super::attack::Terms;
use super::offer;
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, Line, LineVerb};
use crate::enemy::{Resolution, Way};
use crate::event::Event;
use crate::flow::ability::{Now, holds};
use crate::powers::arms_of;
use crate::state::{EnemyStage, EnemyTurn, Frame, Source, State};
use line_deeds::does;
use orders::{aimed, line_of, resolve, tied, verb_of};
use walk::walk;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    if !ctx.state.body(figure).is_present && turn.stage != EnemyStage::End {
        return go(ctx, turn, EnemyStage::End);
    }
    match turn.stage {
        EnemyStage::Start => match ctx.moment(Now::EnemyActivates(figure), turn.passed) {
            Some(progress) => progress,
            // The same moment goes on: what has been let happen does not happen again.
            None => {
                ctx.set_top(Frame::Enemy(EnemyTurn { stage: EnemyStage::Bonus, passed: 0, ..turn }));
                Progress::Continue
            }
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
            let arms = arms_of(ctx.content, &ctx.state, figure);
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
            ctx.end_enemy(figure);
            ctx.pop();
            Progress::Continue
        }
    }
}

pub(in crate::flow) fn go(ctx: &mut Ctx<'_>, turn: EnemyTurn, stage: EnemyStage) -> Progress {
    ctx.begin_moment();
    ctx.set_top(Frame::Enemy(EnemyTurn { stage, passed: 0, ..turn }));
    Progress::Continue
}

pub(in crate::flow) fn next_line(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    go(ctx, EnemyTurn { line: turn.line + 1, rest: None, ..turn }, EnemyStage::Line)
}

fn line(ctx: &mut Ctx<'_>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    let Some(line) = line_of(ctx.content, &turn) else { return go(ctx, turn, EnemyStage::End) };
    let number = turn.line;
    if turn.rest.is_none() {
        ctx.tell("R24.4", |_| Event::LineBegan { figure, line: number });
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
        verb @ (LineVerb::Toward(_)
        | LineVerb::Engage(_)
        | LineVerb::Reposition { .. }
        | LineVerb::MoveAttack(_)
        | LineVerb::Attack) => {
            let verb = verb_of(&turn, verb);
            let resolution = resolve(ctx.content, &ctx.state, &turn, line, verb, &mut ctx.sink);
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
                ctx.keep_tied(resolution);
                return Progress::Ask;
            }
            perform(ctx, turn, line, &resolution, resolution.way);
            Progress::Continue
        }
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, turn: EnemyTurn, seat: Seat, choice: &Choice) {
    let figure = turn.figure;
    match *choice {
        Choice::Pass => ctx.set_top(Frame::Enemy(EnemyTurn { passed: turn.passed | 1 << seat.0, ..turn })),
        Choice::Use { source } => {
            let now = match turn.stage {
                EnemyStage::Start => Now::EnemyActivates(figure),
                EnemyStage::Bonus
                | EnemyStage::Line
                | EnemyStage::Walking { .. }
                | EnemyStage::Entered { .. }
                | EnemyStage::Attack { .. }
                | EnemyStage::LineDone
                | EnemyStage::End => Now::EnemyEnters(figure),
            };
            ctx.use_ability(now, source, figure);
        }
        // The bonus effect comes first (R14.2).
        Choice::Let { source } => ctx.use_ability(Now::ActivationStart(figure), source, figure),
        Choice::Way { to, target } => {
            let Some(line) = line_of(ctx.content, &turn) else { return };
            let resolution = tied(ctx.content, &ctx.state, turn, line);
            let chosen = resolution.ways().find(|way| way.end == to && aimed(way) == target);
            let Some(way) = chosen else { offer::not_offered(choice) };
            perform(ctx, turn, line, &resolution, way);
        }
        _ => offer::not_offered(choice),
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

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    turn: EnemyTurn,
    out: &mut Vec<Offer<Choice>>,
) {
    match turn.stage {
        EnemyStage::Start => {
            // A bonus effect of the start falls on the same moment (R14.2).
            let (now, together) = (Now::EnemyActivates(turn.figure), [Now::ActivationStart(turn.figure)]);
            offer::moments(content, state, now, &together, turn.passed, out);
        }
        EnemyStage::Entered { .. } => {
            offer::moment(content, state, Now::EnemyEnters(turn.figure), turn.passed, out);
        }
        EnemyStage::Line => {
            let Some(line) = line_of(content, &turn) else { return };
            for way in tied(content, state, turn, line).ways() {
                let choice = Choice::Way { to: way.end, target: aimed(&way) };
                out.extend(state.seats().map(|seat| Offer { seat, choice }));
            }
        }
        EnemyStage::Bonus
        | EnemyStage::Walking { .. }
        | EnemyStage::Attack { .. }
        | EnemyStage::LineDone
        | EnemyStage::End => {}
    }
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, turn: EnemyTurn) -> Prompt {
    let figure = turn.figure;
    match turn.stage {
        EnemyStage::Start => Now::EnemyActivates(figure).prompt(state),
        EnemyStage::Entered { .. } => Now::EnemyEnters(figure).prompt(state),
        EnemyStage::Bonus
        | EnemyStage::Line
        | EnemyStage::Walking { .. }
        | EnemyStage::Attack { .. }
        | EnemyStage::LineDone
        | EnemyStage::End => Prompt::Way { figure },
    }
}
