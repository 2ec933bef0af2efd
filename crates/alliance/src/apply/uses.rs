//! Which abilities have been used: in the moment under way, in this activation, in this round.

use super::Ctx;
use crate::ability::{Limit, When};
use crate::state::Source;
use crate::world::FigureId;

impl Ctx<'_> {
    /// A moment begins in which nothing has been used.
    pub(crate) fn begin_moment(&mut self) {
        self.state.0.now_used.clear();
    }

    /// An ability is used in the moment under way. Only passing moments ask for it, and they let nothing be used that could
    /// not be noted.
    pub(crate) fn note_now(&mut self, source: Source) {
        let used = &mut self.state.0.now_used;
        if !used.is_full() {
            used.push(source);
        }
    }

    /// An ability is used that may be used so often in a round or an activation. Without room to note it, it could not have
    /// been used.
    pub(crate) fn note_use(&mut self, source: Source) {
        self.state.0.used.push(source);
    }

    /// An activation begins: whatever is limited to one activation may be used again, by everybody, for it is another
    /// one for all (R3.15); the special actions of who activates too.
    pub(crate) fn renew_uses(&mut self, figure: FigureId) {
        let (content, state) = (self.content, &mut *self.state.0);
        let mut used = std::mem::take(&mut state.used);
        used.retain(|source| {
            let Some(ability) = state.ability(content, *source) else { return source.figure != figure };
            match ability.cost.limit {
                Some(Limit::Activation) => false,
                Some(Limit::Round | Limit::Activations) => {
                    source.figure != figure || ability.when != When::Action
                }
                None => source.figure != figure,
            }
        });
        state.used = used;
    }
}
