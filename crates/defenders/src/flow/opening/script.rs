//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::State;

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(_content: &Content, _state: &State, _out: &mut Vec<Offer<Choice>>) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State) -> Prompt {
    todo!()
}
