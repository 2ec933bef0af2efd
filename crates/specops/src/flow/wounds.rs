//! Wounds and defeat (C10).

pub(in crate::flow) mod panic;

use sortie_kernel::Progress;

use super::asks_nothing;
use crate::ability::When;
use crate::apply::Ctx;
use crate::event::{How, TurnEvent};
use crate::ids::UnitId;
use crate::side::Colour;
use crate::state::Frame;

impl Ctx<'_> {
    /// A unit is wounded; as many wounds as health defeat it (C10.1). The vehicle destroyed, red has won (M3.5).
    pub(in crate::flow) fn wound(&mut self, rule: &'static str, unit: UnitId, wounds: u8) {
        if wounds == 0 || !self.state.unit(unit).is_on_table() {
            return;
        }
        // Nobody has more wounds than health.
        let wounds = wounds.min(self.powers().left(unit));
        self.tell(rule, TurnEvent::Wounded { unit, wounds });
        if self.powers().left(unit) > 0 {
            return;
        }
        if self.state.unit(unit).is_vehicle {
            self.tell("C10.1", TurnEvent::Defeated { unit });
            self.end(Some(Colour::Red), How::Vehicle);
            return;
        }
        self.push(Frame::Defeat { unit, step: 0 });
    }

    /// Claimed tokens are turned and stay where they lie (C12.7).
    pub(in crate::flow) fn drop_tokens(&mut self, unit: UnitId) {
        for token in self.state.tokens_of(unit) {
            self.tell("C12.7", TurnEvent::Dropped { token, unit });
        }
    }
}

/// A unit is defeated: what cards do is measured from before it is removed, and what it has claimed drops first (C10.1).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (unit, step): (UnitId, u8)) -> Progress {
    if !ctx.state.unit(unit).is_on_table() {
        ctx.pop();
        return Progress::Continue;
    }
    match step {
        0 => {
            ctx.turn_to(Frame::Defeat { unit, step: 1 });
            super::mission::packages::lost(ctx, unit);
        }
        1 => {
            ctx.drop_tokens(unit);
            ctx.turn_to(Frame::Defeat { unit, step: 2 });
            ctx.moment(When::Defeated, Some(unit), None, None);
        }
        _ => {
            ctx.pop();
            ctx.tell("C10.1", TurnEvent::Defeated { unit });
        }
    }
    Progress::Continue
}

asks_nothing!((UnitId, u8));
