//! Rules of the mission at work.

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::Ending;
use crate::state::State;
use crate::world::Kind;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(_content: &Content, _state: &State, _out: &mut Vec<Offer<Choice>>) {}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _seat: Seat, _choice: Choice) {}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State) -> Prompt {
    Prompt::Nothing
}

/// How the mission stands in the strategy phase (45): none if it goes on.
pub(in crate::flow) fn status(content: &Content, state: &State) -> Option<Ending> {
    (state.round >= state.battle(content).last_round).then(|| match state.all(Kind::Alien).next() {
        None => Ending::Accomplished,
        Some(_) => Ending::Failed,
    })
}
