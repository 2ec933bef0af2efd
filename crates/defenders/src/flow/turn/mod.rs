//! STUB
pub(super) mod found;
pub(super) mod movement;
pub(super) mod power;
pub(super) mod scouting;

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{State, TurnFrame};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _turn: TurnFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _turn: TurnFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _turn: TurnFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _turn: TurnFrame) -> Prompt {
    todo!()
}

/// An agent's turn (47).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _agent: crate::world::FigureId) {
    todo!()
}
