//! A moment: the abilities that wait for it happen one after the other, those of the side with priority first (C2.2).

use sortie_kernel::Progress;

use super::fits::{Now, fits};
use crate::ability::When;
use crate::apply::Ctx;
use crate::flow::asks_nothing;
use crate::ids::UnitId;
use crate::powers::Slot;
use crate::profile::AttackKind;
use crate::side::Colour;
use crate::state::{Frame, MomentFrame};

impl Ctx<'_> {
    /// A moment comes. If no card in force waits for it, nothing happens.
    pub(in crate::flow) fn moment(
        &mut self,
        when: When,
        bearer: Option<UnitId>,
        foe: Option<UnitId>,
        kind: Option<AttackKind>,
    ) {
        let waits = |colour: &Colour| {
            self.state.abilities_of(self.content, *colour).any(|(_, ability)| ability.when == when)
        };
        if Colour::ALL.iter().any(waits) {
            self.push(Frame::Moment(MomentFrame { when, bearer, foe, kind, next: 0 }));
        }
    }
}

/// The slot that is looked at as the nth: those of the first side come first.
fn slot(n: u8, first: Colour) -> Slot {
    let half = Slot::N / 2;
    Slot((n + half * first.index() as u8) % Slot::N)
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: MomentFrame) -> Progress {
    let MomentFrame { when, bearer, foe, kind, next } = frame;
    let first = ctx.state.first();
    let now = Now { when, bearer, foe, kind };
    for n in next..Slot::N {
        let slot = slot(n, first);
        let Some(ability) = ctx.state.ability_at(ctx.content, slot) else { continue };
        if fits(ctx.content, ctx.state, slot, ability, now) {
            ctx.turn_to(Frame::Moment(MomentFrame { next: n + 1, ..frame }));
            super::begin(ctx, slot, bearer, foe, kind);
            return Progress::Continue;
        }
    }
    ctx.pop();
    Progress::Continue
}

asks_nothing!(MomentFrame);
