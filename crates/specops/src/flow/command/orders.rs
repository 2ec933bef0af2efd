//! Orders: as many as the card says, to whom its line names; and those that a keyword gives besides (C3.5 to C3.8, K20, M5.4).

use sortie_kernel::{Offer, Progress};

use super::next;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Condition, Content};
use crate::ids::{UnitId, Units};
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::side::Colour;
use crate::space::Space;
use crate::state::{CommandStep, OrderToken, Orders, Place, State};

/// The orders of a side: what its card gives, less what the opponent's card takes, but one at least; interference takes one more
/// (M5.4).
pub(super) fn of(content: &Content, state: &State, colour: Colour, is_last: bool) -> Orders {
    let player = &state.players[colour.index()];
    let printed = player.played.map_or(0, |card| content.card(card).orders.n);
    let left =
        if player.fewer > 0 { printed.saturating_sub(player.fewer).max(printed.min(1)) } else { printed };
    let interference = u8::from(state.condition() == Condition::Comms);
    Orders { colour, left: left.saturating_sub(interference), directed: Units::EMPTY, is_last }
}

/// Who can get an order: on the table or in the network, without one, and the line of the card names it (C3.6, C3.8, M3.6).
fn candidates<'a>(
    content: &'a Content,
    state: &'a State,
    colour: Colour,
) -> impl Iterator<Item = UnitId> + 'a {
    let powers = Powers::new(content, state);
    let line = state.players[colour.index()].played.map(|card| &content.card(card).orders.whose);
    without_order(state, colour).filter(move |unit| line.is_some_and(|line| powers.takes(line, *unit)))
}

/// Units that may be given an order at all: each at most one a round (C3.5).
pub(in crate::flow) fn without_order(state: &State, colour: Colour) -> impl Iterator<Item = UnitId> + '_ {
    state.units_of(colour).filter(|unit| {
        let unit = state.unit(*unit);
        unit.order == OrderToken::None && matches!(unit.place, Place::Table | Place::Network)
    })
}

/// Orders that keywords may give in this step: who gives, who gets (K20).
fn directing<'a>(
    content: &'a Content,
    state: &'a State,
    orders: Orders,
) -> impl Iterator<Item = (UnitId, UnitId)> + 'a {
    let space = Space::new(content, state);
    let from = state.present_of(orders.colour).filter(move |unit| !orders.directed.has(*unit));
    from.flat_map(move |by| {
        let is_direct = |keyword| matches!(keyword, Keyword::Direct(_));
        let directs = space.powers.keywords_that(by, is_direct).filter_map(|keyword| match keyword {
            Keyword::Direct(whom) => Some(whom),
            _ => None,
        });
        directs.flat_map(move |whom| {
            let fits = move |unit: &UnitId| {
                *unit != by && space.is_within(by, *unit, 12) && space.powers.is_meant(whom, *unit)
            };
            without_order(state, orders.colour).filter(fits).map(move |unit| (by, unit))
        })
    })
}

/// How many the card can still give: what nobody can take is lost (C3.5).
fn left(content: &Content, state: &State, orders: Orders) -> u8 {
    if candidates(content, state, orders.colour).next().is_some() { orders.left } else { 0 }
}

pub(super) fn advance(ctx: &mut Ctx<'_>, orders: Orders) -> Progress {
    let is_something_left = left(ctx.content, ctx.state, orders) > 0
        || directing(ctx.content, ctx.state, orders).next().is_some();
    if is_something_left {
        return Progress::Ask;
    }
    done(ctx, orders);
    Progress::Continue
}

fn done(ctx: &mut Ctx<'_>, orders: Orders) {
    let step = if orders.is_last {
        CommandStep::Pools
    } else {
        CommandStep::Orders(of(ctx.content, ctx.state, orders.colour.opponent(), true))
    };
    next(ctx, step);
}

pub(super) fn offers(content: &Content, state: &State, orders: Orders, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(orders.colour);
    let mut offer = |choice| out.push(Offer { seat, choice });
    let left = left(content, state, orders);
    if left > 0 {
        candidates(content, state, orders.colour).for_each(|unit| offer(Choice::Order { unit, by: None }));
    }
    directing(content, state, orders).for_each(|(by, unit)| offer(Choice::Order { unit, by: Some(by) }));
    // What the card gives has to be given; what a keyword gives may be left (C3.5, K20).
    if left == 0 {
        offer(Choice::Done {});
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, orders: Orders, choice: Choice) {
    let Choice::Order { unit, by } = choice else {
        done(ctx, orders);
        return;
    };
    let mut orders = orders;
    match by {
        None => orders.left -= 1,
        Some(by) => orders.directed.insert(by),
    }
    next(ctx, CommandStep::Orders(orders));
    ctx.order(if by.is_some() { "K20" } else { "C3.5" }, unit, by);
}

pub(super) fn prompt(content: &Content, state: &State, orders: Orders) -> Prompt {
    Prompt::Order { colour: orders.colour, left: left(content, state, orders) }
}
