//! Which way a miniature looks, once it has been set down: a choice of its player where an arc counts for it, by a weapon that is fixed or
//! by a weak point (C8.8, S11). All others look where they went last, and it means nothing.

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::region::RING;
use crate::state::{Frame, State};

/// Whether an arc counts for a unit that can be turned.
fn has_arc(powers: Powers<'_>, unit: UnitId) -> bool {
    let is_weak = |keyword| matches!(keyword, Keyword::WeakPoint { .. });
    !powers.state.unit(unit).is_vehicle
        && (powers.weapons(unit).iter().any(|weapon| weapon.fixed().is_some())
            || powers.keywords_that(unit, is_weak).next().is_some())
}

impl Ctx<'_> {
    /// A unit has been set down: its player turns it, if that means anything.
    pub(in crate::flow) fn face(&mut self, unit: UnitId) {
        // On a real table people turn it, and are asked who stands where when it counts.
        if !self.state.is_beside() && has_arc(self.powers(), unit) {
            self.push(Frame::Facing { unit });
        }
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, unit: UnitId) -> Progress {
    if ctx.state.unit(unit).is_on_table() {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

/// Eight directions, which have names, or as it stands.
pub(in crate::flow) fn offers(_content: &Content, state: &State, unit: UnitId, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(state.unit(unit).colour);
    let winds = RING.iter().step_by(2);
    out.extend(winds.map(|facing| Offer { seat, choice: Choice::Turn { facing: *facing } }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, unit: UnitId, _seat: Seat, choice: Choice) {
    ctx.pop();
    if let Choice::Turn { facing } = choice {
        ctx.tell("C8.8", TurnEvent::Turned { unit, facing });
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, unit: UnitId, _viewer: Viewer) -> Prompt {
    Prompt::Facing { unit }
}
