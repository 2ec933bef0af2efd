//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{State, TeleportFrame};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: TeleportFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: TeleportFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: TeleportFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: TeleportFrame) -> Prompt {
    todo!()
}

/// So many signals or aliens come by teleport (151, 152).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _what: crate::state::Arriving, _n: u8) {
    todo!()
}
