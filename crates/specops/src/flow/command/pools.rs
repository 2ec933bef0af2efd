//! Order pools, pass tokens, and what interference does to them (C3.9, C3.10, M5.4, T2).

use sortie_kernel::{Offer, Progress};

use super::{in_order, next, orders};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Condition, Content};
use crate::event::RoundEvent;
use crate::flow::turns::fitting;
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::{CommandStep, State};
use crate::turn::passes;

/// A token for every unit that may activate and has no order, shuffled; and pass tokens for the side with fewer units.
pub(super) fn fill(ctx: &mut Ctx<'_>) {
    for colour in in_order(ctx.state) {
        let mut ranks = [0; 4];
        let powers = ctx.powers();
        orders::without_order(ctx.state, colour).for_each(|unit| ranks[powers.rank(unit).index()] += 1);
        ctx.tell("C3.9", RoundEvent::PoolFilled { colour, ranks });
    }
    let n = passes(Colour::ALL.map(|colour| ctx.state.n_undefeated(colour).into())).map(|n| n as u8);
    ctx.tell("C3.10", RoundEvent::PassTokens { n });
    let is_jammed = ctx.state.condition() == Condition::Comms;
    let step = if is_jammed { CommandStep::Comms(ctx.state.first()) } else { CommandStep::Over };
    next(ctx, step);
}

/// Each draws a token from the own pool, the one with priority first, and gives that order to somebody without one (M5.4).
pub(super) fn comms(ctx: &mut Ctx<'_>, colour: Colour) {
    match ctx.state.players[colour.index()].pool.last().copied() {
        Some(rank) => {
            next(ctx, CommandStep::CommsOrder(colour, rank));
            ctx.tell("M5.4", RoundEvent::CommsDrawn { colour, rank });
        }
        None => after(ctx, colour),
    }
}

fn after(ctx: &mut Ctx<'_>, colour: Colour) {
    let is_last = colour != ctx.state.first();
    next(ctx, if is_last { CommandStep::Over } else { CommandStep::Comms(colour.opponent()) });
}

pub(super) fn comms_order(ctx: &mut Ctx<'_>, colour: Colour, rank: Rank) -> Progress {
    let fitting = fitting(ctx.content, ctx.state, colour, rank);
    if fitting.len() > 1 {
        return Progress::Ask;
    }
    after(ctx, colour);
    if let Some(unit) = fitting.iter().next() {
        ctx.order("M5.4", unit, None);
    }
    Progress::Continue
}

pub(super) fn offers(
    content: &Content,
    state: &State,
    (colour, rank): (Colour, Rank),
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(colour);
    let fitting = fitting(content, state, colour, rank);
    out.extend(fitting.iter().map(|unit| Offer { seat, choice: Choice::Order { unit, by: None } }));
}

pub(super) fn answer(ctx: &mut Ctx<'_>, colour: Colour, choice: Choice) {
    if let Choice::Order { unit, .. } = choice {
        after(ctx, colour);
        ctx.order("M5.4", unit, None);
    }
}
