//! What people report beside a real table.

use crate::event::BesideEvent;
use crate::ids::UnitId;
use crate::state::{Place, SetUp, State};

pub(super) fn apply(state: &mut State, event: &BesideEvent) {
    match event {
        BesideEvent::Went { unit, into, .. } => {
            state.stands_elsewhere(*unit);
            if let (Some(beside), Some(enemy)) = (&mut state.beside, *into) {
                beside.touch(*unit, enemy);
            }
        }
        BesideEvent::Stands { unit, why } => {
            state.put(*unit, Place::Table);
            state.stands_elsewhere(*unit);
            if let SetUp::Revealed(token) = *why {
                state.tokens[token.index()].is_gone = true;
            }
        }
        BesideEvent::Said { question, near, number } => {
            if let Some(beside) = &mut state.beside {
                beside.learn(*question, *near, *number);
            }
        }
    }
}

impl State {
    /// A unit stands elsewhere, or nowhere: beside a real table nothing that was said of it holds any more.
    pub(super) fn stands_elsewhere(&mut self, unit: UnitId) {
        let carries = self.held_by(unit).next().is_some();
        if let Some(beside) = &mut self.beside {
            beside.forget(unit);
            if carries {
                beside.forget_objectives();
            }
        }
    }
}
