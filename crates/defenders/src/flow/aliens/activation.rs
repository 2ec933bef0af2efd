//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{ActivationFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: ActivationFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: ActivationFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: ActivationFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: ActivationFrame) -> Prompt {
    todo!()
}

/// An alien acts by its card (135); a paralysed one does not.
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _alien: crate::world::FigureId) {
    todo!()
}
