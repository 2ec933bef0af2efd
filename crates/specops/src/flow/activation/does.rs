//! A unit takes an action (C5).

use crate::ability::When;
use crate::action::Action;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::event::TurnEvent;
use crate::flow::{ability, attack, keyword, mission, movement};
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::powers::Slot;
use crate::state::{Because, Calming, Counter};

/// Whatever it does, it stands by no longer, and when it is done enemies who stand by may answer (C5.12, C5.13).
pub(super) fn act(ctx: &mut Ctx<'_>, unit: UnitId, choice: Choice) {
    if !matches!(choice, Choice::Act { action: Action::Standby }) {
        ctx.drop_standby(unit);
    }
    match choice {
        Choice::Act { action } => plain(ctx, unit, action),
        Choice::Move { action, tool, way, on } => {
            let step = movement::resolved(ctx, unit, (action, tool, way, on), None);
            take(ctx, unit, action, false);
            movement::go(ctx, unit, step, Because::Action);
        }
        Choice::Go { action, into } => {
            take(ctx, unit, action, false);
            movement::went(ctx, unit, (action, into), Because::Action);
        }
        Choice::Attack { target, weapon } => {
            take(ctx, unit, Action::Attack, false);
            attack::declare(ctx, unit, target, weapon, Because::Action);
        }
        Choice::Power { power, target } => keyword::use_power(ctx, unit, power, target),
        Choice::Card { slot } => {
            let slot = Slot(slot);
            let is_free =
                ctx.state.ability_at(ctx.content, slot).is_some_and(|it| it.when == When::FreeAction);
            if let Some(activation) = &mut ctx.state.activation {
                activation.cards |= slot.bit();
                activation.paid += u8::from(!is_free);
            }
            ctx.tell("C5.8", TurnEvent::UsedCard { unit, slot: slot.0, free: is_free });
            ctx.stand_by_after(unit);
            ability::begin(ctx, slot, Some(unit), None, None);
        }
        Choice::Mission { deed, token, unit: other } => mission::act(ctx, unit, deed, token, other),
        _ => {}
    }
}

/// It has taken an action: noted, and told.
pub(in crate::flow) fn take(ctx: &mut Ctx<'_>, unit: UnitId, action: Action, free: bool) {
    if let Some(activation) = &mut ctx.state.activation
        && activation.unit == unit
    {
        activation.take(action, free);
    }
    ctx.tell("C4.7", TurnEvent::Acted { unit, action, free });
}

/// An action without a target.
fn plain(ctx: &mut Ctx<'_>, unit: UnitId, action: Action) {
    take(ctx, unit, action, false);
    match action {
        Action::Aim => {
            ctx.gain("C5.4", unit, Counter::Aim, 1);
            ctx.stand_by_after(unit);
        }
        Action::Dodge => {
            ctx.gain("C5.5", unit, Counter::Dodge, 1);
            ctx.stand_by_after(unit);
        }
        Action::Standby => {
            ctx.gain_standby("C5.6", unit);
            let ready = ctx.powers().sum(unit, |keyword| match keyword {
                Keyword::Ready(x) => x,
                _ => 0,
            });
            ctx.gain("K42", unit, Counter::Aim, ready);
            ctx.moment(When::StoodBy, Some(unit), None, None);
            ctx.stand_by_after(unit);
        }
        Action::Recover => {
            let recharge = ctx.powers().sum(unit, |keyword| match keyword {
                Keyword::Recharge(x) => x,
                _ => 0,
            });
            let n = recharge.min(ctx.state.unit(unit).tokens.spent_shields);
            if n > 0 {
                ctx.tell("K43", TurnEvent::ShieldsUp { unit, n, is_new: false });
            }
            ctx.moment(When::Recovered, Some(unit), None, None);
            // Standby comes before what follows the action, and after the action itself (C5.12): what is laid last runs first.
            ctx.stand_by_after(unit);
            let most = ctx.state.unit(unit).tokens.suppression;
            ctx.calm("C5.7", unit, most, Calming::Recover);
        }
        _ => {}
    }
}
