//! STUB
pub(super) mod arrival;
pub(super) mod event;
pub(super) mod reveals;
pub(super) mod teleport;

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{SignalsFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: SignalsFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: SignalsFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: SignalsFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: SignalsFrame) -> Prompt {
    todo!()
}

/// All signals move (147).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _areas: u8, _errand: crate::mind::Errand) {
    todo!()
}
