//! What people and Sortie tell each other beside the boxed game.

use crate::event::BesideEvent;
use crate::state::State;

pub(super) fn apply(state: &mut State, event: &BesideEvent) {
    let Some(beside) = &mut state.beside else { return };
    match *event {
        BesideEvent::Instructed { instruction } => beside.todo.push(instruction),
        BesideEvent::Worked => beside.todo.clear(),
        BesideEvent::Answered { question, n } => beside.answers.push((question, n)),
        BesideEvent::Reported { .. }
        | BesideEvent::Sighted { .. }
        | BesideEvent::Ordered { .. }
        | BesideEvent::Carried { .. } => {}
    }
}
