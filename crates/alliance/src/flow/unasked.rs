//! What a procedure that never asks anybody has to say for itself.

use sortie_kernel::{Offer, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::State;

/// Nobody is asked, so nobody answers.
pub(super) fn answer<F>(_ctx: &mut Ctx<'_>, _frame: F, _seat: Seat, _choice: &Choice) {}

pub(super) fn offers<F>(_content: &Content, _state: &State, _frame: F, _out: &mut Vec<Offer<Choice>>) {}

pub(super) fn prompt<F>(_content: &Content, _state: &State, _frame: F) -> Prompt {
    Prompt::Nothing
}
