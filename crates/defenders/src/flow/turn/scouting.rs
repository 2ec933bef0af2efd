//! Encounter cards that somebody has looked at go back in any order.

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::state::{Frame, ScoutingFrame, State};
use crate::world::FigureId;

/// The cards that have no place yet, by their old places from the top.
fn in_hand(frame: ScoutingFrame) -> impl Iterator<Item = u8> {
    let stacked = frame.stacked;
    (0..frame.cards).filter(move |card| !stacked[..usize::from(frame.n_stacked)].contains(card))
}

/// The last one goes on top of all.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: ScoutingFrame) -> Progress {
    let mut left = in_hand(frame);
    match (left.next(), left.next()) {
        (Some(_), Some(_)) => return Progress::Ask,
        (Some(last), None) => stack(ctx, frame, last),
        (None, _) => {
            ctx.pop();
            let cards: Vec<u8> = ctx.state.encounter_deck.next().take(frame.cards.into()).collect();
            let order = frame.stacked[..usize::from(frame.n_stacked)].iter().rev();
            let cards = order.filter_map(|&card| cards.get(usize::from(card)).copied()).collect();
            ctx.tell("112", TurnEvent::Stacked { agent: FigureId(frame.agent), cards });
        }
    }
    Progress::Continue
}

/// One card goes on top of those that have a place.
fn stack(ctx: &mut Ctx<'_>, mut frame: ScoutingFrame, card: u8) {
    frame.stacked[usize::from(frame.n_stacked)] = card;
    frame.n_stacked += 1;
    ctx.turn_to(Frame::Scouting(frame));
}

pub(in crate::flow) fn offers(
    _content: &Content,
    state: &State,
    frame: ScoutingFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(FigureId(frame.agent));
    out.extend(in_hand(frame).map(|card| Offer { seat, choice: Choice::Stack { card } }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: ScoutingFrame, _seat: Seat, choice: Choice) {
    if let Choice::Stack { card } = choice {
        stack(ctx, frame, card);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: ScoutingFrame) -> Prompt {
    Prompt::Scouting { agent: FigureId(frame.agent) }
}
