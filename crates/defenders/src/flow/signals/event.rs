//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{EventFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: EventFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: EventFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: EventFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: EventFrame) -> Prompt {
    todo!()
}

/// The alpha agent draws the top event and resolves it (53).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>) {
    todo!()
}

/// The top event is drawn and resolved outside the event phase; signals may have to stand still meanwhile.
pub(in crate::flow) fn draw(_ctx: &mut Ctx<'_>, _signals_stand: bool) {
    todo!()
}
