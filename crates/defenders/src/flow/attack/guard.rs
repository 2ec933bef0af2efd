//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{GuardFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: GuardFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: GuardFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: GuardFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: GuardFrame) -> Prompt {
    todo!()
}

/// Asks who keeps guard, if anybody can attack this alien now (125, A60).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _alien: crate::world::FigureId) {
    todo!()
}
