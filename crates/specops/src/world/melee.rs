//! Contact with enemies (C13).

use sortie_boards::plane::Base;

use super::World;
use crate::ids::UnitId;
use crate::side::Colour;

impl<'a> World<'a> {
    /// The enemies a unit is in melee with (C13.1).
    pub fn in_melee_with(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + use<'a> {
        let body = self.body(unit);
        let bodies = self.bodies;
        self.present().filter(move |other| body.is_in_melee_with(&bodies[other.index()]))
    }

    /// The enemies a unit is engaged with: troopers in melee with troopers. Vehicles are never engaged (C13.1).
    pub fn engaged_with(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + use<'a> {
        let (is_trooper, bodies) = (self.body(unit).kind.is_trooper(), self.bodies);
        self.in_melee_with(unit).filter(move |other| is_trooper && bodies[other.index()].kind.is_trooper())
    }

    /// Whether a unit is engaged (C13.1).
    pub fn is_engaged(&self, unit: UnitId) -> bool {
        self.engaged_with(unit).next().is_some()
    }

    /// The enemies of a side that a base would touch (C6.7, C6.8).
    pub(super) fn touched_enemies(&self, base: Base, side: Colour) -> impl Iterator<Item = UnitId> + use<'a> {
        let bodies = self.bodies;
        let is_touched = move |unit: &UnitId| {
            let body = &bodies[unit.index()];
            body.side != side && body.base.touches(base)
        };
        self.present().filter(is_touched)
    }
}
