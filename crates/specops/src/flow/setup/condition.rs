//! The condition table (C1.10, M5.1, S20).

use super::next;
use crate::apply::Ctx;
use crate::content::{Condition, ConditionTable};
use crate::dice::{DefenceDie, Pool};
use crate::event::SetupEvent;
use crate::side::Colour;
use crate::state::{OpeningStep, Throw};

/// A white attack die says what.
pub(super) fn thrown(ctx: &mut Ctx<'_>) {
    if !ctx.state.table.with_condition {
        next(ctx, OpeningStep::Tokens);
        return;
    }
    match ctx.take_roll().and_then(|roll| roll.faces().first().copied()) {
        None => ctx.throw(Colour::Blue, None, Throw::Condition, Pool::new(0, 0, 1)),
        Some(face) => {
            let condition = ctx.content.conditions.condition(face);
            next(ctx, OpeningStep::Duration { condition });
        }
    }
}

/// A red defence die says when.
pub(super) fn dated(ctx: &mut Ctx<'_>, condition: Condition) {
    match ctx.take_roll().and_then(|roll| roll.defence_faces.first().copied()) {
        None => ctx.throw_defence(Colour::Blue, None, Throw::Duration, (DefenceDie::Red, 1)),
        Some(face) => {
            let is_late = ctx.content.conditions.first_round(face) > ConditionTable::ROUNDS;
            ctx.tell("M5.1", SetupEvent::ConditionThrown { condition, is_late });
            next(ctx, OpeningStep::Tokens);
        }
    }
}
