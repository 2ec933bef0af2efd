//! Setting up (C1.15 to C1.17, C7.10).

use sortie_boards::plane::{Base, PieceId, Point, Polygon};

use super::World;
use super::reason::{Reason, Reasons, from_faults};
use crate::ids::UnitId;

impl World<'_> {
    /// Everything that is wrong with setting a unit up here, on an obstacle or on none, within a zone if there is one. It
    /// touches no enemy (C1.16) and no unclaimed token (C1.17, S6).
    pub fn placing_reasons(
        &self,
        unit: UnitId,
        at: Point,
        on: Option<PieceId>,
        zone: Option<&Polygon>,
    ) -> Reasons {
        let base = self.base_at(unit, at, on);
        let mut reasons = self.standing_reasons(unit, base, on);
        if self.touched_enemies(base, self.body(unit).side).next().is_some() {
            reasons.insert(Reason::Melee);
        }
        if self.touches_unclaimed(base) {
            reasons.insert(Reason::Token);
        }
        if zone.is_some_and(|zone| !zone.holds(base.footprint())) {
            reasons.insert(Reason::Zone);
        }
        reasons
    }

    /// Whether a base touches an unclaimed token (C1.17).
    pub fn touches_unclaimed(&self, base: Base) -> bool {
        self.markers.iter().any(|marker| !marker.is_claimed && marker.base.touches(base))
    }

    /// What is wrong with standing somewhere, whoever is near (C7.10).
    pub(super) fn standing_reasons(&self, unit: UnitId, base: Base, on: Option<PieceId>) -> Reasons {
        let mut reasons = from_faults(self.table.standing_faults(base.footprint(), on, &[]));
        if self.footprints(unit).any(|other| base.footprint().overlaps(other)) {
            reasons.insert(Reason::Overlap);
        }
        reasons
    }

    /// The base of a unit, elsewhere. Who names an obstacle that is none stands on the table.
    pub(super) fn base_at(&self, unit: UnitId, at: Point, on: Option<PieceId>) -> Base {
        let piece = on.and_then(|on| self.table.pieces().get(on.index()));
        self.body(unit).base.moved(at, piece.map_or(0, |piece| piece.height))
    }
}
