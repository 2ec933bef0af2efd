//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{ArrivalFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: ArrivalFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: ArrivalFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: ArrivalFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: ArrivalFrame) -> Prompt {
    todo!()
}

/// Something is put on a hex, or as near to it as there is room (A38).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _who: crate::state::Arrives, _at: sortie_boards::hex::Hex) {
    todo!()
}
