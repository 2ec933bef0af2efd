//! Sight and cover between miniatures (C8, C9.12 to C9.14).

use arrayvec::ArrayVec;
use sortie_boards::Member;
use sortie_boards::plane::{Base, Cover, Eye, HullSet, INCH, PieceSet, Sight};

use super::{Body, World};
use crate::ids::{UnitId, Units};
use crate::profile::UnitKind;

/// How near to the defender a piece must be to cover it (C9.12).
const NEAR: u32 = 3 * INCH;

/// Units a set can hold.
const MOST: usize = 64;

/// Whether one miniature sees another, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// It does, along this line among others.
    Free(Eye, Eye),
    /// It does not: each of these alone stops all lines or, where none does, all of them together.
    Hidden {
        /// Pieces of terrain.
        pieces: PieceSet,
        /// Ground vehicles.
        vehicles: Units,
    },
    /// One of them is not on the table (C8.7).
    Absent,
}

/// What covers a defender (C9.12, C9.13).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Obscured {
    /// The best cover of all that obscures.
    pub cover: Cover,
    /// Pieces of terrain that obscure.
    pub pieces: PieceSet,
    /// Ground vehicles that do.
    pub vehicles: Units,
}

/// Ground vehicles in the way of a line.
struct Hulls {
    units: ArrayVec<UnitId, MOST>,
    bases: ArrayVec<Base, MOST>,
}

impl Hulls {
    fn units(&self, hulls: HullSet) -> Units {
        hulls.iter().map(|hull| self.units[hull.number()]).collect()
    }
}

impl World<'_> {
    /// Whether two miniatures see each other: some straight line between their silhouettes is free of terrain that blocks sight
    /// and of ground vehicles (C8.2, C8.3). Troopers and repulsor vehicles never stop lines, nor does either of the two (C8.4).
    pub fn sees(&self, one: UnitId, other: UnitId) -> bool {
        let (here, there) = (self.body(one), self.body(other));
        let are_present = here.is_present && there.is_present;
        are_present && (one == other || self.table.sees(here.base, there.base, &self.hulls(one, other).bases))
    }

    /// The same with the reason.
    pub fn view(&self, one: UnitId, other: UnitId) -> View {
        let (here, there) = (self.body(one), self.body(other));
        if !here.is_present || !there.is_present {
            return View::Absent;
        }
        let hulls = self.hulls(one, other);
        match self.table.sight(here.base, there.base, &hulls.bases) {
            Sight::Free(from, to) => View::Free(from, to),
            Sight::Hidden(by) => View::Hidden { pieces: by.pieces, vehicles: hulls.units(by.hulls) },
        }
    }

    /// What covers a defender against an attacker: pieces with cover, and ground vehicles as heavy cover, within 3 inches of the
    /// defender, that some line between the silhouettes runs through and that the attacker does not touch (C9.12, C9.13).
    /// Vehicles are never obscured (C9.14).
    pub fn obscured(&self, attacker: UnitId, defender: UnitId) -> Obscured {
        let (from, to) = (self.body(attacker), self.body(defender));
        let mut all = Obscured::default();
        if to.kind.is_vehicle() || !from.is_present || !to.is_present {
            return all;
        }
        for (id, piece) in self.table.pieces_near(to.base, NEAR) {
            let covers = piece.cover != Cover::None
                && piece.polygon.is_within(to.base.footprint(), NEAR)
                && self.table.is_run_through(id, from.base, to.base)
                && !self.table.touches_piece(from.base, id);
            if covers {
                all.cover = all.cover.max(piece.cover);
                all.pieces.insert(id);
            }
        }
        let hulls = self.hulls(attacker, defender);
        for (&unit, &hull) in hulls.units.iter().zip(&hulls.bases) {
            let covers = hull.is_within(to.base, NEAR)
                && hull.is_run_through(from.base, to.base)
                && !hull.touches(from.base);
            if covers {
                all.cover = Cover::Heavy;
                all.vehicles.insert(unit);
            }
        }
        all
    }

    /// The ground vehicles besides these two.
    fn hulls(&self, one: UnitId, other: UnitId) -> Hulls {
        let is_hull = |body: &Body| body.is_present && body.kind == UnitKind::GroundVehicle;
        let mut hulls = Hulls { units: ArrayVec::new(), bases: ArrayVec::new() };
        for (n, body) in self.bodies.iter().enumerate().take(MOST).filter(|(_, body)| is_hull(body)) {
            let unit = UnitId(n as u8);
            if unit != one && unit != other {
                hulls.units.push(unit);
                hulls.bases.push(body.base);
            }
        }
        hulls
    }
}
