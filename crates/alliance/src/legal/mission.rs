//! What the mission asks.

use sortie_kernel::Offer;

use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow;
use crate::state::State;

pub(super) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    flow::mission_offers(content, state, out);
}

pub(super) fn prompt(content: &Content, state: &State) -> Prompt {
    flow::mission_question(content, state).map_or(Prompt::Nothing, |question| Prompt::Mission { question })
}
