//! A copy of the state in which something is tried out. What happens there has not happened.

use std::ops::Deref;

use sortie_kernel::Sink;

use super::Ctx;
use crate::content::Content;
use crate::state::State;

/// A copy of the state.
pub(crate) struct Trial(Box<State>);

impl Trial {
    pub(crate) fn of(state: &State) -> Self {
        Self(Box::new(state.clone()))
    }

    /// Rules at work in it, which nobody hears.
    pub(crate) fn ctx<'a>(&'a mut self, content: &'a Content) -> Ctx<'a> {
        Ctx::new(content, &mut self.0, Sink::silent())
    }
}

impl Deref for Trial {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}
