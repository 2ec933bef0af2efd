//! Bases: round, on a level, with a silhouette above.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::circle::Circle;
use super::point::{INCH, Point};

/// Bases with at most so much between them are in contact: half a millimetre, since exact tangency can neither be laid by hand
/// nor be found on a grid (S2).
pub const CONTACT: u32 = 5;

/// How far a band of the range tool reaches: 6 inches (C6.1).
pub const BAND: u32 = 6 * INCH;

/// What stands on a round base: a trooper, a vehicle, and with a height of 0 a token.
///
/// Distances are horizontal, from edge to edge (C6.2); the level only matters for contact, movement and sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneBase")]
pub struct Base {
    /// The centre.
    pub at: Point,
    /// How far it goes from there.
    pub radius: u32,
    /// How high above the table it stands.
    pub level: u32,
    /// How high its silhouette rises above the base (C8.1).
    pub height: u32,
}

impl Base {
    /// A base on the table itself.
    pub const fn new(at: Point, radius: u32, height: u32) -> Self {
        Self { at, radius, level: 0, height }
    }

    /// The same elsewhere.
    #[must_use]
    pub const fn moved(self, at: Point, level: u32) -> Self {
        Self { at, level, ..self }
    }

    /// What it covers, seen from above.
    pub const fn footprint(self) -> Circle {
        Circle { centre: self.at, radius: self.radius }
    }

    /// How far up its silhouette goes, from the table.
    pub const fn top(self) -> u32 {
        self.level.saturating_add(self.height)
    }

    /// The distance from edge to edge in whole units (C6.2, C6.5).
    pub fn gap(self, other: Self) -> u32 {
        self.footprint().gap(other.footprint())
    }

    /// The distance in full inches (C6.5).
    ///
    /// ```
    /// # use sortie_boards::plane::{Base, Point};
    /// let trooper = |x| Base::new(Point::new(x, 0), 135, 420);
    /// assert_eq!(trooper(0).inches(trooper(270 + 1016)), 4);
    /// assert_eq!(trooper(0).inches(trooper(270 + 1015)), 3);
    /// ```
    pub fn inches(self, other: Self) -> u32 {
        self.gap(other) / INCH
    }

    /// Whether the distance from edge to edge is at most so long; exactly so long is inside (C6.3, C6.5).
    pub fn is_within(self, other: Self, length: u32) -> bool {
        self.footprint().is_within(other.footprint(), length)
    }

    /// The smallest number of bands that reach the other; 0 in contact (C6.1).
    pub fn band(self, other: Self) -> u32 {
        if self.touches(other) {
            return 0;
        }
        let bands = self.gap(other).div_ceil(BAND).max(1);
        // The gap is rounded down, so what is a little more than full bands seems full.
        if self.is_within(other, bands.saturating_mul(BAND)) { bands } else { bands + 1 }
    }

    /// Base contact: they would touch seen from above, and their levels differ by at most one silhouette, of either
    /// (C6.7, C6.8).
    pub fn touches(self, other: Self) -> bool {
        self.is_within(other, CONTACT) && self.level.abs_diff(other.level) <= self.height.max(other.height)
    }

    /// Whether they cover the same ground; bases that merely touch do not (C6.7).
    pub fn overlaps(self, other: Self) -> bool {
        self.footprint().overlaps(other.footprint())
    }
}
