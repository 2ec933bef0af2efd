//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{MovementFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: MovementFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: MovementFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: MovementFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: MovementFrame) -> Prompt {
    todo!()
}

/// A movement of so many hexes at most; one of the own turn uses it up, one that a power or an event allows does not.
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _figure: crate::world::FigureId, _hexes: u8, _is_own: bool) {
    todo!()
}

/// A movement that is granted at once, perhaps out of melee (94).
pub(in crate::flow) fn grant(
    _ctx: &mut Ctx<'_>,
    _figure: crate::world::FigureId,
    _hexes: u8,
    _disengages: bool,
) {
    todo!()
}
