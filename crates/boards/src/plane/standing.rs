//! Where a base may stand (C7.10).

use super::base::{Base, CONTACT};
use super::circle::Circle;
use super::fault::{Fault, Faults};
use super::piece::{Kind, PieceId, PieceSet};
use super::table::Table;

impl Table {
    /// Everything that is wrong with a base standing here, on an obstacle or on none: it stands wholly on the table, overlaps no
    /// other base, is wholly on or wholly off every obstacle, and never on scatter or impassable terrain; area terrain
    /// may be entered partly (C7.10).
    ///
    /// Others stand beside it on whatever level: who is wholly on an obstacle and who is wholly off it do not overlap.
    pub fn standing_faults(&self, base: Circle, on: Option<PieceId>, others: &[Circle]) -> Faults {
        let mut faults = self.ground_faults(base, on);
        if others.iter().any(|&other| base.overlaps(other)) {
            faults.insert(Fault::Overlap);
        }
        faults
    }

    /// The same without other bases.
    pub(super) fn ground_faults(&self, base: Circle, on: Option<PieceId>) -> Faults {
        let mut faults = Faults::EMPTY;
        if !self.holds(base) {
            faults.insert(Fault::Table);
        }
        // On what is no obstacle of this table nobody stands.
        if on.is_some_and(|on| self.obstacles().all(|(id, _)| id != on)) {
            faults.insert(Fault::Partly);
        }
        for (id, piece) in self.numbered() {
            if !piece.overlaps(base) {
                if on == Some(id) {
                    faults.insert(Fault::Partly);
                }
                continue;
            }
            if piece.impassable {
                faults.insert(Fault::Impassable);
            }
            match piece.kind {
                Kind::Obstacle if on != Some(id) || !piece.holds(base) => faults.insert(Fault::Partly),
                Kind::Scatter => faults.insert(Fault::Scatter),
                Kind::Obstacle | Kind::Area => {}
            }
        }
        faults
    }

    /// On what a base would stand here, an obstacle or the table, if it may stand here at all: the same as that nothing is wrong
    /// with standing there. Only these pieces are looked at.
    pub(super) fn footing(&self, base: Circle, among: PieceSet) -> Option<Option<PieceId>> {
        if !self.holds(base) {
            return None;
        }
        let mut on = None;
        for id in among {
            let piece = self.piece(id);
            if (piece.kind == Kind::Area && !piece.impassable) || !piece.overlaps(base) {
                continue;
            }
            if piece.impassable || piece.kind != Kind::Obstacle || on.is_some() || !piece.holds(base) {
                return None;
            }
            on = Some(id);
        }
        Some(on)
    }

    /// The obstacle a base would stand on here, if it stands wholly on one.
    pub fn under(&self, base: Circle) -> Option<PieceId> {
        self.obstacles().find(|(_, piece)| piece.holds(base)).map(|(id, _)| id)
    }

    /// Whether a base touches a piece: it stands on it or in it, or there is at most half a millimetre between them (C6.7) and
    /// it stands no more than a silhouette above the piece (C6.8).
    pub fn touches_piece(&self, base: Base, id: PieceId) -> bool {
        let piece = self.piece(id);
        base.level <= piece.height.saturating_add(base.height)
            && piece.polygon.is_within(base.footprint(), CONTACT)
    }
}
