//! Cards are chosen in secret and revealed together; who has priority (C3.1, C3.4, T4).

use sortie_kernel::{Offer, Progress, Sealed, Seat, Viewer};

use super::{next, orders};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::dice::{DefenceDie, DefenceFace};
use crate::event::RoundEvent;
use crate::side::Colour;
use crate::state::{CommandStep, State, Throw};
use crate::turn;

pub(super) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(open) = ctx.state.cards.open() else { return Progress::Ask };
    let of = |colour: Colour| {
        let seat = ctx.state.seat_of(colour);
        open.iter().find(|(other, _)| *other == seat).map(|(_, card)| *card)
    };
    if let (Some(blue), Some(red)) = (of(Colour::Blue), of(Colour::Red)) {
        ctx.tell("C3.1", RoundEvent::CardsRevealed { cards: [blue, red] });
    }
    ctx.state.cards = Sealed::ask([]);
    next(ctx, CommandStep::Revealed);
    Progress::Continue
}

pub(super) fn offers(state: &State, out: &mut Vec<Offer<Choice>>) {
    for &seat in state.cards.missing() {
        let hand = &state.players[state.colour_of(seat).index()].hand;
        out.extend(hand.iter().map(|card| Offer { seat, choice: Choice::Play { card: *card } }));
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    if let Choice::Play { card } = choice {
        ctx.tell("C3.1", RoundEvent::CardSealed { seat, card: Some(card) });
    }
}

pub(super) fn prompt(state: &State, viewer: Viewer) -> Prompt {
    let missing = state.cards.missing().iter().map(|seat| state.colour_of(*seat)).collect();
    Prompt::Card { missing, mine: state.cards.seen_by(viewer).copied() }
}

/// Fewer pips have priority; on a tie blue throws (C3.4, S7).
pub(super) fn priority(ctx: &mut Ctx<'_>) {
    let pips = |colour: Colour| {
        ctx.state.players[colour.index()].played.map_or(u8::MAX, |card| ctx.content.card(card).pips)
    };
    match turn::priority(Colour::ALL.map(|colour| pips(colour).into()), None) {
        Some(colour) => decided(ctx, colour, None),
        None => {
            next(ctx, CommandStep::Tie);
            ctx.throw_defence(Colour::Blue, None, Throw::Priority, (DefenceDie::Red, 1));
        }
    }
}

/// A block gives blue priority, anything else red.
pub(super) fn tie(ctx: &mut Ctx<'_>) {
    let face = ctx.take_roll().and_then(|roll| roll.defence_faces.first().copied());
    decided(ctx, turn::priority([0, 0], face).unwrap_or(Colour::Red), face);
}

fn decided(ctx: &mut Ctx<'_>, colour: Colour, face: Option<DefenceFace>) {
    ctx.tell("C3.4", RoundEvent::Priority { colour, face });
    let orders = orders::of(ctx.content, ctx.state, colour, false);
    next(ctx, CommandStep::Orders(orders));
}
