//! STUB
pub(super) mod granted;
pub(super) mod guard;
pub(super) mod wounds;

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{AttackStep, State};

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _step: AttackStep) -> Progress {
    todo!()
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _step: AttackStep,
    _out: &mut Vec<Offer<Choice>>,
) {
    todo!()
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _step: AttackStep, _seat: Seat, _choice: Choice) {
    todo!()
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _step: AttackStep) -> Prompt {
    todo!()
}

/// Declares an attack; the frame under it goes on when it is over.
pub(in crate::flow) fn declare(
    _ctx: &mut Ctx<'_>,
    _attacker: Option<crate::world::FigureId>,
    _with: crate::state::With,
    _target: crate::world::FigureId,
    _area: bool,
    _extra: bool,
) {
    todo!()
}

/// An attack that a figure could declare now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) gun: u8,
    pub(crate) target: crate::world::FigureId,
    /// One ammo token more for area damage (T9).
    pub(crate) area: bool,
}

/// Every attack that an agent or a drone could declare now, by the normal rules (27 to 30, 64, 68, 69, 76, 77, 89, 101 to 109).
pub(crate) fn open(_content: &Content, _state: &State, _figure: crate::world::FigureId) -> Vec<Open> {
    todo!()
}
