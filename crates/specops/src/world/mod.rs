//! The table and who stands where: what space lets miniatures do (C6 to C9, C13). [`World`] borrows both, so that a game, a
//! scene and a search ask the same code.

mod attacking;
mod body;
mod looking;
mod melee;
mod moving;
mod placing;
mod reason;

use sortie_boards::plane::{Circle, Table};

use crate::ids::UnitId;

pub use crate::content::Condition;
pub(crate) use attacking::Melee;
pub use attacking::NoAttack;
pub use body::{Body, Marker};
pub use looking::{Obscured, View};
pub use moving::{Disengage, Move, Mover};
pub use reason::{Reason, Reasons};

/// A table, who stands on it, what lies on it and the condition in force.
#[derive(Debug, Clone, Copy)]
pub struct World<'a> {
    /// The table and its terrain.
    pub table: &'a Table,
    /// Everybody, by [`UnitId`].
    pub bodies: &'a [Body],
    /// The tokens, by their ids.
    pub markers: &'a [Marker],
    /// What is in force (M5).
    pub condition: Condition,
}

impl<'a> World<'a> {
    /// A unit.
    pub fn body(&self, unit: UnitId) -> &'a Body {
        &self.bodies[unit.index()]
    }

    /// Everybody on the table, in order.
    pub fn present(&self) -> impl Iterator<Item = UnitId> + use<'a> {
        let bodies = self.bodies;
        (0..bodies.len()).filter(|&n| bodies[n].is_present).map(|n| UnitId(n as u8))
    }

    /// The enemies of a unit on the table.
    pub fn enemies(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + use<'a> {
        let (bodies, side) = (self.bodies, self.body(unit).side);
        self.present().filter(move |other| bodies[other.index()].side != side)
    }

    /// What everybody else covers.
    fn footprints(&self, unit: UnitId) -> impl Iterator<Item = Circle> + use<'a> {
        let bodies = self.bodies;
        let others = self.present().filter(move |&other| other != unit);
        others.map(move |other| bodies[other.index()].base.footprint())
    }
}
