//! The broken-down vehicle of mission 3 (M3.9 to M3.11, T16).

use crate::apply::Ctx;
use crate::content::Content;
use crate::dice::Pool;
use crate::event::{MissionEvent, TurnEvent};
use crate::flow::mission::push;
use crate::ids::UnitId;
use crate::mission::detonator;
use crate::side::Colour;
use crate::space::Space;
use crate::state::{MissionStep, State, Throw};

/// The dice of a detonator from here: one less for each full inch; none without sight (M3.9).
pub(crate) fn detonator_dice(content: &Content, state: &State, unit: UnitId) -> u8 {
    let Some(vehicle) = state.vehicle() else { return 0 };
    let space = Space::new(content, state);
    if !space.sees(unit, vehicle) {
        return 0;
    }
    detonator::dice(space.inches(unit, vehicle)) as u8
}

/// It is used up, and thrown (M3.9).
pub(super) fn detonate(ctx: &mut Ctx<'_>, unit: UnitId) {
    let n = detonator_dice(ctx.content, ctx.state, unit);
    ctx.tell("M3.9", MissionEvent::Detonators { unit, has: false });
    push(ctx, MissionStep::Detonator { unit });
    ctx.throw(Colour::Red, Some(unit), Throw::Detonator, Pool::new(0, 0, n));
}

/// A damage for each hit, crit and surge.
pub(super) fn detonated(ctx: &mut Ctx<'_>, unit: UnitId) {
    ctx.pop();
    let Some(roll) = ctx.take_roll() else { return };
    let faces = roll.faces();
    let damage = faces.iter().filter(|face| detonator::damages(**face)).count() as u8;
    ctx.tell("M3.9", MissionEvent::Thrown { unit: Some(unit), faces });
    if let Some(vehicle) = ctx.state.vehicle() {
        ctx.wound("M3.9", vehicle, damage);
    }
}

/// A support unit mends the vehicle it touches (M3.11).
pub(super) fn repair(ctx: &mut Ctx<'_>, unit: UnitId) {
    if let Some(vehicle) = ctx.state.vehicle() {
        ctx.tell("M3.11", TurnEvent::Healed { unit: vehicle, wounds: 1, by: unit });
    }
}

/// A detonator from a support unit near by (M3.10).
pub(super) fn rearm(ctx: &mut Ctx<'_>, unit: UnitId) {
    ctx.tell("M3.10", MissionEvent::Detonators { unit, has: true });
}
