//! STUB
pub(super) mod delivery;
pub(super) mod promotion;

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{RoundStep, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _step: RoundStep) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _step: RoundStep,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _step: RoundStep, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _step: RoundStep) -> Prompt {
    todo!()
}

/// An alien has died: the first of a round gives a fragment (129, A15, A16).
pub(in crate::flow) fn alien_killed(_ctx: &mut Ctx<'_>, _is_first: bool) {
    todo!()
}

/// An agent has died: the alpha token passes on (38), his cards do (91), and if nobody is left all is lost (92).
pub(in crate::flow) fn agent_died(_ctx: &mut Ctx<'_>, _agent: crate::world::FigureId) {
    todo!()
}
