//! What a line does besides moving and attacking (R25.1).

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is thought about here")]

use sortie_kernel::Progress;

use super::orders::{budget, cost_of, target_of};
use super::{go, next_line};
use crate::ability::{Deed, DeedKind, OnFigures, Whom};
use crate::apply::Ctx;
use crate::content::Line;
use crate::event::Event;
use crate::state::{DeedsFrame, EnemyStage, EnemyTurn, Frame, Source};
use crate::world::FigureId;

/// Other effects of a line. Skipped if they would change nothing (R25.1) or cannot be paid (R24.7).
pub(in crate::flow) fn does(ctx: &mut Ctx<'_>, turn: EnemyTurn, line: &Line, deeds: &[Deed]) -> Progress {
    let (figure, number) = (turn.figure, turn.line);
    let target = match judge(ctx, &turn, line, deeds) {
        Ok(target) => target,
        Err(rule) => {
            ctx.tell(rule, |_| Event::LineSkipped { figure, line: number });
            return next_line(ctx, turn);
        }
    };
    go(ctx, turn.paid(cost_of(line)), EnemyStage::LineDone);
    ctx.push(Frame::Deeds(DeedsFrame {
        source: Source { figure, slot: Source::LINE, n: number },
        at: 0,
        picked: None,
        space: None,
        actor: target.unwrap_or(figure),
        left: 0,
        is_aimed: true,
    }));
    Progress::Continue
}

/// Whom such a line is aimed at, if at anybody; or the rule by which it is skipped.
pub(super) fn judge(
    ctx: &Ctx<'_>,
    turn: &EnemyTurn,
    line: &Line,
    deeds: &[Deed],
) -> Result<Option<FigureId>, &'static str> {
    let figure = turn.figure;
    let cost = cost_of(line);
    let budget = budget(ctx.content, &ctx.state, turn);
    let target = line.target.as_ref().map(|mark| {
        let world = ctx.state.world(ctx.content);
        let target = target_of(ctx.content, &ctx.state, Some(mark));
        crate::enemy::candidates(&world, figure, &target).first().map(|candidate| candidate.figure)
    });
    if cost.actions > budget.actions {
        Err("R24.7")
    } else if cost.is_attack_action && budget.attack_used {
        Err("R28.6")
    } else if target == Some(None) {
        Err("R25.2")
    } else if !deeds.iter().any(|deed| changes(ctx, figure, target.flatten(), deed)) {
        Err("R25.1")
    } else if defeats_itself(ctx, figure, cost.actions, deeds) {
        Err("R25.3")
    } else {
        Ok(target.flatten())
    }
}

/// Whether a figure would bleed to death by a line that neither heals it nor does anything to a Rebel (R25.3, D7). What
/// dice decide does not count (A25).
fn defeats_itself(ctx: &Ctx<'_>, figure: FigureId, actions: u8, deeds: &[Deed]) -> bool {
    let body = ctx.state.body(figure);
    let saves = |deed: &Deed| match deed.kind() {
        DeedKind::Figures(what, whom) => match what {
            OnFigures::Recover { damage, .. } => damage > 0 && whom == Whom::Me,
            OnFigures::Gain(_) | OnFigures::Suffer { .. } | OnFigures::RollDamage(_) => {
                !matches!(whom, Whom::Me | Whom::AdjacentFriends | Whom::Group)
            }
            OnFigures::Shed { .. } | OnFigures::Points(_) => false,
        },
        DeedKind::Attack(_) | DeedKind::Special(_) => true,
        DeedKind::Roll(_)
        | DeedKind::Dice(_)
        | DeedKind::Owner(_)
        | DeedKind::Test(_)
        | DeedKind::Unplayed => false,
    };
    actions > 0 && body.is_bleeding() && body.remaining() <= 1 && !deeds.iter().any(saves)
}

/// Whether a deed of a line would change anything.
pub(in crate::flow) fn changes(ctx: &Ctx<'_>, me: FigureId, target: Option<FigureId>, deed: &Deed) -> bool {
    let state = &*ctx.state;
    let world = state.world(ctx.content);
    let any = |whom: Whom, question: &dyn Fn(FigureId) -> bool| match whom {
        Whom::Me => question(me),
        Whom::AdjacentHostile => {
            world.hostile_to(me).any(|figure| world.is_adjacent(me, figure) && question(figure))
        }
        Whom::AdjacentFriends => world.figures().any(|figure| {
            figure != me
                && state.body(figure).side == state.body(me).side
                && world.is_adjacent(me, figure)
                && question(figure)
        }),
        Whom::RebelsWithin(spaces) => world.hostile_to(me).any(|figure| {
            world.distance(me, figure).is_some_and(|far| far <= u16::from(spaces)) && question(figure)
        }),
        Whom::Group => state.group_of(me).is_some_and(|group| {
            state.members(group).any(|member| state.body(member).is_present && question(member))
        }),
        Whom::Picked
        | Whom::PickedHostile
        | Whom::Attacker
        | Whom::Target
        | Whom::Actor
        | Whom::Around
        | Whom::AroundAndObjects => target.is_some_and(question),
    };
    match deed.kind() {
        DeedKind::Figures(what, whom) => match what {
            OnFigures::Gain(condition) => any(whom, &|figure| !state.body(figure).conditions.has(condition)),
            OnFigures::Recover { .. } => any(whom, &|figure| state.body(figure).damage > 0),
            OnFigures::Shed { .. } => any(whom, &|figure| {
                state.body(figure).conditions.iter().any(crate::attack::Condition::is_harmful)
            }),
            OnFigures::Suffer { .. } | OnFigures::RollDamage(_) => any(whom, &|_| true),
            OnFigures::Points(_) => true,
        },
        DeedKind::Roll(_)
        | DeedKind::Dice(_)
        | DeedKind::Owner(_)
        | DeedKind::Test(_)
        | DeedKind::Attack(_)
        | DeedKind::Special(_) => true,
        DeedKind::Unplayed => false,
    }
}
