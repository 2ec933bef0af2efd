//! STUB
use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{PowerFrame, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _frame: PowerFrame) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: PowerFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: PowerFrame, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: PowerFrame) -> Prompt {
    todo!()
}

/// Uses a power: it is turned down, its effects follow one by one (111, 112). `whom` is the one it is about, if somebody was
/// chosen.
pub(in crate::flow) fn begin(_ctx: &mut Ctx<'_>, _source: crate::source::Source) {
    todo!()
}

/// A strike from orbit lands (188).
pub(in crate::flow) fn strike(_ctx: &mut Ctx<'_>, _called: crate::state::Called) {
    todo!()
}
