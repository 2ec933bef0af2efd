//! The ambush network of mission 3 (M3.4, M3.6, M3.7).

use crate::apply::Ctx;
use crate::event::MissionEvent;
use crate::flow::setup::placing;
use crate::ids::UnitId;
use crate::state::SetUp;

/// At the start of its activation a unit comes out beside an ambush point, and moves no more in it but to dash; without room it stays
/// and its activation ends (M3.6).
pub(in crate::flow) fn arrive(ctx: &mut Ctx<'_>, unit: UnitId) {
    if let Some(activation) = &mut ctx.state.activation {
        activation.has_arrived = true;
    }
    placing::begin(ctx, unit, SetUp::Ambush);
}

/// It leaves the table (M3.7).
pub(super) fn leave(ctx: &mut Ctx<'_>, unit: UnitId) {
    ctx.tell("M3.7", MissionEvent::IntoNetwork { unit });
}
