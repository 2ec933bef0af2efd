//! STUB
pub(super) mod activation;

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{AlienTurnFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: AlienTurnFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: AlienTurnFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: AlienTurnFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: AlienTurnFrame) -> Prompt {
    todo!()
}

/// The alien turn of an agent (51).
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _agent: crate::world::FigureId) {
    todo!()
}

/// The cards of an agent who died pass to others, one by one (91, A30).
pub(in crate::flow) fn pass_on(_ctx: &mut Ctx<'_>, _agent: crate::world::FigureId) {
    todo!()
}
